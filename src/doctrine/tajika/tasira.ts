import { distinctAspect } from './aspects.js';

/**
 * Tasira (the Arabic tasyir): the year of 360 days is shared among the planets whose aspect to the lagna is distinct, by the points of
 * the aspects; the greater points come first. Authors differ; this reading is named in the README.
 */
export interface TasiraPeriod {
  readonly lord: string;
  readonly angleDeg: number;
  readonly points: number;
  /** Days of the year of 360. */
  readonly startDay: number;
  readonly endDay: number;
}

const YEAR_DAYS = 360,
  FULL_POINTS = 60;

/** Given: places by name in the order that decides between equal points. No planet in aspect: no periods. */
export function tasiraPeriods(ascDeg: number, places: readonly (readonly [string, number])[]): TasiraPeriod[] {
  const seeing = places
    .flatMap(([lord, longitudeDeg]) => {
      const kind = distinctAspect(longitudeDeg, ascDeg)?.kind;
      return kind ? [{ lord, angleDeg: kind.angleDeg, points: FULL_POINTS * kind.strength }] : [];
    })
    .sort((a, b) => b.points - a.points);
  const all = seeing.reduce((sum, { points }) => sum + points, 0);
  let passed = 0;
  return seeing.map((period) => {
    const startDay = (YEAR_DAYS * passed) / all;
    passed += period.points;
    return { ...period, startDay, endDay: (YEAR_DAYS * passed) / all };
  });
}
