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

/** Domicile ruler of a sign, given its index (0 is Aries). */
export const domicileRuler = (signIndex: number): ClassicalPlanet => DOMICILE_RULERS[signIndex];

/** Signs that the outer planets rule together with the classical rulers (20th-century usage without a classical source). */
const MODERN_CO_RULERSHIP: Readonly<Record<OuterPlanet, number>> = { Uranus: 10, Neptune: 11, Pluto: 7 };

/** An exaltation: the sign, and the ordinal of the degree from 1 (the 19th degree of Aries ends at 19 Aries). */
interface Exaltation {
  readonly signIndex: number;
  readonly degree: number;
}

/** Exaltations. Signs: Ptolemy, Tetrabiblos I.19. Degrees: Dorotheus I.2; Firmicus II.3; Paulus 2; al-Biruni, Elements, 443. */
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

/** Indices of the signs where a planet has a sign dignity or debility. */
export interface SignDignities {
  readonly domicile: readonly number[];
  readonly exaltation: readonly number[];
  readonly detriment: readonly number[];
  readonly fall: readonly number[];
  /** Names of the same signs. */
  readonly names: Readonly<Record<'domicile' | 'exaltation' | 'detriment' | 'fall', readonly Sign[]>>;
}

function withOpposites(domicile: readonly number[], exaltation: readonly number[]): SignDignities {
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
    withOpposites(
      DOMICILE_RULERS.flatMap((ruler, index) => (ruler === planet ? [index] : [])),
      [signIndex],
    ),
  ]),
);
const MODERN: ReadonlyMap<string, SignDignities> = new Map(
  Object.entries(MODERN_CO_RULERSHIP).map(([planet, signIndex]) => [planet, withOpposites([signIndex], [])]),
);

/**
 * Signs of domicile and exaltation of a planet, and the opposite signs, which are its detriment and fall. The outer planets have only
 * domicile and detriment.
 */
export function signDignities(planet: DignityPlanet): SignDignities {
  const found = CLASSICAL.get(planet) ?? MODERN.get(planet);
  if (found === undefined) throw new Error(`no sign dignities of ${planet}`);
  return found;
}
