import { DAYS_PER_JULIAN_CENTURY, RAD_PER_ARCSEC, TWO_PI } from '../kernel/constants.js';
import { OutOfCoverage } from '../kernel/errors.js';

/**
 * Long-term precession: the poles of the ecliptic and of the equator over 200 millennia around J2000.0.
 * Source: Vondrak, Capitaine & Wallace 2011, A&A 534, A22 (corrigendum 2012, A&A 541, C1), tables 1 and 3: polynomials in T (Julian
 * centuries TT from J2000.0) and periodic terms, in arcseconds. Each row has a period (centuries), the cosine amplitudes of both
 * quantities and their sine amplitudes.
 */
type Term = readonly [period: number, cosA: number, cosB: number, sinA: number, sinB: number];

const ECLIPTIC_POLYNOMIAL = [
  [5851.607687, -0.1189, -0.00028913, 1.01e-7],
  [-1600.8863, 1.1689818, -0.0000002, -4.37e-7],
] as const;
const ECLIPTIC_TERMS: readonly Term[] = [
  [708.15, -5486.751211, -684.66156, 667.66673, -5523.863691],
  [2309, -17.127623, 2446.28388, -2354.886252, -549.74745],
  [1620, -617.517403, 399.671049, -428.152441, -310.998056],
  [492.2, 413.44294, -356.652376, 376.202861, 421.535876],
  [1183, 78.614193, -186.387003, 184.778874, -36.776172],
  [622, -180.732815, -316.80007, 335.321713, -145.278396],
  [882, -87.676083, 198.296701, -185.138669, -34.74445],
  [547, 46.140315, 101.135679, -120.97283, 22.885731],
];
const EQUATOR_POLYNOMIAL = [
  [5453.282155, 0.4252841, -0.00037173, -1.52e-7],
  [-73750.93035, -0.7675452, -0.00018725, 2.31e-7],
] as const;
const EQUATOR_TERMS: readonly Term[] = [
  [256.75, -819.940624, 75004.344875, 81491.287984, 1558.515853],
  [708.15, -8444.676815, 624.033993, 787.163481, 7774.939698],
  [274.2, 2600.009459, 1251.136893, 1251.296102, -2219.534038],
  [241.45, 2755.17563, -1102.212834, -1257.950837, -2523.969396],
  [2309, -167.659835, -2660.66498, -2966.79973, 247.850422],
  [492.2, 871.855056, 699.291817, 639.744522, -846.485643],
  [396.1, 44.769698, 153.16722, 131.600209, -1393.124055],
  [288.9, -512.313065, -950.865637, -445.040117, 368.526116],
  [231.1, -819.415595, 499.754645, 584.522874, 749.045012],
  [1610, -538.071099, -145.18821, -89.756563, 444.704518],
  [620, -189.793622, 558.116553, 524.42963, 235.934465],
  [157.87, -402.922932, -23.923029, -13.549067, 374.049623],
  [220.3, 179.516345, -165.405086, -210.157124, -171.33018],
  [1200, -9.814756, 9.344131, -44.919798, -22.899655],
];
/** Obliquity of J2000.0 of the model, and the frame bias between the mean equator of J2000.0 and the ICRS (IERS Conventions 2010). */
const OBLIQUITY_RAD = 84381.406 * RAD_PER_ARCSEC;
const BIAS_DX = -0.016617 * RAD_PER_ARCSEC,
  BIAS_DE = -0.0068192 * RAD_PER_ARCSEC,
  BIAS_DR = -0.0146 * RAD_PER_ARCSEC;

/** Values of both quantities of a series at `t`, radians. */
function series(
  t: number,
  polynomial: readonly (readonly number[])[],
  terms: readonly Term[],
): readonly [number, number] {
  let a = 0,
    b = 0;
  for (const [period, cosA, cosB, sinA, sinB] of terms) {
    const angle = (TWO_PI * t) / period,
      sin = Math.sin(angle),
      cos = Math.cos(angle);
    a += cosA * cos + sinA * sin;
    b += cosB * cos + sinB * sin;
  }
  const [p, q] = polynomial;
  return [
    (a + p[0] + t * (p[1] + t * (p[2] + t * p[3]))) * RAD_PER_ARCSEC,
    (b + q[0] + t * (q[1] + t * (q[2] + t * q[3]))) * RAD_PER_ARCSEC,
  ];
}

