import { DEEP_EXALTATION_DEG } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { countTo, footDirection, ruler, signFrom } from './signs.js';
import type { LordChoice, SignPlaces } from './signs.js';

/**
 * Correction of the years by the dignity of the lord. `none`: K. N. Rao. `plusMinusOne`: a year more for an exalted lord, a year less for a
 * debilitated one (Jaimini, Upadesa Sutras 1.1.28-29 as most commentators read them).
 */
export type DignityCorrection = 'none' | 'plusMinusOne';

/** Sign of deepest exaltation of a planet; the opposite one is that of debilitation. */
const exaltationSign = (planet: Graha): number => Math.floor(DEEP_EXALTATION_DEG[planet] / 30);

/** 1 for an exalted planet, -1 for a debilitated one, else 0; nodes have no dignity here. */
export function dignityStep(lord: Graha | 'Rahu' | 'Ketu', lordSign: number): -1 | 0 | 1 {
  if (lord === 'Rahu' || lord === 'Ketu') return 0;
  const exalted = exaltationSign(lord);
  return lordSign === exalted ? 1 : lordSign === (exalted + 6) % 12 ? -1 : 0;
}

/** A period of the chara dasha. */
export interface CharaPeriod {
  readonly sign: number;
  readonly years: number;
  readonly choice: LordChoice;
  /** Signs of the twelve parts, that of the period last. */
  readonly subSigns: readonly number[];
}

/** Years of a sign whose lord is in it. */
const OWN_SIGN_YEARS = 12;

/**
 * The twelve periods of the chara dasha from the Lagna (K. N. Rao, Predicting through Jaimini's Chara Dasha). The ninth sign from the Lagna
 * decides the direction of all periods; the years of a sign are the signs from it to its lord, counted in the direction of the sign, less
 * one; a lord in the sign gives twelve. Sub-periods have a twelfth each and begin with the sign after that of the period.
 */
export function charaPeriods(
  lagnaSign: number,
  places: SignPlaces,
  correction: DignityCorrection,
): { readonly direction: 1 | -1; readonly periods: readonly CharaPeriod[] } {
  const direction = footDirection(signFrom(lagnaSign, 9, 1));
  const periods = Array.from({ length: 12 }, (_, i): CharaPeriod => {
    const sign = signFrom(lagnaSign, i + 1, direction),
      choice = ruler(sign, places, 'rao'),
      lordSign = places.signs[choice.lord as Graha],
      counted = countTo(sign, lordSign, footDirection(sign)) - 1;
    const years =
      counted === 0
        ? OWN_SIGN_YEARS
        : Math.min(12, Math.max(0, counted + (correction === 'none' ? 0 : dignityStep(choice.lord, lordSign))));
    return {
      sign,
      years,
      choice,
      subSigns: Array.from({ length: 12 }, (_unused, k) => signFrom(sign, k + 2, direction)),
    };
  });
  return { direction, periods };
}
