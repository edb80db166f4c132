import { signedRad } from '../kernel/angle.js';
import { RAD_PER_ARCSEC } from '../kernel/constants.js';
import { longTermAngles, longTermSiderealExcess, requireLongTermReach } from './long-term-precession.js';
import { generalPrecessionP03Rad, precessionP03, siderealPolynomialArcsec } from './precession-p03.js';

/**
 * Indices of the corrections in the table, each the long-term model minus IAU 2006 in radians: four Fukushima-Williams angles, sidereal
 * excess (`SIDEREAL`), general precession in longitude (`GENERAL`); `LONG_TERM_COUNT` is their number.
 */
const GAMMA = 0,
  PHI = 1,
  PSI = 2,
  EPSILON = 3;
export const SIDEREAL = 4,
  GENERAL = 5,
  LONG_TERM_COUNT = 6;

/**
 * Length of a granule and number of its Chebyshev terms. The shortest period of the model is 158 centuries, so that the truncation is below
 * 1e-14 rad within ten millennia.
 */
const GRANULE_CENTURIES = 4,
  TERMS = 12;
/** Chebyshev coefficients of a granule, computed at its first use. */
const granule = ((): ((index: number) => Float64Array) => {
  const fitted = new Map<number, Float64Array>();
  return (index) => {
    let c = fitted.get(index);
    if (c === undefined) fitted.set(index, (c = fit(index)));
    return c;
  };
})();

/**
 * Writes the six corrections in radians and then their rates per century (12 numbers) at `t`, Julian centuries TT from J2000.0. The table
 * takes 0.1 microseconds, the models themselves 8. Errors: OutOfCoverage outside +-152 centuries.
 */
export function longTermCorrections(t: number, out: Float64Array): void {
  requireLongTermReach(t);
  const index = Math.floor(t / GRANULE_CENTURIES);
  const c = granule(index);
  const x = 2 * (t / GRANULE_CENTURIES - index) - 1;
  out.fill(0);
  // Chebyshev polynomials and their derivatives by recurrence.
  let t0 = 1,
    t1 = x,
    d0 = 0,
    d1 = 1;
  for (let k = 0; k < LONG_TERM_COUNT; k++) {
    out[k] = c[k] + c[LONG_TERM_COUNT + k] * x;
    out[LONG_TERM_COUNT + k] = c[LONG_TERM_COUNT + k];
  }
  for (let order = 2; order < TERMS; order++) {
    const t2 = 2 * x * t1 - t0,
      d2 = 2 * t1 + 2 * x * d1 - d0,
      at = order * LONG_TERM_COUNT;
    for (let k = 0; k < LONG_TERM_COUNT; k++) {
      out[k] += c[at + k] * t2;
      out[LONG_TERM_COUNT + k] += c[at + k] * d2;
    }
    t0 = t1;
    t1 = t2;
    d0 = d1;
    d1 = d2;
  }
  for (let k = LONG_TERM_COUNT; k < 2 * LONG_TERM_COUNT; k++) out[k] *= 2 / GRANULE_CENTURIES;
}

/** Fits the models at the Chebyshev nodes of a granule. */
function fit(index: number): Float64Array {
  const c = new Float64Array(TERMS * LONG_TERM_COUNT),
    values = new Float64Array(LONG_TERM_COUNT);
  for (let node = 0; node < TERMS; node++) {
    const angle = (Math.PI * (node + 0.5)) / TERMS;
    const t = GRANULE_CENTURIES * (index + (Math.cos(angle) + 1) / 2);
    exact(t, values);
    for (let order = 0; order < TERMS; order++) {
      const share = (Math.cos(order * angle) * (order === 0 ? 1 : 2)) / TERMS;
      for (let k = 0; k < LONG_TERM_COUNT; k++) c[order * LONG_TERM_COUNT + k] += share * values[k];
    }
  }
  return c;
}

/** Writes the corrections at `t`, computed from the models. */
function exact(t: number, out: Float64Array): void {
  const angles = new Float64Array(4),
    p03 = new Float64Array(8);
  longTermAngles(t, angles);
  precessionP03(t, p03);
  out[GAMMA] = signedRad(angles[0] - p03[0]);
  out[PHI] = angles[1] - p03[1];
  out[PSI] = signedRad(angles[2] - p03[2]);
  out[EPSILON] = angles[3] - p03[3];
  out[SIDEREAL] = signedRad(longTermSiderealExcess(t) - siderealPolynomialArcsec(t) * RAD_PER_ARCSEC);
  out[GENERAL] = signedRad(generalPrecession(angles) - generalPrecessionP03Rad(t));
}

/**
 * General precession in longitude from the long-term poles, radians in (-pi, pi]. P = R3(-Lambda) R1(pi) R3(Pi) is the rotation from the
 * mean ecliptic of J2000.0 to that of date, and p = Lambda - Pi = atan2(P21 - P12, P11 + P22). `angles`: Fukushima-Williams angles of date.
 */
function generalPrecession(angles: Float64Array): number {
  const origin = new Float64Array(4),
    ofDate = new Float64Array(9),
    ofJ2000 = new Float64Array(9);
  eclipticMatrix(angles, ofDate);
  longTermAngles(0, origin);
  eclipticMatrix(origin, ofJ2000);
  const dot = (row: number, of: number): number =>
    ofDate[3 * row] * ofJ2000[3 * of] +
    ofDate[3 * row + 1] * ofJ2000[3 * of + 1] +
    ofDate[3 * row + 2] * ofJ2000[3 * of + 2];
  return Math.atan2(dot(1, 0) - dot(0, 1), dot(0, 0) + dot(1, 1));
}

/** Writes R3(-psi) R1(phi) R3(gamma), a row-major 3x3 matrix. */
function eclipticMatrix(a: Float64Array, out: Float64Array): void {
  const sg = Math.sin(a[0]),
    cg = Math.cos(a[0]),
    sp = Math.sin(a[1]),
    cp = Math.cos(a[1]),
    ss = Math.sin(a[2]),
    cs = Math.cos(a[2]);
  out[0] = cs * cg + ss * sg * cp;
  out[1] = cs * sg - ss * cg * cp;
  out[2] = -ss * sp;
  out[3] = ss * cg - cs * sg * cp;
  out[4] = ss * sg + cs * cg * cp;
  out[5] = cs * sp;
  out[6] = sg * sp;
  out[7] = -cg * sp;
  out[8] = cp;
}
