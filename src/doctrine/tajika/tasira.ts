import { distinctAspect } from './aspects.js';

/**
 * Tasira (the Arabic tasyir): the year of 360 days is shared among the bodies whose aspect to the lagna is distinct, by the points of the
 * aspects; the greater points come first, of equal points the closer aspect, then by name. Authors differ; this reading is named in the
 * README.
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

/** Given: sidereal longitudes by name. No body in aspect: no periods. */
export function tasiraPeriods(ascDeg: number, places: readonly (readonly [string, number])[]): TasiraPeriod[] {
  const seeing = places
    .flatMap(([lord, longitudeDeg]) => {
      const aspect = distinctAspect(longitudeDeg, ascDeg);
      if (aspect === null) return [];
      const { kind, orbDeg } = aspect;
      return [{ lord, angleDeg: kind.angleDeg, orbDeg, points: FULL_POINTS * kind.strength }];
    })
    .sort((a, b) => b.points - a.points || a.orbDeg - b.orbDeg || (a.lord < b.lord ? -1 : 1));
  const all = seeing.reduce((sum, { points }) => sum + points, 0);
  let passed = 0;
  return seeing.map(({ lord, angleDeg, points }) => {
    const startDay = (YEAR_DAYS * passed) / all;
    passed += points;
    return { lord, angleDeg, points, startDay, endDay: (YEAR_DAYS * passed) / all };
  });
}
