import { midpointDeg } from './midpoints.js';

/**
 * Composite positions: for each point that both charts contain, the midpoint of the shorter arc between its two
 * longitudes (Hand, Planets in Composite, 1975). Takes and returns longitudes by name, degrees, in the order of the
 * first chart.
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
