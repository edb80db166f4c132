import { distinctAspect } from './aspects.js';

/**
 * A period of the tasira dasha (from the Arabic tasyir). The year of 360 days is divided among the bodies with a distinct aspect to the
 * lagna, in proportion to the points of the aspects. House rule: no source was found that defines the method; the README describes it.
 */
export interface TasiraPeriod {
  readonly lord: string;
  readonly angleDeg: number;
  readonly points: number;
  /** Days of the year of 360. */
  readonly startDay: number;
  readonly endDay: number;
}

const YEAR_DAYS = 360;
/** Points of a full aspect. */
const FULL_POINTS = 60;

/**
 * The tasira periods of a year, in order: more points first, then the closer aspect, then by name. Empty when no body has a distinct aspect.
 * `ascDeg`: sidereal longitude of the lagna. `places`: bodies with their sidereal longitudes, degrees.
 */
export function tasiraPeriods(ascDeg: number, places: readonly (readonly [string, number])[]): TasiraPeriod[] {
  const aspecting = places
    .flatMap(([lord, longitudeDeg]) => {
      const aspect = distinctAspect(longitudeDeg, ascDeg);
      if (aspect === null) return [];
      const { kind, orbDeg } = aspect;
      return [{ lord, angleDeg: kind.angleDeg, orbDeg, points: FULL_POINTS * kind.strength }];
    })
    .sort((a, b) => b.points - a.points || a.orbDeg - b.orbDeg || (a.lord < b.lord ? -1 : 1));
  const all = aspecting.reduce((sum, { points }) => sum + points, 0);
  let passed = 0;
  return aspecting.map(({ lord, angleDeg, points }) => {
    const startDay = (YEAR_DAYS * passed) / all;
    passed += points;
    return { lord, angleDeg, points, startDay, endDay: (YEAR_DAYS * passed) / all };
  });
}
