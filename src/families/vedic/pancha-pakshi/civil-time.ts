import type { Engine } from '../../../engine.js';
import { ACTIVITIES } from '../../../doctrine/pancha-pakshi/tables.js';
import { elapsedInSamam } from '../../../doctrine/pancha-pakshi/clock.js';
import { selectFixedCell } from './fixed-clock.js';
import { CIVIL_TIME_ROUTING_POLICY, FIXED_CLOCK_POLICY, PROFILE } from './policies.js';
import { fractionOf } from './profiles.js';
import type {
  PanchaPakshiCivilTimeSookshmaSelectionRequest,
  PanchaPakshiCivilTimeSookshmaSelectionResponse,
} from './schema-clock.js';
import { selectProportionalCell } from './solar-proportional.js';
import { composeSookshma } from './sookshma.js';

/**
 * POST /v1/pancha-pakshi/sookshma/civil-time-select: the samam of the current cell, the exact offset of the instant in it, and the part that
 * contains the offset. In the tail of a fixed clock they are null. Errors: InvalidInput, OutOfCoverage.
 */
export function selectCivilTimeSookshma(
  engine: Engine,
  request: PanchaPakshiCivilTimeSookshmaSelectionRequest,
): PanchaPakshiCivilTimeSookshmaSelectionResponse {
  const { dt, latitude, longitude, profile_paksha: paksha, subject_bird: subject } = request;
  const select = request.timing_policy_id === FIXED_CLOCK_POLICY.policy_id ? selectFixedCell : selectProportionalCell;
  const { answer, solar, bounds } = select(engine, { dt, latitude, longitude, paksha });
  const head = {
    schedule_profile_id: PROFILE.schedule,
    selector_profile_id: PROFILE.sookshma,
    timing_policy_id: request.timing_policy_id,
    selector_policy_id: request.selector_policy_id,
    subject_bird: subject,
    routing_policy: CIVIL_TIME_ROUTING_POLICY,
    current_cell_selection: answer,
    selection_status: answer.selection_status,
    computation_basis: engine.basis(solar.instant),
  };
  if (answer.current_cell === null) {
    return {
      ...head,
      samam_index: null,
      samam_start_jd_tt: null,
      samam_end_jd_tt: null,
      elapsed_nazhigai: null,
      composition: null,
    };
  }
  const samam = answer.current_cell.nominal_cell.samam_index,
    start = bounds[ACTIVITIES.length * (samam - 1)],
    end = bounds[ACTIVITIES.length * samam],
    elapsed = elapsedInSamam(start, end, solar.requested.tt);
  return {
    ...head,
    samam_index: samam,
    samam_start_jd_tt: start,
    samam_end_jd_tt: end,
    elapsed_nazhigai: fractionOf(elapsed),
    composition: composeSookshma(engine, {
      axes: { paksha, half: solar.half, weekday: solar.weekday },
      samam,
      subject,
      selectorPolicyId: request.selector_policy_id,
      elapsed,
    }),
  };
}
