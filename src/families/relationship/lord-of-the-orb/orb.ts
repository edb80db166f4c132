import { withDefaults } from '../../../contract/defaults.js';
import { CHALDEAN_ORDER, PLANET_DOCTRINE } from '../../../doctrine/dignity/planets.js';
import { COINCIDENCE_YEARS, orbYear } from '../../../doctrine/lord-of-the-orb/orb.js';
import type { OrbCycle, OrbYear } from '../../../doctrine/lord-of-the-orb/orb.js';
import { classicalPlanet } from '../../../wire/doctrine-names.js';
import { StageLog } from '../../../wire/stage-log.js';
import { LordOfTheOrbCurrentRequest, LordOfTheOrbSequenceRequest, MAX_YEARS } from './schema.js';
import type {
  CycleKind,
  LordOfTheOrbConditionProfileResponse,
  LordOfTheOrbCurrentResponse,
  LordOfTheOrbPeriodResponse,
  LordOfTheOrbSequenceResponse,
} from './schema.js';
import { CYCLE_KINDS_BY_WORD } from './wire-words.js';

/** Significations of the houses, as `house_signification`. */
const HOUSES = [
  'Life, body, disposition',
  'Wealth, substance, livelihood',
  'Brothers, sisters, neighbours, short journeys',
  'Father, land, home, the end of things',
  'Children, pleasures, creativity',
  'Illness, toil, servants and small animals',
  'Marriage, partners, adversaries, disputes',
  'Death, inheritance, fear, the property of others',
  'Faith, wisdom, dreams and long journeys',
  'Authority, rank, profession, deeds and mother',
  'Friends, hopes, benefactors',
  'Hidden enemies, grief, confinement and exile',
] as const;
/** Rank of the lord of the orb among the annual lords. House rule. */
const HIERARCHY_RANK = 6;

/** The cycle of a request with its wire word. */
interface RequestedCycle extends OrbCycle {
  readonly word: CycleKind;
}

const periodOf = (found: OrbYear, { birthPlanet, word }: RequestedCycle): LordOfTheOrbPeriodResponse => ({
  year: found.year,
  planet: found.planet,
  house: found.house,
  chaldean_index: found.chaldeanIndex,
  cycle_kind: word,
  house_signification: HOUSES[found.house - 1],
  house_zero_indexed: found.house - 1,
  is_year_one_planet: found.planet === birthPlanet,
  is_house_cycle_start: found.house === 1,
  years_until_next_same_planet: found.yearsUntilNext,
});

function profileOf(found: OrbYear, cycle: RequestedCycle): LordOfTheOrbConditionProfileResponse {
  const { nature } = PLANET_DOCTRINE[found.planet];
  return {
    period: periodOf(found, cycle),
    house_signification: HOUSES[found.house - 1],
    hierarchy_rank: HIERARCHY_RANK,
    house_cycle_number: found.houseRound,
    planet_cycle_number: found.planetRound,
    is_cycle_coincidence: found.isCoincidence,
    is_benefic_planet: nature === 'benefic',
    is_malefic_planet: nature === 'malefic',
  };
}

/** Check of the answer: houses and planets advance by one each year, except where a single cycle restarts. */
function failuresOf(years: readonly OrbYear[], { kind, birthPlanet }: OrbCycle): string[] {
  return years.slice(1).flatMap((found, i) => {
    const before = years[i];
    const planetFollows = found.chaldeanIndex === (before.chaldeanIndex + 1) % CHALDEAN_ORDER.length;
    const restarts = kind === 'singleCycle' && found.house === 1 && found.planet === birthPlanet;
    return found.house === (before.house % HOUSES.length) + 1 && (planetFollows || restarts)
      ? []
      : [`year ${found.year} does not follow year ${before.year}`];
  });
}

/** Policy, check and provenance of an answer. */
function basisOf(cycle: RequestedCycle, entrypoint: string, stages: StageLog, failures: readonly string[] | null) {
  return {
    policy: { cycle_kind: cycle.word },
    validation:
      failures === null
        ? { included: false, passed: null, failures: null }
        : { included: true, passed: failures.length === 0, failures: [...failures] },
    provenance: {
      source_module: 'engine.lord_of_the_orb',
      engine_entrypoint: entrypoint,
      validation_entrypoint: 'validate_lord_of_orb_output',
      birth_planet_source: 'caller_supplied_birth_planetary_hour_ruler',
      planetary_hour_derivation_owner: 'not_this_route',
      cycle_kind: cycle.word,
      cycle_basis: 'Chaldean_order',
      house_cycle_basis: 'twelve_house_modular_cycle',
      hierarchy_rank: HIERARCHY_RANK,
      distinct_from: 'engine.lord_of_the_turn',
      interpretation_policy: 'not_provided',
      annual_hierarchy_orchestration: 'not_computed',
      dignity_scoring: 'not_computed',
      bounds: { max_years: MAX_YEARS, max_age: MAX_YEARS - 1 },
      stage_sequence: stages.names,
    },
  };
}

