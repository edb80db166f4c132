import { nakshatraOf, NAKSHATRA_SPAN_DEG } from '../lunar/nakshatra.js';
import { isTajikaPlanet } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Mudda dasha of a year of 360 days: each year of vimshottari is three days.
 * Source: Tajika Neelakanthi, Varsha-tantra, dasha-adhyaya; Raman, Varshaphal.
 */
export type MuddaLord = TajikaPlanet | 'Rahu' | 'Ketu';

/** Lords from the Sun, their days, and their sub-periods in sixtieths of the period (the multipliers are a house rule: recorded practice). */
const MUDDA: readonly { readonly lord: MuddaLord; readonly days: number; readonly multiplier: number }[] = [
  { lord: 'Sun', days: 18, multiplier: 4 },
  { lord: 'Moon', days: 30, multiplier: 8 },
  { lord: 'Mars', days: 21, multiplier: 5 },
  { lord: 'Rahu', days: 54, multiplier: 7 },
  { lord: 'Jupiter', days: 48, multiplier: 10 },
  { lord: 'Saturn', days: 57, multiplier: 6 },
  { lord: 'Mercury', days: 51, multiplier: 9 },
  { lord: 'Ketu', days: 21, multiplier: 5 },
  { lord: 'Venus', days: 60, multiplier: 6 },
];
/** Sum of the multipliers. */
const MULTIPLIERS = 60;
/** Days of the year that the periods divide. */
export const MUDDA_YEAR_DAYS = 360;

/**
 * Length of the first period. `balance`: the part of its nakshatra that the natal Moon has still to cross; the remainder of the period
 * closes the year. `whole`: the full period.
 */
export type MuddaFirstPeriod = 'balance' | 'whole';

/** A mudda period or sub-period. */
export interface MuddaPeriod {
  readonly lord: MuddaLord;
  /** Days of the year of 360, [start, end). */
  readonly startDay: number;
  readonly endDay: number;
  /** Origin of the length: the table, the balance of the natal nakshatra, its elapsed part, or a multiplier. */
  readonly source: 'table' | 'natalBalance' | 'natalElapsed' | 'multiplier';
  readonly sub: readonly MuddaPeriod[];
}

/** The planet of a lord; null for Rahu and Ketu. */
export const muddaPlanet = (lord: MuddaLord): TajikaPlanet | null => (isTajikaPlanet(lord) ? lord : null);

/** Index of the first lord, from the Sun: (number of the natal nakshatra + completed years - 2) mod 9. `nakshatraIndex`: from 0. */
export const firstMuddaIndex = (nakshatraIndex: number, completedYears: number): number =>
  (((nakshatraIndex + 1 + completedYears - 2 - 1) % 9) + 9) % 9;

/**
 * The periods of a year with their sub-periods. They tile [0, 360) without gap or overlap.
 * `natalMoonDeg`: sidereal longitude of the natal Moon, degrees. `completedYears`: years since birth.
 */
export function muddaPeriods(natalMoonDeg: number, completedYears: number, first: MuddaFirstPeriod): MuddaPeriod[] {
  const { index, degreesIn } = nakshatraOf(natalMoonDeg);
  const start = firstMuddaIndex(index, completedYears);
  const elapsed = first === 'whole' ? 0 : degreesIn / NAKSHATRA_SPAN_DEG;
  const balanceDays = MUDDA[start].days * (1 - elapsed);
  const periods: MuddaPeriod[] = [];
  let day = 0;
  for (let i = 0; i < 9; i++) {
    const k = (start + i) % 9;
    const endDay = i === 0 ? balanceDays : i === 8 && elapsed === 0 ? MUDDA_YEAR_DAYS : day + MUDDA[k].days;
    const source = i === 0 && elapsed > 0 ? 'natalBalance' : 'table';
    periods.push({ lord: MUDDA[k].lord, startDay: day, endDay, source, sub: subPeriods(k, day, endDay) });
    day = endDay;
  }
  if (day < MUDDA_YEAR_DAYS)
    periods.push({
      lord: MUDDA[start].lord,
      startDay: day,
      endDay: MUDDA_YEAR_DAYS,
      source: 'natalElapsed',
      sub: subPeriods(start, day, MUDDA_YEAR_DAYS),
    });
  return periods;
}

/** The nine sub-periods of a period, from its own lord. */
function subPeriods(from: number, startDay: number, endDay: number): MuddaPeriod[] {
  let passed = 0,
    at = startDay;
  return MUDDA.map((_, i) => {
    const { lord, multiplier } = MUDDA[(from + i) % 9];
    passed += multiplier;
    const end = i === 8 ? endDay : startDay + ((endDay - startDay) * passed) / MULTIPLIERS;
    const period: MuddaPeriod = { lord, startDay: at, endDay: end, source: 'multiplier', sub: [] };
    at = end;
    return period;
  });
}
