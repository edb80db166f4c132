import type { ClassicalPlanet } from '../dignity/planets.js';

type LillyRow = readonly [ClassicalPlanet, number];

/**
 * Rulers and last degrees of the terms as Lilly prints them, Aries first: Christian Astrology (1647), p. 104, "according to Ptolomy". They
 * differ from the Tetrabiblos (Robbins) in Gemini, Leo, Libra, Scorpio, Capricorn and Pisces.
 */
const LAST_DEGREES: readonly (readonly LillyRow[])[] = [
  [
    ['Jupiter', 6],
    ['Venus', 14],
    ['Mercury', 21],
    ['Mars', 26],
    ['Saturn', 30],
  ],
  [
    ['Venus', 8],
    ['Mercury', 15],
    ['Jupiter', 22],
    ['Saturn', 26],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Jupiter', 14],
    ['Venus', 21],
    ['Saturn', 25],
    ['Mars', 30],
  ],
  [
    ['Mars', 6],
    ['Jupiter', 13],
    ['Mercury', 20],
    ['Venus', 27],
    ['Saturn', 30],
  ],
  [
    ['Saturn', 6],
    ['Mercury', 13],
    ['Venus', 19],
    ['Jupiter', 25],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Venus', 13],
    ['Jupiter', 18],
    ['Saturn', 24],
    ['Mars', 30],
  ],
  [
    ['Saturn', 6],
    ['Venus', 11],
    ['Jupiter', 19],
    ['Mercury', 24],
    ['Mars', 30],
  ],
  [
    ['Mars', 6],
    ['Jupiter', 14],
    ['Venus', 21],
    ['Mercury', 27],
    ['Saturn', 30],
  ],
  [
    ['Jupiter', 8],
    ['Venus', 14],
    ['Mercury', 19],
    ['Saturn', 25],
    ['Mars', 30],
  ],
  [
    ['Venus', 6],
    ['Mercury', 12],
    ['Jupiter', 19],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  [
    ['Saturn', 6],
    ['Mercury', 12],
    ['Venus', 20],
    ['Jupiter', 25],
    ['Mars', 30],
  ],
  [
    ['Venus', 8],
    ['Jupiter', 14],
    ['Mercury', 20],
    ['Mars', 26],
    ['Saturn', 30],
  ],
];

/** Lilly's terms with the widths of the bounds, Aries first. */
export const LILLY_BOUNDS: readonly (readonly LillyRow[])[] = LAST_DEGREES.map((row) =>
  row.map(([ruler, last], k): LillyRow => [ruler, last - (k === 0 ? 0 : row[k - 1][1])]),
);