type Vector = readonly [x: number, y: number, z: number];

/** Unit vector of the pole of the ecliptic of date, ICRS axes. `t`: Julian centuries TT from J2000.0. */
function eclipticPole(t: number): Vector {
  const [p, q] = series(t, ECLIPTIC_POLYNOMIAL, ECLIPTIC_TERMS),
    w = Math.sqrt(Math.max(0, 1 - p * p - q * q));
  const s = Math.sin(OBLIQUITY_RAD),
    c = Math.cos(OBLIQUITY_RAD);
  return toIcrs(p, -q * c - w * s, -q * s + w * c);
}

/** Unit vector of the pole of the mean equator of date, ICRS axes. */
function equatorPole(t: number): Vector {
  const [x, y] = series(t, EQUATOR_POLYNOMIAL, EQUATOR_TERMS);
  return toIcrs(x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y)));
}

/** Applies the frame bias: from the mean equator and equinox of J2000.0 to the ICRS. */
const toIcrs = (x: number, y: number, z: number): Vector => [
  x - y * BIAS_DR + z * BIAS_DX,
  x * BIAS_DR + y + z * BIAS_DE,
  -x * BIAS_DX - y * BIAS_DE + z,
];

/**
 * Writes the Fukushima-Williams angles [gamma, phi, psi, epsilon] of the long-term model in radians. The rotation from the ICRS to the mean
 * ecliptic of date is R3(-psi) R1(phi) R3(gamma). `t`: Julian centuries TT from J2000.0.
 */
export function longTermAngles(t: number, out: Float64Array): void {
  const k = eclipticPole(t),
    n = equatorPole(t);
  const gamma = Math.atan2(k[0], -k[1]),
    phi = Math.atan2(Math.sqrt(k[0] * k[0] + k[1] * k[1]), k[2]);
  // The equinox is in the direction of equator pole x ecliptic pole.
  const x = n[1] * k[2] - n[2] * k[1],
    y = n[2] * k[0] - n[0] * k[2],
    z = n[0] * k[1] - n[1] * k[0];
  const sg = Math.sin(gamma),
    cg = Math.cos(gamma),
    sp = Math.sin(phi),
    cp = Math.cos(phi);
  out[0] = gamma;
  out[1] = phi;
  out[2] = Math.atan2(-(-sg * cp * x + cg * cp * y + sp * z), cg * x + sg * y);
  out[3] = Math.atan2(Math.sqrt(x * x + y * y + z * z), n[0] * k[0] + n[1] * k[1] + n[2] * k[2]);
}

/**
 * Greenwich mean sidereal time minus the Earth rotation angle by the long-term model, radians, not reduced (minus the equation of the
 * origins). `t`: Julian centuries TT from J2000.0, within +-152. Source: Capitaine & Wallace 2006, A&A 450, 855, eq. 16.
 */
export function longTermSiderealExcess(t: number): number {
  const k = eclipticPole(t),
    n = equatorPole(t);
  let x = n[1] * k[2] - n[2] * k[1],
    y = n[2] * k[0] - n[0] * k[2],
    z = n[0] * k[1] - n[1] * k[0];
  const length = Math.sqrt(x * x + y * y + z * z);
  x /= length;
  y /= length;
  z /= length;
  const ux = n[1] * z - n[2] * y,
    uy = n[2] * x - n[0] * z,
    uz = n[0] * y - n[1] * x; // second axis of the mean equator
  // Eq. 16: the angle from the celestial intermediate origin to the equinox.
  const a = n[0] / (1 + n[2]);
  const sx = 1 - a * n[0],
    sy = -a * n[1],
    sz = -n[0];
  return Math.atan2(ux * sx + uy * sy + uz * sz, x * sx + y * sy + z * sz) - originLocator(t);
}

