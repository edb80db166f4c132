import type { Graha } from './evidence.js';

/** The eight directions, clockwise from the east. */
export const DIRECTIONS = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Cardinal direction of a direction: 0 east, 1 south, 2 west, 3 north; one between two of them follows the one before it clockwise. */
export const cardinalOf = (direction: Direction): number => Math.floor(DIRECTIONS.indexOf(direction) / 2);

const LORDS: readonly Graha[] = ['Sun', 'Venus', 'Mars', 'Rahu', 'Saturn', 'Moon', 'Mercury', 'Jupiter'];

/** Lord of a direction. Brihat Jataka 2.5. */
export const lordOf = (direction: Direction): Graha => LORDS[DIRECTIONS.indexOf(direction)];
