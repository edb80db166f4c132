import type { Engine } from '../../../engine.js';
import { instantOfJd } from '../../../wire/instant.js';
import { checkLookback, connectionFlow } from '../../../services/moon-connection.js';
import { FLOW_TRUTH } from './moon-connection-schema.js';
import type { MoonConnectionFlowAnalysisResponse, MoonConnectionFlowRequest } from './moon-connection-schema.js';

/** POST /v1/aspects/moon-connection-flow. Errors: InvalidInput, OutOfCoverage. */
export function moonConnectionFlow(
  engine: Engine,
  request: MoonConnectionFlowRequest,
): MoonConnectionFlowAnalysisResponse {
  const policy = {
    window: request.previous_window_policy,
    lookbackDays: request.previous_lookback_days ?? null,
    modern: request.modern ?? false,
    orbFactor: request.motion_orb_factor ?? 1,
    exactToleranceDeg: request.motion_exact_tolerance_deg ?? 1e-9,
    rateToleranceDegPerDay: request.motion_rate_tolerance_deg_per_day ?? 1e-12,
  };
  checkLookback(policy, '/previous_lookback_days', 'previous_window_policy');
  return {
    flow: connectionFlow(engine, request.jd_ut, policy),
    computation_truth: FLOW_TRUTH,
    computation_basis: engine.basis(instantOfJd(engine, request.jd_ut)),
  };
}
