import { normalizeDeg } from '../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';

/** Angles of a direction in degrees: right ascension (`longitudeDeg`) and declination (`latitudeDeg`). */
interface Angles {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/**
 * Right ascension in [0, 360) and declination of a direction given by ecliptic longitude and latitude of date, degrees. `obliquityRad` is
 * the obliquity in radians.
 */
export function equatorialOfEcliptic(longitudeDeg: number, latitudeDeg: number, obliquityRad: number): Angles {
  const lon = normalizeDeg(longitudeDeg) * RAD_PER_DEG,
    lat = latitudeDeg * RAD_PER_DEG;
  const x = Math.cos(lat) * Math.cos(lon),
    w = Math.cos(lat) * Math.sin(lon),
    e = Math.sin(lat);
  const y = w * Math.cos(obliquityRad) - e * Math.sin(obliquityRad),
    z = w * Math.sin(obliquityRad) + e * Math.cos(obliquityRad);
  return {
    longitudeDeg: normalizeDeg(Math.atan2(y, x) * DEG_PER_RAD),
    latitudeDeg: Math.atan2(z, Math.hypot(x, y)) * DEG_PER_RAD,
  };
}
