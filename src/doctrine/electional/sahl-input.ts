import { signedDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import { between, distance, MALEFICS, quadrantHouse, strengthOf } from './figure.js';
import { hardTo } from './matter-clauses.js';
import { arabicMoieties } from './sahl.js';
import { degrees, listed, value } from './witness.js';
import type { Measurement, RuleState } from './witness.js';

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
  aspects: 'whole_sign_configuration_and_authB_moiety_join',
  number: 'source_text_indeterminate',
  eastern: 'source_parallels_indeterminate',
  circle: 'source_parallels_indeterminate',
  cleansed: 'source_text_open_predicate',
  stakes: 'clause_specific_visible_reference',
  adapted: 'source_text_open_adaptation',
  significators: 'source_text_open_cadent_from_significators',
  quality: 'classical_quadruplicity',
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
  return strength === 'not_evaluable' ? null : strength === 'cadent';
};

/** `Mars:square,Saturn:opposition`: the malefics with a planet, in square or in opposition to it, by sign. */
export const hardMalefics = (figure: ElectionFigure, planet: ClassicalPlanet): string =>
  listed(hardTo(figure, MALEFICS, planet).map((malefic) => `${malefic}:${between(figure, malefic, planet)}`));

/** What of a planet could make it eastern, ascending or direct: evidence for clauses that the text leaves open. */
export function solarObservations(figure: ElectionFigure, planet: ClassicalPlanet): Measurement[] {
  const { longitudeDeg, latitudeDeg, rateDegPerDay } = figure.planets[planet];
  return [
    value('body', planet),
    degrees('signed_longitude_from_sun', signedDeg(longitudeDeg - figure.planets.Sun.longitudeDeg) || 0),
    value('longitude_rate', rateDegPerDay, 'degrees/day'),
    value('direct', rateDegPerDay >= 0),
    degrees('ecliptic_latitude', latitudeDeg),
    value('quadrant_house', quadrantHouse(figure, planet)),
  ];
}

export const isMovable = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 0;
export const isFixed = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 1;
export const isCommon = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 3 === 2;
export const isWatery = (longitudeDeg: number): boolean => signIndex(longitudeDeg) % 4 === 3;
