import { AU_KM, GAUSSIAN_CONSTANT, RAD_PER_ARCSEC, RAD_PER_DEG } from '../../kernel/constants.js';

/** Square of the Gaussian constant: the solar GM that catalogued elements are referred to, au^3/day^2. */
export const GAUSSIAN_GM_AU3_PER_DAY2 = GAUSSIAN_CONSTANT ** 2;
/** Obliquity of the ecliptic of J2000 to which catalogued elements are referred (IAU 1976). */
const OBLIQUITY_RAD = 84381.448 * RAD_PER_ARCSEC;
const KEPLER_ITERATIONS = 60;

/** Osculating heliocentric elements: days since J2000.0 TDB, au, degrees; referred to the ecliptic of J2000. */
export interface Elements {
  readonly epochTdbJ2k: number;
  readonly perihelionAu: number;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly nodeDeg: number;
  readonly perihelionArgumentDeg: number;
  readonly perihelionTdbJ2k: number;
}

/**
 * Heliocentric state of an unperturbed orbit (ellipse, parabola or hyperbola) at an instant, days since J2000.0 TDB. Writes km and km/day,
 * 6 numbers, ICRF axes. Method: universal variables from perihelion (Danby, Fundamentals of Celestial Mechanics, 2nd ed., section 6.9),
 * with alpha = mu (1 - e)/q.
 */
export function stateOfElements(elements: Elements, tdbJ2k: number, out: Float64Array): void {
  const mu = GAUSSIAN_GM_AU3_PER_DAY2,
    q = elements.perihelionAu,
    e = elements.eccentricity;
  const alpha = (mu * (1 - e)) / q; // mu/a, negative for hyperbolas
  let time = tdbJ2k - elements.perihelionTdbJ2k;
  if (alpha > 0) {
    const period = (2 * Math.PI * mu) / alpha ** 1.5;
    time -= period * Math.round(time / period);
  }
  const s = universalAnomaly(time, q, e, alpha, mu);
  const x = alpha * s * s;
  const g0 = stumpff0(x),
    g1 = s * stumpff1(x),
    g2 = s * s * stumpff2(x);
  const r = q + mu * e * g2;
  // At perihelion the state is (q, 0), (0, v). Lagrange's functions propagate it.
  const v = Math.sqrt((mu * (1 + e)) / q);
  const f = 1 - (mu * g2) / q,
    g = q * g1;
  const fRate = (-mu * g1) / (r * q),
    gRate = (q * g0) / r;
  rotateToIcrf(f * q, g * v, fRate * q, gRate * v, elements, out);
}

/** Solves time = q s + mu e G3(s) for s by Laguerre's method of order 5, which converges from any start. */
function universalAnomaly(time: number, q: number, e: number, alpha: number, mu: number): number {
  // An upper bound of s: q s and mu e s^3 / 6 are less than the time, and on a hyperbola (e - 1) sinh(y) is less than the mean anomaly.
  const t = Math.abs(time),
    y = alpha < 0 ? Math.sqrt(-alpha) : 0;
  const open = y > 0 ? Math.asinh((t * y * y * y) / (mu * (e - 1)) + 1e-3) / y : Infinity;
  let s = Math.sign(time) * Math.min(t / q, Math.cbrt((6 * t) / (mu * Math.max(e, 0.1))), open);
  for (let i = 0; i < KEPLER_ITERATIONS; i++) {
    const x = alpha * s * s;
    const g1 = s * stumpff1(x),
      g2 = s * s * stumpff2(x),
      g3 = s * s * s * stumpff3(x);
    const value = q * s + mu * e * g3 - time,
      first = q + mu * e * g2,
      second = mu * e * g1;
    const root = Math.sqrt(Math.abs(16 * first * first - 20 * value * second));
    const step = (-5 * value) / (first + Math.sign(first) * root);
    s += step;
    if (Math.abs(step) <= 1e-15 * Math.abs(s) || step === 0) return s;
  }
  return s;
}

/**
 * Distance from the Sun `days` after a state with distance r, r.v and v^2, on an unperturbed orbit, in consistent units of `mu`. Method:
 * Newton's iteration on the universal Kepler equation from the state (Danby, section 6.9).
 */
export function radiusAtKm(r: number, rv: number, v2: number, mu: number, days: number): number {
  const alpha = (2 * mu) / r - v2;
  let s = days / r,
    radius = r;
  for (let i = 0; i < KEPLER_ITERATIONS; i++) {
    const x = alpha * s * s;
    const g1 = s * stumpff1(x),
      g2 = s * s * stumpff2(x),
      g3 = s * s * s * stumpff3(x);
    radius = r + rv * g1 + (mu - alpha * r) * g2;
    const step = (days - (r * s + rv * g2 + (mu - alpha * r) * g3)) / radius;
    s += step;
    if (!(Math.abs(step) > 1e-12 * Math.abs(s))) break;
  }
  return radius;
}

/** Stumpff functions c0 = cos sqrt(x), c1, c2, c3: hyperbolic for x < 0, by series near 0. */
const stumpff0 = (x: number): number => (x > 0 ? Math.cos(Math.sqrt(x)) : Math.cosh(Math.sqrt(-x)));
const stumpff1 = (x: number): number =>
  Math.abs(x) < 1e-2
    ? series(x, 1)
    : x > 0
      ? Math.sin(Math.sqrt(x)) / Math.sqrt(x)
      : Math.sinh(Math.sqrt(-x)) / Math.sqrt(-x);
const stumpff2 = (x: number): number => (Math.abs(x) < 1 ? series(x, 2) : (1 - stumpff0(x)) / x);
const stumpff3 = (x: number): number => (Math.abs(x) < 1 ? series(x, 3) : (1 - stumpff1(x)) / x);

/** 1/k! - x/(k+2)! + x^2/(k+4)! - ... */
function series(x: number, k: number): number {
  let term = k === 3 ? 1 / 6 : k === 2 ? 0.5 : 1,
    sum = term;
  for (let n = k + 1; n < k + 30; n += 2) {
    term *= -x / (n * (n + 1));
    sum += term;
    if (Math.abs(term) < 1e-18 * Math.abs(sum)) break;
  }
  return sum;
}

/**
 * Rotates from the orbital plane (x to perihelion) to the ecliptic of J2000 and to the equator of J2000, whose axes are used as ICRF, as
 * JPL does.
 */
function rotateToIcrf(x: number, y: number, dx: number, dy: number, elements: Elements, out: Float64Array): void {
  const i = elements.inclinationDeg * RAD_PER_DEG,
    node = elements.nodeDeg * RAD_PER_DEG,
    w = elements.perihelionArgumentDeg * RAD_PER_DEG;
  const ci = Math.cos(i),
    si = Math.sin(i),
    cn = Math.cos(node),
    sn = Math.sin(node),
    cw = Math.cos(w),
    sw = Math.sin(w);
  const ce = Math.cos(OBLIQUITY_RAD),
    se = Math.sin(OBLIQUITY_RAD);
  const px = cn * cw - sn * sw * ci,
    py = sn * cw + cn * sw * ci,
    pz = sw * si;
  const qx = -cn * sw - sn * cw * ci,
    qy = -sn * sw + cn * cw * ci,
    qz = cw * si;
  const set = (at: number, a: number, b: number): void => {
    const ye = a * py + b * qy,
      ze = a * pz + b * qz;
    out[at] = (a * px + b * qx) * AU_KM;
    out[at + 1] = (ce * ye - se * ze) * AU_KM;
    out[at + 2] = (se * ye + ce * ze) * AU_KM;
  };
  set(0, x, y);
  set(3, dx, dy);
}
