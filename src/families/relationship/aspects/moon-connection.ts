import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { instantOfJd } from '../../../wire/instant.js';
import { checkLookback, connectionFlow } from '../../../services/moon-connection.js';
import { FLOW_TRUTH } from './moon-connection-schema.js';
import type { MoonConnectionFlowAnalysisResponse } from './moon-connection-schema.js';
import { MoonConnectionFlowRequest } from './moon-connection-schema.js';

/** POST /v1/aspects/moon-connection-flow. Errors: InvalidInput, OutOfCoverage. */
export function moonConnectionFlow(
  engine: Engine,
  given: MoonConnectionFlowRequest,
): MoonConnectionFlowAnalysisResponse {
  const request = withDefaults(MoonConnectionFlowRequest, given);
  const policy = {
    window: request.previous_window_policy,
    lookbackDays: request.previous_lookback_days ?? null,
    modern: request.modern,
    orbFactor: request.motion_orb_factor,
    exactToleranceDeg: request.motion_exact_tolerance_deg,
    rateToleranceDegPerDay: request.motion_rate_tolerance_deg_per_day,
  };
  checkLookback(policy, '/previous_lookback_days', 'previous_window_policy');
  return {
    flow: connectionFlow(engine, request.jd_ut, policy),
    computation_truth: FLOW_TRUTH,
    computation_basis: engine.basis(instantOfJd(engine, request.jd_ut)),
  };
}
