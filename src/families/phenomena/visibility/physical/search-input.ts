import type { SearchSettings, VisibilityObservation, MarginModel } from '../../../../events/visibility/observation.js';
import type { Observation } from './assessment.js';
import { Brightness } from './brightness.js';
import type { SearchPolicyRequest } from './schema.js';

/** Search policy of a request with its defaults. */
export type SearchPolicy = Required<SearchPolicyRequest>;

/** A brightness model as the searches evaluate it: slowly changing values first, then the scene. */
export function marginModel({ slow }: Pick<Observation, 'slow'>, brightness: Brightness): MarginModel {
  return {
    evaluate(scene, ut1J2k) {
      slow.at(ut1J2k);
      brightness.evaluate(scene, slow);
    },
    get margin() {
      return brightness.margin;
    },
    get isInThresholdDomain() {
      return brightness.isInThresholdDomain;
    },
    get conditionedMagnitude() {
      return brightness.conditionedMagnitude;
    },
    get limitingMagnitude() {
      return brightness.limitingMagnitude;
    },
  };
}

/** Input of a search (`events/visibility`) for an observation. */
export function searchObservation(observation: Observation): VisibilityObservation {
  const { scene, pack, subject, policy, brightness } = observation,
    { domain } = pack.tables;
  return {
    scene,
    maximumSunAltitudeDeg: domain.solar_center_altitude_deg[1],
    minimumTargetAltitudeDeg: domain.target_true_altitude_deg[0],
    model: marginModel(observation, brightness),
    moonlessModel: brightness.lights.has('moonlight')
      ? marginModel(observation, new Brightness(pack, subject, policy, false))
      : null,
  };
}

/** Steps and tolerances of a search policy. */
export const settingsOf = (policy: SearchPolicy): SearchSettings => ({
  scanStepDays: policy.scan_step_days,
  minimumStepDays: policy.adaptive_minimum_step_days,
  rootTimeToleranceDays: policy.root_time_tolerance_days,
  rootMarginTolerance: policy.root_margin_tolerance_magnitude,
  nearZeroTolerance: policy.near_zero_tolerance_magnitude,
  curvatureTolerance: policy.curvature_tolerance_magnitude,
  maximumDepth: policy.maximum_adaptive_depth,
  maximumRootIterations: policy.maximum_root_iterations,
});
