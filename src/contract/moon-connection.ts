import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { AspectMotionWitnessResponse } from './aspects.js';
import { nullable, oneOf, optionalOrNull, shape } from './fields.js';

/** Longest lookback for the previous separation, days. */
const MAX_LOOKBACK_DAYS = 30;
export const FLOW_WINDOWS = ['current_sign', 'fixed_lookback'] as const;
export const flowLookback = () =>
  optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_LOOKBACK_DAYS,
      description: 'days before the query; only with fixed_lookback',
    }),
  );

const MoonAspectEventResponse = shape('MoonAspectEventResponse', {
  role: oneOf(['previous_separation', 'next_connection']),
  body: Type.String(),
  aspect_name: oneOf(['Conjunction', 'Sextile', 'Square', 'Trine', 'Opposition']),
  directional_angle_deg: Type.Number({
    description: 'longitude of the Moon minus that of the body, degrees, 0 to 360',
  }),
  signed_target_deg: Type.Number({ description: 'the same angle in (-180, 180]' }),
  jd_exact: Type.Number({ description: 'Julian day, UT1' }),
  hours_from_query: Type.Number(),
  moon_longitude_at_exact_deg: Type.Number(),
  body_longitude_at_exact_deg: Type.Number(),
  signed_error_at_exact_deg: Type.Number(),
  signed_error_at_query_deg: Type.Number({
    description: 'longitude of the Moon minus that of the body minus the angle at the query, degrees',
  }),
  exact_datetime_utc: Type.Optional(Type.String()),
});
export type MoonAspectEventResponse = Static<typeof MoonAspectEventResponse>;

const REFERENCE_FRAME = 'apparent_geocentric_true_ecliptic_of_date',
  TIMESCALE = 'UT1_input_with_internal_TT_ephemeris';
const SPEED_PRODUCT = 'planet_at_geocentric_astrometric_longitude_rate';

/** Constants that every answer states. */
export const FLOW_CONSTANTS = {
  reference_frame: REFERENCE_FRAME,
  timescale: TIMESCALE,
  motion_speed_product: SPEED_PRODUCT,
  event_search: 'exact_directional_major_aspect_perfection',
  interpretation: 'none_geometry_only',
} as const;
export const MoonConnectionFlowResponse = shape('MoonConnectionFlowResponse', {
  jd_query: Type.Number(),
  moon_sign: Type.String(),
  jd_sign_ingress: Type.Number(),
  jd_sign_egress: Type.Number(),
  previous_search_start: Type.Number(),
  previous_search_end: Type.Number(),
  next_search_start: Type.Number(),
  next_search_end: Type.Number(),
  policy: shape('MoonConnectionFlowPolicyResponse', {
    previous_window: oneOf(FLOW_WINDOWS),
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
});
export type MoonConnectionFlowResponse = Static<typeof MoonConnectionFlowResponse>;
