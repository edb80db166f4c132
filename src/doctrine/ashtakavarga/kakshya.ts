import { signOf } from '../zodiac/zodiac.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { bhinnashtakavarga } from './ashtakavarga.js';
import type { ContributorSigns } from './ashtakavarga.js';
import { REKHA_PLACES } from './tables.js';
import type { Contributor } from './tables.js';

/**
 * Lords of the eight kakshyas of a sign from its beginning: the planets from the slowest to the fastest, then the Lagna (Vaidyanatha Dikshita,
 * Jataka Parijata 2.71; C. S. Patel and C. A. S. Aiyar, Ashtakavarga, 1957, ch. 5).
 */
const KAKSHYA_LORDS: readonly Contributor[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Lagna'];

/** Extent of a kakshya, degrees: an eighth of a sign. The number is exact in binary64, so the boundaries are too. */
const KAKSHYA_DEG = 3.75;

/** The kakshya of a transit, and whether its lord supports the transit. */
export interface KakshyaTransit {
  readonly signIndex: number;
  readonly degreeInSign: number;
  /** 0 ... 7 from the beginning of the sign; each is half-open. */
  readonly kakshyaIndex: number;
  readonly lord: Contributor;
  /** The lord gives the transiting planet a rekha in this sign. */
  readonly lordContributes: boolean;
  /** Rekhas of the planet in the sign, 0 ... 8, before reductions. */
  readonly signRekhas: number;
}

/**
 * Kakshya of a transiting planet. The transit is favourable when the lord of the kakshya gives the planet a rekha in the sign (Patel and
 * Aiyar, ch. 16), however many rekhas the sign has. `siderealDeg`: longitude of the transit, degrees; `signs`: signs of the nativity.
 */
export function kakshyaTransit(planet: Graha, siderealDeg: number, signs: ContributorSigns): KakshyaTransit {
  const { index: signIndex, degree } = signOf(siderealDeg);
  const kakshyaIndex = Math.min(7, Math.floor(degree / KAKSHYA_DEG)),
    lord = KAKSHYA_LORDS[kakshyaIndex];
  const house = ((signIndex - signs[lord] + 12) % 12) + 1;
  return {
    signIndex,
    degreeInSign: degree,
    kakshyaIndex,
    lord,
    lordContributes: REKHA_PLACES[planet][lord].includes(house),
    signRekhas: bhinnashtakavarga(planet, signs)[signIndex],
  };
}
