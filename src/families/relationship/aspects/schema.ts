import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import {
  ASPECT_NAMES,
  AspectClassificationResponse,
  AspectMotionWitnessResponse,
  MOTION_STATES,
  aspectTier,
  orbFactor,
} from '../../../contract/aspects.js';
import { defaulted, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap, pointName, ratePerDay } from '../../../contract/points.js';
import { DECLINATION_ASPECT_NAMES } from '../../../doctrine/aspects/declination-aspects.js';
import { EQUATOR_POLICY, HEMISPHERE_POLICY } from './wire-words.js';

/** The largest number of points in a request. */
const MAX_POINTS = 64;

const referenceFrame = () =>
  Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'reference frame of the coordinates; echoed in the answer',
  });
const timescale = () =>
  Type.String({
    minLength: 1,
    maxLength: 32,
    description: 'time scale of the instant; echoed in the answer',
  });
const exactTolerance = () =>
  defaulted(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'largest orb that counts as exact, degrees',
    }),
    1e-9,
  );
const rateTolerance = () =>
  defaulted(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'largest relative rate that counts as stationary, degrees per day',
    }),
    1e-12,
  );
const optionalRate = () => optionalOrNull(ratePerDay());
const declinationDeg = () => Type.Number({ minimum: -90, maximum: 90, description: 'declination, degrees north' });
const literal = (value: string) => Type.Optional(oneOf([value], { default: value }));

export const AspectsFromLongitudesRequest = shape('AspectsFromLongitudesRequest', {
  longitudes: longitudeMap(2, MAX_POINTS),
  tier: defaulted(aspectTier(), 1),
  orb_factor: defaulted(orbFactor(), 1),
  include_nodes: defaulted(
    Type.Boolean({ description: 'false: omit True Node, Mean Node, Lilith and True Lilith' }),
    true,
  ),
});
export type AspectsFromLongitudesRequest = Static<typeof AspectsFromLongitudesRequest>;

export const DeclinationAspectsFromDeclinationsRequest = shape('DeclinationAspectsFromDeclinationsRequest', {
  declinations: mapOf(declinationDeg(), {
    minProperties: 2,
    maxProperties: MAX_POINTS,
    description: 'declinations by point name, degrees north',
  }),
  reference_frame: referenceFrame(),
  timescale: timescale(),
  orb: defaulted(Type.Number({ minimum: 0, maximum: 10, description: 'degrees' }), 1),
});
export type DeclinationAspectsFromDeclinationsRequest = Static<typeof DeclinationAspectsFromDeclinationsRequest>;

const DeclinationAspectResponse = shape('DeclinationAspectResponse', {
  body1: Type.String(),
  body2: Type.String(),
  aspect: oneOf(DECLINATION_ASPECT_NAMES),
  dec1: Type.Number(),
  dec2: Type.Number(),
  orb: Type.Number({ description: '|dec1 - dec2| of a parallel, |dec1 + dec2| of a contra-parallel' }),
  allowed_orb: Type.Number(),
  classification: AspectClassificationResponse,
});
export type DeclinationAspectResponse = Static<typeof DeclinationAspectResponse>;

export const DeclinationAspectsFromDeclinationsResponse = shape('DeclinationAspectsFromDeclinationsResponse', {
  events: Type.Array(DeclinationAspectResponse),
  computation_truth: shape('DeclinationAspectComputationTruthResponse', {
    source_module: Type.Optional(Type.String()),
    governing_module: Type.Optional(Type.String()),
    engine_entrypoint: literal('declination_aspects_from_declinations'),
    facade_entrypoint: Type.Optional(Type.String()),
    coordinate_semantics: literal('caller_supplied_equatorial_declinations'),
    hemisphere_policy: literal(HEMISPHERE_POLICY),
    equator_policy: literal(EQUATOR_POLICY),
    ordering: literal('orb_ascending_stable_over_point_name_order'),
    normalized_declinations: mapOf(Type.Number()),
    orb: Type.Number(),
    reference_frame: Type.String(),
    timescale: Type.String(),
    provenance: literal('caller_supplied_declinations'),
    point_count: Type.Integer(),
    aspect_count: Type.Integer(),
  }),
});
export type DeclinationAspectsFromDeclinationsResponse = Static<typeof DeclinationAspectsFromDeclinationsResponse>;

