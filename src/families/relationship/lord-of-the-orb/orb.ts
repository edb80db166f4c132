import { StageLog } from '../../../wire/stage-log.js';
import { CHALDEAN_ORDER, PLANET_DOCTRINE } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { classicalPlanet } from '../../../wire/doctrine-names.js';
import { MAX_YEARS } from './schema.js';
import type {
  CycleKind,
  LordOfTheOrbConditionProfileResponse,
  LordOfTheOrbCurrentRequest,
  LordOfTheOrbCurrentResponse,
  LordOfTheOrbPeriodResponse,
  LordOfTheOrbSequenceRequest,
  LordOfTheOrbSequenceResponse,
} from './schema.js';

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
/** Rank among the lords of the year. */
const HIERARCHY_RANK = 6;
const PLANETS = 7,
  YEARS_OF_A_ROUND = 12,
  YEARS_OF_BOTH = 84;

interface Cycle {
  readonly birthPlanet: ClassicalPlanet;
  readonly kind: CycleKind;
}

/** Years since the planets began with that of birth. */
const turnOf = (year: number, kind: CycleKind): number =>
  kind === 'continuous_loop' ? year - 1 : (year - 1) % YEARS_OF_A_ROUND;

/** Index in Chaldean order of the lord of a year. Abu Mashar, Revolutions; Bonatti 9 (lord of the orb, dawr). */
const indexOf = (year: number, { birthPlanet, kind }: Cycle): number =>
  (CHALDEAN_ORDER.indexOf(birthPlanet) + turnOf(year, kind)) % PLANETS;

/** Years until the same planet rules again; a round that begins anew can bring it sooner or later. */
function yearsUntilNext(year: number, cycle: Cycle): number {
  let years = 1;
  while (indexOf(year + years, cycle) !== indexOf(year, cycle)) years++;
  return years;
}

function periodOf(year: number, cycle: Cycle): LordOfTheOrbPeriodResponse {
  const index = indexOf(year, cycle),
    house = (year - 1) % YEARS_OF_A_ROUND;
  return {
    year,
    planet: CHALDEAN_ORDER[index],
    house: house + 1,
    chaldean_index: index,
    cycle_kind: cycle.kind,
    house_signification: HOUSES[house],
    house_zero_indexed: house,
    is_year_one_planet: CHALDEAN_ORDER[index] === cycle.birthPlanet,
    is_house_cycle_start: house === 0,
    years_until_next_same_planet: yearsUntilNext(year, cycle),
  };
}

function profileOf(period: LordOfTheOrbPeriodResponse, { kind }: Cycle): LordOfTheOrbConditionProfileResponse {
  const { year, house_zero_indexed: house } = period;
  const turn = turnOf(year, kind),
    rounds = Math.floor((year - 1) / YEARS_OF_A_ROUND);
  const { nature } = PLANET_DOCTRINE[period.planet as ClassicalPlanet];
  // A round of twelve years holds two of the planets, the second cut short.
  const before = kind === 'continuous_loop' ? 0 : 2 * rounds;
  return {
    period,
    house_signification: period.house_signification,
    hierarchy_rank: HIERARCHY_RANK,
    house_cycle_number: rounds + 1,
    planet_cycle_number: before + Math.floor(turn / PLANETS) + 1,
    is_cycle_coincidence: house === 0 && turn % PLANETS === 0,
    is_benefic_planet: nature === 'benefic',
    is_malefic_planet: nature === 'malefic',
  };
}

/** What must hold: houses and planets advance by one each year, except where a round begins anew. */
function failuresOf(periods: readonly LordOfTheOrbPeriodResponse[]): string[] {
  return periods.slice(1).flatMap((period, i) => {
    const before = periods[i];
    const planetFollows = period.chaldean_index === (before.chaldean_index + 1) % PLANETS;
    const begins = period.cycle_kind === 'single_cycle' && period.house === 1 && period.is_year_one_planet;
    return period.house === (before.house % YEARS_OF_A_ROUND) + 1 && (planetFollows || begins)
      ? []
      : [`year ${period.year} does not follow year ${before.year}`];
  });
}

