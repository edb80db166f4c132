import { precessionAngles } from './precession.js';

const angles = new Float64Array(8);

/**
 * Writes ICRS -> ecliptic and equinox of date, 9 numbers row by row: R3(-(psi + dpsi)) R1(phi) R3(gamma) (IAU 2006/2000A,
 * Fukushima-Williams; frame bias included). Given: TT days since J2000.0 and the nutation in longitude, radians (0: mean equinox).
 */
export function icrsToEcliptic(ttJ2k: number, dpsiRad: number, out: Float64Array): Float64Array {
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
