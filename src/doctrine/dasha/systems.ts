import { NAKSHATRA_LORDS, NAKSHATRA_SPAN_DEG, nakshatraOf } from '../lunar/nakshatra.js';
import { normalizeDeg } from '../../kernel/angle.js';

/** A lord of a cycle: its name in the system, the planet that it is, and its years. */
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

/** Where a birth stands in a cycle: the running lord, and the part of its period that is over, [0, 1). */
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

/** Brihat Parashara Hora Shastra ch. 46 (Santhanam), v. 12-16. */
export const VIMSHOTTARI: DashaSystem = {
  name: 'vimshottari',
  lords: planets(Object.fromEntries(NAKSHATRA_LORDS.map((lord) => [lord, VIMSHOTTARI_YEARS[lord]]))),
  cycleYears: 120,
};

/** The same ch. 46, v. 17-23. */
export const ASHTOTTARI: DashaSystem = {
  name: 'ashtottari',
  lords: planets({ Sun: 6, Moon: 15, Mars: 8, Mercury: 17, Saturn: 10, Jupiter: 19, Rahu: 12, Venus: 21 }),
  cycleYears: 108,
};

/** The same ch. 46, on the yoginis and the planets that are born of them. */
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
const part = (fraction: number): number => Math.min(BELOW_ONE, Math.max(0, fraction));

/** Vimshottari at a sidereal longitude of the Moon, degrees: the lord of the nakshatra, the balance over the nakshatra. */
export function vimshottariStart(moonDeg: number): DashaStart {
  const { index, degreesIn } = nakshatraOf(moonDeg);
  return { lord: index % 9, fraction: part(degreesIn / NAKSHATRA_SPAN_DEG) };
}

/** Yogini: the number of the nakshatra and three, by eight; the remainder 1 is Mangala, none Sankata. */
export function yoginiStart(moonDeg: number): DashaStart {
  const { index, degreesIn } = nakshatraOf(moonDeg);
  return { lord: (index + 3) % 8, fraction: part(degreesIn / NAKSHATRA_SPAN_DEG) };
}

/** `twenty_seven`: equal nakshatras; `with_abhijit`: the fourth of Saturn's group is Abhijit, 276 40 to 280 53 20. */
export type NakshatraScheme = 'twenty_seven' | 'with_abhijit';

const ARDRA = 5;
/** Nakshatras of the eight lords, from Ardra. */
const GROUPS = [4, 3, 4, 3, 3, 3, 4, 3];
const SATURN = 4;
/** Purva Ashadha, Uttara Ashadha without its last quarter, Abhijit, Shravana without its first fifteenth: their bounds, degrees. */
const SATURN_WITH_ABHIJIT = [760 / 3, 800 / 3, 830 / 3, 280 + 8 / 9, 880 / 3];

/** Ashtottari: lords own groups of nakshatras from Ardra, each nakshatra an equal share of its lord's years; the balance runs over the group. */
export function ashtottariStart(moonDeg: number, scheme: NakshatraScheme = 'twenty_seven'): DashaStart {
  const { index, degreesIn } = nakshatraOf(moonDeg);
  let into = (index - ARDRA + 27) % 27,
    lord = 0;
  while (into >= GROUPS[lord]) into -= GROUPS[lord++];
  if (lord === SATURN && scheme === 'with_abhijit') {
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

/** Kendras and trikonas, counted from the lord of the Lagna. */
const ANGLES_AND_TRINES = [1, 4, 5, 7, 9, 10];

/** Whether ashtottari is to be used: Rahu, not in the Lagna, in a kendra or trikona from its lord (BPHS ch. 46, v. 17). Signs 0 ... 11. */
export const ashtottariEligible = (lagna: number, lagnaLord: number, rahu: number): boolean =>
  rahu !== lagna && ANGLES_AND_TRINES.includes(((rahu - lagnaLord + 12) % 12) + 1);
