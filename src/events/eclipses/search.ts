import { DAYS_PER_JULIAN_CENTURY, SYNODIC_MONTH_DAYS, TWO_PI } from '../../kernel/constants.js';
import { moonElongationRad, moonElongationRateRadPerCentury, moonLatitudeArgumentRad } from '../../kernel/delaunay.js';
import type { SunMoon } from './sun-moon.js';

export type Luminary = 'solar' | 'lunar';

/**
 * No eclipse occurs beyond this |sin F| at mean syzygy (Meeus, Astronomical Algorithms 2nd ed., ch. 54: 0.36; wider
 * here).
 */
const LATITUDE_GATE = 0.42;
/** Mean new moon of 2000-01-06: lunation 0 (Meeus, ch. 49). */
const LUNATION_ZERO_J2K = 5.59766;
const CONVERGED_DAYS = 2e-9;

/**
 * Lunation whose mean syzygy is nearest to an instant (TT, days since J2000.0): the new moon of the lunation (solar),
 * or the full moon after it (lunar).
 */
export function lunationNear(luminary: Luminary, ttJ2k: number): number {
  return Math.round((ttJ2k - LUNATION_ZERO_J2K) / SYNODIC_MONTH_DAYS - (luminary === 'lunar' ? 0.5 : 0));
}

/**
 * Mean syzygy of a lunation, TT, days since J2000.0: the mean elongation is 0 or pi (kernel/delaunay, IERS 2010 eq.
 * 5.43).
 */
export function meanSyzygy(luminary: Luminary, lunation: number): number {
  const half = luminary === 'lunar' ? 0.5 : 0;
  let t = LUNATION_ZERO_J2K + (lunation + half) * SYNODIC_MONTH_DAYS;
  for (let i = 0; i < 6; i++) {
    const century = t / DAYS_PER_JULIAN_CENTURY;
    const excess = moonElongationRad(century) / TWO_PI - half;
    const step =
      ((excess - Math.round(excess)) * TWO_PI * DAYS_PER_JULIAN_CENTURY) / moonElongationRateRadPerCentury(century);
    t -= step;
    if (Math.abs(step) < 1e-6) break;
  }
  return t;
}

/** True when the Moon's mean argument of latitude permits an eclipse at a mean syzygy. */
function nearNode(ttJ2k: number): boolean {
  return Math.abs(Math.sin(moonLatitudeArgumentRad(ttJ2k / DAYS_PER_JULIAN_CENTURY))) < LATITUDE_GATE;
}

/**
 * Greatest eclipse, TT, days since J2000.0: the instant at which the shadow axis is nearest to the Earth's centre
 * (solar), or the Moon's centre has the least angle from the axis (lunar). NaN as soon as the distance is proven to
 * exceed `reach` Earth radii. Newton's method on the rate of the distance, with uniform relative motion between steps.
 * `bodies` remains evaluated at the result. Errors: OutOfCoverage.
 */
export function greatestEclipse(luminary: Luminary, bodies: SunMoon, startTtJ2k: number, reach: number): number {
  let t = startTtJ2k;
  for (let i = 0; i < 12; i++) {
    bodies.at(t);
    const { distance, step } = axisStep(luminary, bodies);
    // After two steps the remaining motion is below 0.05 Earth radii.
    if (i >= 2 && distance > reach + 0.1) return NaN;
    t += step;
    if (Math.abs(step) < CONVERGED_DAYS) break;
  }
  bodies.at(t);
  return axisStep(luminary, bodies).distance > reach ? NaN : t;
}

/** Distance of the axis, Earth radii, and the time to its closest approach for uniform relative motion, days. */
function axisStep(luminary: Luminary, bodies: SunMoon): { readonly distance: number; readonly step: number } {
  const { sun: s, moon: m } = bodies;
  const from = luminary === 'solar' ? 1 : 0;
  const gx = s[0] - from * m[0],
    gy = s[1] - from * m[1],
    gz = s[2] - from * m[2];
  const hx = s[3] - from * m[3],
    hy = s[4] - from * m[4],
    hz = s[5] - from * m[5];
  const g = Math.sqrt(gx * gx + gy * gy + gz * gz),
    kx = gx / g,
    ky = gy / g,
    kz = gz / g;
  const radial = kx * hx + ky * hy + kz * hz;
  const dkx = (hx - kx * radial) / g,
    dky = (hy - ky * radial) / g,
    dkz = (hz - kz * radial) / g;
  // As in the canon, a lunar eclipse is greatest at the least angle, so the radial motion of the Moon is excluded.
  const radialRate =
    luminary === 'solar' ? 0 : (m[0] * m[3] + m[1] * m[4] + m[2] * m[5]) / (m[0] * m[0] + m[1] * m[1] + m[2] * m[2]);
  const vx = m[3] - radialRate * m[0],
    vy = m[4] - radialRate * m[1],
    vz = m[5] - radialRate * m[2];
  const z = m[0] * kx + m[1] * ky + m[2] * kz;
  const zRate = vx * kx + vy * ky + vz * kz + m[0] * dkx + m[1] * dky + m[2] * dkz;
  const px = m[0] - z * kx,
    py = m[1] - z * ky,
    pz = m[2] - z * kz;
  const qx = vx - zRate * kx - z * dkx,
    qy = vy - zRate * ky - z * dky,
    qz = vz - zRate * kz - z * dkz;
  return {
    distance: Math.sqrt(px * px + py * py + pz * pz),
    step: -(px * qx + py * qy + pz * qz) / (qx * qx + qy * qy + qz * qz),
  };
}

/**
 * Range of lunations: start, direction, coverage (TT), and `reach`, the largest distance of the axis that is visited.
 */
interface EclipseWalk {
  readonly luminary: Luminary;
  readonly startTtJ2k: number;
  readonly backward: boolean;
  readonly reach: number;
  readonly coverage: { readonly start: number; readonly end: number };
}

/**
 * Visits the greatest eclipses of consecutive lunations, from one lunation before the nearest to `startTtJ2k`, until
 * the visitor returns true or the ephemeris ends. Returns true when the visitor ended the walk. Errors: OutOfCoverage.
 */
export function walkEclipses(
  bodies: SunMoon,
  { luminary, startTtJ2k, backward, reach, coverage }: EclipseWalk,
  visit: (ttJ2k: number, lunation: number) => boolean,
): boolean {
  const step = backward ? -1 : 1;
  for (let lunation = lunationNear(luminary, startTtJ2k) - step; ; lunation += step) {
    const mean = meanSyzygy(luminary, lunation);
    if (backward ? mean < coverage.start : mean > coverage.end) return false;
    if (mean < coverage.start || mean > coverage.end || !nearNode(mean)) continue;
    const t = greatestEclipse(luminary, bodies, mean, reach);
    if (!Number.isNaN(t) && visit(t, lunation)) return true;
  }
}
