import { withDefaults } from '../../../contract/defaults.js';
import type { AspectsFromLongitudesResponse } from '../../../contract/aspects.js';
import { aspectMotionAnswer } from '../../../wire/aspect-motion.js';
import { longitudeAspects } from '../../../wire/longitude-aspects.js';
import { distinctPoints, namedLongitudes, trimmedText } from '../../../wire/named-points.js';
import type { AspectMotionAnalysisResponse } from './schema.js';
import { AspectMotionWitnessRequest } from './schema.js';
import { AspectsFromLongitudesRequest } from './schema.js';

/** POST /v1/aspects/from-longitudes. Errors: InvalidInput for a bad name or too few points. */
export function fromLongitudes(given: AspectsFromLongitudesRequest): AspectsFromLongitudesResponse {
  const request = withDefaults(AspectsFromLongitudesRequest, given);
  const points = namedLongitudes(request.longitudes, '/longitudes', 'exact');
  return longitudeAspects(points, request.tier, request.orb_factor, request.include_nodes, '/longitudes');
}

/** POST /v1/aspects/motion-witness. Errors: InvalidInput for blank, padded or equal names. */
export function motionWitness(given: AspectMotionWitnessRequest): AspectMotionAnalysisResponse {
  const request = withDefaults(AspectMotionWitnessRequest, given);
  const body1 = trimmedText(request.body1, '/body1'),
    body2 = trimmedText(request.body2, '/body2');
  distinctPoints(body1, body2, '/body2');
  return {
    witness: aspectMotionAnswer(
      {
        first: { name: body1, longitudeDeg: request.longitude1_deg, speedDegPerDay: request.speed1_deg_per_day },
        second: { name: body2, longitudeDeg: request.longitude2_deg, speedDegPerDay: request.speed2_deg_per_day },
        aspect: request.aspect,
        orbFactor: request.orb_factor,
        exactToleranceDeg: request.exact_tolerance_deg,
        rateToleranceDegPerDay: request.rate_tolerance_deg_per_day,
      },
      {
        referenceFrame: trimmedText(request.reference_frame, '/reference_frame'),
        timescale: trimmedText(request.timescale, '/timescale'),
      },
    ),
    computation_truth: {
      source_module: 'engine.aspects',
      engine_entrypoint: 'aspect_motion_witness',
      facade_entrypoint: 'Engine.aspect_motion_witness',
      branch_error_formula: 'shortest_directed_separation_minus_same_sign_exact_target',
      relative_speed_formula: 'speed2_minus_speed1',
      motion_classification: 'instantaneous_signed_error_rate',
      stationary_policy: 'body_specific_threshold_or_relative_rate_tolerance',
      orb_policy_authority: 'engine.constants.Aspect',
      provenance_semantics: 'caller_declared_frame_and_timescale',
    },
  };
}
