import { signedDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import { relationOf, distance, MALEFICS, quadrantHouse, strengthOf } from './figure.js';
import { hardTo } from './matter-clauses.js';
import { arabicMoieties } from './sahl.js';
import { degrees, value } from './witness.js';
import type { Measurement, PlanetFact, RuleState } from './witness.js';

/** Input of the chapters of Sahl. */
export interface SahlMatterInput {
  readonly figure: ElectionFigure;
  /** Null if the ecliptic coincides with the horizon. */
  readonly isDay: boolean | null;
  /** Lot of Fortune, degrees; null if the sect is undefined. */
  readonly lotDeg: number | null;
  /** Cusp of the eleventh house in the caller's system, degrees. */
  readonly eleventhCuspDeg: number;
  /** State of the burnt path under the caller's reading. */
  readonly burntPath: RuleState;
}

/** Policies for passages of Sahl that allow several readings. */
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

/** Whether two planets are joined in body: within half the sum of their orbs (Sahl, Introduction). */
export const joined = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): boolean =>
  distance(figure, a, b) <= arabicMoieties(a, b);
/** Planets of a list that are joined in body to a planet. */
export const joinedOf = <P extends ClassicalPlanet>(
  figure: ElectionFigure,
  a: ClassicalPlanet,
  planets: readonly P[],
): P[] => planets.filter((planet) => joined(figure, a, planet));

/** Whether a planet is cadent; null without quadrant houses. */
export const cadent = (figure: ElectionFigure, planet: ClassicalPlanet): boolean | null => {
  const strength = strengthOf(figure, planet);
  return strength === 'notEvaluable' ? null : strength === 'cadent';
};

/** Malefics in the sign of a planet, or in square or opposition to it by sign, each with its relation. */
export const hardMalefics = (figure: ElectionFigure, planet: ClassicalPlanet): PlanetFact[] =>
  hardTo(figure, MALEFICS, planet).map((malefic) => ({ planet: malefic, fact: relationOf(figure, malefic, planet) }));

/**
 * Measurements that could make a planet eastern, ascending or direct. They are evidence for clauses that the text leaves undefined.
 */
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

/** Aries, Cancer, Libra, Capricorn. */
export const isMovable = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 0;
/** Taurus, Leo, Scorpio, Aquarius. */
export const isFixed = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 1;
/** Gemini, Virgo, Sagittarius, Pisces. */
export const isCommon = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 2;
/** Cancer, Scorpio, Pisces. */
export const isWatery = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 4 === 3;
