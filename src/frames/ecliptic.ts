import { precessionAngles } from './precession.js';

/**
 * Writes and returns the rotation from the ICRS to the ecliptic and equinox of date, a row-major 3x3 matrix:
 * R3(-(psi + dpsi)) R1(phi) R3(gamma), IAU 2006/2000A in Fukushima-Williams angles, frame bias included.
 * `ttJ2k`: days since J2000.0 TT; `dpsiRad`: nutation in longitude, radians (0 for the mean equinox). Errors: as `precessionAngles`.
 */
export function icrsToEcliptic(ttJ2k: number, dpsiRad: number, out: Float64Array): Float64Array {
  const angles = new Float64Array(8);
  precessionAngles(ttJ2k, angles);
  const sg = Math.sin(angles[0]),
    cg = Math.cos(angles[0]),
    sp = Math.sin(angles[1]),
    cp = Math.cos(angles[1]);
  const ss = Math.sin(angles[2] + dpsiRad),
    cs = Math.cos(angles[2] + dpsiRad);
  const bx = -sg * cp,
    by = cg * cp,
    bz = sp;
  out[0] = cs * cg - ss * bx;
  out[1] = cs * sg - ss * by;
  out[2] = -ss * bz;
  out[3] = ss * cg + cs * bx;
  out[4] = ss * sg + cs * by;
  out[5] = cs * bz;
  out[6] = sg * sp;
  out[7] = -cg * sp;
  out[8] = cp;
  return out;
}
