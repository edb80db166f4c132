import type { AspectsFromLongitudesResponse } from '../../../contract/aspects.js';
import { aspectMotionAnswer } from '../../../wire/aspect-motion.js';
import { longitudeAspects } from '../../../wire/longitude-aspects.js';
import { distinctPoints, namedLongitudes, trimmedText } from '../../../wire/named-points.js';
import type {
  AspectMotionAnalysisResponse,
  AspectMotionWitnessRequest,
  AspectsFromLongitudesRequest,
} from './schema.js';

/** POST /v1/aspects/from-longitudes. Errors: InvalidInput for a bad name or too few points. */
export function fromLongitudes(request: AspectsFromLongitudesRequest): AspectsFromLongitudesResponse {
  const points = namedLongitudes(request.longitudes, '/longitudes', 'exact');
  return longitudeAspects(
    points,
    request.tier ?? 1,
    request.orb_factor ?? 1,
    request.include_nodes ?? true,
    '/longitudes',
  );
}

/** POST /v1/aspects/motion-witness. Errors: InvalidInput for blank, padded or equal names. */
export function motionWitness(request: AspectMotionWitnessRequest): AspectMotionAnalysisResponse {
  const body1 = trimmedText(request.body1, '/body1'),
    body2 = trimmedText(request.body2, '/body2');
  distinctPoints(body1, body2, '/body2');
  return {
    witness: aspectMotionAnswer(
      {
        first: { name: body1, longitudeDeg: request.longitude1_deg, speedDegPerDay: request.speed1_deg_per_day },
        second: { name: body2, longitudeDeg: request.longitude2_deg, speedDegPerDay: request.speed2_deg_per_day },
        aspect: request.aspect,
        orbFactor: request.orb_factor ?? 1,
        exactToleranceDeg: request.exact_tolerance_deg ?? 1e-9,
        rateToleranceDegPerDay: request.rate_tolerance_deg_per_day ?? 1e-12,
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
