/**
 * Speeds below which a planet counts as standing still, degrees per day: about a twentieth of its mean motion, so that the days
 * around a station are covered and no others. The Sun, the Moon and points without a line of their own have the default, which
 * neither luminary ever reaches. These are the product's policy; answers carry the value that was applied.
 */
const THRESHOLDS: ReadonlyMap<string, number> = new Map([
  ['Mercury', 0.06],
  ['Venus', 0.05],
  ['Mars', 0.015],
  ['Jupiter', 0.008],
  ['Saturn', 0.004],
  ['Uranus', 0.0015],
  ['Neptune', 0.0008],
  ['Pluto', 0.0005],
]);
const DEFAULT_THRESHOLD = 0.005;

/** Stationary threshold of a point by name, degrees per day. */
export const stationaryThreshold = (name: string): number => THRESHOLDS.get(name) ?? DEFAULT_THRESHOLD;
