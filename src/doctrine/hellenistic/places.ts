import { normalizeDeg } from '../../kernel/angle.js';
import { boundAt } from '../bounds/bounds.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler, EXALTATIONS } from '../dignity/rulers.js';
import { lillyTriplicityRuler } from '../dignity/triplicity.js';
import { wholeSignAspect } from '../aspects/whole-sign-aspects.js';
import { signIndex } from '../zodiac/zodiac.js';

/** The places of the giver of life in the order of their authority: Ptolemy, Tetrabiblos III.10 (Robbins, Loeb 435, p. 273). */
const PROROGATIVE_PLACES = ['midheaven', 'orient', 'goodDaemon', 'occident', 'houseOfTheGod'] as const;
export type ProrogativePlace = (typeof PROROGATIVE_PLACES)[number];

/**
 * First and last degree of each place after the Ascendant, in the order of the signs, half-open. Robbins p. 271: from 5 degrees above. The
 * orient includes the Ascendant.
 */
const ARCS: readonly (readonly [ProrogativePlace, number, number])[] = [
  ['orient', 0, 25],
  ['occident', 175, 205],
  ['houseOfTheGod', 235, 265],
  ['midheaven', 265, 295],
  ['goodDaemon', 295, 325],
  ['orient', 355, 360],
];

/**
 * The place of a longitude: an arc of 30 degrees of the zodiac that begins 5 degrees before the degree of an angle, half-open.
 * Source: Ptolemy, Tetrabiblos III.10 (Robbins, Loeb 435, pp. 271-273).
 */
export function prorogativePlace(longitudeDeg: number, ascDeg: number): ProrogativePlace | null {
  const offset = normalizeDeg(longitudeDeg - ascDeg);
  return ARCS.find(([, from, to]) => offset >= from && offset < to)?.[0] ?? null;
}

/** Rank of a place, 0 for the midheaven. */
export const authorityOf = (place: ProrogativePlace): number => PROROGATIVE_PLACES.indexOf(place);

/** The five forms of domination: Ptolemy, Tetrabiblos III.2 (Robbins p. 233). */
export type DominationForm = 'triangle' | 'house' | 'exaltation' | 'term' | 'aspect';

/** Ptolemy's rulers of the watery triangle together with Mars: Venus by day, the Moon by night (Tetrabiblos I.18). */
const isTriangleRuler = (planet: ClassicalPlanet, sign: number, isDay: boolean): boolean =>
  lillyTriplicityRuler(sign, isDay) === planet || (sign % 4 === 3 && planet === (isDay ? 'Venus' : 'Moon'));

/**
 * The forms by which a planet dominates a degree: triangle (Tetrabiblos I.18), house, exaltation, Ptolemy's own terms (I.21), and an aspect by
 * sign; a planet in the sign of the degree does not aspect it.
 * Source: Ptolemy, Tetrabiblos III.2 (Robbins, Loeb 435, p. 233).
 */
export function dominationForms(
  planet: ClassicalPlanet,
  planetDeg: number,
  degreeDeg: number,
  isDay: boolean,
): readonly DominationForm[] {
  const sign = signIndex(degreeDeg),
    aspect = wholeSignAspect(planetDeg, degreeDeg),
    forms: DominationForm[] = [];
  if (isTriangleRuler(planet, sign, isDay)) forms.push('triangle');
  if (domicileRuler(sign) === planet) forms.push('house');
  if (EXALTATIONS[planet].signIndex === sign) forms.push('exaltation');
  if (boundAt(degreeDeg, 'ptolemaic').ruler === planet) forms.push('term');
  if (aspect !== null && aspect !== 'Conjunction') forms.push('aspect');
  return forms;
}
