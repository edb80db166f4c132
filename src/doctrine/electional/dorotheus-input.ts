import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import { distance, FORTUNES, MALEFICS, signRelation } from './figure.js';
import type { LunarEquation } from './matter-clauses.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Which signs are dry: Dorotheus lists none, so a caller may choose the table of Lilly. */
export type SignNatureVariant = 'textWithoutDrySigns' | 'lillyElementalQualities';

/** The last or the next exact aspect of the Moon. */
export interface FlowEvent {
  readonly body: string;
  /** Longitude of the body at the instant of the request, degrees. */
  readonly longitudeDeg: number;
  readonly aspect: string;
  readonly jdUt1: number;
  /**
   * Longitude of the Moon minus that of the body minus the angle of the aspect, at the instant of the request, degrees.
   */
  readonly errorDeg: number;
}
/** The last separation of the Moon and her next connection. */
export interface MoonFlow {
  readonly window: 'currentSign' | 'fixedLookback';
  readonly previous: FlowEvent | null;
  /** Motion state of the last aspect at the instant of the request. */
  readonly previousMotion: string | null;
  readonly next: FlowEvent | null;
}

/** Input of the chapters of Dorotheus. */
export interface DorotheanMatterInput {
  readonly figure: ElectionFigure;
  readonly equation: LunarEquation;
  /** Null for profiles that do not use the flow. */
  readonly flow: MoonFlow | null;
  readonly signNature: SignNatureVariant;
  /** The natal figure of a radical election. */
  readonly natal: ElectionFigure | null;
}

/** Orb of the Sun's rays, degrees (Dykes' glossary). */
const RAYS_DEG = 15;
/** Whether a planet is under the rays; never true of the Sun. */
export const underRays = (figure: ElectionFigure, planet: ClassicalPlanet): boolean =>
  planet !== 'Sun' && distance(figure, planet, 'Sun') <= RAYS_DEG;
/** Distance from the Sun in degrees; null for the Sun. */
export const fromSun = (figure: ElectionFigure, planet: ClassicalPlanet): number | null =>
  planet === 'Sun' ? null : distance(figure, planet, 'Sun');

const HARD = lookupTable<'Square' | 'Opposition'>({ square: 'Square', opposition: 'Opposition' });
/** Square or opposition by sign; null for other relations, the same sign included. */
export const hardAspect = (aDeg: number, bDeg: number): 'Square' | 'Opposition' | null =>
  HARD[signRelation(aDeg, bDeg)] ?? null;
/** Square or opposition by sign of two planets of a figure; null for other relations. */
export const hardAspectOf = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet) =>
  hardAspect(figure.planets[a].longitudeDeg, figure.planets[b].longitudeDeg);

export const FORTUNES_AND_INFORTUNES = [...FORTUNES, ...MALEFICS] as const;

export const CALCULATION_SOURCE = 'glossary of the edition, increasing and decreasing in calculation, p. 363';
export const MEAN_MOON_SOURCE = 'IERS Conventions (2010), 5.7.2, eq. 5.43: F + Omega';
/**
 * Measurements of the lunar equation. The Moon increases in calculation while her true longitude is ahead of the mean one.
 */
export function calculation({ equationDeg }: LunarEquation): Measurement[] {
  return [
    degrees('lunarEquation', equationDeg),
    value('calculationDirection', equationDeg > 0 ? 'increasing' : equationDeg < 0 ? 'decreasing' : 'zero'),
  ];
}
/** The measurements of `calculation` with the true and the mean longitude. */
export const calculationFromPlaces = (equation: LunarEquation): Measurement[] => [
  degrees('moonTrueLongitudeMeanEcliptic', equation.trueDeg),
  degrees('moonMeanLongitudeIers2010', equation.meanDeg),
  ...calculation(equation),
];

/** Cancer, Scorpio, Pisces (Carmen I.21.3). */
export const isWaterySign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 4 === 3;
/** Double-bodied signs: Gemini, Virgo, Sagittarius, Pisces. */
export const isTwinSign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 2;
/** Convertible signs: Aries, Cancer, Libra, Capricorn. */
export const isConvertibleSign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 0;