/** Centuries before and after J2000.0 in which the model is used here: years -13200 to 17200, the coverage of JPL's longest ephemeris. */
const LONG_TERM_REACH = 152;

/** Order of the Chebyshev series of the locator over the reach. */
const LOCATOR_ORDER = 128;

const REACH = {
  startTdbJ2k: -LONG_TERM_REACH * DAYS_PER_JULIAN_CENTURY,
  endTdbJ2k: LONG_TERM_REACH * DAYS_PER_JULIAN_CENTURY,
  source: 'long-term precession, Vondrak, Capitaine & Wallace 2011',
};

/** Checks `t`, Julian centuries TT from J2000.0. Errors: OutOfCoverage outside +-152 centuries. */
export function requireLongTermReach(t: number): void {
  if (!(Math.abs(t) <= LONG_TERM_REACH))
    throw new OutOfCoverage('the orientation of the Earth', t * DAYS_PER_JULIAN_CENTURY, [REACH]);
}

/**
 * Locator s of the celestial intermediate origin in radians at `t`: the integral of s' = -(X Y' - Y X')/(1 + Z), 94 microarcseconds at
 * J2000.0 (IERS Conventions 2010, eq. 5.12). The first call integrates the series of all later calls.
 */
const originLocator = ((): ((t: number) => number) => {
  let integral: Float64Array | undefined;
  return (t) => {
    integral ??= integrateLocator();
    return chebyshev(integral, t) - chebyshev(integral, 0) + 94e-6 * RAD_PER_ARCSEC;
  };
})();

/** Chebyshev coefficients of the integral of `locatorRate` over the reach. */
function integrateLocator(): Float64Array {
  const count = LOCATOR_ORDER + 2,
    half = LONG_TERM_REACH;
  const rates = Float64Array.from({ length: count }, (_, j) =>
    locatorRate(half * Math.cos((Math.PI * (j + 0.5)) / count)),
  );
  const c = Float64Array.from(
    { length: count },
    (_, order) =>
      (rates.reduce((sum, rate, j) => sum + rate * Math.cos((order * Math.PI * (j + 0.5)) / count), 0) *
        (order === 0 ? 1 : 2)) /
      count,
  );
  const integral = new Float64Array(count);
  for (let order = 1; order < count; order++)
    integral[order] =
      (half * ((order === 1 ? 2 * c[0] : c[order - 1]) - (order + 1 < count ? c[order + 1] : 0))) / (2 * order);
  return integral;
}

function locatorRate(t: number): number {
  const step = 1e-3;
  const before = equatorPole(t - step),
    after = equatorPole(t + step);
  const xRate = (after[0] - before[0]) / (2 * step),
    yRate = (after[1] - before[1]) / (2 * step);
  const n = equatorPole(t);
  return -(n[0] * yRate - n[1] * xRate) / (1 + n[2]);
}

function chebyshev(c: Float64Array, t: number): number {
  const x = t / LONG_TERM_REACH;
  let b1 = 0,
    b2 = 0;
  for (let order = c.length - 1; order > 0; order--) {
    const b = 2 * x * b1 - b2 + c[order];
    b2 = b1;
    b1 = b;
  }
  return x * b1 - b2 + c[0];
}

/** The span in which only IAU 2006 is used, Julian centuries from J2000.0: the coverage of the embedded DE440. */
const P03_START = -4.5,
  P03_END = 6.501;

/** Weight of the long-term model at `t` (Julian centuries TT from J2000.0): 0 in 1550-2650, 1 from a century beyond, twice differentiable between. */
export function longTermWeight(t: number): number {
  const beyond = t < 0 ? P03_START - t : t - P03_END;
  if (beyond <= 0) return 0;
  return beyond >= 1 ? 1 : beyond * beyond * beyond * (10 + beyond * (-15 + 6 * beyond));
}

/** Derivative of `longTermWeight` per century. */
export function longTermWeightRate(t: number): number {
  const beyond = t < 0 ? P03_START - t : t - P03_END;
  if (beyond <= 0 || beyond >= 1) return 0;
  const rate = 30 * beyond * beyond * (1 - beyond) * (1 - beyond);
  return t < 0 ? -rate : rate;
}
