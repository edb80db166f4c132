import { normalizeDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { lotLongitude } from '../lots/evaluate.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure, Strength } from './figure.js';
import { configured, configuredOf, MALEFICS, placeFromAscendant, solarDistance } from './figure.js';
import { combined, triggeredIf } from './witness.js';
import type { RuleState } from './witness.js';

/** Root and outcome of a matter, and its significators: Dorotheus, Carmen V.6.21-31 and V.31 (Dykes 2017). */
export const ROOT_SOURCE = 'Dorotheus, Carmen V.6.21-31, pp. 236-237 (Dykes 2017): the Moon and the lord of her sign';
export const SIGNIFICATOR_SOURCE =
  'Dorotheus, Carmen V.31.1-11, pp. 276-277 (Dykes 2017): the significators of matters';

/** Natures of matters with their significators (V.31). */
export const MATTER_SIGNIFICATORS = {
  landAndManagement: ['Saturn', 'Jupiter'],
  mercurialAffairs: ['Mercury'],
  marriageSexAndPleasure: ['Venus'],
  warAndArms: ['Mars'],
  rulersAndPetitions: ['Jupiter'],
  manifestAndProminent: ['Sun', 'Jupiter'],
} as const satisfies Record<string, readonly ClassicalPlanet[]>;
export type Matter = keyof typeof MATTER_SIGNIFICATORS;

/** Orb of the Sun's rays, degrees (Dykes' glossary). */
const RAYS_DEG = 15;

export type RootPattern =
  | 'goodRootBadOutcome'
  | 'difficultRootSuitableOutcome'
  | 'goodRootAndOutcome'
  | 'badRootWorseOutcome'
  | 'unclassified'
  | 'notEvaluable';

/** The four patterns of the text, by the strength of the Moon and of the lord of her sign. */
const PATTERNS = {
  angular: { angular: 'goodRootAndOutcome', cadent: 'goodRootBadOutcome' },
  cadent: { angular: 'difficultRootSuitableOutcome', cadent: 'badRootWorseOutcome' },
} as const;

/**
 * Pattern of root and outcome: the Moon is the root, the lord of her sign the outcome (V.6.21-31). The text names the angular and the
 * cadent cases; with a succedent planet the pattern is unclassified. A succedent lord delays the outcome.
 */
export function rootPattern(moon: Strength, lord: Strength): { pattern: RootPattern; isDelayed: boolean | null } {
  if (moon === 'notEvaluable' || lord === 'notEvaluable') return { pattern: 'notEvaluable', isDelayed: null };
  const pattern = moon === 'succedent' || lord === 'succedent' ? 'unclassified' : PATTERNS[moon][lord];
  return { pattern, isDelayed: lord === 'succedent' };
}

export interface Testimony {
  readonly testimonyId: string;
  readonly state: RuleState;
  readonly policyId: string;
  readonly observed: boolean | number | string | string[] | null;
  readonly explanation: string;
}
export type SignificatorCondition = 'clearOfComputedImpediments' | 'oneOrMoreComputedImpediments' | 'indeterminate';
export interface Significator {
  readonly planet: ClassicalPlanet;
  readonly underRays: boolean;
  readonly solarDistanceDeg: number | null;
  readonly configuredMalefics: string[];
  readonly looksAtAscendant: boolean;
  readonly badPlace: boolean;
  readonly condition: SignificatorCondition;
  readonly testimonies: readonly Testimony[];
}

/** Bad places from the ascendant by sign (V.31). The third is the joy of the Moon and not bad for her. */
const BAD_PLACES = [3, 6, 8, 12];

/** The testimonies for and against a significator (V.31). One triggered testimony impedes it. */
export function significatorOf(figure: ElectionFigure, planet: ClassicalPlanet): Significator {
  const { longitudeDeg } = figure.planets[planet];
  const apart = planet === 'Sun' ? null : solarDistance(figure, planet),
    underRays = apart !== null && apart <= RAYS_DEG,
    malefics = configuredOf(
      figure,
      MALEFICS.filter((malefic) => malefic !== planet),
      longitudeDeg,
    ),
    aspectsAscendant = configured(longitudeDeg, figure.ascDeg),
    place = placeFromAscendant(figure, longitudeDeg),
    badPlace = BAD_PLACES.includes(place) && !(planet === 'Moon' && place === 3);
  const testimonies: Testimony[] = [
    {
      testimonyId: 'underRays',
      state: triggeredIf(underRays),
      policyId: 'dorotheusUnderRays15Degrees',
      observed: apart,
      explanation: 'Under the rays: within fifteen degrees of the Sun.',
    },
    {
      testimonyId: 'madeUnfortunate',
      state: 'notEvaluable',
      policyId: 'dorotheusOpenMadeUnfortunateGate',
      observed: malefics,
      explanation: 'The text does not define "made unfortunate". The malefics that aspect the planet are reported.',
    },
    {
      testimonyId: 'notLookingAtAscendant',
      state: triggeredIf(!aspectsAscendant),
      policyId: 'dorotheusSignificatorWholeSignConfiguration',
      observed: aspectsAscendant,
      explanation:
        'The planet is in the sign of the ascendant, or aspects it by sextile, square, trine or opposition of signs.',
    },
    {
      testimonyId: 'badPlace',
      state: triggeredIf(badPlace),
      policyId: 'wholeSignBadPlacesMoonRejoicesInThird',
      observed: badPlace,
      explanation:
        'Bad places are the third, sixth, eighth and twelfth from the ascendant. The third is the joy of the Moon.',
    },
  ];
  const state = combined(testimonies.map((testimony) => testimony.state));
  return {
    planet,
    underRays,
    solarDistanceDeg: apart,
    configuredMalefics: malefics,
    looksAtAscendant: aspectsAscendant,
    badPlace,
    condition:
      state === 'triggered'
        ? 'oneOrMoreComputedImpediments'
        : state === 'clear'
          ? 'clearOfComputedImpediments'
          : 'indeterminate',
    testimonies,
  };
}

/** The domicile ruler of a longitude's sign. */
export const signLord = (longitudeDeg: number): ClassicalPlanet => domicileRuler(signIndex(longitudeDeg));
/** Name of the sign of a longitude in degrees. */
export const signNameOf = (longitudeDeg: number): string => SIGNS[signIndex(longitudeDeg)];

/**
 * Lot of Fortune, degrees: ascendant plus the arc from the Sun to the Moon by day, from the Moon to the Sun by night (Carmen I.26).
 */
export function lotOfFortune(figure: ElectionFigure, isDay: boolean): number {
  const { Sun: sun, Moon: moon } = figure.planets;
  const [add, sub] = isDay ? [moon, sun] : [sun, moon];
  return normalizeDeg(lotLongitude(figure.ascDeg, add.longitudeDeg, sub.longitudeDeg, 'directed'));
}

export const strengthText: Readonly<Record<Strength, string>> = {
  angular: 'in an angle',
  succedent: 'in a succedent house',
  cadent: 'in a cadent house',
  notEvaluable: 'not evaluable: the house system is not a quadrant system',
};
