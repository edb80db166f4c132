import { JUPITER, MARS, MERCURY, MOON, NEPTUNE, SATURN, URANUS, VENUS } from '../ephemeris/source.js';
import { AU_KM, DEG_PER_RAD, RAD_PER_ARCSEC } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import type { Epoch } from '../reduction/epoch.js';
import { marsCentralMeridianDeg, saturnRingInclinationDeg, uranusSubLatitudeDeg } from './photometry-orientation.js';
import {
  jupiterMagnitude,
  marsMagnitude,
  mercuryMagnitude,
  moonMagnitude,
  neptuneMagnitude,
  saturnMagnitude,
  uranusMagnitude,
  venusMagnitude,
} from './photometry-magnitude.js';
import { sunlitView } from './photometry-view.js';
import type { SunlitView } from './photometry-view.js';

/** Bodies with a magnitude law, in the order of answers. */
export const PHOTOMETRIC_BODIES: readonly number[] = [MOON, MERCURY, VENUS, MARS, JUPITER, SATURN, URANUS, NEPTUNE];

/** Obliquity of the ecliptic of J2000.0 for heliocentric longitudes, radians (IAU 1976: 84381.448"). */
const OBLIQUITY_J2000_RAD = 84_381.448 * RAD_PER_ARCSEC;
const DAYS_PER_JULIAN_YEAR = 365.25;

/**
 * Apparent V magnitude of the Moon or a planet from the geocentre (laws: photometry-magnitude.ts). NaN for a body without a law; callers
 * check PHOTOMETRIC_BODIES. Writes the light path to `view`. Errors: OutOfCoverage.
 */
export function apparentMagnitude(epoch: Epoch, body: number, view: SunlitView): number {
  sunlitView(epoch, body, view);
  const r = view.sunDistanceKm / AU_KM,
    delta = view.distanceKm / AU_KM,
    a = view.phaseAngleDeg;
  const emitted = epoch.tdbJ2k - view.lightTimeDays;
  switch (body) {
    case MOON:
      return moonMagnitude(r, view.distanceKm, a);
    case MERCURY:
      return mercuryMagnitude(r, delta, a);
    case VENUS:
      return venusMagnitude(r, delta, a);
    case MARS:
      return marsMagnitude(
        r,
        delta,
        a,
        marsCentralMeridianDeg(view.toSun, view.toEarth, emitted),
        heliocentricLongitudeDeg(view.toSun),
      );
    case JUPITER:
      return jupiterMagnitude(r, delta, a);
    case SATURN:
      return saturnMagnitude(r, delta, a, saturnRingInclinationDeg(view.toSun, view.toEarth, emitted));
    case URANUS:
      return uranusMagnitude(r, delta, a, uranusSubLatitudeDeg(view.toSun, view.toEarth));
    case NEPTUNE:
      return neptuneMagnitude(r, delta, a, 2000 + epoch.tdbJ2k / DAYS_PER_JULIAN_YEAR);
    default:
      return NaN;
  }
}

/** Heliocentric longitude in the ecliptic of J2000.0 from the vector from the body to the Sun, degrees. */
function heliocentricLongitudeDeg(toSun: Float64Array): number {
  const y = Math.cos(OBLIQUITY_J2000_RAD) * toSun[1] + Math.sin(OBLIQUITY_J2000_RAD) * toSun[2];
  return normalizeDeg(Math.atan2(-y, -toSun[0]) * DEG_PER_RAD);
}
