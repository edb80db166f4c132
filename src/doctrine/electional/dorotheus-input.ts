import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import { distance, FORTUNES, MALEFICS, relation } from './figure.js';
import type { LunarEquation } from './matter-clauses.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Whether the dry signs are those of a later table; the text of Dorotheus gives none. */
export type SignNatureVariant = 'textWithoutDrySigns' | 'lillyElementalQualities';

/** An exact aspect of the Moon, the last one or the next. */
export interface FlowEvent {
  readonly body: string;
  /** Where the body stands at the instant of the question, degrees. */
  readonly longitudeDeg: number;
  readonly aspect: string;
  readonly jdUt1: number;
  /** Moon less body less the angle at the instant of the question, degrees. */
  readonly errorDeg: number;
}
/** What the Moon flows away from and what she connects with. */
export interface MoonFlow {
  readonly window: 'currentSign' | 'fixedLookback';
  readonly previous: FlowEvent | null;
  /** How the last aspect moves at the instant of the question. */
  readonly previousMotion: string | null;
  readonly next: FlowEvent | null;
}

/** What a chapter of Dorotheus' is judged from. */
export interface DorotheanMatterInput {
  readonly figure: ElectionFigure;
  readonly equation: LunarEquation;
  /** Null where the profile does not ask for it. */
  readonly flow: MoonFlow | null;
  readonly signNature: SignNatureVariant;
  /** The nativity of a radical election. */
  readonly natal: ElectionFigure | null;
}

/** Under the rays: degrees from the Sun (Dykes' glossary). */
const RAYS_DEG = 15;
export const underRays = (figure: ElectionFigure, planet: ClassicalPlanet): boolean =>
  planet !== 'Sun' && distance(figure, planet, 'Sun') <= RAYS_DEG;
/** Distance from the Sun; null for himself. */
export const fromSun = (figure: ElectionFigure, planet: ClassicalPlanet): number | null =>
  planet === 'Sun' ? null : distance(figure, planet, 'Sun');

const HARD = lookupTable<'Square' | 'Opposition'>({ square: 'Square', opposition: 'Opposition' });
/** Square and opposition by sign; a planet with another is not in a hard aspect to it. */
export const hardAspect = (aDeg: number, bDeg: number): 'Square' | 'Opposition' | null =>
  HARD[relation(aDeg, bDeg)] ?? null;
export const hardAspectOf = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet) =>
  hardAspect(figure.planets[a].longitudeDeg, figure.planets[b].longitudeDeg);

export const FORTUNES_AND_INFORTUNES = [...FORTUNES, ...MALEFICS] as const;

export const CALCULATION_SOURCE = 'glossary of the edition, increasing and decreasing in calculation, p. 363';
export const MEAN_MOON_SOURCE = 'IERS Conventions (2010), 5.7.2, eq. 5.43: F + Omega';
/** Increasing in calculation: the true place beyond the mean one. */
export function calculation({ equationDeg }: LunarEquation): Measurement[] {
  return [
    degrees('lunarEquation', equationDeg),
    value('calculationDirection', equationDeg > 0 ? 'increasing' : equationDeg < 0 ? 'decreasing' : 'zero'),
  ];
}
/** The same with the two places from which it comes. */
export const calculationFromPlaces = (equation: LunarEquation): Measurement[] => [
  degrees('moonTrueLongitudeMeanEcliptic', equation.trueDeg),
  degrees('moonMeanLongitudeIers2010', equation.meanDeg),
  ...calculation(equation),
];

/** Cancer, Scorpio, Pisces: Carmen I.21.3. */
export const isWaterySign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 4 === 3;
/** Gemini, Virgo, Sagittarius, Pisces. */
export const isTwinSign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 2;
/** Aries, Cancer, Libra, Capricorn: what is begun in them turns. */
export const isConvertibleSign = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 0;
