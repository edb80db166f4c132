import { SIGNS } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import type { ClassicalPlanet, DignityPlanet, OuterPlanet } from './planets.js';

/** Domicile rulers, Aries first. Ptolemy, Tetrabiblos I.17 (Robbins p. 79); Dorotheus I.1. */
export const DOMICILE_RULERS: readonly ClassicalPlanet[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

/** Ruler of the sign with that index (0 Aries). */
export const domicileRuler = (signIndex: number): ClassicalPlanet => DOMICILE_RULERS[signIndex];

/** Signs that the modern planets hold beside their classical rulers (20th century usage; no classical source). */
const MODERN_CO_RULERSHIP: Readonly<Record<OuterPlanet, number>> = { Uranus: 10, Neptune: 11, Pluto: 7 };

/** An exaltation: sign, and the degree counted from 1 (the 19th degree of Aries ends at 19 Aries). */
interface Exaltation {
  readonly signIndex: number;
  readonly degree: number;
}

/** Signs: Ptolemy, Tetrabiblos I.19. Degrees: Dorotheus I.2; Firmicus II.3; Paulus 2; al-Biruni 443. */
export const EXALTATIONS: Readonly<Record<ClassicalPlanet, Exaltation>> = {
  Sun: { signIndex: 0, degree: 19 },
  Moon: { signIndex: 1, degree: 3 },
  Mercury: { signIndex: 5, degree: 15 },
  Venus: { signIndex: 11, degree: 27 },
  Mars: { signIndex: 9, degree: 28 },
  Jupiter: { signIndex: 3, degree: 15 },
  Saturn: { signIndex: 6, degree: 21 },
};

const opposite = (signIndex: number): number => (signIndex + 6) % 12;

/** Indices of the signs where a planet has a dignity or its contrary. */
export interface SignDignities {
  readonly domicile: readonly number[];
  readonly exaltation: readonly number[];
  readonly detriment: readonly number[];
  readonly fall: readonly number[];
  /** The same as names, for answers. */
  readonly names: Readonly<Record<'domicile' | 'exaltation' | 'detriment' | 'fall', readonly Sign[]>>;
}

function made(domicile: readonly number[], exaltation: readonly number[]): SignDignities {
  const detriment = domicile.map(opposite),
    fall = exaltation.map(opposite);
  const named = (signs: readonly number[]): readonly Sign[] => signs.map((index) => SIGNS[index]);
  return {
    domicile,
    exaltation,
    detriment,
    fall,
    names: {
      domicile: named(domicile),
      exaltation: named(exaltation),
      detriment: named(detriment),
      fall: named(fall),
    },
  };
}

const CLASSICAL: ReadonlyMap<string, SignDignities> = new Map(
  Object.entries(EXALTATIONS).map(([planet, { signIndex }]) => [
    planet,
    made(
      DOMICILE_RULERS.flatMap((ruler, index) => (ruler === planet ? [index] : [])),
      [signIndex],
    ),
  ]),
);
const MODERN: ReadonlyMap<string, SignDignities> = new Map(
  Object.entries(MODERN_CO_RULERSHIP).map(([planet, signIndex]) => [planet, made([signIndex], [])]),
);

/** Domiciles, exaltation and their opposites of a planet; the modern planets have domicile and detriment alone. */
export function signDignities(planet: DignityPlanet): SignDignities {
  const found = CLASSICAL.get(planet) ?? MODERN.get(planet);
  if (found === undefined) throw new Error(`no sign dignities of ${planet}`);
  return found;
}
