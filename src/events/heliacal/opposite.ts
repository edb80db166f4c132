import { componentExtinction } from '../../sky/visibility/extinction.js';
import { nightNanolamberts } from '../../sky/visibility/night-sky.js';
import { twilightNanolamberts, TWILIGHT_ENDS_DEG } from '../../sky/visibility/twilight.js';
import { visualLimit } from '../../sky/visibility/visual-limit.js';
import type { ViewingConditions } from './local-sky.js';

/** Clear of the altitude at which the air hides it in the darkest night. */
const CLEARANCE_DEG = 1;
const HIGHEST_DEG = 90;
/** What the darkest night hides below this is not seen to rise or set. */
const MOST_HIDDEN_DEG = 15;
const STEPS = 30;

/** By how many magnitudes an object at an altitude, opposite the Sun, outshines the faintest star there. */
function margin(magnitude: number, altitudeDeg: number, sunAltitudeDeg: number, c: ViewingConditions): number {
  const separation = 180 - Math.min(90, Math.abs(altitudeDeg + sunAltitudeDeg));
  const light =
    nightNanolamberts(c.nightNanolamberts, altitudeDeg, c.totalExtinction) +
    (sunAltitudeDeg <= TWILIGHT_ENDS_DEG
      ? 0
      : twilightNanolamberts(altitudeDeg, sunAltitudeDeg, separation, c.totalExtinction));
  return visualLimit(light) - magnitude - componentExtinction(c.extinction, altitudeDeg);
}

/** High enough that the air takes little. */
const HIGH_DEG = 45;

/** Whether a night is so bright that an object is not seen however high it stands: the Sun's lowest altitude decides. */
export const isTooBright = (magnitude: number, sunLowestDeg: number, conditions: ViewingConditions): boolean =>
  margin(magnitude, HIGH_DEG, sunLowestDeg, conditions) < 0;

/** The last point of [low, high] with f >= 0, when f falls; low when there is none. */
function lastNotNegative(f: (x: number) => number, low: number, high: number): number {
  let a = low,
    b = high;
  for (let i = 0; i < STEPS; i++) {
    const middle = (a + b) / 2;
    if (f(middle) >= 0) a = middle;
    else b = middle;
  }
  return a;
}

/**
 * How low an object can be seen opposite the Sun, and how deep the Sun must then stand: the apparent altitude, a degree above where it
 * vanishes in a dark night, and the depression. Null for what no night shows near the horizon.
 */
export function oppositeArc(
  magnitude: number,
  conditions: ViewingConditions,
): { readonly altitudeDeg: number; readonly depressionDeg: number } | null {
  const dark = (altitude: number): number => margin(magnitude, altitude, TWILIGHT_ENDS_DEG, conditions);
  if (dark(MOST_HIDDEN_DEG) < 0) return null;
  const vanishing = HIGHEST_DEG - lastNotNegative((x) => dark(HIGHEST_DEG - x), 0, HIGHEST_DEG);
  const altitudeDeg = Math.max(conditions.horizonDeg, vanishing) + CLEARANCE_DEG;
  const sunAltitude = lastNotNegative((x) => margin(magnitude, altitudeDeg, x, conditions), TWILIGHT_ENDS_DEG, 0);
  return { altitudeDeg, depressionDeg: -sunAltitude };
}
