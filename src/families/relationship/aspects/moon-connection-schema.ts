import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { AspectMotionWitnessResponse } from '../../../contract/aspects.js';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, julianDayUt1, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';

/** Longest look back for the previous separation, days. */
const MAX_LOOKBACK_DAYS = 30;
const WINDOW_POLICIES = ['current_sign', 'fixed_lookback'] as const;

export const MoonConnectionFlowRequest = shape('MoonConnectionFlowRequest', {
  jd_ut: julianDayUt1(),
  previous_window_policy: oneOf(WINDOW_POLICIES, {
    description:
      'where the previous separation is looked for: in the present sign of the Moon, or over previous_lookback_days',
  }),
  previous_lookback_days: optionalOrNull(
    Type.Number({ exclusiveMinimum: 0, maximum: MAX_LOOKBACK_DAYS, description: 'with fixed_lookback alone' }),
  ),
  modern: defaulted(Type.Boolean({ description: 'also Uranus, Neptune and Pluto' }), false),
  motion_orb_factor: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 10 }), 1),
  motion_exact_tolerance_deg: defaulted(Type.Number({ minimum: 0, maximum: 1 }), 1e-9),
  motion_rate_tolerance_deg_per_day: defaulted(Type.Number({ minimum: 0, maximum: 1 }), 1e-12),
});
export type MoonConnectionFlowRequest = Static<typeof MoonConnectionFlowRequest>;

const MoonAspectEventResponse = shape('MoonAspectEventResponse', {
  role: oneOf(['previous_separation', 'next_connection']),
  body: Type.String(),
  aspect_name: oneOf(['Conjunction', 'Sextile', 'Square', 'Trine', 'Opposition']),
  directional_angle_deg: Type.Number({ description: 'longitude of the Moon less that of the body, 0 to 360' }),
  signed_target_deg: Type.Number({ description: 'the same in (-180, 180]' }),
  jd_exact: Type.Number({ description: 'Julian day UT1' }),
  hours_from_query: Type.Number(),
  moon_longitude_at_exact_deg: Type.Number(),
  body_longitude_at_exact_deg: Type.Number(),
  signed_error_at_exact_deg: Type.Number(),
  signed_error_at_query_deg: Type.Number({ description: 'Moon less body less the angle, at the query' }),
  exact_datetime_utc: Type.Optional(Type.String()),
});
export type MoonAspectEventResponse = Static<typeof MoonAspectEventResponse>;

const REFERENCE_FRAME = 'apparent_geocentric_true_ecliptic_of_date',
  TIMESCALE = 'UT1_input_with_internal_TT_ephemeris';
const SPEED_PRODUCT = 'planet_at_geocentric_astrometric_longitude_rate';

/** What every answer states of itself. */
export const FLOW_CONSTANTS = {
  reference_frame: REFERENCE_FRAME,
  timescale: TIMESCALE,
  motion_speed_product: SPEED_PRODUCT,
  event_search: 'exact_directional_major_aspect_perfection',
  interpretation: 'none_geometry_only',
} as const;
export const FLOW_TRUTH = {
  source_module: 'engine.aspect_events',
  engine_entrypoint: 'moon_connection_flow_at',
  facade_entrypoint: 'Engine.moon_connection_flow_at',
  previous_window_semantics: 'caller_declared',
  next_window_semantics: 'current_tropical_sign',
  doctrine_semantics: 'none_geometry_only',
  motion_speed_semantics: SPEED_PRODUCT,
} as const;

export const MoonConnectionFlowAnalysisResponse = shape('MoonConnectionFlowAnalysisResponse', {
  flow: shape('MoonConnectionFlowResponse', {
    jd_query: Type.Number(),
    moon_sign: Type.String(),
    jd_sign_ingress: Type.Number(),
    jd_sign_egress: Type.Number(),
    previous_search_start: Type.Number(),
    previous_search_end: Type.Number(),
    next_search_start: Type.Number(),
    next_search_end: Type.Number(),
    policy: shape('MoonConnectionFlowPolicyResponse', {
      previous_window: oneOf(WINDOW_POLICIES),
      previous_lookback_days: nullable(Type.Number()),
      modern: Type.Boolean(),
      motion_orb_factor: Type.Number(),
      motion_exact_tolerance_deg: Type.Number(),
      motion_rate_tolerance_deg_per_day: Type.Number(),
    }),
    considered_bodies: Type.Array(Type.String()),
    previous_separation: nullable(MoonAspectEventResponse),
    previous_motion: nullable(AspectMotionWitnessResponse),
    next_connection: nullable(MoonAspectEventResponse),
    previous_no_event_reason: nullable(oneOf(['no_exact_perfection_in_selected_previous_window'])),
    next_no_event_reason: nullable(oneOf(['no_exact_perfection_before_current_sign_egress'])),
    reference_frame: oneOf([FLOW_CONSTANTS.reference_frame]),
    timescale: oneOf([FLOW_CONSTANTS.timescale]),
    motion_speed_product: oneOf([FLOW_CONSTANTS.motion_speed_product]),
    event_search: oneOf([FLOW_CONSTANTS.event_search]),
    interpretation: oneOf([FLOW_CONSTANTS.interpretation]),
  }),
  computation_truth: shape('MoonConnectionFlowComputationTruthResponse', {
    source_module: Type.Optional(Type.String()),
    engine_entrypoint: Type.Optional(oneOf([FLOW_TRUTH.engine_entrypoint])),
    facade_entrypoint: Type.Optional(Type.String()),
    previous_window_semantics: Type.Optional(oneOf([FLOW_TRUTH.previous_window_semantics])),
    next_window_semantics: Type.Optional(oneOf([FLOW_TRUTH.next_window_semantics])),
    doctrine_semantics: Type.Optional(oneOf([FLOW_TRUTH.doctrine_semantics])),
    motion_speed_semantics: Type.Optional(oneOf([FLOW_TRUTH.motion_speed_semantics])),
  }),
  computation_basis: ComputationBasis,
});
export type MoonConnectionFlowAnalysisResponse = Static<typeof MoonConnectionFlowAnalysisResponse>;
