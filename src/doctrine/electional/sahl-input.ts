import { signedDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import { between, distance, MALEFICS, quadrantHouse, strengthOf } from './figure.js';
import { hardTo } from './matter-clauses.js';
import { arabicMoieties } from './sahl.js';
import { degrees, value } from './witness.js';
import type { Measurement, PlanetFact, RuleState } from './witness.js';

/** What a chapter of Sahl's is judged from. */
export interface SahlMatterInput {
  readonly figure: ElectionFigure;
  /** Null where the ecliptic lies in the horizon. */
  readonly isDay: boolean | null;
  /** Lot of Fortune, degrees; null where the sect is not defined. */
  readonly lotDeg: number | null;
  /** Cusp of the eleventh house of the caller's system, degrees. */
  readonly eleventhCuspDeg: number;
  /** The Moon in the burnt path by the caller's reading. */
  readonly burntPath: RuleState;
}

/** How Sahl's chapters are read where the text leaves more than one way. */
export const POLICY = {
  aspects: 'wholeSignConfigurationAndSahlMoietyJoin',
  number: 'sourceTextIndeterminate',
  eastern: 'sourceParallelsIndeterminate',
  circle: 'sourceParallelsIndeterminate',
  cleansed: 'sourceTextOpenPredicate',
  stakes: 'clauseSpecificVisibleReference',
  adapted: 'sourceTextOpenAdaptation',
  significators: 'sourceTextOpenCadentFromSignificators',
  quality: 'classicalQuadruplicity',
} as const;

/** Joined in body: within half the sum of the orbs of Sahl's Introduction. */
export const joined = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  distance(figure, a, b) <= arabicMoieties(a, b);
export const joinedOf = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  a: ClassicalPlanet,
  planets: readonly P[],
): P[] => planets.filter((planet) => joined(figure, a, planet));

export const cadent = (figure: ElectionFigure, planet: ClassicalPlanet): boolean | null => {
  const strength = strengthOf(figure, planet);
  return strength === 'notEvaluable' ? null : strength === 'cadent';
};

/** `Mars:square,Saturn:opposition`: the malefics with a planet, in square or in opposition to it, by sign. */
export const hardMalefics = (figure: ElectionFigure, planet: ClassicalPlanet): PlanetFact[] =>
  hardTo(figure, MALEFICS, planet).map((malefic) => ({ planet: malefic, fact: between(figure, malefic, planet) }));

/** What of a planet could make it eastern, ascending or direct: evidence for clauses that the text leaves open. */
export function solarObservations(figure: ElectionFigure, planet: ClassicalPlanet): Measurement[] {
  const { longitudeDeg, latitudeDeg, rateDegPerDay } = figure.planets[planet];
  return [
    value('body', planet),
    degrees('signedLongitudeFromSun', signedDeg(longitudeDeg - figure.planets.Sun.longitudeDeg) || 0),
    value('longitudeRate', rateDegPerDay, 'degrees/day'),
    value('direct', rateDegPerDay >= 0),
    degrees('eclipticLatitude', latitudeDeg),
    value('quadrantHouse', quadrantHouse(figure, planet)),
  ];
}

export const isMovable = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 0;
export const isFixed = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 1;
export const isCommon = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 2;
export const isWatery = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 4 === 3;