function basisOf(cycle: Cycle, entrypoint: string, stages: StageLog, failures: readonly string[] | null) {
  return {
    policy: { cycle_kind: cycle.kind },
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
      cycle_kind: cycle.kind,
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

type OrbRequest = LordOfTheOrbSequenceRequest | LordOfTheOrbCurrentRequest;

/** The cycle of a request and the years of it that are answered or checked. Errors: InvalidInput. */
function givenCycle(stages: StageLog, request: OrbRequest): { cycle: Cycle; years: number } {
  // Completed age n is year n + 1.
  const [kind, years] = stages.run('input_validation', () => [
    request.cycle_kind ?? 'continuous_loop',
    'age' in request ? request.age + 1 : request.years,
  ]);
  const birthPlanet = stages.run('caller_supplied_birth_planet_binding', () =>
    classicalPlanet(request.birth_planet, '/birth_planet'),
  );
  return { cycle: { birthPlanet, kind }, years };
}

const periodsOf = (years: number, cycle: Cycle): LordOfTheOrbPeriodResponse[] =>
  Array.from({ length: years }, (_, i) => periodOf(i + 1, cycle));

/** The failures of the periods, or null where the request wants no validation. */
const validationOf = (stages: StageLog, request: OrbRequest, periods: readonly LordOfTheOrbPeriodResponse[]) =>
  (request.include_validation ?? true) ? stages.run('engine_validation', () => failuresOf(periods)) : null;

/** POST /v1/lord-of-the-orb/sequence */
export function orbSequence(request: LordOfTheOrbSequenceRequest): LordOfTheOrbSequenceResponse {
  const stages = new StageLog(),
    { cycle, years } = givenCycle(stages, request);
  const periods = stages.run('lord_of_the_orb_engine_computation', () => periodsOf(years, cycle));
  const failures = validationOf(stages, request, periods);
  return stages.run('lord_of_the_orb_response_serialization', () => {
    const profiles = periods.map((period) => profileOf(period, cycle)),
      start = CHALDEAN_ORDER.indexOf(cycle.birthPlanet);
    const yearsWhere = (wanted: (profile: LordOfTheOrbConditionProfileResponse) => boolean): number[] =>
      profiles.filter(wanted).map(({ period }) => period.year);
    return {
      sequence: {
        birth_planet: cycle.birthPlanet,
        cycle_kind: cycle.kind,
        span: years,
        planets_in_sequence: CHALDEAN_ORDER.map((_, i) => CHALDEAN_ORDER[(start + i) % PLANETS]),
        is_full_84_year_cycle: cycle.kind === 'continuous_loop' && years === YEARS_OF_BOTH,
      },
      periods,
      condition_profiles: profiles,
      aggregate: {
        benefic_years: yearsWhere((profile) => profile.is_benefic_planet),
        malefic_years: yearsWhere((profile) => profile.is_malefic_planet),
        planet_year_counts: Object.fromEntries(
          CHALDEAN_ORDER.map((planet) => [planet, periods.filter((period) => period.planet === planet).length]),
        ),
        cycle_coincidence_years: yearsWhere((profile) => profile.is_cycle_coincidence),
      },
      ...basisOf(cycle, 'lord_of_orb', stages, failures),
    };
  });
}

/** POST /v1/lord-of-the-orb/current */
export function orbCurrent(request: LordOfTheOrbCurrentRequest): LordOfTheOrbCurrentResponse {
  const stages = new StageLog(),
    { cycle, years: year } = givenCycle(stages, request);
  const periods = stages.run('lord_of_the_orb_engine_computation', () => periodsOf(year, cycle));
  const period = stages.run('current_period_lookup', () => periods[year - 1]);
  const failures = validationOf(stages, request, periods);
  return stages.run('lord_of_the_orb_response_serialization', () => ({
    period,
    condition_profile: profileOf(period, cycle),
    age: request.age,
    year_of_life: year,
    ...basisOf(cycle, 'current_lord_of_orb', stages, failures),
  }));
}
