import { boundAt } from '../bounds/bounds.js';
import type { BoundsDoctrine } from '../bounds/bounds.js';
import { faceRuler } from '../decans/decans.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import { domicileRuler, EXALTATIONS } from '../dignity/rulers.js';
import { lillyTriplicityRuler, triplicityOf } from '../dignity/triplicity.js';
import { signIndex } from '../zodiac/zodiac.js';

/** The five essential dignities, from the strongest. A term is a bound. */
export type Dignity = 'domicile' | 'exaltation' | 'triplicity' | 'term' | 'face';

/**
 * Which rulers of a triplicity count. `lilly`: Lilly's ruler of the sect (p. 104). Of the three Dorothean rulers (Dorotheus I.1): `sect` the
 * ruler of the sect alone, `allThree` each with the full points, `participatingOne` also the participating ruler, with one point.
 */
export type TriplicityRulers = 'lilly' | 'sect' | 'allThree' | 'participatingOne';

/** Points of term and triplicity: Lilly (p. 115) and Ibn Ezra count triplicity 3, term 2; `termFirst` exchanges them. */
export type DignityWeights = 'triplicityFirst' | 'termFirst';

/** The tables by which the dignities of a degree are counted. */
export interface DignityTables {
  readonly terms: BoundsDoctrine;
  readonly triplicity: TriplicityRulers;
  readonly weights: DignityWeights;
}

/** Lilly's tables: Christian Astrology (1647), p. 104, with the points of p. 115. */
export const LILLY_TABLES: DignityTables = { terms: 'lilly', triplicity: 'lilly', weights: 'triplicityFirst' };

/** A dignity of a planet at a degree, with its points. */
export interface CountedDignity {
  readonly dignity: Dignity;
  readonly points: number;
}

function triplicityPoints(planet: ClassicalPlanet, sign: number, isDay: boolean, rulers: TriplicityRulers): number {
  if (rulers === 'lilly') return lillyTriplicityRuler(sign, isDay) === planet ? 3 : 0;
  const { active, inactive, participating } = triplicityOf(sign, isDay);
  if (planet === active) return 3;
  if (rulers === 'allThree') return planet === inactive || planet === participating ? 3 : 0;
  return rulers === 'participatingOne' && planet === participating ? 1 : 0;
}

/**
 * The dignities of a planet at a longitude, from the strongest: domicile 5, exaltation 4, triplicity 3, term 2, face 1.
 * Source: Lilly, Christian Astrology (1647), p. 115 (points); the tables cite their own sources.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 */
export function dignitiesAt(
  planet: ClassicalPlanet,
  longitudeDeg: number,
  isDay: boolean,
  tables: DignityTables,
): readonly CountedDignity[] {
  const sign = signIndex(longitudeDeg),
    found: CountedDignity[] = [];
  const termFirst = tables.weights === 'termFirst';
  if (domicileRuler(sign) === planet) found.push({ dignity: 'domicile', points: 5 });
  if (EXALTATIONS[planet].signIndex === sign) found.push({ dignity: 'exaltation', points: 4 });
  const triplicity = triplicityPoints(planet, sign, isDay, tables.triplicity);
  if (triplicity > 0) found.push({ dignity: 'triplicity', points: termFirst && triplicity === 3 ? 2 : triplicity });
  if (boundAt(longitudeDeg, tables.terms).ruler === planet) found.push({ dignity: 'term', points: termFirst ? 3 : 2 });
  if (faceRuler(longitudeDeg) === planet) found.push({ dignity: 'face', points: 1 });
  return found;
}

/** Sum of the points of a list of dignities. */
export const pointsOf = (dignities: readonly CountedDignity[]): number =>
  dignities.reduce((sum, { points }) => sum + points, 0);

/** Points of one planet by kind. */
export interface Tally {
  readonly planet: ClassicalPlanet;
  readonly essential: number;
  readonly house: number;
  readonly ruler: number;
  readonly accidental: number;
  readonly total: number;
}

/** The planets with the highest total, in the order Sun to Saturn. */
export function highest(tallies: readonly Tally[]): readonly ClassicalPlanet[] {
  const top = Math.max(...tallies.map(({ total }) => total));
  return tallies.filter(({ total }) => total === top).map(({ planet }) => planet);
}

/** Points of the seven planets over several longitudes (degrees), without houses and rulers of the time. */
export const tallyPlaces = (
  longitudesDeg: readonly number[],
  isDay: boolean,
  tables: DignityTables,
): readonly Tally[] =>
  CLASSICAL_PLANETS.map((planet) => {
    const essential = longitudesDeg.reduce(
      (sum, longitude) => sum + pointsOf(dignitiesAt(planet, longitude, isDay, tables)),
      0,
    );
    return { planet, essential, house: 0, ruler: 0, accidental: 0, total: essential };
  });
