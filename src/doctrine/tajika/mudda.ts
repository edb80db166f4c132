import { nakshatraOf, NAKSHATRA_SPAN_DEG } from '../lunar/nakshatra.js';
import { isTajikaPlanet } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/** Mudda dasha of a year of 360 days (Tajika Neelakanthi, Varsha-tantra, dasha-adhyaya; Raman, Varshaphal): a third of vimshottari. */
export type MuddaLord = TajikaPlanet | 'Rahu' | 'Ketu';

/** From the Sun, with days, and multipliers of the sub-periods in sixtieths of the period. */
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
const MULTIPLIERS = 60;
export const MUDDA_YEAR_DAYS = 360;

/** Whether the first period is what the natal Moon has left of its nakshatra (the rest closes the year), or whole. */
export const MUDDA_FIRST_PERIODS = ['balance', 'whole'] as const;
export type MuddaFirstPeriod = (typeof MUDDA_FIRST_PERIODS)[number];

export interface MuddaPeriod {
  readonly lord: MuddaLord;
  /** Days of the year of 360, [start, end). */
  readonly startDay: number;
  readonly endDay: number;
  readonly source: 'full_period' | 'birth_nakshatra_remaining' | 'birth_nakshatra_elapsed' | 'multiplier_subperiod';
  readonly sub: readonly MuddaPeriod[];
}

export const muddaPlanet = (lord: MuddaLord): TajikaPlanet | null => (isTajikaPlanet(lord) ? lord : null);

/** Index in the cycle of the first lord: (number of the natal nakshatra + completed years - 2) mod 9, from the Sun. */
export const firstMuddaIndex = (nakshatraIndex: number, completedYears: number): number =>
  (((nakshatraIndex + 1 + completedYears - 2 - 1) % 9) + 9) % 9;

/** The periods of a year with their sub-periods. They tile [0, 360) without gap or overlap. */
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
    const source = i === 0 && elapsed > 0 ? 'birth_nakshatra_remaining' : 'full_period';
    periods.push({ lord: MUDDA[k].lord, startDay: day, endDay, source, sub: subPeriods(k, day, endDay) });
    day = endDay;
  }
  if (day < MUDDA_YEAR_DAYS)
    periods.push({
      lord: MUDDA[start].lord,
      startDay: day,
      endDay: MUDDA_YEAR_DAYS,
      source: 'birth_nakshatra_elapsed',
      sub: subPeriods(start, day, MUDDA_YEAR_DAYS),
    });
  return periods;
}

function subPeriods(from: number, startDay: number, endDay: number): MuddaPeriod[] {
  let passed = 0,
    at = startDay;
  return MUDDA.map((_, i) => {
    const { lord, multiplier } = MUDDA[(from + i) % 9];
    passed += multiplier;
    const end = i === 8 ? endDay : startDay + ((endDay - startDay) * passed) / MULTIPLIERS;
    const period: MuddaPeriod = { lord, startDay: at, endDay: end, source: 'multiplier_subperiod', sub: [] };
    at = end;
    return period;
  });
}
