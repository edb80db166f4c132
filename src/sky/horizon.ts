import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';

/** A direction closer to the vertical than this has no azimuth, radians: rounding would determine it. */
const NO_AZIMUTH_RAD = 1e-14;
/** Conventional azimuths at the zenith (south) and at the nadir (west). */
const ZENITH_AZIMUTH_DEG = 180,
  NADIR_AZIMUTH_DEG = 270;

/**
 * Azimuth (from north through east, [0, 360)) and altitude above the geodetic horizon of a topocentric hour angle and declination, degrees.
 * `latitudeDeg` is geodetic.
 */
export function horizontal(
  hourAngleDeg: number,
  declinationDeg: number,
  latitudeDeg: number,
): { azimuthDeg: number; altitudeDeg: number } {
  const h = hourAngleDeg * RAD_PER_DEG,
    d = declinationDeg * RAD_PER_DEG,
    phi = latitudeDeg * RAD_PER_DEG;
  const sinD = Math.sin(d),
    cosD = Math.cos(d),
    sinPhi = Math.sin(phi),
    cosPhi = Math.cos(phi),
    cosH = Math.cos(h);
  const x = sinD * cosPhi - cosD * cosH * sinPhi; // towards north
  const y = -cosD * Math.sin(h); // towards east
  const z = sinD * sinPhi + cosD * cosH * cosPhi;
  const level = Math.hypot(x, y),
    altitudeDeg = Math.atan2(z, level) * DEG_PER_RAD;
  if (level < NO_AZIMUTH_RAD) return { azimuthDeg: z > 0 ? ZENITH_AZIMUTH_DEG : NADIR_AZIMUTH_DEG, altitudeDeg };
  return { azimuthDeg: normalizeDeg(Math.atan2(y, x) * DEG_PER_RAD), altitudeDeg };
}
