import { normalizeDeg } from '../kernel/angle.js';
import { SYNODIC_MONTH_DAYS } from '../kernel/constants.js';
import { MOON_BODY, SUN_BODY } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { BodyLongitude, LongitudeDifference } from './functions.js';
import { risingRoot } from './rising-root.js';

/** Elongation in apparent longitude at new and full moon, degrees. */
export const NEW_MOON_DEG = 0,
  FULL_MOON_DEG = 180;

/** A new or full moon: instant (TDB, days since J2000.0) and apparent geocentric longitude of the Sun, degrees in [0, 360). */
export interface Syzygy {
  readonly tdbJ2k: number;
  readonly sunDeg: number;
}

/**
 * The last new (0) or full moon (180) strictly before an instant. `tdbJ2k`: days since J2000.0 TDB. `isBefore` compares the root with the
 * instant in the scale of the caller. Errors: OutOfCoverage.
 */
export function precedingSyzygy(
  sky: Sky,
  elongationDeg: typeof NEW_MOON_DEG | typeof FULL_MOON_DEG,
  tdbJ2k: number,
  isBefore: (rootTdb: number) => boolean,
): Syzygy {
  const epoch = sky.newEpoch(),
    sun = new BodyLongitude(sky, SUN_BODY, epoch),
    elongation = new LongitudeDifference(new BodyLongitude(sky, MOON_BODY, epoch), sun);
  elongation.at(tdbJ2k, false);
  const since = (normalizeDeg(elongation.value - elongationDeg) / 360) * SYNODIC_MONTH_DAYS;
  let root = risingRoot(elongation, elongationDeg, tdbJ2k - since);
  if (!isBefore(root)) root = risingRoot(elongation, elongationDeg, root - SYNODIC_MONTH_DAYS);
  sun.at(root, false);
  return { tdbJ2k: root, sunDeg: normalizeDeg(sun.value) };
}
