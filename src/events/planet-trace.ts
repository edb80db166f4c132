import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { CrossingSearch } from './crossings.js';
import { BodyLongitude, LongitudeDifference } from './functions.js';
import type { SearchWindowTdb } from './motion.js';
import { TurningSearch } from './turnings.js';

const SIGN_STARTS = Array.from({ length: 12 }, (_, i) => 30 * i);

/**
 * Event of a set of bodies (TDB, days since J2000.0). Longitudes are apparent geocentric, true ecliptic of date,
 * degrees.
 */
export type PlanetTraceEvent = { readonly tdbJ2k: number; readonly body: Body } & (
  | { readonly kind: 'aspect'; readonly other: Body; readonly angleDeg: number }
  | { readonly kind: 'station'; readonly isRetrograde: boolean; readonly longitudeDeg: number }
  | { readonly kind: 'ingress'; readonly boundaryDeg: number; readonly isDirect: boolean }
);

/**
 * All exact aspects, stations and sign ingresses of a set of bodies in a window, in order of time. An aspect is exact
 * when the longitude of the earlier body in the list minus that of the later body equals one of `anglesDeg`. Errors:
 * OutOfCoverage.
 */
export function tracePlanets(
  sky: Sky,
  bodies: readonly Body[],
  anglesDeg: readonly number[],
  window: SearchWindowTdb,
): PlanetTraceEvent[] {
  const epoch = sky.newEpoch(); // shared: both bodies of a pair are evaluated at the same instants
  const motions = bodies.map((body) => new BodyLongitude(sky, body, epoch));
  const found: PlanetTraceEvent[] = [];
  motions.forEach((motion, i) => {
    const { body } = motion;
    new CrossingSearch(motion, SIGN_STARTS).run(window, (tdbJ2k, index, rate) => {
      found.push({ tdbJ2k, body, kind: 'ingress', boundaryDeg: SIGN_STARTS[index], isDirect: rate >= 0 });
    });
    new TurningSearch(motion).run(window, (tdbJ2k, isRetrograde, longitudeDeg) => {
      found.push({ tdbJ2k, body, kind: 'station', isRetrograde, longitudeDeg });
    });
    for (const other of motions.slice(i + 1)) {
      new CrossingSearch(new LongitudeDifference(motion, other), anglesDeg).run(window, (tdbJ2k, index) => {
        found.push({ tdbJ2k, body, kind: 'aspect', other: other.body, angleDeg: anglesDeg[index] });
      });
    }
  });
  return found.sort((one, next) => one.tdbJ2k - next.tdbJ2k);
}
