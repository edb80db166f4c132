import { TWO_PI } from '../../kernel/constants.js';
import type { EclipseSky } from './next.js';
import { SunMoon } from './sun-moon.js';

const CONVERGED_DAYS = 1e-10;

/**
 * Instant (TT, days since J2000.0) near an eclipse at which Sun and Moon have equal, or opposite, apparent right
 * ascension (`equatorial`) or longitude of date. Newton's method on the difference. Errors: OutOfCoverage.
 */
export function conjunction(engine: EclipseSky, nearTtJ2k: number, equatorial: boolean, opposite = false): number {
  const bodies = new SunMoon(engine.sky, engine.time);
  let t = nearTtJ2k;
  for (let i = 0; i < 12; i++) {
    bodies.at(t);
    const obliquity = equatorial ? 0 : bodies.epoch.trueObliquityRad,
      rate = equatorial ? 0 : bodies.epoch.trueObliquityRateRadPerDay;
    const m = angleOf(bodies.moon, obliquity, rate),
      s = angleOf(bodies.sun, obliquity, rate);
    const difference = m.angle - s.angle - (opposite ? Math.PI : 0),
      step = (difference - TWO_PI * Math.round(difference / TWO_PI)) / (m.rate - s.rate);
    t -= step;
    if (Math.abs(step) < CONVERGED_DAYS) break;
  }
  return t;
}

/** Angle of a vector in the equator, or in the ecliptic of the given obliquity, with its rate. */
function angleOf(v: Float64Array, obliquity: number, obliquityRate: number): { angle: number; rate: number } {
  const cos = Math.cos(obliquity),
    sin = Math.sin(obliquity);
  const y = cos * v[1] + sin * v[2],
    z = cos * v[2] - sin * v[1],
    dy = cos * v[4] + sin * v[5] + obliquityRate * z;
  return { angle: Math.atan2(y, v[0]), rate: (v[0] * dy - y * v[3]) / (v[0] * v[0] + y * y) };
}
