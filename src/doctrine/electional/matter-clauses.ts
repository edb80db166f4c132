import type { ClassicalPlanet } from '../dignity/planets.js';
import type { ElectionFigure } from './figure.js';
import { configured, elongationDeg, FORTUNES, MALEFICS, placeFromAscendant, relation } from './figure.js';
import { compared, listed, value } from './witness.js';
import type { Measurement } from './witness.js';

export type MatterRole = 'fortifier' | 'gate' | 'outcome' | 'witness';
export type MatterState = 'satisfied' | 'clear' | 'triggered' | 'observed' | 'not_evaluable';

/**
 * Clauses of an author's chapter on a matter. A fortifier that holds is satisfied, a gate that holds is triggered; a witness and an
 * outcome are observed, and decide nothing. What the text leaves open is not evaluable.
 */
export interface MatterClause<R extends MatterRole = MatterRole, S extends MatterState = MatterState> {
  readonly clauseId: string;
  readonly role: R;
  readonly state: S | 'not_evaluable';
  readonly measurements: readonly Measurement[];
  readonly explanation: string;
  /** The reading by which the clause is judged, where a chapter has several. */
  readonly policyId: string;
}

/** The exact aspects of the Moon around an instant within her sign: planets that she left and goes to, null for none. */
export interface MoonFlow {
  readonly previous: string | null;
  readonly next: string | null;
  /** Moon less planet at the next one, degrees. */
  readonly nextAngleDeg: number | null;
}

/** The Moon's longitude on the mean ecliptic, and her mean longitude (IERS Conventions 2010, F + Omega), degrees. */
export interface LunarEquation {
  readonly trueDeg: number;
  readonly meanDeg: number;
  readonly equationDeg: number;
}

/** How a clause is judged unless it says otherwise: by whole signs. */
const BY_SIGN = 'whole_sign_ptolemaic_configuration';

/** Makes clauses of a role. `holds` null: not evaluable. */
const maker =
  <R extends MatterRole, M extends MatterState, U extends MatterState>(role: R, met: M, unmet: U) =>
  (
    clauseId: string,
    holds: boolean | null,
    measurements: readonly Measurement[],
    explanation: string,
    policyId: string = BY_SIGN,
  ): MatterClause<R, M | U> => ({
    clauseId,
    role,
    state: holds === null ? 'not_evaluable' : holds ? met : unmet,
    measurements,
    explanation,
    policyId,
  });

export const fortifier = maker('fortifier', 'satisfied', 'clear');
export const gate = maker('gate', 'triggered', 'clear');
/** Evidence: observed, whatever it is. */
export const witness = maker('witness', 'observed', 'observed');
export const outcome = maker('outcome', 'observed', 'observed');

const HARD = ['conjunction', 'square', 'opposition'];

/** Planets of a list that stand with another by sign, or in square or opposition to it. */
export const hardTo = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  planets: readonly P[],
  to: ClassicalPlanet,
): P[] =>
  planets.filter(
    (planet) =>
      planet !== to && HARD.includes(relation(figure.planets[planet].longitudeDeg, figure.planets[to].longitudeDeg)),
  );

/** `Jupiter:trine,Venus:aversion`: how each stands to a planet by sign. */
export const relationsTo = (figure: ElectionFigure, planets: readonly ClassicalPlanet[], to: ClassicalPlanet): string =>
  planets
    .map((planet) => `${planet}:${relation(figure.planets[planet].longitudeDeg, figure.planets[to].longitudeDeg)}`)
    .join(',');

/** Planets of a list in a whole-sign place from the ascendant. */
export const inPlace = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  planets: readonly P[],
  places: readonly number[],
): P[] => planets.filter((planet) => places.includes(placeFromAscendant(figure, figure.planets[planet].longitudeDeg)));

/** The Moon with an infortune, or in square or opposition to one, by sign. */
export const moonImpeded = (
  figure: ElectionFigure,
  clauseId: string,
  explanation: string,
  malefics: readonly ClassicalPlanet[] = MALEFICS,
): MatterClause => {
  const hard = hardTo(figure, malefics, 'Moon');
  return gate(
    clauseId,
    hard.length > 0,
    [
      value('moon_relations', relationsTo(figure, malefics, 'Moon')),
      value('infortunes_with_or_in_hard_aspect', listed(hard)),
    ],
    explanation,
  );
};

/** The Moon between new and full. */
export const waxing = (figure: ElectionFigure): boolean => {
  const elongation = elongationDeg(figure);
  return elongation > 0 && elongation < 180;
};

/** The light and the equation of the Moon: both growing satisfies it. */
export const growingMoon = (figure: ElectionFigure, equation: LunarEquation, explanation: string): MatterClause =>
  fortifier(
    'moon_increasing_in_light_and_calculation',
    waxing(figure) && equation.equationDeg > 0,
    [
      compared('sun_moon_elongation', elongationDeg(figure), 'in', '(0, 180)', 'degrees'),
      compared('lunar_equation', equation.equationDeg, '>', 0, 'degrees'),
    ],
    explanation,
    'sun_to_moon_elongation_and_iers_true_minus_mean_lunar_equation',
  );

/** A fortune with the Moon, or beholding her. */
export const fortuneBeholdsMoon = (figure: ElectionFigure): MatterClause =>
  fortifier(
    'fortune_beholds_moon',
    FORTUNES.some((planet) => configured(figure.planets[planet].longitudeDeg, figure.planets.Moon.longitudeDeg)),
    [value('fortune_relations', relationsTo(figure, FORTUNES, 'Moon'))],
    'Jupiter or Venus is with the Moon or beholds her.',
  );
