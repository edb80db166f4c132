import { componentExtinction } from '../../sky/visibility/extinction.js';
import { nightNanolamberts } from '../../sky/visibility/night-sky.js';
import { twilightNanolamberts, TWILIGHT_ENDS_DEG } from '../../sky/visibility/twilight.js';
import { visualLimit } from '../../sky/visibility/visual-limit.js';
import type { ViewingConditions } from './local-sky.js';

/** Degrees above the altitude at which extinction hides the target in the darkest night. */
const CLEARANCE_DEG = 1;
const HIGHEST_DEG = 90;
/** A target that is invisible below this altitude in the darkest night has no visible rising or setting, degrees. */
const MOST_HIDDEN_DEG = 15;
const STEPS = 30;

/** Magnitudes by which a target opposite the Sun exceeds the detection threshold at an altitude. */
function margin(magnitude: number, altitudeDeg: number, sunAltitudeDeg: number, c: ViewingConditions): number {
  const separation = 180 - Math.min(90, Math.abs(altitudeDeg + sunAltitudeDeg));
  const light =
    nightNanolamberts(c.nightNanolamberts, altitudeDeg, c.totalExtinction) +
    (sunAltitudeDeg <= TWILIGHT_ENDS_DEG
      ? 0
      : twilightNanolamberts(altitudeDeg, sunAltitudeDeg, separation, c.totalExtinction));
  return visualLimit(light) - magnitude - componentExtinction(c.extinction, altitudeDeg);
}

/** Altitude at which extinction is small, degrees. */
const HIGH_DEG = 45;

/**
 * True when the night is too bright to show a target of a magnitude at any altitude. `sunLowestDeg`: altitude of the
 * Sun at lower culmination.
 */
export const isTooBright = (magnitude: number, sunLowestDeg: number, conditions: ViewingConditions): boolean =>
  margin(magnitude, HIGH_DEG, sunLowestDeg, conditions) < 0;

/** Largest x in [low, high] with f(x) >= 0 for a falling f; `low` when there is none. */
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
 * Lowest altitude at which a target opposite the Sun is visible, and the depression of the Sun that it needs, degrees:
 * the apparent altitude is one degree above that at which extinction hides the target in a dark night. Null for a
 * target that no night shows near the horizon.
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
