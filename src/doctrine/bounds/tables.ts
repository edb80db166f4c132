import type { ClassicalPlanet } from '../dignity/planets.js';

type BoundRuler = Exclude<ClassicalPlanet, 'Sun' | 'Moon'>;
/** A bound as the sources print it: ruler, then width in degrees. */
type BoundRow = readonly [BoundRuler, number];

/**
 * The Egyptian bounds, Aries first. Ptolemy, Tetrabiblos I.20-21 (Robbins, Loeb 435, p. 97); Valens I.3; Dorotheus in
 * Hephaistio I.1. Sums: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76.
 */
export const EGYPTIAN_BOUNDS: readonly (readonly BoundRow[])[] = [
  [
    ['Jupiter', 6],
    ['Venus', 6],
    ['Mercury', 8],
    ['Mars', 5],
    ['Saturn', 5],
  ],
  [
    ['Venus', 8],
    ['Mercury', 6],
    ['Jupiter', 8],
    ['Saturn', 5],
    ['Mars', 3],
  ],
  [
    ['Mercury', 6],
    ['Jupiter', 6],
    ['Venus', 5],
    ['Mars', 7],
    ['Saturn', 6],
  ],
  [
    ['Mars', 7],
    ['Venus', 6],
    ['Mercury', 6],
    ['Jupiter', 7],
    ['Saturn', 4],
  ],
  [
    ['Jupiter', 6],
    ['Venus', 5],
    ['Saturn', 7],
    ['Mercury', 6],
    ['Mars', 6],
  ],
  [
    ['Mercury', 7],
    ['Venus', 10],
    ['Jupiter', 4],
    ['Mars', 7],
    ['Saturn', 2],
  ],
  [
    ['Saturn', 6],
    ['Mercury', 8],
    ['Jupiter', 7],
    ['Venus', 7],
    ['Mars', 2],
  ],
  [
    ['Mars', 7],
    ['Venus', 4],
    ['Mercury', 8],
    ['Jupiter', 5],
    ['Saturn', 6],
  ],
  [
    ['Jupiter', 12],
    ['Venus', 5],
    ['Mercury', 4],
    ['Saturn', 5],
    ['Mars', 4],
  ],
  [
    ['Mercury', 7],
    ['Jupiter', 7],
    ['Venus', 8],
    ['Saturn', 4],
    ['Mars', 4],
  ],
  [
    ['Mercury', 7],
    ['Venus', 6],
    ['Jupiter', 7],
    ['Mars', 5],
    ['Saturn', 5],
  ],
  [
    ['Venus', 12],
    ['Jupiter', 4],
    ['Mercury', 3],
    ['Mars', 9],
    ['Saturn', 2],
  ],
];

/**
 * Ptolemy's own bounds, "from an old manuscript", Aries first. Tetrabiblos I.21 (Robbins, pp. 106-109). The sums equal the Egyptian
 * sums. Later printed tables (Lilly, Christian Astrology, p. 104) differ in Gemini, Leo, Libra, Scorpio, Capricorn and Pisces.
 */
export const PTOLEMAIC_BOUNDS: readonly (readonly BoundRow[])[] = [
  [
    ['Jupiter', 6],
    ['Venus', 8],
    ['Mercury', 7],
    ['Mars', 5],
    ['Saturn', 4],
  ],
  [
    ['Venus', 8],
    ['Mercury', 7],
    ['Jupiter', 7],
    ['Saturn', 2],
    ['Mars', 6],
  ],
  [
    ['Mercury', 7],
    ['Jupiter', 6],
    ['Venus', 7],
    ['Mars', 6],
    ['Saturn', 4],
  ],
  [
    ['Mars', 6],
    ['Jupiter', 7],
    ['Mercury', 7],
    ['Venus', 7],
    ['Saturn', 3],
  ],
  [
    ['Jupiter', 6],
    ['Mercury', 7],
    ['Saturn', 6],
    ['Venus', 6],
    ['Mars', 5],
  ],
  [
    ['Mercury', 7],
    ['Venus', 6],
    ['Jupiter', 5],
    ['Saturn', 6],
    ['Mars', 6],
  ],
  [
    ['Saturn', 6],
    ['Venus', 5],
    ['Mercury', 5],
    ['Jupiter', 8],
    ['Mars', 6],
  ],
  [
    ['Mars', 6],
    ['Venus', 7],
    ['Jupiter', 8],
    ['Mercury', 6],
    ['Saturn', 3],
  ],
  [
    ['Jupiter', 8],
    ['Venus', 6],
    ['Mercury', 5],
    ['Saturn', 6],
    ['Mars', 5],
  ],
  [
    ['Venus', 6],
    ['Mercury', 6],
    ['Jupiter', 7],
    ['Saturn', 6],
    ['Mars', 5],
  ],
  [
    ['Saturn', 6],
    ['Mercury', 6],
    ['Venus', 8],
    ['Jupiter', 5],
    ['Mars', 5],
  ],
  [
    ['Venus', 8],
    ['Jupiter', 6],
    ['Mercury', 6],
    ['Mars', 5],
    ['Saturn', 5],
  ],
];

/** Widths of the Chaldean bounds, the same in every sign (Tetrabiblos I.21, Robbins pp. 99-103). */
const CHALDEAN_WIDTHS = [8, 7, 6, 5, 4] as const;
/**
 * Rulers of the Chaldean bounds by day, for fire, earth, air and water: the rulers of the triplicities in turn. Air has two rulers;
 * Saturn comes before Mercury by day.
 */
const CHALDEAN_DAY: readonly (readonly BoundRuler[])[] = [
  ['Jupiter', 'Venus', 'Saturn', 'Mercury', 'Mars'],
  ['Venus', 'Saturn', 'Mercury', 'Mars', 'Jupiter'],
  ['Saturn', 'Mercury', 'Mars', 'Jupiter', 'Venus'],
  ['Mars', 'Jupiter', 'Venus', 'Saturn', 'Mercury'],
];
/** Ruler by night: Mercury comes before Saturn. */
const nightRuler = (ruler: BoundRuler): BoundRuler =>
  ruler === 'Saturn' ? 'Mercury' : ruler === 'Mercury' ? 'Saturn' : ruler;

/** The Chaldean bounds of a day chart or a night chart, Aries first. */
export const chaldeanBounds = (isDay: boolean): readonly (readonly BoundRow[])[] =>
  Array.from({ length: 12 }, (_, sign) =>
    CHALDEAN_DAY[sign % 4].map((ruler, k): BoundRow => [isDay ? ruler : nightRuler(ruler), CHALDEAN_WIDTHS[k]]),
  );
