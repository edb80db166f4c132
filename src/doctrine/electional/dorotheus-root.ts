import { normalizeDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { lotLongitude } from '../lots/evaluate.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure, Strength } from './figure.js';
import { configured, configuredOf, MALEFICS, placeFromAscendant, solarDistance } from './figure.js';
import { combined, triggeredIf } from './witness.js';
import type { RuleState } from './witness.js';

/** The root and the outcome of a matter, and the planets that signify it: Dorotheus, Carmen V.6.21-31 and V.31 (Dykes 2017). */
export const ROOT_SOURCE = 'Dorotheus, Carmen V.6.21-31, pp. 236-237 (Dykes 2017): the Moon and the lord of her sign';
export const SIGNIFICATOR_SOURCE =
  'Dorotheus, Carmen V.31.1-11, pp. 276-277 (Dykes 2017): the significators of matters';

/** Natures of matters with the planets that signify them. */
export const MATTER_SIGNIFICATORS = {
  landAndManagement: ['Saturn', 'Jupiter'],
  mercurialAffairs: ['Mercury'],
  marriageSexAndPleasure: ['Venus'],
  warAndArms: ['Mars'],
  rulersAndPetitions: ['Jupiter'],
  manifestAndProminent: ['Sun', 'Jupiter'],
} as const satisfies Record<string, readonly ClassicalPlanet[]>;
export type Matter = keyof typeof MATTER_SIGNIFICATORS;

/** Under the rays: degrees from the Sun. */
const RAYS_DEG = 15;

export type RootPattern =
  | 'goodRootBadOutcome'
  | 'difficultRootSuitableOutcome'
  | 'goodRootAndOutcome'
  | 'badRootWorseOutcome'
  | 'unclassified'
  | 'notEvaluable';

/** The patterns that the text names: Moon and lord of her sign, each in an angle or falling from one. */
const PATTERNS = {
  angular: { angular: 'goodRootAndOutcome', cadent: 'goodRootBadOutcome' },
  cadent: { angular: 'difficultRootSuitableOutcome', cadent: 'badRootWorseOutcome' },
} as const;

/**
 * The Moon is the root, the lord of her sign the outcome (V.6.21-31). What the text does not name, with one of them in a succedent
 * place, is unclassified; a succedent lord delays the outcome.
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

/** Places from the ascendant in which a planet does not work; the Moon rejoices in the third. */
const BAD_PLACES = [3, 6, 8, 12];

/** How a significator stands: one testimony that speaks against it impedes it. */
export function significatorOf(figure: ElectionFigure, planet: ClassicalPlanet): Significator {
  const { longitudeDeg } = figure.planets[planet];
  const apart = planet === 'Sun' ? null : solarDistance(figure, planet),
    underRays = apart !== null && apart <= RAYS_DEG,
    malefics = configuredOf(
      figure,
      MALEFICS.filter((malefic) => malefic !== planet),
      longitudeDeg,
    ),
    looks = configured(longitudeDeg, figure.ascDeg),
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
      explanation:
        'The text does not say by what it counts as made unfortunate: the malefics that behold it are given.',
    },
    {
      testimonyId: 'notLookingAtAscendant',
      state: triggeredIf(!looks),
      policyId: 'dorotheusSignificatorWholeSignConfiguration',
      observed: looks,
      explanation: 'It beholds the ascendant from its own sign, by sextile, square, trine or opposition of signs.',
    },
    {
      testimonyId: 'badPlace',
      state: triggeredIf(badPlace),
      policyId: 'wholeSignBadPlacesMoonRejoicesInThird',
      observed: badPlace,
      explanation: 'The third, sixth, eighth and twelfth places from the ascendant; the third is the joy of the Moon.',
    },
  ];
  const state = combined(testimonies.map((testimony) => testimony.state));
  return {
    planet,
    underRays,
    solarDistanceDeg: apart,
    configuredMalefics: malefics,
    looksAtAscendant: looks,
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

/** The lord of a longitude's sign. */
export const signLord = (longitudeDeg: number): ClassicalPlanet => domicileRuler(signIndex(longitudeDeg));
export const signNameOf = (longitudeDeg: number): string => SIGNS[signIndex(longitudeDeg)];

/** The Lot of Fortune: from the Sun to the Moon by day, from the Moon to the Sun by night, cast from the ascendant (Carmen I.26). */
export function lotOfFortune(figure: ElectionFigure, isDay: boolean): number {
  const { Sun: sun, Moon: moon } = figure.planets;
  const [add, sub] = isDay ? [moon, sun] : [sun, moon];
  return normalizeDeg(lotLongitude(figure.ascDeg, add.longitudeDeg, sub.longitudeDeg, 'directed'));
}

export const strengthText: Readonly<Record<Strength, string>> = {
  angular: 'in an angle',
  succedent: 'in a place that follows an angle',
  cadent: 'falling from an angle',
  notEvaluable: 'not judged: the houses are not those of a quadrant system',
};
