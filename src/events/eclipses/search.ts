import { DAYS_PER_JULIAN_CENTURY, SYNODIC_MONTH_DAYS, TWO_PI } from '../../kernel/constants.js';
import { moonElongationRad, moonElongationRateRadPerCentury, moonLatitudeArgumentRad } from '../../kernel/delaunay.js';
import type { SunMoon } from './sun-moon.js';

export type Luminary = 'solar' | 'lunar';

/** Beyond this |sin F| at mean syzygy there is no eclipse (Meeus, Astronomical Algorithms 2nd ed., ch. 54: 0.36; wider here). */
const LATITUDE_GATE = 0.42;
/** Mean new moon of 2000-01-06: lunation 0 (Meeus, ch. 49). */
const LUNATION_ZERO_J2K = 5.59766;
const CONVERGED_DAYS = 2e-9;

/** The lunation (solar: new moon, lunar: the full moon after it) whose mean syzygy is nearest to an instant. */
export function lunationNear(luminary: Luminary, ttJ2k: number): number {
  return Math.round((ttJ2k - LUNATION_ZERO_J2K) / SYNODIC_MONTH_DAYS - (luminary === 'lunar' ? 0.5 : 0));
}

/** Mean syzygy of a lunation, days since J2000.0 TT: where the mean elongation is 0 or pi (kernel/delaunay, IERS 2010 eq. 5.43). */
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

/** Whether the Moon's mean argument of latitude admits an eclipse at a mean syzygy. */
function nearNode(ttJ2k: number): boolean {
  return Math.abs(Math.sin(moonLatitudeArgumentRad(ttJ2k / DAYS_PER_JULIAN_CENTURY))) < LATITUDE_GATE;
}

/**
 * The instant at which the shadow's axis passes nearest to the Earth's centre (solar), or the Moon's centre stands at the least angle
 * from the axis (lunar): greatest eclipse, days since J2000.0 TT; NaN as soon as the distance proves beyond `reach` Earth radii. Newton on the rate of the
 * distance, the relative motion taken as uniform between steps. Leaves `bodies` at the instant returned. Throws OutOfCoverage.
 */
export function greatestEclipse(luminary: Luminary, bodies: SunMoon, startTtJ2k: number, reach: number): number {
  let t = startTtJ2k;
  for (let i = 0; i < 12; i++) {
    bodies.at(t);
    const step = axisStep(luminary, bodies);
    // After two steps the remaining motion is below 0.05 Earth radii.
    if (i >= 2 && reached[0] > reach + 0.1) return NaN;
    t += step;
    if (Math.abs(step) < CONVERGED_DAYS) break;
  }
  bodies.at(t);
  axisStep(luminary, bodies);
  return reached[0] > reach ? NaN : t;
}

/** Scratch: distance of the axis at the evaluation made last, Earth radii. */
const reached = new Float64Array(1);

/** Time to the closest approach of the axis for uniform relative motion. */
function axisStep(luminary: Luminary, bodies: SunMoon): number {
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
  // A lunar eclipse is greatest at the least angle, as the canon counts: the Moon's radial motion stays out.
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
  reached[0] = Math.sqrt(px * px + py * py + pz * pz);
  return -(px * qx + py * qy + pz * qz) / (qx * qx + qy * qy + qz * qz);
}

/** Which lunations are walked: from where, which way, within what coverage (TT); `reach`: largest distance of the axis that is visited. */
interface EclipseWalk {
  readonly luminary: Luminary;
  readonly startTtJ2k: number;
  readonly backward: boolean;
  readonly reach: number;
  readonly coverage: { readonly start: number; readonly end: number };
}

/**
 * Visits the greatest instants of lunations in order, from the one nearest to `startTtJ2k` less one, until the visitor returns true
 * or the ephemeris ends.
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