/** The cycle of a request. Errors: InvalidInput for an unknown planet. */
function requestedCycle(
  stages: StageLog,
  request: { readonly birth_planet: string; readonly cycle_kind: CycleKind },
): RequestedCycle {
  const word = stages.run('input_validation', () => request.cycle_kind);
  const birthPlanet = stages.run('caller_supplied_birth_planet_binding', () =>
    classicalPlanet(request.birth_planet, '/birth_planet'),
  );
  return { birthPlanet, kind: CYCLE_KINDS_BY_WORD[word], word };
}

const firstYears = (count: number, cycle: OrbCycle): OrbYear[] =>
  Array.from({ length: count }, (_, i) => orbYear(i + 1, cycle));

/** Failures of the check, or null where the request leaves the check out. */
const checked = (stages: StageLog, included: boolean, years: readonly OrbYear[], cycle: OrbCycle): string[] | null =>
  included ? stages.run('engine_validation', () => failuresOf(years, cycle)) : null;

/** POST /v1/lord-of-the-orb/sequence: the lords of the first years of life. Errors: InvalidInput. */
export function orbSequence(request: LordOfTheOrbSequenceRequest): LordOfTheOrbSequenceResponse {
  const stages = new StageLog(),
    filled = withDefaults(LordOfTheOrbSequenceRequest, request),
    cycle = requestedCycle(stages, filled);
  const years = stages.run('lord_of_the_orb_engine_computation', () => firstYears(filled.years, cycle));
  const failures = checked(stages, filled.include_validation, years, cycle);
  return stages.run('lord_of_the_orb_response_serialization', () => {
    const profiles = years.map((found) => profileOf(found, cycle)),
      start = CHALDEAN_ORDER.indexOf(cycle.birthPlanet);
    const yearsWhere = (test: (profile: LordOfTheOrbConditionProfileResponse) => boolean): number[] =>
      profiles.filter(test).map(({ period }) => period.year);
    return {
      sequence: {
        birth_planet: cycle.birthPlanet,
        cycle_kind: cycle.word,
        span: years.length,
        planets_in_sequence: CHALDEAN_ORDER.map((_, i) => CHALDEAN_ORDER[(start + i) % CHALDEAN_ORDER.length]),
        is_full_84_year_cycle: cycle.kind === 'continuousLoop' && years.length === COINCIDENCE_YEARS,
      },
      periods: profiles.map(({ period }) => period),
      condition_profiles: profiles,
      aggregate: {
        benefic_years: yearsWhere((profile) => profile.is_benefic_planet),
        malefic_years: yearsWhere((profile) => profile.is_malefic_planet),
        planet_year_counts: Object.fromEntries(
          CHALDEAN_ORDER.map((planet) => [planet, years.filter((found) => found.planet === planet).length]),
        ),
        cycle_coincidence_years: yearsWhere((profile) => profile.is_cycle_coincidence),
      },
      ...basisOf(cycle, 'lord_of_orb', stages, failures),
    };
  });
}

/** POST /v1/lord-of-the-orb/current: the lord of one year of life. Errors: InvalidInput. */
export function orbCurrent(request: LordOfTheOrbCurrentRequest): LordOfTheOrbCurrentResponse {
  const stages = new StageLog(),
    filled = withDefaults(LordOfTheOrbCurrentRequest, request),
    cycle = requestedCycle(stages, filled),
    // Completed age n is year of life n + 1.
    year = filled.age + 1;
  const years = stages.run('lord_of_the_orb_engine_computation', () => firstYears(year, cycle));
  const found = stages.run('current_period_lookup', () => years[year - 1]);
  const failures = checked(stages, filled.include_validation, years, cycle);
  return stages.run('lord_of_the_orb_response_serialization', () => ({
    period: periodOf(found, cycle),
    condition_profile: profileOf(found, cycle),
    age: filled.age,
    year_of_life: year,
    ...basisOf(cycle, 'current_lord_of_orb', stages, failures),
  }));
}
