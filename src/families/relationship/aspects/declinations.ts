import { withDefaults } from '../../../contract/defaults.js';
import {
  admittedDeclinationAspect,
  declinationError,
  declinationMotion,
} from '../../../doctrine/aspects/declination-aspects.js';
import { byName, distinctPoints, namedValues, trimmedText, valueMap } from '../../../wire/named-points.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type {
  DeclinationAspectMotionAnalysisResponse,
  DeclinationAspectResponse,
  DeclinationAspectsFromDeclinationsResponse,
} from './schema.js';
import { DeclinationAspectMotionWitnessRequest } from './schema.js';
import { DeclinationAspectsFromDeclinationsRequest } from './schema.js';
import { DECLINATION_CLASSIFICATION, EQUATOR_POLICY, HEMISPHERE_POLICY } from './wire-words.js';

/** The same number, with 0 in place of -0. */
const positive = (value: number): number => (value === 0 ? 0 : value);

/**
 * POST /v1/aspects/from-declinations. Pairs in order of names, relations sorted by orb. Errors: InvalidInput for a bad
 * name.
 */
export function fromDeclinations(
  given: DeclinationAspectsFromDeclinationsRequest,
): DeclinationAspectsFromDeclinationsResponse {
  const request = withDefaults(DeclinationAspectsFromDeclinationsRequest, given);
  const points = namedValues(request.declinations, '/declinations', 'exact').sort(byName);
  const orbLimit = positive(request.orb);
  const events: DeclinationAspectResponse[] = [];
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const a = points[i],
        b = points[j];
      const aspect = admittedDeclinationAspect(a.value, b.value);
      if (aspect === null) continue;
      const orb = Math.abs(declinationError(aspect, a.value, b.value));
      if (orb <= orbLimit)
        events.push({
          body1: a.name,
          body2: b.name,
          aspect,
          dec1: a.value,
          dec2: b.value,
          orb,
          allowed_orb: orbLimit,
          classification: DECLINATION_CLASSIFICATION,
        });
    }
  }
  events.sort((a, b) => a.orb - b.orb);
  return {
    events,
    computation_truth: {
      source_module: 'engine.aspects',
      governing_module: 'engine.declination_aspects',
      engine_entrypoint: 'declination_aspects_from_declinations',
      facade_entrypoint: 'Engine.declination_aspects_from_declinations',
      coordinate_semantics: 'caller_supplied_equatorial_declinations',
      hemisphere_policy: HEMISPHERE_POLICY,
      equator_policy: EQUATOR_POLICY,
      ordering: 'orb_ascending_stable_over_point_name_order',
      normalized_declinations: valueMap(points),
      orb: orbLimit,
      reference_frame: trimmedText(request.reference_frame, '/reference_frame'),
      timescale: trimmedText(request.timescale, '/timescale'),
      provenance: 'caller_supplied_declinations',
      point_count: points.length,
      aspect_count: events.length,
    },
  };
}

/**
 * POST /v1/aspects/declination-motion-witness. Errors: InvalidInput if the declinations cannot form the requested
 * relation.
 */
export function declinationMotionWitness(
  given: DeclinationAspectMotionWitnessRequest,
): DeclinationAspectMotionAnalysisResponse {
  const request = withDefaults(DeclinationAspectMotionWitnessRequest, given);
  const body1 = trimmedText(request.body1, '/body1'),
    body2 = trimmedText(request.body2, '/body2');
  distinctPoints(body1, body2, '/body2');
  const declination1 = positive(request.declination1_deg),
    declination2 = positive(request.declination2_deg);
  const admitted = admittedDeclinationAspect(declination1, declination2);
  if (admitted !== request.aspect) {
    throw new InvalidInput({
      field: '/aspect',
      given: request.aspect,
      allowed: admitted ?? 'no relation: exactly one of the points is on the equator',
      message:
        'does not match the hemispheres: a parallel needs the same hemisphere, a contra-parallel opposite ones, and two points on the equator form a parallel',
    });
  }
  const speed1 = request.speed1_deg_per_day ?? null,
    speed2 = request.speed2_deg_per_day ?? null;
  const rateTolerance = positive(request.rate_tolerance_deg_per_day),
    exactTolerance = positive(request.exact_tolerance_deg);
  const orbLimit = positive(request.orb);
  const motion = declinationMotion({
    aspect: request.aspect,
    declinations: [declination1, declination2],
    speeds: [speed1, speed2],
    exactToleranceDeg: exactTolerance,
    rateToleranceDegPerDay: rateTolerance,
  });
  return {
    witness: {
      body1,
      body2,
      aspect: request.aspect,
      declination1_deg: declination1,
      declination2_deg: declination2,
      speed1_deg_per_day: speed1 === null ? null : positive(speed1),
      speed2_deg_per_day: speed2 === null ? null : positive(speed2),
      signed_error_deg: motion.errorDeg,
      relative_speed_deg_per_day: motion.relativeSpeedDegPerDay,
      orb_deg: motion.orbDeg,
      orb_rate_deg_per_day: motion.orbRateDegPerDay,
      allowed_orb_deg: orbLimit,
      within_orb: motion.orbDeg <= orbLimit,
      state: motion.state,
      relative_motion_stalled: motion.stalled,
      exact_tolerance_deg: exactTolerance,
      rate_tolerance_deg_per_day: rateTolerance,
      hemisphere_policy: HEMISPHERE_POLICY,
      equator_policy: EQUATOR_POLICY,
      classification: DECLINATION_CLASSIFICATION,
      reference_frame: trimmedText(request.reference_frame, '/reference_frame'),
      timescale: trimmedText(request.timescale, '/timescale'),
      provenance: 'caller_supplied_declinations_and_optional_rates',
      evaluation_scope: 'instantaneous_no_event_search',
    },
    computation_truth: {
      governing_module: 'engine.declination_aspects',
      engine_entrypoint: 'declination_aspect_motion_witness',
      facade_entrypoint: 'Engine.declination_aspect_motion_witness',
      parallel_error_formula: 'declination1_minus_declination2',
      contra_parallel_error_formula: 'declination1_plus_declination2',
      motion_classification: 'instantaneous_signed_error_rate',
      stationary_policy: 'relative_declination_rate_within_tolerance',
      provenance_semantics: 'caller_declared_frame_and_timescale',
    },
  };
}
