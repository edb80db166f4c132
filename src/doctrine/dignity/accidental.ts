import { isClassicalPlanet, PLANET_DOCTRINE } from './planets.js';
import type { DignityPlanet } from './planets.js';
import type { Reception, ReceptionBasis } from './reception.js';
import type { SectState } from './sect.js';
import { bandWithin } from './solar.js';
import type { SolarOrbs, SolarPhase } from './solar.js';
import type { SolarCondition } from '../zodiac/solar-bands.js';

/**
 * Scores of the accidental conditions. Their signs and order of magnitude follow Lilly (Christian Astrology, p. 115); the values are a
 * house rule. The houses are scored by kind (angular, succedent, cadent), as in Ptolemy III.10 and Sahl.
 */
const SCORES = {
  angular: 4,
  succedent: 2,
  cadent: -2,
  direct: 2,
  retrograde: -5,
  mutualDomicile: 5,
  mutualExaltation: 4,
  hayz: 2,
  halb: 1,
  joy: 3,
  favourablePhase: 2,
  unfavourablePhase: -2,
  besieged: -5,
} as const;

/** The accidental conditions by category. */
export type HouseKind = 'angular' | 'succedent' | 'cadent';
type Fact =
  | { readonly category: 'house'; readonly kind: HouseKind; readonly house: number }
  | { readonly category: 'motion'; readonly kind: 'direct' | 'retrograde' }
  | { readonly category: 'solar'; readonly kind: SolarCondition }
  | { readonly category: 'mutualReception'; readonly kind: ReceptionBasis; readonly other: DignityPlanet }
  | { readonly category: 'sect'; readonly kind: 'hayz' | 'halb' }
  | { readonly category: 'joy'; readonly kind: 'joy'; readonly house: number }
  | { readonly category: 'phase'; readonly kind: 'oriental' | 'occidental' }
  | { readonly category: 'besieged'; readonly kind: 'besieged' };

/** An accidental condition and its score. */
export type AccidentalCondition = Fact & { readonly score: number };
export type AccidentalCategory = AccidentalCondition['category'];
/** The condition of one category. */
export type ConditionOf<C extends AccidentalCategory> = Extract<AccidentalCondition, { readonly category: C }>;

/** Conditions that count. A condition that is left out is not listed and not scored; the facts that it rests on stay the same. */
export interface AccidentalPolicy {
  readonly houseStrength: boolean;
  readonly motion: boolean;
  readonly phase: boolean;
  readonly hayz: boolean;
  readonly halb: boolean;
  readonly solar: Readonly<Record<SolarCondition, boolean>>;
  /** Whether the bands of the Sun apply to the Moon. */
  readonly solarForMoon: boolean;
  readonly orbs: SolarOrbs;
}

interface AccidentalInput {
  readonly planet: DignityPlanet;
  /** House number, 1 to 12. */
  readonly house: number;
  readonly isRetrograde: boolean;
  /** Difference of longitude from the Sun, degrees, 0 to 180. */
  readonly distanceFromSunDeg: number;
  readonly phase: SolarPhase;
  /** Null where besieging cannot be decided. */
  readonly besieged: boolean | null;
  readonly sect: SectState;
  /** Mutual receptions of this planet that the policy admits. */
  readonly mutual: readonly Reception[];
}

/** The accidental conditions of a planet. A condition is null where it is absent or the policy leaves it out. */
export interface AccidentalState {
  readonly house: ConditionOf<'house'> | null;
  readonly motion: ConditionOf<'motion'> | null;
  readonly solar: ConditionOf<'solar'> | null;
  readonly mutual: readonly ConditionOf<'mutualReception'>[];
  readonly hayz: ConditionOf<'sect'> | null;
  readonly halb: ConditionOf<'sect'> | null;
  readonly joy: ConditionOf<'joy'> | null;
  readonly phase: ConditionOf<'phase'> | null;
  readonly besieged: ConditionOf<'besieged'> | null;
  /** All conditions that are present, in the order of the fields above. */
  readonly conditions: readonly AccidentalCondition[];
  /** Sum of the scores. */
  readonly score: number;
}

const HOUSE_KINDS: readonly HouseKind[] = ['angular', 'succedent', 'cadent'];

function houseCondition(house: number): ConditionOf<'house'> {
  const kind = HOUSE_KINDS[(house - 1) % 3];
  return { category: 'house', kind, house, score: SCORES[kind] };
}

function motionCondition(isRetrograde: boolean): ConditionOf<'motion'> {
  const kind = isRetrograde ? 'retrograde' : 'direct';
  return { category: 'motion', kind, score: SCORES[kind] };
}

/** Whether the bands of the Sun apply to a planet: never to the Sun, to the Moon only where the policy says so. */
export const hasSolarBands = (planet: DignityPlanet, policy: AccidentalPolicy): boolean =>
  planet !== 'Sun' && (planet !== 'Moon' || policy.solarForMoon);

function solarCondition(input: AccidentalInput, policy: AccidentalPolicy): ConditionOf<'solar'> | null {
  if (!hasSolarBands(input.planet, policy)) return null;
  const band = bandWithin(input.distanceFromSunDeg, policy.orbs, (condition) => policy.solar[condition]);
  return band && { category: 'solar', kind: band.condition, score: band.score };
}

const mutualReception = ({ host, basis }: Reception): ConditionOf<'mutualReception'> => ({
  category: 'mutualReception',
  kind: basis,
  other: host,
  score: basis === 'domicile' ? SCORES.mutualDomicile : SCORES.mutualExaltation,
});

function phaseCondition({ phase, favourable }: SolarPhase): ConditionOf<'phase'> | null {
  if (phase === null) return null;
  return { category: 'phase', kind: phase, score: favourable ? SCORES.favourablePhase : SCORES.unfavourablePhase };
}

const isInJoy = (planet: DignityPlanet, house: number): boolean =>
  isClassicalPlanet(planet) && PLANET_DOCTRINE[planet].joyHouse === house;

/** The accidental conditions of a planet under a policy. A planet in hayz does not count as in halb. */
export function accidentalState(input: AccidentalInput, policy: AccidentalPolicy): AccidentalState {
  const { house, sect } = input;
  const hayz: ConditionOf<'sect'> | null =
    policy.hayz && sect.inHayz === true ? { category: 'sect', kind: 'hayz', score: SCORES.hayz } : null;
  const halb: ConditionOf<'sect'> | null =
    policy.halb && hayz === null && sect.inHalb === true
      ? { category: 'sect', kind: 'halb', score: SCORES.halb }
      : null;
  const found: Omit<AccidentalState, 'conditions' | 'score'> = {
    house: policy.houseStrength ? houseCondition(house) : null,
    motion: policy.motion ? motionCondition(input.isRetrograde) : null,
    solar: solarCondition(input, policy),
    mutual: input.mutual.map(mutualReception),
    hayz,
    halb,
    joy: isInJoy(input.planet, house) ? { category: 'joy', kind: 'joy', house, score: SCORES.joy } : null,
    phase: policy.phase ? phaseCondition(input.phase) : null,
    besieged: input.besieged === true ? { category: 'besieged', kind: 'besieged', score: SCORES.besieged } : null,
  };
  const conditions = [
    found.house,
    found.motion,
    found.solar,
    ...found.mutual,
    found.hayz,
    found.halb,
    found.joy,
    found.phase,
    found.besieged,
  ].filter((condition) => condition !== null);
  return { ...found, conditions, score: conditions.reduce((sum, { score }) => sum + score, 0) };
}
