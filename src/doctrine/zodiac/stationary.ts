/**
 * Speeds below which a planet counts as stationary, degrees per day. House rule: about a twentieth of the mean motion, which covers
 * the days around a station and no others. Answers carry the threshold that was applied.
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
/** House rule for all other points. The Sun and the Moon are never this slow. */
const DEFAULT_THRESHOLD = 0.005;

/**
 * Stationary threshold of a point.
 * @param name name of the planet or point
 * @returns degrees per day
 */
export const stationaryThreshold = (name: string): number => THRESHOLDS.get(name) ?? DEFAULT_THRESHOLD;
