/**
 * Apparent visual (Johnson V) magnitudes as functions of the geometry: r and delta are the distances from Sun and Earth in au, a is the
 * phase angle in degrees. Planets: Mallama & Hilton 2018, "Computing apparent planetary magnitudes for The Astronomical Almanac", Astronomy
 * and Computing 25, 10 (equation numbers below).
 */

/** Distance term of a magnitude, 5 log10(r delta). */
const distances = (r: number, delta: number): number => 5 * Math.log10(r * delta);

/** Magnitude of Mercury, eq. 2; observed between phase angles of 2 and 170 degrees. */
export const mercuryMagnitude = (r: number, delta: number, a: number): number =>
  -0.613 +
  distances(r, delta) +
  a * (6.328e-2 + a * (-1.6336e-3 + a * (3.3644e-5 + a * (-3.4265e-7 + a * (1.6893e-9 + a * -3.0334e-12)))));

/** Magnitude of Venus, eqs. 3 and 4; observed between phase angles of 2 and 179 degrees. */
export const venusMagnitude = (r: number, delta: number, a: number): number =>
  distances(r, delta) +
  (a < 163.7
    ? -4.384 + a * (-1.044e-3 + a * (3.687e-4 + a * (-2.814e-6 + a * 8.938e-9)))
    : 236.05828 + a * (-2.81914 + a * 8.39034e-3));

/**
 * Corrections of Mars in steps of 10 degrees from 0: by the longitude of its central meridian, and by its orbital longitude Ls (Mallama
 * 2007, Icarus 192, 404, tables 6 and 8).
 */
const MARS_BY_MERIDIAN: readonly number[] = [
  0.036, 0.045, 0.038, 0.023, 0.015, 0.011, 0, -0.012, -0.018, -0.036, -0.044, -0.059, -0.06, -0.055, -0.043, -0.041,
  -0.041, -0.036, -0.036, -0.018, -0.038, -0.011, 0.002, 0.004, 0.018, 0.019, 0.035, 0.05, 0.035, 0.027, 0.037, 0.048,
  0.025, 0.022, 0.024, 0.034,
];
const MARS_BY_SEASON: readonly number[] = [
  -0.029, -0.017, -0.014, -0.006, -0.018, -0.02, -0.014, -0.03, -0.008, -0.04, -0.024, -0.037, -0.036, -0.032, 0.01,
  0.01, -0.001, 0.044, 0.025, -0.004, -0.016, -0.008, 0.029, -0.054, -0.033, 0.055, 0.017, 0.052, 0.006, 0.087, 0.006,
  0.064, 0.03, 0.019, -0.03, -0.017,
];

/** Stirling interpolation with fourth differences in a cyclic table of 10 degree steps, as in the program of the paper. */
function cyclic(table: readonly number[], angleDeg: number): number {
  const at = angleDeg / 10,
    k = Math.floor(at),
    p = at - k,
    n = table.length;
  const m2 = table[(k + n - 2) % n],
    m1 = table[(k + n - 1) % n],
    y = table[k % n],
    p1 = table[(k + 1) % n],
    p2 = table[(k + 2) % n];
  const d4 = (m2 - 4 * m1 + 6 * y - 4 * p1 + p2) / 24;
  const d3 = (p2 - 2 * p1 + 2 * m1 - m2) / 12;
  return y + p * ((p1 - m1) / 2 - d3 + p * ((p1 - 2 * y + m1) / 2 - d4 + p * (d3 + p * d4)));
}

/** Heliocentric ecliptic longitude at the vernal equinox of Mars, degrees. */
const MARS_EQUINOX_DEG = 85;

/**
 * Magnitude of Mars, eqs. 6 and 7 with both corrections; observed to a phase angle of 50 degrees from the Earth and to 168 by space probes.
 * The meridian and the heliocentric longitude are in degrees, [0, 360).
 */
export function marsMagnitude(
  r: number,
  delta: number,
  a: number,
  centralMeridianDeg: number,
  heliocentricLongitudeDeg: number,
): number {
  const season = (heliocentricLongitudeDeg - MARS_EQUINOX_DEG + 360) % 360;
  const phase = a <= 50 ? -1.601 + a * (2.267e-2 + a * -1.302e-4) : -0.367 + a * (-0.02573 + a * 3.445e-4);
  return distances(r, delta) + phase + cyclic(MARS_BY_MERIDIAN, centralMeridianDeg) + cyclic(MARS_BY_SEASON, season);
}

