import type { ClassicalPlanet } from '../dignity/planets.js';
import type { ElectionFigure } from './figure.js';
import { between, elongationDeg, placeFromAscendant } from './figure.js';
import type { Measurement } from './witness.js';

export type MatterRole = 'fortifier' | 'gate' | 'outcome' | 'witness';
export type MatterState = 'satisfied' | 'clear' | 'triggered' | 'observed' | 'notEvaluable';

/** What is said of a clause whatever the figure is: its identifier, the place of the text, what the text asks, the reading of it. */
export interface ClauseText {
  readonly id: string;
  /** Paragraph and note of the source. */
  readonly where: string;
  readonly says: string;
  /** The reading by which the clause is judged; by whole signs unless told. */
  readonly policy?: string;
}

/**
 * Clauses of an author's chapter on a matter. A fortifier that holds is satisfied, a gate that holds is triggered, a witness or an
 * outcome that holds is observed; what does not hold is clear; what the text leaves open is not evaluable.
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

/** The Moon's longitude on the mean ecliptic, and her mean longitude (IERS Conventions 2010, F + Omega), degrees. */
export interface LunarEquation {
  readonly trueDeg: number;
  readonly meanDeg: number;
  readonly equationDeg: number;
}

const BY_SIGN = 'wholeSignPtolemaicConfiguration';

/** Makes clauses of a role. `holds` null: not evaluable. */
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

/** Planets of a list that stand with another by sign, or in square or opposition to it; no planet to itself. */
export const hardTo = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  planets: readonly P[],
  to: ClassicalPlanet,
): P[] => planets.filter((planet) => planet !== to && HARD.includes(between(figure, planet, to)));

/** Planets of a list in a whole-sign place from the ascendant. */
export const inPlace = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  planets: readonly P[],
  places: readonly number[],
): P[] => planets.filter((planet) => places.includes(placeFromAscendant(figure, figure.planets[planet].longitudeDeg)));

/** The Moon between new and full. */
export const waxing = (figure: ElectionFigure): boolean => {
  const elongation = elongationDeg(figure);
  return elongation > 0 && elongation < 180;
};
