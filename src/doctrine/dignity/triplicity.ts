import { SIGNS } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import type { ClassicalPlanet } from './planets.js';

/** Elements of the signs, in the order of the signs from Aries. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
type Element = (typeof ELEMENTS)[number];

/** Rulers of an element: by day, by night, and the participating ruler (Dorotheus). */
type RulersOfElement = readonly [day: ClassicalPlanet, night: ClassicalPlanet, participating: ClassicalPlanet];

/** Dorothean rulers of fire, earth, air, water. Dorotheus, Carmen I.1 (Pingree 1976, p. 161); Valens II.1; Abu Mashar, Great Introduction V.14. */
const DOROTHEAN: readonly RulersOfElement[] = [
  ['Sun', 'Jupiter', 'Saturn'],
  ['Venus', 'Moon', 'Mars'],
  ['Saturn', 'Mercury', 'Jupiter'],
  ['Venus', 'Mars', 'Moon'],
];
/** Lilly's rulers by day and by night, of fire, earth, air, water. Christian Astrology (1647), p. 104, after Ptolemy, Tetrabiblos I.18. */
const LILLY: readonly (readonly [ClassicalPlanet, ClassicalPlanet])[] = [
  ['Sun', 'Jupiter'],
  ['Venus', 'Moon'],
  ['Saturn', 'Mercury'],
  ['Mars', 'Mars'],
];

/** The triplicity of a sign in a chart of one sect. */
export interface Triplicity {
  readonly element: Element;
  readonly signs: readonly Sign[];
  readonly day: ClassicalPlanet;
  readonly night: ClassicalPlanet;
  readonly participating: ClassicalPlanet;
  /** Ruler of the chart's sect. */
  readonly active: ClassicalPlanet;
  /** Ruler of the contrary sect. */
  readonly inactive: ClassicalPlanet;
}

const tableOf = (isDay: boolean): readonly Triplicity[] =>
  DOROTHEAN.map(([day, night, participating], index) => ({
    element: ELEMENTS[index],
    signs: [SIGNS[index], SIGNS[index + 4], SIGNS[index + 8]],
    day,
    night,
    participating,
    active: isDay ? day : night,
    inactive: isDay ? night : day,
  }));
const BY_DAY = tableOf(true),
  BY_NIGHT = tableOf(false);

/** Dorothean triplicity of a sign, given its index (0 is Aries), in a day chart or a night chart. */
export const triplicityOf = (signIndex: number, isDay: boolean): Triplicity =>
  (isDay ? BY_DAY : BY_NIGHT)[signIndex % 4];

/** Lilly's ruler of the triplicity of a sign, given its index (0 is Aries), by day or by night. */
export const lillyTriplicityRuler = (signIndex: number, isDay: boolean): ClassicalPlanet =>
  LILLY[signIndex % 4][isDay ? 0 : 1];