/** Magnitude of Jupiter, eqs. 8 and 9. */
export function jupiterMagnitude(r: number, delta: number, a: number): number {
  if (a <= 12) return distances(r, delta) - 9.395 + a * (-3.7e-4 + a * 6.16e-4);
  const x = a / 180;
  return (
    distances(r, delta) -
    9.428 -
    2.5 * Math.log10(1 + x * (-1.507 + x * (-0.363 + x * (-0.062 + x * (2.809 + x * -1.876)))))
  );
}

/**
 * Magnitude of Saturn: eq. 10 (globe and rings) for phase angles to 6.5 degrees, as seen from the Earth; eq. 12 (globe only) above.
 * `ringInclinationDeg`: see `saturnRingInclinationDeg`.
 */
export function saturnMagnitude(r: number, delta: number, a: number, ringInclinationDeg: number): number {
  if (a > 6.5) return distances(r, delta) - 8.94 + a * (2.446e-4 + a * (2.672e-4 + a * (-1.506e-6 + a * 4.767e-9)));
  const s = Math.sin((ringInclinationDeg * Math.PI) / 180);
  return distances(r, delta) - 8.914 - 1.825 * s + 0.026 * a - 0.378 * s * Math.exp(-2.25 * a);
}

/** Magnitude of Uranus, eqs. 14 and 15. `subLatitudeDeg`: see `uranusSubLatitudeDeg`. */
export const uranusMagnitude = (r: number, delta: number, a: number, subLatitudeDeg: number): number =>
  distances(r, delta) - 7.11 - 8.4e-4 * subLatitudeDeg + (a > 3.1 ? a * (6.587e-3 + a * 1.045e-4) : 0);

/** Magnitude of Neptune, eqs. 16 and 17. Neptune brightened from 1980 to 2000. `year`: Julian epoch. */
export const neptuneMagnitude = (r: number, delta: number, a: number, year: number): number =>
  distances(r, delta) +
  (year <= 1980 ? -6.89 : year >= 2000 ? -7 : -6.89 - 0.0054 * (year - 1980)) +
  (year > 2000 && a > 1.9 ? a * (7.944e-3 + a * 9.617e-5) : 0);

/** Mean distance of the Moon in km, and its magnitude there at full phase without the opposition surge (Allen 1973, sect. 66). */
const MOON_MEAN_DISTANCE_KM = 384_400;
const MOON_FULL_MAGNITUDE = -12.73;
/** Phase angle at which the law of Allen and the law of the thin crescent give the same brightness, degrees. */
const MOON_CRESCENT_FROM_DEG = 147.1385;
/** Smallest width of a crescent, degrees: at 0 its magnitude is infinite. */
const MOON_CRESCENT_LEAST_DEG = 1e-3;
const allen = (a: number): number => a * (0.026 + a * a * a * 4e-9);

/**
 * Magnitude of the sunlit Moon. To 147 degrees of phase it follows Allen (1973, Astrophysical Quantities, 3rd ed., sect. 66); above, the
 * light of the crescent falls with the cube of 180 - a (Samaha, Asaad & Mikhail 1969, Bull. Helwan Obs. 84), joined where both are equal.
 * Earthshine, the surge within 7 degrees of full Moon and eclipses are excluded. `deltaKm` is measured from the geocentre, `r` is in au.
 */
export function moonMagnitude(r: number, deltaKm: number, a: number): number {
  const distance = 5 * Math.log10((deltaKm / MOON_MEAN_DISTANCE_KM) * r);
  if (a <= MOON_CRESCENT_FROM_DEG) return MOON_FULL_MAGNITUDE + allen(a) + distance;
  const width = Math.max(MOON_CRESCENT_LEAST_DEG, 180 - a);
  return (
    MOON_FULL_MAGNITUDE +
    allen(MOON_CRESCENT_FROM_DEG) -
    7.5 * Math.log10(width / (180 - MOON_CRESCENT_FROM_DEG)) +
    distance
  );
}
