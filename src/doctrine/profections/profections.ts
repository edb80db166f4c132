import { normalizeDeg } from '../../kernel/angle.js';
import { domicileRuler } from '../dignity/rulers.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';

/** A place that was moved by whole signs, its sign and its lord. */
export interface ProfectedPlace {
  readonly longitude: number;
  readonly sign: Sign;
  readonly lord: ClassicalPlanet;
}

/** A longitude moved by a sign for each step. Valens IV.11; Dorotheus IV.1; Ptolemy, Tetrabiblos IV.10. */
export function profected(longitudeDeg: number, steps: number): ProfectedPlace {
  const longitude = normalizeDeg(normalizeDeg(longitudeDeg) + 30 * (steps % 12));
  const sign = signIndex(longitude);
  return { longitude, sign: SIGNS[sign], lord: domicileRuler(sign) };
}

/** House (1 ... 12) that a completed age brings. */
export const profectedHouse = (ageYears: number): number => (ageYears % 12) + 1;

/**
 * How a year is parted into months. `equal_twelfths_of_civil_anniversary_year`: twelve equal parts, one sign each (Valens IV.11;
 * Paulus 31). `ptolemaic_28_days`: 28 days for each sign from the sign of the year (Tetrabiblos IV.10), cut at the year's end.
 */
export const MONTH_POLICIES = ['equal_twelfths_of_civil_anniversary_year', 'ptolemaic_28_days'] as const;
export type MonthPolicy = (typeof MONTH_POLICIES)[number];

/** Days of a sign in Ptolemy's months. */
const PTOLEMAIC_MONTH_DAYS = 28;

/** Edges of the months of a year from `start` to `end` (days of one count): first start ... last end. */
export function monthEdges(start: number, end: number, policy: MonthPolicy): number[] {
  const edges: number[] = [];
  if (policy === 'ptolemaic_28_days')
    for (let month = 0; start + month * PTOLEMAIC_MONTH_DAYS < end; month++)
      edges.push(start + month * PTOLEMAIC_MONTH_DAYS);
  else for (let month = 0; month < 12; month++) edges.push(start + (month * (end - start)) / 12);
  return [...edges, end];
}
