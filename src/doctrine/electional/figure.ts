import { normalizeDeg, separationDeg, signedDeg } from '../../kernel/angle.js';
import { wholeSignAspect } from '../aspects/whole-sign-aspects.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/** A planet of the figure: apparent geocentric position on the true ecliptic of date, degrees and degrees a day. */
export interface FigurePlanet {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly rateDegPerDay: number;
  readonly latitudeRateDegPerDay: number;
  /** 1 ... 12; null if the cusps do not bound houses. */
  readonly house: number | null;
}

/** The figure of an election, the input of every rule. */
export interface ElectionFigure {
  readonly planets: Readonly<Record<ClassicalPlanet, FigurePlanet>>;
  /** True ascending node, degrees. */
  readonly nodeDeg: number;
  readonly ascDeg: number;
  readonly requestedSystem: string;
  readonly effectiveSystem: string;
  readonly fallback: boolean;
  /** True for the houses of a quadrant system: angular, succedent and cadent are defined. */
  readonly isQuadrant: boolean;
}

export type Strength = 'angular' | 'succedent' | 'cadent' | 'notEvaluable';

export const MALEFICS = ['Mars', 'Saturn'] as const;
export const FORTUNES = ['Jupiter', 'Venus'] as const;

/** Name of the sign of a planet. */
export const signOfPlanet = (figure: ElectionFigure, planet: ClassicalPlanet): Sign =>
  SIGNS[signIndex(figure.planets[planet].longitudeDeg)];
/** Name of the rising sign. */
export const ascendantSign = (figure: ElectionFigure): Sign => SIGNS[signIndex(figure.ascDeg)];

/** Signs counted from one planet to another, 0 ... 11. */
export const signOffset = (fromDeg: number, toDeg: number): number => (signIndex(toDeg) - signIndex(fromDeg) + 12) % 12;
/** Place of a longitude by sign, counted from the ascendant, 1 ... 12. */
export const placeFromAscendant = (figure: ElectionFigure, longitudeDeg: number): number =>
  signOffset(figure.ascDeg, longitudeDeg) + 1;

/** True for the same sign and for signs in sextile, square, trine or opposition (Ptolemy, Tetrabiblos I.13). */
export const configured = (aDeg: number, bDeg: number): boolean => wholeSignAspect(aDeg, bDeg) !== null;
/** Aspect by sign between two longitudes in lower case, or `aversion`. */
export const signRelation = (aDeg: number, bDeg: number): string =>
  wholeSignAspect(aDeg, bDeg)?.toLowerCase() ?? 'aversion';

/** Relation by sign of two planets of the figure. */
export const relationOf = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): string =>
  signRelation(figure.planets[a].longitudeDeg, figure.planets[b].longitudeDeg);
/** Whether two planets share a sign or aspect each other by sign. */
export const areConfigured = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  configured(figure.planets[a].longitudeDeg, figure.planets[b].longitudeDeg);

/** Planets of a list that share a sign with a longitude or aspect it by sign. */
export const configuredOf = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  planets: readonly P[],
  longitudeDeg: number,
): P[] => planets.filter((planet) => configured(figure.planets[planet].longitudeDeg, longitudeDeg));

/** Quadrant house of a planet; null for other house systems. */
export const quadrantHouse = (figure: ElectionFigure, planet: ClassicalPlanet): number | null =>
  figure.isQuadrant ? figure.planets[planet].house : null;

/** Angular, succedent or cadent by the quadrant houses of the figure; `notEvaluable` for other house systems. */
export function strengthOf(figure: ElectionFigure, planet: ClassicalPlanet): Strength {
  const house = quadrantHouse(figure, planet);
  if (house === null) return 'notEvaluable';
  return (['cadent', 'angular', 'succedent'] as const)[house % 3];
}

/** Distance of a planet from the Sun in longitude, degrees in [0, 180]. */
export const solarDistance = (figure: ElectionFigure, planet: ClassicalPlanet): number =>
  separationDeg(figure.planets[planet].longitudeDeg, figure.planets.Sun.longitudeDeg);
/** Distance of two planets in longitude, degrees in [0, 180]. */
export const distance = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): number =>
  separationDeg(figure.planets[a].longitudeDeg, figure.planets[b].longitudeDeg);

/** Two longitudes nearer than this count as equal, degrees. */
const EXACT_DEG = 1e-12;

/**
 * Rate of the separation of two planets in longitude, degrees a day: negative while they approach, 0 at the same longitude.
 */
export function separationRate(figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): number {
  const first = figure.planets[a],
    second = figure.planets[b];
  const rate = first.rateDegPerDay - second.rateDegPerDay,
    apart = signedDeg(first.longitudeDeg - second.longitudeDeg);
  return apart === 0 ? 0 : apart < 0 ? -rate : rate;
}
/** Whether two planets approach or leave their conjunction. */
export function conjunctionMotion(
  figure: ElectionFigure,
  a: ClassicalPlanet,
  b: ClassicalPlanet,
): 'exact' | 'applying' | 'separating' | 'stationaryRelative' {
  if (distance(figure, a, b) < EXACT_DEG) return 'exact';
  const rate = separationRate(figure, a, b);
  return rate < 0 ? 'applying' : rate > 0 ? 'separating' : 'stationaryRelative';
}

/** Elongation of the Moon from the Sun, degrees in [0, 360). */
export const elongationDeg = (figure: ElectionFigure): number =>
  normalizeDeg(figure.planets.Moon.longitudeDeg - figure.planets.Sun.longitudeDeg);

/**
 * Sign (0 ... 11) of the twelfth part of a longitude: twelve times its degree in the sign, counted from that sign (Dorotheus I.8; Paulus
 * 22).
 */
export function twelfthPartSign(longitudeDeg: number): number {
  const sign = signIndex(longitudeDeg);
  return (sign + Math.min(11, Math.floor((normalizeDeg(longitudeDeg) - 30 * sign) / 2.5))) % 12;
}

/** Requested and effective house system. */
export const houseSystemMeasurements = (figure: ElectionFigure): Measurement[] => [
  value('requestedHouseSystem', figure.requestedSystem),
  value('effectiveHouseSystem', figure.effectiveSystem),
];
/** Requested and effective house system, and whether a fallback was used. */
export const houseMeasurements = (figure: ElectionFigure): Measurement[] => [
  ...houseSystemMeasurements(figure),
  value('houseFallback', figure.fallback),
];
/** Sign of the Moon and her degree in it. */
export const moonSignAndDegree = (figure: ElectionFigure): Measurement[] => [
  value('moonSign', signOfPlanet(figure, 'Moon')),
  degrees('degreeInSign', figure.planets.Moon.longitudeDeg % 30),
];
