import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';

/** Azimuth (from north through east, [0, 360)) and altitude above the geodetic horizon, degrees, of a topocentric hour angle and declination. */
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
  return {
    azimuthDeg: normalizeDeg(Math.atan2(y, x) * DEG_PER_RAD),
    altitudeDeg: Math.atan2(z, Math.hypot(x, y)) * DEG_PER_RAD,
  };
}
