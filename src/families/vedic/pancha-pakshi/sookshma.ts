import type { Engine } from '../../../engine.js';
import { SAMAM_SPAN } from '../../../doctrine/pancha-pakshi/schedule.js';
import { isWithinSamam, partAt, sookshmaParts } from '../../../doctrine/pancha-pakshi/sookshma.js';
import type { SookshmaPart } from '../../../doctrine/pancha-pakshi/sookshma.js';
import type { Activity, Bird, SookshmaPolicy } from '../../../doctrine/pancha-pakshi/tables.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { rational } from '../../../kernel/rational.js';
import type { Rational } from '../../../kernel/rational.js';
import { nominalScheduleOf } from './nominal.js';
import type { ScheduleAxes } from './nominal.js';
import { PROFILE, SCHEDULE_SOOKSHMA_POLICY } from './policies.js';
import type { SELECTOR_POLICY_IDS } from './policies.js';
import { fractionOf, panchaPakshiSources } from './profiles.js';
import type {
  PanchaPakshiFractionRequest,
  PanchaPakshiScheduleSookshmaSelectionRequest,
  PanchaPakshiScheduleSookshmaSelectionResponse,
  PanchaPakshiSookshmaIntervalResponse,
  PanchaPakshiSookshmaSelectionRequest,
  PanchaPakshiSookshmaSelectionResponse,
  PanchaPakshiSookshmaSelectorPolicyResponse,
} from './schema.js';

type SelectorPolicyId = (typeof SELECTOR_POLICY_IDS)[number];

/** The exact offset of a request. Errors: InvalidInput for a fraction that is not reduced or not in [0, 6). */
function elapsedOf({ numerator, denominator }: PanchaPakshiFractionRequest): Rational {
  const value = rational(numerator, denominator);
  if (value.denominator !== BigInt(denominator)) {
    throw new InvalidInput({
      field: '/elapsed_nazhigai',
      message: 'is not a reduced fraction',
      given: `${numerator}/${denominator}`,
      allowed: `${value.numerator}/${value.denominator}`,
    });
  }
  if (!isWithinSamam(value)) {
    throw new InvalidInput({
      field: '/elapsed_nazhigai',
      message: 'is outside the samam',
      given: `${numerator}/${denominator}`,
      allowed: 'at least 0 and less than 6 nazhigai',
    });
  }
  return value;
}

const intervalOf = (part: SookshmaPart): PanchaPakshiSookshmaIntervalResponse => ({
  ordinal: part.ordinal,
  activity: part.activity,
  start_nazhigai: fractionOf(part.start),
  end_nazhigai: fractionOf(part.end),
  duration_nazhigai: fractionOf(part.duration),
});

type PolicyAnswer = PanchaPakshiSookshmaSelectorPolicyResponse;

const policyOf = (policy: SookshmaPolicy, id: SelectorPolicyId): PolicyAnswer => ({
  policy_id: id,
  source_layer: policy.sourceLayer,
  partition_kind: policy.partitionKind as PolicyAnswer['partition_kind'],
  container_span_nazhigai: fractionOf(SAMAM_SPAN),
  interval_count: 5,
  interval_ownership: 'half_open',
  sequence_policy: policy.sequencePolicy,
  activity_assignment_status: policy.activityAssignment as PolicyAnswer['activity_assignment_status'],
  activity_durations_nazhigai: policy.durations.map(([activity, duration]) => ({
    activity,
    duration_nazhigai: fractionOf(rational(...duration)),
  })),
  automatic_policy_selection: 'forbidden',
  authJ_composition_status: 'not_performed_requires_separate_explicit_cross_witness_decision',
  outcome_interpretation_status: 'not_performed',
  source_locator_ids: [...policy.locators],
});

function selection(
  engine: Engine,
  id: SelectorPolicyId,
  parent: Activity,
  elapsed: Rational,
): PanchaPakshiSookshmaSelectionResponse {
  const sources = panchaPakshiSources(engine),
    policy = sources.tables.sookshma.find(({ policyId }) => policyId === id)!,
    parts = sookshmaParts(policy, parent),
    intervals = parts.map(intervalOf),
    { ordinal } = partAt(parts, elapsed);
  return {
    profile_id: PROFILE.sookshma,
    parent_activity: parent,
    elapsed_nazhigai: fractionOf(elapsed),
    policy: policyOf(policy, id),
    intervals,
    selected_ordinal: ordinal,
    selected_interval: intervals[ordinal - 1],
    source_locators: sources.locators(policy.locators),
    provenance: sources.provenance(PROFILE.sookshma),
  };
}

/** POST /v1/pancha-pakshi/sookshma/select: the part of a samam that contains an exact offset. Errors: InvalidInput. */
export const selectSookshma = (
  engine: Engine,
  request: PanchaPakshiSookshmaSelectionRequest,
): PanchaPakshiSookshmaSelectionResponse =>
  selection(engine, request.policy_id, request.parent_activity, elapsedOf(request.elapsed_nazhigai));

/** A samam of a schedule, a bird, and an offset in the samam. */
export interface SamamOffset {
  readonly axes: ScheduleAxes;
  /** 1 ... 5. */
  readonly samam: number;
  readonly subject: Bird;
  readonly selectorPolicyId: SelectorPolicyId;
  readonly elapsed: Rational;
}

/** The sookshma part, at an offset, of the activity of a bird in a samam of a schedule. */
export function composeSookshma(engine: Engine, wanted: SamamOffset): PanchaPakshiScheduleSookshmaSelectionResponse {
  const { answer } = nominalScheduleOf(engine, wanted.axes),
    // Each bird has exactly one activity in each samam.
    parent = answer.cells.find((cell) => cell.samam_index === wanted.samam && cell.bird === wanted.subject)!;
  return {
    schedule_profile_id: PROFILE.schedule,
    selector_profile_id: PROFILE.sookshma,
    schedule: answer,
    samam_index: wanted.samam,
    subject_bird: wanted.subject,
    parent_schedule_cell: parent,
    elapsed_nazhigai: fractionOf(wanted.elapsed),
    composition_policy: SCHEDULE_SOOKSHMA_POLICY,
    sookshma_selection: selection(engine, wanted.selectorPolicyId, parent.activity, wanted.elapsed),
  };
}

/** POST /v1/pancha-pakshi/sookshma/schedule-select. Errors: InvalidInput. */
export const selectScheduleSookshma = (
  engine: Engine,
  request: PanchaPakshiScheduleSookshmaSelectionRequest,
): PanchaPakshiScheduleSookshmaSelectionResponse =>
  composeSookshma(engine, {
    axes: { paksha: request.profile_paksha, half: request.half, weekday: request.weekday },
    samam: request.samam_index,
    subject: request.subject_bird,
    selectorPolicyId: request.selector_policy_id,
    elapsed: elapsedOf(request.elapsed_nazhigai),
  });
