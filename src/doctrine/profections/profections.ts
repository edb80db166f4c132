import { normalizeDeg } from '../../kernel/angle.js';
import { domicileRuler } from '../dignity/rulers.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';

/** A longitude advanced by signs (degrees in [0, 360)), with its sign and the domicile ruler of that sign. */
export interface ProfectedPlace {
  readonly longitude: number;
  readonly sign: Sign;
  readonly lord: ClassicalPlanet;
}

/**
 * Advances a longitude by one sign for each step.
 * Source: Valens IV.11; Dorotheus IV.1; Ptolemy, Tetrabiblos IV.10.
 * @param longitudeDeg natal longitude, degrees; need not be normalized
 * @param steps years (or months) that have been completed
 */
export function profected(longitudeDeg: number, steps: number): ProfectedPlace {
  const longitude = normalizeDeg(normalizeDeg(longitudeDeg) + 30 * (steps % 12));
  const sign = signIndex(longitude);
  return { longitude, sign: SIGNS[sign], lord: domicileRuler(sign) };
}

/**
 * Profected house of an age.
 * @param ageYears completed years, 0 or more
 * @returns house number, 1 to 12; 1 at birth and every twelve years
 */
export const profectedHouse = (ageYears: number): number => (ageYears % 12) + 1;

/**
 * Division of a year into months. `equalTwelfths`: twelve equal parts with one sign each (Valens IV.11; Paulus 31).
 * `ptolemaic28Days`: 28 days for each sign, from the sign of the year, ending with the year (Tetrabiblos IV.10).
 */
export type MonthPolicy = 'equalTwelfths' | 'ptolemaic28Days';

/** Days of one sign in Ptolemy's months (Tetrabiblos IV.10). */
const PTOLEMAIC_MONTH_DAYS = 28;

/**
 * Edges of the months of a year.
 * @param start first day of the year, days in any scale
 * @param end last day of the year, days in the same scale
 * @returns the start of each month, then the end of the year
 */
export function monthEdges(start: number, end: number, policy: MonthPolicy): number[] {
  const edges: number[] = [];
  if (policy === 'ptolemaic28Days')
    for (let month = 0; start + month * PTOLEMAIC_MONTH_DAYS < end; month++)
      edges.push(start + month * PTOLEMAIC_MONTH_DAYS);
  else for (let month = 0; month < 12; month++) edges.push(start + (month * (end - start)) / 12);
  return [...edges, end];
}
