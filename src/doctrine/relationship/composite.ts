import { midpointDeg } from './midpoints.js';

/**
 * The composite of two charts: each point that both have stands in the middle of the shorter arc between its two places (Hand,
 * Planets in Composite, 1975). Longitudes by name, degrees; the order is that of the first.
 */
export function sharedMidpoints(
  first: Readonly<Record<string, number>>,
  second: Readonly<Record<string, number>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.keys(first)
      .filter((name) => Object.hasOwn(second, name))
      .map((name) => [name, midpointDeg(first[name], second[name])]),
  );
}
