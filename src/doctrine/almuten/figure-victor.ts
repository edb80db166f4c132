import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import type { DignityTables, Tally } from './points.js';
import { tallyPlaces } from './points.js';

/**
 * Points of the houses 1 to 12 in Ibn Ezra's count. `sixthLeast`: 1 10 7 4 11 5 2 9 8 3 12 6 from 12 points down to 1 (Ibn Ezra, Book of
 * Nativities, as R. Zoller reports it, Tools and Techniques of the Medieval Astrologers). `eighthBeforeNinth`: the same with the 8th before the
 * 9th. `twelfthLeast`: the order without a known source that the recorded engine uses: 9th 6, 3rd 5, 2nd 4, 8th 3, 6th 2, 12th 1.
 */
export const HOUSE_POINTS = {
  sixthLeast: [12, 6, 3, 9, 7, 1, 10, 4, 5, 11, 8, 2],
  eighthBeforeNinth: [12, 6, 3, 9, 7, 1, 10, 5, 4, 11, 8, 2],
  twelfthLeast: [12, 4, 5, 9, 7, 2, 10, 3, 6, 11, 8, 1],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type HousePoints = keyof typeof HOUSE_POINTS;

/** Points of the rulers of day and hour: Ibn Ezra, as Zoller reports him. */
const DAY_RULER_POINTS = 7,
  HOUR_RULER_POINTS = 6;

/** The places and conditions that a count of the figure takes in. Longitudes in degrees. */
export interface FigureCount {
  readonly placesDeg: readonly number[];
  readonly isDay: boolean;
  readonly tables: DignityTables;
  /** House (1 to 12) of each planet with a known position, and the points of the houses; null leaves houses out. */
  readonly houses: { readonly of: ReadonlyMap<ClassicalPlanet, number>; readonly points: HousePoints } | null;
  readonly dayRuler: ClassicalPlanet | null;
  readonly hourRuler: ClassicalPlanet | null;
}

/**
 * The count of a figure: essential dignities over its places, then house points and the rulers of day (7) and hour (6).
 * Sources: Ibn Ezra, Book of Nativities (five places, houses, rulers of day and hour; after Zoller); Bonatti and al-Qabisi IV (the five places
 * of life alone).
 */
export function countFigure(count: FigureCount): readonly Tally[] {
  const { houses, dayRuler, hourRuler } = count;
  return tallyPlaces(count.placesDeg, count.isDay, count.tables).map((tally) => {
    const number = houses?.of.get(tally.planet);
    const house = houses === null || number === undefined ? 0 : HOUSE_POINTS[houses.points][number - 1];
    const ruler =
      (tally.planet === dayRuler ? DAY_RULER_POINTS : 0) + (tally.planet === hourRuler ? HOUR_RULER_POINTS : 0);
    return { ...tally, house, ruler, total: tally.essential + house + ruler };
  });
}

/**
 * The victor of a degree when totals are equal, by the recorded rule without a source: the strongest single dignity, then the order Sun to
 * Saturn.
 * @param strongest points of the strongest dignity of each tied planet
 */
export const firstStrongest = (tied: readonly ClassicalPlanet[], strongest: (planet: ClassicalPlanet) => number) =>
  [...tied].sort(
    (a, b) => strongest(b) - strongest(a) || CLASSICAL_PLANETS.indexOf(a) - CLASSICAL_PLANETS.indexOf(b),
  )[0];
