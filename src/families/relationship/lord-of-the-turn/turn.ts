import { withDefaults } from '../../../contract/defaults.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { classicalPlanet } from '../../../wire/doctrine-names.js';
import { namedLongitudes, valueMap } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { witnessesAscendant } from '../../../doctrine/lord-of-the-turn/candidates.js';
import type { ReturnChart } from '../../../doctrine/lord-of-the-turn/candidates.js';
import { isFallback, lordOfTheTurn as selectLord } from '../../../doctrine/lord-of-the-turn/select.js';
import type { Selection } from '../../../doctrine/lord-of-the-turn/select.js';
import { LordOfTheTurnProfileRequest, LordOfTheTurnSRChartRequest } from './schema.js';
import type { LordOfTheTurnProfileResponse } from './schema.js';
import { candidateAnswer, METHODS, REASONS } from './wire-words.js';

const FIELD = '/sr_chart';

/** Checks that a map has exactly the seven planets. Errors: InvalidInput with one problem for each missing or unknown planet. */
function ofAllSeven(map: Readonly<Record<string, number>>, field: string): Record<ClassicalPlanet, number> {
  const seven: readonly string[] = CLASSICAL_PLANETS;
  const problem = (name: string, message: string, given: unknown) => ({
    field: `${field}/${name}`,
    message,
    given,
    allowed: CLASSICAL_PLANETS,
  });
  const problems = [
    ...seven.filter((name) => !Object.hasOwn(map, name)).map((name) => problem(name, 'is required', null)),
    ...Object.keys(map)
      .filter((name) => !seven.includes(name))
      .map((name) => problem(name, 'is not one of the seven planets', name)),
  ];
  if (problems.length) throw new InvalidInput(problems);
  return map as Record<ClassicalPlanet, number>;
}

/** Planets of a list of names. Errors: InvalidInput for an unknown name or a luminary. */
function retrogradeOf(names: readonly string[]): ReadonlySet<ClassicalPlanet> {
  return new Set(
    names.map((name, i) => {
      const field = `${FIELD}/retrograde_planets/${i}`,
        planet = classicalPlanet(name, field);
      if (planet === 'Sun' || planet === 'Moon')
        throw new InvalidInput({
          field,
          message: 'is never retrograde',
          given: name,
          allowed: 'Mercury, Venus, Mars, Jupiter, Saturn',
        });
      return planet;
    }),
  );
}

type CheckedReturn = Pick<ReturnChart, 'longitudes' | 'houses' | 'retrograde'>;

/** Longitudes, houses and retrograde planets of the solar return. Errors: InvalidInput. */
function checkedReturn({ sr_chart: chart }: LordOfTheTurnProfileRequest): CheckedReturn {
  return {
    longitudes: ofAllSeven(valueMap(namedLongitudes(chart.planets, `${FIELD}/planets`, 'exact')), `${FIELD}/planets`),
    houses: chart.house_placements ? ofAllSeven(chart.house_placements, `${FIELD}/house_placements`) : null,
    retrograde: retrogradeOf(chart.retrograde_planets ?? []),
  };
}

/** Checks of the answer. */
function failuresOf({ winner, reason, candidates }: Selection): string[] {
  const chosenDespite = (reason === 'domicileWellPlaced' || reason === 'exaltationFallback') && !winner.isWellPlaced;
  return [
    ...(chosenDespite ? ['the lord must be well placed and is not'] : []),
    ...(candidates.includes(winner) ? [] : ['the lord is not among the candidates']),
  ];
}

function provenance(
  method: LordOfTheTurnProfileResponse['result']['method'],
  combustOrb: number,
  domicileOnly: boolean,
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
    domicile_only_mode: domicileOnly,
    stage_sequence: stages.names,
  };
}

/** POST /v1/lord-of-the-turn/profile: the lord of the turn of one year of life. Errors: InvalidInput. */
export function lordOfTheTurn(request: LordOfTheTurnProfileRequest): LordOfTheTurnProfileResponse {
  const stages = new StageLog(),
    { method, combust_orb, include_validation } = withDefaults(LordOfTheTurnProfileRequest, request),
    { sr_asc, is_night } = withDefaults(LordOfTheTurnSRChartRequest, request.sr_chart);
  const planets = stages.run('input_validation', () => checkedReturn(request));
  const chart = stages.run('caller_supplied_solar_return_chart_binding', (): ReturnChart => ({
      ...planets,
      ascDeg: normalizeDeg(sr_asc),
      isNight: is_night,
      combustOrbDeg: combust_orb,
    })),
    domicileOnly = chart.houses === null;
  const degree = normalizeDeg(request.natal_asc + 30 * request.age),
    place = signOf(degree);
  const selection = stages.run('lord_of_the_turn_engine_computation', () => selectLord(degree, chart, METHODS[method])),
    { winner, reason, candidates } = selection;
  const fallback = isFallback(selection),
    winning = candidateAnswer(winner);
  const failures = include_validation ? stages.run('engine_validation', () => failuresOf(selection)) : null;
  return stages.run('lord_of_the_turn_response_serialization', () => ({
    profile: {
      lord: winner.planet,
      sign_of_year: place.sign,
      sr_is_night: chart.isNight,
      sect_light: chart.isNight ? 'Moon' : 'Sun',
      lord_witnesses_sr_asc: witnessesAscendant(winner.planet, chart),
      lord_sr_house: winner.house,
      is_fallback: fallback,
      condition_mode: domicileOnly ? 'domicile_only' : 'solar_return_condition_assessment',
    },
    result: {
      lord: winner.planet,
      method,
      selection_reason: REASONS[reason],
      sign_of_year: place.sign,
      age: request.age,
      is_fallback: fallback,
      winning_candidate: winning,
      blocked_candidates: candidates.filter((candidate) => candidate !== winner).map(candidateAnswer),
    },
    profection: {
      natal_asc: normalizeDeg(request.natal_asc),
      age: request.age,
      profected_longitude: degree,
      profected_sign: place.sign,
      profected_degree_in_sign: place.degree,
      profected_sign_index: place.index,
    },
    candidates: candidates.map(candidateAnswer),
    policy: { method, combust_orb: chart.combustOrbDeg },
    validation:
      failures === null
        ? { included: false, passed: null, failures: null }
        : { included: true, passed: failures.length === 0, failures },
    provenance: provenance(method, chart.combustOrbDeg, domicileOnly, stages),
  }));
}
