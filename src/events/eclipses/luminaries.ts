import { DEG_PER_RAD } from '../../kernel/constants.js';
import { normalizeDeg } from '../../kernel/angle.js';
import type { SunMoon } from './sun-moon.js';

/**
 * Apparent geocentric longitudes of the Sun and the Moon at the last instant of `bodies`: true ecliptic and equinox of date, light time and
 * aberration, degrees, 0 to 360.
 */
export function luminaryLongitudes({ sun, moon, epoch }: SunMoon): {
  readonly sunDeg: number;
  readonly moonDeg: number;
} {
  const cos = Math.cos(epoch.trueObliquityRad),
    sin = Math.sin(epoch.trueObliquityRad);
  const longitude = (v: Float64Array): number => normalizeDeg(Math.atan2(cos * v[1] + sin * v[2], v[0]) * DEG_PER_RAD);
  return { sunDeg: longitude(sun), moonDeg: longitude(moon) };
}
