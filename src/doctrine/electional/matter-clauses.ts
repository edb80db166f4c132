import type { ClassicalPlanet } from '../dignity/planets.js';
import type { ElectionFigure } from './figure.js';
import { relationOf, elongationDeg, placeFromAscendant } from './figure.js';
import type { Measurement } from './witness.js';

export type MatterRole = 'fortifier' | 'gate' | 'outcome' | 'witness';
export type MatterState = 'satisfied' | 'clear' | 'triggered' | 'observed' | 'notEvaluable';

/** The fixed part of a clause: identifier, reference, content of the text and the reading used. */
export interface ClauseText {
  readonly id: string;
  /** Paragraph and note of the source. */
  readonly where: string;
  readonly says: string;
  /** The policy of the clause; aspects by sign by default. */
  readonly policy?: string;
}

/**
 * A clause of an author's chapter on a matter. When its condition is true, a fortifier is satisfied, a gate is triggered, a witness or an outcome is
 * observed. Otherwise it is clear. A clause that the text leaves undefined is not evaluable.
 */
export interface MatterClause<R extends MatterRole = MatterRole, S extends MatterState = MatterState> {
  readonly clauseId: string;
  readonly role: R;
  readonly state: S | 'notEvaluable';
  readonly measurements: readonly Measurement[];
  readonly explanation: string;
  readonly where: string;
  readonly policyId: string;
}

/**
 * Longitude of the Moon on the mean ecliptic, her mean longitude (IERS Conventions 2010, F + Omega) and their difference, degrees.
 */
export interface LunarEquation {
  readonly trueDeg: number;
  readonly meanDeg: number;
  readonly equationDeg: number;
}

const BY_SIGN = 'wholeSignPtolemaicConfiguration';

/** Returns the constructor of clauses of one role. `holds` is null for a clause that is not evaluable. */
const maker =
  <R extends MatterRole, M extends MatterState>(role: R, met: M) =>
  (text: ClauseText, holds: boolean | null, measurements: readonly Measurement[]): MatterClause<R, M | 'clear'> => ({
    clauseId: text.id,
    role,
    state: holds === null ? 'notEvaluable' : holds ? met : 'clear',
    measurements,
    explanation: text.says,
    where: text.where,
    policyId: text.policy ?? BY_SIGN,
  });

export const fortifier = maker('fortifier', 'satisfied');
export const gate = maker('gate', 'triggered');
export const witness = maker('witness', 'observed');
export const outcome = maker('outcome', 'observed');

const HARD = ['conjunction', 'square', 'opposition'];

/**
 * Planets of a list in the sign of another planet, or in square or opposition to it by sign; a planet is never its own.
 */
export const hardTo = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  planets: readonly P[],
  to: ClassicalPlanet,
): P[] => planets.filter((planet) => planet !== to && HARD.includes(relationOf(figure, planet, to)));

/** Planets of a list in one of the given places by sign from the ascendant. */
export const inPlace = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  planets: readonly P[],
  places: readonly number[],
): P[] => planets.filter((planet) => places.includes(placeFromAscendant(figure, figure.planets[planet].longitudeDeg)));

/** Whether the Moon is between new and full, exclusive. */
export const waxing = (figure: ElectionFigure): boolean => {
  const elongation = elongationDeg(figure);
  return elongation > 0 && elongation < 180;
};
