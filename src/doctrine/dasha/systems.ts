import { NAKSHATRA_LORDS, NAKSHATRA_SPAN_DEG, nakshatraOf } from '../lunar/nakshatra.js';
import { normalizeDeg } from '../../kernel/angle.js';

/** A lord of a cycle: its name in the system, its planet and its years. */
export interface DashaLord {
  readonly name: string;
  readonly planet: string;
  readonly years: number;
}

/** A cycle of lords in their order; the years add up to `cycleYears`. */
export interface DashaSystem {
  readonly name: 'vimshottari' | 'ashtottari' | 'yogini';
  readonly lords: readonly DashaLord[];
  readonly cycleYears: number;
}

/** Position of a birth in a cycle: index of the lord in force, and elapsed part of its period, [0, 1). */
export interface DashaStart {
  readonly lord: number;
  readonly fraction: number;
}

const planets = (years: Readonly<Record<string, number>>): DashaLord[] =>
  Object.entries(years).map(([name, count]) => ({ name, planet: name, years: count }));

const VIMSHOTTARI_YEARS = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};

/** Vimshottari, 120 years (Brihat Parashara Hora Shastra ch. 46, Santhanam, v. 12-16). */
export const VIMSHOTTARI: DashaSystem = {
  name: 'vimshottari',
  lords: planets(Object.fromEntries(NAKSHATRA_LORDS.map((lord) => [lord, VIMSHOTTARI_YEARS[lord]]))),
  cycleYears: 120,
};

/** Ashtottari, 108 years (BPHS ch. 46, v. 17-23). */
export const ASHTOTTARI: DashaSystem = {
  name: 'ashtottari',
  lords: planets({ Sun: 6, Moon: 15, Mars: 8, Mercury: 17, Saturn: 10, Jupiter: 19, Rahu: 12, Venus: 21 }),
  cycleYears: 108,
};

/** Yogini, 36 years: the yoginis and their planets (BPHS ch. 46). */
export const YOGINI: DashaSystem = {
  name: 'yogini',
  lords: (
    [
      ['Mangala', 'Moon'],
      ['Pingala', 'Sun'],
      ['Dhanya', 'Jupiter'],
      ['Bhramari', 'Mars'],
      ['Bhadrika', 'Mercury'],
      ['Ulka', 'Saturn'],
      ['Siddha', 'Venus'],
      ['Sankata', 'Rahu'],
    ] as const
  ).map(([name, planet], i) => ({ name, planet, years: i + 1 })),
  cycleYears: 36,
};

const BELOW_ONE = 1 - 2 ** -53;
/** A fraction within [0, 1), against rounding. */
const part = (fraction: number): number => Math.min(BELOW_ONE, Math.max(0, fraction));

/** Start of vimshottari for a sidereal longitude of the Moon, degrees: the lord of the nakshatra and its elapsed part (BPHS 46.12-16). */
export function vimshottariStart(moonDeg: number): DashaStart {
  const { index, degreesIn } = nakshatraOf(moonDeg);
  return { lord: index % 9, fraction: part(degreesIn / NAKSHATRA_SPAN_DEG) };
}

/** Start of yogini: remainder of (number of the nakshatra + 3) by 8, where 1 is Mangala and 0 Sankata (BPHS ch. 46). */
export function yoginiStart(moonDeg: number): DashaStart {
  const { index, degreesIn } = nakshatraOf(moonDeg);
  return { lord: (index + 3) % 8, fraction: part(degreesIn / NAKSHATRA_SPAN_DEG) };
}

/** `twentySeven`: equal nakshatras. `withAbhijit`: Saturn's group has a fourth nakshatra, Abhijit, from 276°40' to 280°53'20". */
export type NakshatraScheme = 'twentySeven' | 'withAbhijit';

const ARDRA = 5;
/** Number of nakshatras of each lord, from Ardra (BPHS 46.17-23). */
const GROUPS = [4, 3, 4, 3, 3, 3, 4, 3];
const SATURN = 4;
/** Bounds of Purva Ashadha, Uttara Ashadha without its last quarter, Abhijit, and Shravana without its first fifteenth, degrees. */
const SATURN_WITH_ABHIJIT = [760 / 3, 800 / 3, 830 / 3, 280 + 8 / 9, 880 / 3];

/**
 * Start of ashtottari for a sidereal longitude of the Moon, degrees. A lord rules a group of nakshatras, counted from Ardra; each nakshatra has
 * an equal share of its years, and the elapsed part is that of the group (BPHS 46.17-23).
 */
export function ashtottariStart(moonDeg: number, scheme: NakshatraScheme = 'twentySeven'): DashaStart {
  const { index, degreesIn } = nakshatraOf(moonDeg);
  let into = (index - ARDRA + 27) % 27,
    lord = 0;
  while (into >= GROUPS[lord]) into -= GROUPS[lord++];
  if (lord === SATURN && scheme === 'withAbhijit') {
    const longitude = normalizeDeg(moonDeg);
    const share = Math.max(
      0,
      SATURN_WITH_ABHIJIT.findLastIndex((start, i) => i < 4 && longitude >= start),
    );
    const [start, end] = [SATURN_WITH_ABHIJIT[share], SATURN_WITH_ABHIJIT[share + 1]];
    return { lord, fraction: part((share + (longitude - start) / (end - start)) / 4) };
  }
  return { lord, fraction: part((into + degreesIn / NAKSHATRA_SPAN_DEG) / GROUPS[lord]) };
}

/** Kendras and trikonas. */
const ANGLES_AND_TRINES = [1, 4, 5, 7, 9, 10];

/**
 * Whether ashtottari applies to a birth: Rahu is in a kendra or trikona from the lord of the Lagna, and not in the Lagna (BPHS 46.17).
 * Given: signs 0 ... 11.
 */
export const ashtottariEligible = (lagna: number, lagnaLord: number, rahu: number): boolean =>
  rahu !== lagna && ANGLES_AND_TRINES.includes(((rahu - lagnaLord + 12) % 12) + 1);
