import { normalizeDeg } from '../../kernel/angle.js';
import { WEEKDAY_RULERS } from '../planetary-hours/hours.js';

/** The five points that follow from the Sun alone, sidereal degrees. */
export interface SunBasedUpagrahas {
  readonly dhuma: number;
  readonly vyatipata: number;
  readonly parivesha: number;
  readonly indrachapa: number;
  readonly upaketu: number;
}

/** Dhuma from the Sun, and the end of the chain from Indrachapa, degrees. */
const DHUMA_DEG = 133 + 1 / 3,
  UPAKETU_DEG = 16 + 2 / 3;

/**
 * Dhuma is 133°20' from the Sun; Vyatipata is 360° less Dhuma; Parivesha is opposite Vyatipata; Indrachapa is 360° less Parivesha; Upaketu is
 * 16°40' from Indrachapa, and thirty degrees before the Sun (BPHS 3.61-64). `sunDeg`: sidereal longitude of the Sun, degrees.
 */
export function sunBased(sunDeg: number): SunBasedUpagrahas {
  const dhuma = normalizeDeg(normalizeDeg(sunDeg) + DHUMA_DEG),
    vyatipata = normalizeDeg(360 - dhuma),
    parivesha = normalizeDeg(vyatipata + 180),
    indrachapa = normalizeDeg(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: normalizeDeg(indrachapa + UPAKETU_DEG) };
}

/** The points of the parts of day and night, with the lords of their parts (BPHS 3.66-69), in the order of answers. */
export const KALAVELAS = [
  ['Kala', 'Sun'],
  ['Mrityu', 'Mars'],
  ['Ardhaprahara', 'Mercury'],
  ['Yamaghantaka', 'Jupiter'],
  ['Gulika', 'Saturn'],
] as const;
export type PartLord = (typeof WEEKDAY_RULERS)[number];
export type Kalavela = (typeof KALAVELAS)[number][0];

/** Where the part without a lord is: after all seven, or after that of Saturn. */
export type LordSequence = 'contiguous' | 'lordlessAfterSaturn';

/** Parts of day and of night. */
export const PARTS = 8;

/**
 * Number of the part, 1 ... 8, of each lord. The first part of the day is that of the lord of the weekday, the first of the night that of the
 * lord of the fifth weekday from it; the eighth has no lord (BPHS 3.66-67). `weekday`: 0 Sunday ... 6 Saturday.
 */
export function partOfLord(weekday: number, isDay: boolean, sequence: LordSequence): (lord: PartLord) => number {
  const first = (weekday + (isDay ? 0 : 4)) % 7;
  return (lord) => {
    const part = ((WEEKDAY_RULERS.indexOf(lord) - first + 7) % 7) + 1,
      saturn = ((6 - first + 7) % 7) + 1;
    return sequence === 'lordlessAfterSaturn' && part > saturn ? part + 1 : part;
  };
}

/** Ghatis of Mandi from sunrise on Sunday ... Saturday for a day of 30 ghatis (Kalidasa, Uttara Kalamrita 1.6). */
const MANDI_DAY = [26, 22, 18, 14, 10, 6, 2] as const;
/** Ghatis of a day or a night of equal length. */
const GHATIS = 30;

/**
 * Part of the day or night, 0 ... 1, that has passed when Mandi rises: the ghatis of the weekday, at night those of the fifth weekday from it,
 * in proportion to the length (Uttara Kalamrita 1.6). `weekday`: 0 Sunday ... 6 Saturday.
 */
export const mandiFraction = (weekday: number, isDay: boolean): number =>
  MANDI_DAY[(weekday + (isDay ? 0 : 4)) % 7] / GHATIS;
