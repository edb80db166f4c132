import type { Engine } from '../../../engine.js';
import {
  firstEatBird,
  generatorOf,
  HALF_SPAN,
  nominalCells,
  SAMAM_SPAN,
} from '../../../doctrine/pancha-pakshi/schedule.js';
import type { NominalCell } from '../../../doctrine/pancha-pakshi/schedule.js';
import type { Half, Paksha, Weekday } from '../../../doctrine/pancha-pakshi/tables.js';
import { PROFILE } from './policies.js';
import { fractionOf, panchaPakshiSources } from './profiles.js';
import type { PanchaPakshiSources } from './profiles.js';
import type {
  PanchaPakshiFirstEatBirdMappingRequest,
  PanchaPakshiFirstEatBirdMappingResponse,
  PanchaPakshiNominalScheduleRequest,
  PanchaPakshiNominalScheduleResponse,
} from './schema.js';

/** Lunar half, half of the day and weekday: they select one of 28 schedules. */
export interface ScheduleAxes {
  readonly paksha: Paksha;
  readonly half: Half;
  readonly weekday: Weekday;
}

/** A schedule with exact offsets, and its answer. */
export interface NominalSchedule {
  readonly cells: readonly NominalCell[];
  readonly answer: PanchaPakshiNominalScheduleResponse;
}

/** Schedules by sources: a cache, because each answer contains one. */
const schedules = new WeakMap<PanchaPakshiSources, Map<string, NominalSchedule>>();

/** The schedule of a lunar half, a half of the day and a weekday. Each of the 28 is computed once. */
export function nominalScheduleOf(engine: Engine, axes: ScheduleAxes): NominalSchedule {
  const sources = panchaPakshiSources(engine),
    key = `${axes.paksha} ${axes.half} ${axes.weekday}`;
  let known = schedules.get(sources);
  if (known === undefined) schedules.set(sources, (known = new Map<string, NominalSchedule>()));
  const found = known.get(key) ?? makeSchedule(sources, axes);
  known.set(key, found);
  return found;
}

function makeSchedule(sources: PanchaPakshiSources, { paksha, half, weekday }: ScheduleAxes): NominalSchedule {
  const tables = sources.tables.schedule,
    generator = generatorOf(tables, paksha, half),
    cells = nominalCells(tables, generator, weekday),
    provenance = sources.provenance(PROFILE.schedule),
    locators = sources.locators(tables.temporalLocators, generator.locators, tables.durationLocators);
  return {
    cells,
    answer: {
      profile_id: PROFILE.schedule,
      admission_status: provenance.admission_status,
      product_kind: provenance.product_kind,
      generator_id: generator.generatorId,
      paksha,
      half,
      weekday,
      first_eat_bird: firstEatBird(generator, weekday),
      temporal_model_kind: tables.temporalModel,
      span_nazhigai: fractionOf(HALF_SPAN),
      samam_span_nazhigai: fractionOf(SAMAM_SPAN),
      cells: cells.map((cell) => ({
        samam_index: cell.samam,
        sequence_index: cell.sequence,
        bird: cell.bird,
        activity: cell.activity,
        start_nazhigai: fractionOf(cell.start),
        end_nazhigai: fractionOf(cell.end),
        duration_nazhigai: fractionOf(cell.duration),
        derivation_status: provenance.derivation_status,
        assembly_policy: provenance.assembly_policy,
        source_locators: locators,
      })),
      provenance,
    },
  };
}

/** POST /v1/pancha-pakshi/schedule/nominal: the 25 cells of a half in nazhigai from its start. */
export const nominalSchedule = (
  engine: Engine,
  request: PanchaPakshiNominalScheduleRequest,
): PanchaPakshiNominalScheduleResponse => nominalScheduleOf(engine, request).answer;

/** POST /v1/pancha-pakshi/schedule/first-eat-bird: the bird that eats in the first samam. */
export function firstEatBirdMapping(
  engine: Engine,
  request: PanchaPakshiFirstEatBirdMappingRequest,
): PanchaPakshiFirstEatBirdMappingResponse {
  const sources = panchaPakshiSources(engine),
    { profile_paksha: paksha, half, weekday } = request,
    generator = generatorOf(sources.tables.schedule, paksha, half);
  return {
    profile_id: PROFILE.schedule,
    generator_id: generator.generatorId,
    profile_paksha: paksha,
    half,
    weekday,
    first_eat_bird: firstEatBird(generator, weekday),
    mapping_status: 'direct_source_attested',
    source_table_semantics: 'profile_paksha_half_weekday_first_samam_eat_seed_not_padu_authority_condition_or_score',
    source_locators: sources.locators(generator.locators),
    provenance: sources.provenance(PROFILE.schedule),
  };
}
