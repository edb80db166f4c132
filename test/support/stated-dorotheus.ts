import { signName, signOf, signsFrom } from './drawn-figure.js';
import type { DrawnFigure } from './drawn-figure.js';

/** Facts that the second statements of the chapters of Carmen V (Dykes 2017) share. */
export type Planet = Parameters<DrawnFigure['at']>[0];
export const FORTUNES = ['Jupiter', 'Venus'] as const;
export const MALEFICS = ['Mars', 'Saturn'] as const;
export const BOTH = [...FORTUNES, ...MALEFICS] as const;

export const hard = (drawn: DrawnFigure, a: Planet, b: Planet): boolean =>
  ['square', 'opposition'].includes(drawn.between(a, b));
/** Fifteen degrees of rays; the Sun has none. */
export const inRays = (drawn: DrawnFigure, planet: Planet): boolean =>
  planet !== 'Sun' && drawn.apart(planet, 'Sun') <= 15;
export const withMoonOrAscendant = (drawn: DrawnFigure, planet: Planet): boolean =>
  drawn.meets(planet, 'Moon') || drawn.toAscendant(planet);
export const isIn = (degrees: number, names: string): boolean => names.split(' ').includes(signName(degrees));
export const direction = (equation: number): string =>
  equation > 0 ? 'increasing' : equation < 0 ? 'decreasing' : 'zero';
export const inPlace = (drawn: DrawnFigure, planets: readonly Planet[], place: number): Planet[] =>
  planets.filter((planet) => drawn.place(planet) === place);
/** In a place by sign, or aspecting it from another sign; those inside come first. */
export const concerned = (drawn: DrawnFigure, planets: readonly Planet[], place: number): Planet[] => {
  const sign = 30 * ((signOf(drawn.asc) + place - 1) % 12),
    inside = inPlace(drawn, planets, place);
  return [...inside, ...planets.filter((p) => !inside.includes(p) && signsFrom(sign, drawn.at(p)) in SEEN)];
};
const SEEN: Readonly<Record<number, true>> = {
  0: true,
  2: true,
  3: true,
  4: true,
  6: true,
  8: true,
  9: true,
  10: true,
};
