import { isClassicalPlanet, PLANET_DOCTRINE } from './planets.js';
import type { DignityPlanet } from './planets.js';
import type { Reception, ReceptionBasis } from './reception.js';
import type { SectState } from './sect.js';
import { bandWithin } from './solar.js';
import type { SolarOrbs, SolarPhase } from './solar.js';
import type { SolarBand } from '../zodiac/solar-bands.js';

/**
 * Points of the accidental conditions. The order of magnitude is Lilly's (Christian Astrology, p. 115); the houses are counted by
 * their kind, as in Ptolemy III.10 and Sahl: angles, succedents, cadents.
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

export type AccidentalCategory =
  | 'house'
  | 'motion'
  | 'solar' // cazimi, combustion, under the beams
  | 'mutual_reception'
  | 'sect'
  | 'joy'
  | 'phase' // oriental or occidental of the Sun
  | 'besieged';

/** A condition with its label and what it adds to the score. */
export interface AccidentalCondition {
  readonly category: AccidentalCategory;
  readonly code: string;
  readonly label: string;
  readonly score: number;
}

/** What is labelled and scored. What is left out keeps its raw truth and loses label and score. */
export interface AccidentalPolicy {
  readonly houseStrength: boolean;
  readonly motion: boolean;
  readonly phase: boolean;
  readonly hayz: boolean;
  readonly halb: boolean;
  readonly solar: Readonly<Record<SolarBand['condition'], boolean>>;
  readonly solarForMoon: boolean;
  readonly orbs: SolarOrbs;
}

interface AccidentalInput {
  readonly planet: DignityPlanet;
  readonly house: number;
  readonly isRetrograde: boolean;
  readonly distanceFromSunDeg: number;
  readonly phase: SolarPhase;
  readonly besieged: boolean | null;
  readonly sect: SectState;
  /** Admitted mutual receptions of this planet. */
  readonly mutual: readonly Reception[];
}

export interface MutualReception {
  readonly other: DignityPlanet;
  readonly basis: ReceptionBasis;
  readonly label: string;
  readonly score: number;
}

export interface AccidentalState {
  readonly house: AccidentalCondition | null;
  readonly motion: AccidentalCondition | null;
  /** Null: in no admitted band, or a body that the bands do not concern. */
  readonly solar: AccidentalCondition | null;
  readonly mutual: readonly MutualReception[];
  readonly hayz: AccidentalCondition | null;
  readonly halb: AccidentalCondition | null;
  readonly joy: AccidentalCondition | null;
  readonly phase: AccidentalCondition | null;
  readonly besieged: AccidentalCondition | null;
  /** All that are present, in the order above. */
  readonly conditions: readonly AccidentalCondition[];
  readonly score: number;
}

const HOUSE_KINDS = [
  { code: 'angular', label: 'Angular', score: SCORES.angular },
  { code: 'succedent', label: 'Succedent', score: SCORES.succedent },
  { code: 'cadent', label: 'Cadent', score: SCORES.cadent },
] as const;

function houseCondition(house: number): AccidentalCondition {
  const { code, label, score } = HOUSE_KINDS[(house - 1) % 3];
  return { category: 'house', code, label: `${label} (H${house})`, score };
}

const motionCondition = (isRetrograde: boolean): AccidentalCondition =>
  isRetrograde
    ? { category: 'motion', code: 'retrograde', label: 'Retrograde', score: SCORES.retrograde }
    : { category: 'motion', code: 'direct', label: 'Direct', score: SCORES.direct };

/** The bands of the Sun concern the planets; the Moon only where the policy says so, the Sun never. */
export const concernedBySun = (planet: DignityPlanet, policy: AccidentalPolicy): boolean =>
  planet !== 'Sun' && (planet !== 'Moon' || policy.solarForMoon);

function solarCondition(input: AccidentalInput, policy: AccidentalPolicy): AccidentalCondition | null {
  if (!concernedBySun(input.planet, policy)) return null;
  const band = bandWithin(input.distanceFromSunDeg, policy.orbs, (condition) => policy.solar[condition]);
  return band && { category: 'solar', code: band.condition, label: band.label, score: band.score };
}

const mutualReception = ({ host, basis }: Reception): MutualReception =>
  basis === 'domicile'
    ? { other: host, basis, label: `Mutual Reception (${host})`, score: SCORES.mutualDomicile }
    : { other: host, basis, label: `Mutual Exalt. (${host})`, score: SCORES.mutualExaltation };

function phaseCondition({ phase, favourable }: SolarPhase): AccidentalCondition | null {
  if (phase === null) return null;
  return {
    category: 'phase',
    code: phase,
    label: phase === 'oriental' ? 'Oriental' : 'Occidental',
    score: favourable ? SCORES.favourablePhase : SCORES.unfavourablePhase,
  };
}

const inJoy = (planet: DignityPlanet, house: number): boolean =>
  isClassicalPlanet(planet) && PLANET_DOCTRINE[planet].joyHouse === house;

/** The accidental conditions of a planet under a policy. A planet in hayz is not counted in halb besides. */
export function accidentalState(input: AccidentalInput, policy: AccidentalPolicy): AccidentalState {
  const { house, sect } = input;
  const hayz: AccidentalCondition | null =
    policy.hayz && sect.inHayz === true
      ? { category: 'sect', code: 'hayz', label: 'In Hayz', score: SCORES.hayz }
      : null;
  const halb: AccidentalCondition | null =
    policy.halb && hayz === null && sect.inHalb === true
      ? { category: 'sect', code: 'halb', label: 'In Halb', score: SCORES.halb }
      : null;
  const mutual = input.mutual.map(mutualReception);
  const found = {
    house: policy.houseStrength ? houseCondition(house) : null,
    motion: policy.motion ? motionCondition(input.isRetrograde) : null,
    solar: solarCondition(input, policy),
    hayz,
    halb,
    joy: inJoy(input.planet, house)
      ? ({ category: 'joy', code: 'joy', label: `In Joy (H${house})`, score: SCORES.joy } as const)
      : null,
    phase: policy.phase ? phaseCondition(input.phase) : null,
    besieged:
      input.besieged === true
        ? ({ category: 'besieged', code: 'besieged', label: 'Besieged', score: SCORES.besieged } as const)
        : null,
  };
  const received = mutual.map(({ basis, label, score }): AccidentalCondition => ({
    category: 'mutual_reception',
    code: basis,
    label,
    score,
  }));
  const conditions = [
    found.house,
    found.motion,
    found.solar,
    ...received,
    found.hayz,
    found.halb,
    found.joy,
    found.phase,
    found.besieged,
  ].filter((condition) => condition !== null);
  return { ...found, mutual, conditions, score: conditions.reduce((sum, { score }) => sum + score, 0) };
}