export const AspectMotionWitnessRequest = shape('AspectMotionWitnessRequest', {
  body1: pointName(128),
  longitude1_deg: longitude(),
  body2: pointName(128),
  longitude2_deg: longitude(),
  aspect: oneOf(ASPECT_NAMES),
  speed1_deg_per_day: optionalRate(),
  speed2_deg_per_day: optionalRate(),
  orb_factor: defaulted(orbFactor(), 1),
  exact_tolerance_deg: exactTolerance(),
  rate_tolerance_deg_per_day: rateTolerance(),
  reference_frame: referenceFrame(),
  timescale: timescale(),
});
export type AspectMotionWitnessRequest = Static<typeof AspectMotionWitnessRequest>;

export const AspectMotionAnalysisResponse = shape('AspectMotionAnalysisResponse', {
  witness: AspectMotionWitnessResponse,
  computation_truth: shape('AspectMotionComputationTruthResponse', {
    source_module: Type.Optional(Type.String()),
    engine_entrypoint: literal('aspect_motion_witness'),
    facade_entrypoint: Type.Optional(Type.String()),
    branch_error_formula: literal('shortest_directed_separation_minus_same_sign_exact_target'),
    relative_speed_formula: literal('speed2_minus_speed1'),
    motion_classification: literal('instantaneous_signed_error_rate'),
    stationary_policy: literal('body_specific_threshold_or_relative_rate_tolerance'),
    orb_policy_authority: Type.Optional(Type.String()),
    provenance_semantics: literal('caller_declared_frame_and_timescale'),
  }),
});
export type AspectMotionAnalysisResponse = Static<typeof AspectMotionAnalysisResponse>;

export const DeclinationAspectMotionWitnessRequest = shape('DeclinationAspectMotionWitnessRequest', {
  body1: pointName(128),
  declination1_deg: declinationDeg(),
  body2: pointName(128),
  declination2_deg: declinationDeg(),
  aspect: oneOf(DECLINATION_ASPECT_NAMES),
  speed1_deg_per_day: optionalRate(),
  speed2_deg_per_day: optionalRate(),
  orb: defaulted(Type.Number({ minimum: 0, maximum: 10, description: 'degrees' }), 1),
  exact_tolerance_deg: exactTolerance(),
  rate_tolerance_deg_per_day: rateTolerance(),
  reference_frame: referenceFrame(),
  timescale: timescale(),
});
export type DeclinationAspectMotionWitnessRequest = Static<typeof DeclinationAspectMotionWitnessRequest>;

export const DeclinationAspectMotionAnalysisResponse = shape('DeclinationAspectMotionAnalysisResponse', {
  witness: shape('DeclinationAspectMotionWitnessResponse', {
    body1: Type.String(),
    body2: Type.String(),
    aspect: oneOf(DECLINATION_ASPECT_NAMES),
    declination1_deg: Type.Number(),
    declination2_deg: Type.Number(),
    speed1_deg_per_day: nullable(Type.Number()),
    speed2_deg_per_day: nullable(Type.Number()),
    signed_error_deg: Type.Number(),
    relative_speed_deg_per_day: nullable(
      Type.Number({ description: 's1 - s2 of a parallel, s1 + s2 of a contra-parallel' }),
    ),
    orb_deg: Type.Number(),
    orb_rate_deg_per_day: nullable(Type.Number()),
    allowed_orb_deg: Type.Number(),
    within_orb: Type.Boolean(),
    state: oneOf(MOTION_STATES),
    relative_motion_stalled: nullable(Type.Boolean()),
    exact_tolerance_deg: Type.Number(),
    rate_tolerance_deg_per_day: Type.Number(),
    hemisphere_policy: oneOf([HEMISPHERE_POLICY]),
    equator_policy: oneOf([EQUATOR_POLICY]),
    classification: AspectClassificationResponse,
    reference_frame: Type.String(),
    timescale: Type.String(),
    provenance: oneOf(['caller_supplied_declinations_and_optional_rates']),
    evaluation_scope: oneOf(['instantaneous_no_event_search']),
  }),
  computation_truth: shape('DeclinationAspectMotionComputationTruthResponse', {
    governing_module: Type.Optional(Type.String()),
    engine_entrypoint: literal('declination_aspect_motion_witness'),
    facade_entrypoint: Type.Optional(Type.String()),
    parallel_error_formula: literal('declination1_minus_declination2'),
    contra_parallel_error_formula: literal('declination1_plus_declination2'),
    motion_classification: literal('instantaneous_signed_error_rate'),
    stationary_policy: literal('relative_declination_rate_within_tolerance'),
    provenance_semantics: literal('caller_declared_frame_and_timescale'),
  }),
});
export type DeclinationAspectMotionAnalysisResponse = Static<typeof DeclinationAspectMotionAnalysisResponse>;
