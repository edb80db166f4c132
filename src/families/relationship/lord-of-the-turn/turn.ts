import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { classicalPlanet } from '../../../wire/doctrine-names.js';
import { namedLongitudes, valueMap } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { witnessesAscendant } from './candidates.js';
import type { ReturnChart } from './candidates.js';
import type {
  LordOfTheTurnProfileRequest,
  LordOfTheTurnProfileResponse,
  SelectionReason,
  TurnMethod,
} from './schema.js';
import { select } from './select.js';
import type { Selection } from './select.js';

const AT = '/sr_chart';

/** A map that names each of the seven planets once. Errors: InvalidInput, one problem for each that is missing or another. */
function ofAllSeven(map: Readonly<Record<string, number>>, field: string): Record<ClassicalPlanet, number> {
  const seven: readonly string[] = CLASSICAL_PLANETS;
  const problem = (name: string, message: string, given: unknown) => ({
    field: `${field}/${name}`,
    message,
    given,
    allowed: CLASSICAL_PLANETS,
  });
  const problems = [
    ...seven.filter((name) => !Object.hasOwn(map, name)).map((name) => problem(name, 'this planet is missing', null)),
    ...Object.keys(map)
      .filter((name) => !seven.includes(name))
      .map((name) => problem(name, 'not one of the seven planets', name)),
  ];
  if (problems.length) throw new InvalidInput(problems);
  return map as Record<ClassicalPlanet, number>;
}

function retrogradeOf(names: readonly string[]): ReadonlySet<ClassicalPlanet> {
  return new Set(
    names.map((name, i) => {
      const field = `${AT}/retrograde_planets/${i}`,
        planet = classicalPlanet(name, field);
      if (planet === 'Sun' || planet === 'Moon')
        throw new InvalidInput({
          field,
          message: 'the luminaries are never retrograde',
          given: name,
          allowed: 'Mercury, Venus, Mars, Jupiter, Saturn',
        });
      return planet;
    }),
  );
}

type CheckedReturn = Pick<ReturnChart, 'longitudes' | 'houses' | 'retrograde'>;

/** The seven planets of a solar return. Errors: InvalidInput. */
function checkedReturn({ sr_chart: chart }: LordOfTheTurnProfileRequest): CheckedReturn {
  return {
    longitudes: ofAllSeven(valueMap(namedLongitudes(chart.planets, `${AT}/planets`, 'exact')), `${AT}/planets`),
    houses: chart.house_placements ? ofAllSeven(chart.house_placements, `${AT}/house_placements`) : null,
    retrograde: retrogradeOf(chart.retrograde_planets ?? []),
  };
}

const returnChart = (request: LordOfTheTurnProfileRequest, planets: CheckedReturn): ReturnChart => ({
  ...planets,
  ascDeg: normalizeDeg(request.sr_chart.sr_asc),
  isNight: request.sr_chart.is_night ?? false,
  combustOrbDeg: request.combust_orb ?? 8.5,
});

/** What must hold of a selection. */
function failuresOf({ winner, reason, candidates }: Selection): string[] {
  const chosenDespite =
    (reason === 'domicile_well_placed' || reason === 'exaltation_fallback') && !winner.is_well_placed;
  return [
    ...(chosenDespite ? ['the lord is chosen as well placed and is not'] : []),
    ...(candidates.includes(winner) ? [] : ['the lord is none of the candidates']),
  ];
}

/** The first choice of each method; every other lord is a fallback. */
const PRIMARY: ReadonlySet<SelectionReason> = new Set([
  'domicile_well_placed',
  'domicile_only',
  'bound_primary_witnessing',
]);

function provenance(
  method: TurnMethod,
  combustOrb: number,
  alone: boolean,
  stages: StageLog,
): LordOfTheTurnProfileResponse['provenance'] {
  return {
    source_module: 'engine.lord_of_the_turn',
    engine_entrypoint: 'lord_of_turn',
    validation_entrypoint: 'validate_lord_of_turn_output',
    method,
    combust_orb: combustOrb,
    sr_chart_owner: 'caller_supplied',
    solar_return_construction_owner: 'not_this_route',
    house_calculation_owner: 'not_this_route',
    ephemeris_derivation_owner: 'not_this_route',
    sect_owner: 'caller_supplied_sr_is_night',
    witnessing_target: 'sr_asc_or_sect_light',
    testimony_count_policy: 'binary_dignity_type_count_not_weighted_almuten',
    al_qabisi_selection_policy: 'sequential_succession_no_simultaneous_tiebreak',
    annual_hierarchy_orchestration: 'not_computed',
    interpretation_policy: 'not_provided',
    domicile_only_mode: alone,
    stage_sequence: stages.names,
  };
}

/** POST /v1/lord-of-the-turn/profile */
export function lordOfTheTurn(request: LordOfTheTurnProfileRequest): LordOfTheTurnProfileResponse {
  const stages = new StageLog();
  const planets = stages.run('input_validation', () => checkedReturn(request));
  const chart = stages.run('caller_supplied_solar_return_chart_binding', () => returnChart(request, planets)),
    method = request.method ?? 'authL',
    alone = chart.houses === null;
  const degree = normalizeDeg(request.natal_asc + 30 * request.age),
    place = signOf(degree);
  const selection = stages.run('lord_of_the_turn_engine_computation', () => select(degree, chart, method)),
    { winner, reason, candidates } = selection;
  const isFallback = !PRIMARY.has(reason);
  const failures =
    (request.include_validation ?? true) ? stages.run('engine_validation', () => failuresOf(selection)) : null;
  return stages.run('lord_of_the_turn_response_serialization', () => ({
    profile: {
      lord: winner.planet,
      sign_of_year: place.sign,
      sr_is_night: chart.isNight,
      sect_light: chart.isNight ? 'Moon' : 'Sun',
      lord_witnesses_sr_asc: witnessesAscendant(winner.planet as ClassicalPlanet, chart),
      lord_sr_house: winner.sr_house,
      is_fallback: isFallback,
      condition_mode: alone ? 'domicile_only' : 'solar_return_condition_assessment',
    },
    result: {
      lord: winner.planet,
      method,
      selection_reason: reason,
      sign_of_year: place.sign,
      age: request.age,
      is_fallback: isFallback,
      winning_candidate: winner,
      blocked_candidates: candidates.filter((one) => one !== winner),
    },
    profection: {
      natal_asc: normalizeDeg(request.natal_asc),
      age: request.age,
      profected_longitude: degree,
      profected_sign: place.sign,
      profected_degree_in_sign: place.degree,
      profected_sign_index: place.index,
    },
    candidates: [...candidates],
    policy: { method, combust_orb: chart.combustOrbDeg },
    validation:
      failures === null
        ? { included: false, passed: null, failures: null }
        : { included: true, passed: failures.length === 0, failures },
    provenance: provenance(method, chart.combustOrbDeg, alone, stages),
  }));
}
