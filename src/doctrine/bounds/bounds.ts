import type { ClassicalPlanet } from '../dignity/planets.js';
import { SIGNS, signOf } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import { LILLY_BOUNDS } from './lilly-table.js';
import { chaldeanBounds, EGYPTIAN_BOUNDS, PTOLEMAIC_BOUNDS } from './tables.js';

/** Tables of bounds. The Chaldean bounds depend on the sect of the chart. */
export const BOUNDS_DOCTRINES = ['egyptian', 'ptolemaic', 'chaldeanDay', 'chaldeanNight', 'lilly'] as const;
export type BoundsDoctrine = (typeof BOUNDS_DOCTRINES)[number];

/** A bound (term) of a sign. Degrees within the sign, [startDeg, endDeg). */
export interface Bound {
  readonly signIndex: number;
  readonly sign: Sign;
  readonly ruler: ClassicalPlanet;
  readonly startDeg: number;
  readonly endDeg: number;
}

const ROWS: Readonly<Record<BoundsDoctrine, readonly (readonly (readonly [ClassicalPlanet, number])[])[]>> = {
  egyptian: EGYPTIAN_BOUNDS,
  ptolemaic: PTOLEMAIC_BOUNDS,
  chaldeanDay: chaldeanBounds(true),
  chaldeanNight: chaldeanBounds(false),
  lilly: LILLY_BOUNDS,
};

function tableOf(doctrine: BoundsDoctrine): readonly (readonly Bound[])[] {
  return ROWS[doctrine].map((row, signIndex) => {
    let startDeg = 0;
    return row.map(([ruler, width]) => {
      const bound = { signIndex, sign: SIGNS[signIndex], ruler, startDeg, endDeg: startDeg + width };
      startDeg = bound.endDeg;
      return bound;
    });
  });
}

const TABLES: Readonly<Record<BoundsDoctrine, readonly (readonly Bound[])[]>> = {
  egyptian: tableOf('egyptian'),
  ptolemaic: tableOf('ptolemaic'),
  chaldeanDay: tableOf('chaldeanDay'),
  chaldeanNight: tableOf('chaldeanNight'),
  lilly: tableOf('lilly'),
};

/** The bounds of a doctrine: twelve rows from Aries, with five bounds each. */
export const boundsTable = (doctrine: BoundsDoctrine): readonly (readonly Bound[])[] => TABLES[doctrine];

/**
 * Bound that contains a longitude. A bound includes its first degree and excludes its last.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 * @param doctrine table of bounds
 */
export function boundAt(longitudeDeg: number, doctrine: BoundsDoctrine = 'egyptian'): Bound {
  const { index, degree } = signOf(longitudeDeg);
  const bounds = TABLES[doctrine][index];
  return bounds.find((bound) => degree < bound.endDeg) ?? bounds[4];
}

/** Source of each table. */
export const BOUNDS_SOURCES: Readonly<Record<BoundsDoctrine, string>> = {
  egyptian:
    'Ptolemy, Tetrabiblos I.20-21, terms according to the Egyptians (Robbins, Loeb 435, p. 97); Valens, Anthologies I.3',
  ptolemaic: 'Ptolemy, Tetrabiblos I.21, terms of the old manuscript (Robbins, Loeb 435, pp. 106-109)',
  chaldeanDay: 'Ptolemy, Tetrabiblos I.21, terms according to the Chaldaeans, by day (Robbins, Loeb 435, pp. 99-103)',
  chaldeanNight:
    'Ptolemy, Tetrabiblos I.21, terms according to the Chaldaeans, by night (Robbins, Loeb 435, pp. 99-103)',
  lilly: 'Lilly, Christian Astrology (1647), p. 104, table of essential dignities: terms',
};
