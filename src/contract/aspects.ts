import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, mapOf, oneOf, optionalOrNull, shape } from './fields.js';

/** The 22 aspects in longitude, in the order in which the contract lists them. */
export const ASPECT_NAMES = [
  'Conjunction',
  'Semisextile',
  'Semisquare',
  'Sextile',
  'Square',
  'Trine',
  'Sesquiquadrate',
  'Quincunx',
  'Opposition',
  'Quintile',
  'Biquintile',
  'Tredecile',
  'Septile',
  'Biseptile',
  'Triseptile',
  'Novile',
  'Binovile',
  'Quadnovile',
  'Decile',
  'Undecile',
  'Quindecile',
  'Vigintile',
] as const;
export type AspectName = (typeof ASPECT_NAMES)[number];

export const MOTION_STATES = ['applying', 'exact', 'separating', 'stationary', 'indeterminate'] as const;
export type MotionState = (typeof MOTION_STATES)[number];

/** Which aspects are looked for: 0 the five Ptolemaic ones, 1 with the common minor ones, 2 all 22. */
export const aspectTier = () =>
  Type.Unsafe<0 | 1 | 2>({
    type: 'integer',
    enum: [0, 1, 2],
    description: '0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22',
  });
export const orbFactor = () =>
  Type.Number({ exclusiveMinimum: 0, maximum: 10, description: 'multiplies every orb of the aspect table' });

/** A directed angle between a moving point and its reference, degrees. */
export const directedAngle = (options: Record<string, unknown> = {}) =>
  Type.Number({ minimum: -360, maximum: 360, ...options });
/** A largest distance from exactness that a caller chooses, degrees. */
export const orbDeg = (options: Record<string, unknown> = {}) => Type.Number({ minimum: 0, maximum: 30, ...options });

export const AspectClassificationResponse = shape('AspectClassificationResponse', {
  domain: Type.String({ description: 'zodiacal, declination or whole_sign' }),
  tier: Type.String({ description: 'major, common_minor or extended_minor' }),
  family: Type.String({ description: 'harmonic family' }),
});
export type AspectClassificationResponse = Static<typeof AspectClassificationResponse>;

export const AspectDataResponse = shape('AspectDataResponse', {
  body1: Type.String(),
  body2: Type.String(),
  aspect: Type.String(),
  symbol: Type.String(),
  angle: Type.Number({ description: 'exact angle of the aspect, degrees' }),
  separation: Type.Number({ description: 'shortest arc between the two points, degrees' }),
  orb: Type.Number({ description: '|separation - angle|, degrees' }),
  allowed_orb: Type.Number({ description: 'largest orb that was admitted: orb <= allowed_orb' }),
  applying: optionalOrNull(Type.Boolean({ description: 'null when the speeds do not determine it' })),
  stationary: Type.Boolean({ description: 'one of the two moves slower than its stationary threshold' }),
  classification: optionalOrNull(AspectClassificationResponse),
  direction: optionalOrNull(
    Type.String({
      description:
        'sinister: body2 is ahead of body1 in the zodiac; dexter: behind. Null for conjunction and opposition',
    }),
  ),
  sign_degree1: optionalOrNull(Type.Number({ description: 'whole degrees of body1 within its sign, 0 to 29' })),
  sign_degree2: optionalOrNull(Type.Number()),
  motion_state: oneOf([...MOTION_STATES, 'none']),
});
export type AspectDataResponse = Static<typeof AspectDataResponse>;

const LongitudeAspectComputationTruthResponse = shape('LongitudeAspectComputationTruthResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.Optional(oneOf(['aspects_from_longitudes'], { default: 'aspects_from_longitudes' })),
  facade_entrypoint: Type.Optional(Type.String()),
  position_semantics: Type.Optional(
    oneOf(['caller_supplied_ecliptic_longitudes'], { default: 'caller_supplied_ecliptic_longitudes' }),
  ),
  motion_semantics: oneOf(['not_computed_without_speeds']),
  ordering: Type.Optional(
    oneOf(['orb_ascending_stable_over_point_name_order'], { default: 'orb_ascending_stable_over_point_name_order' }),
  ),
  aspect_policy_authority: Type.Optional(Type.String()),
  normalized_longitudes: mapOf(Type.Number()),
  tier: aspectTier(),
  orb_factor: Type.Number(),
  include_nodes: Type.Boolean(),
  excluded_node_names: Type.Array(Type.String()),
  point_count: Type.Integer(),
  aspect_count: Type.Integer(),
});

export const AspectsFromLongitudesResponse = shape('AspectsFromLongitudesResponse', {
  events: Type.Array(AspectDataResponse),
  computation_truth: LongitudeAspectComputationTruthResponse,
});
export type AspectsFromLongitudesResponse = Static<typeof AspectsFromLongitudesResponse>;

const STATIONARY_REASONS = [
  'body1_below_stationary_threshold',
  'body2_below_stationary_threshold',
  'relative_rate_within_tolerance',
] as const;
export type StationaryReason = (typeof STATIONARY_REASONS)[number];

/** The instantaneous motion of one aspect between two moving points. */
export const AspectMotionWitnessResponse = shape('AspectMotionWitnessResponse', {
  body1: Type.String(),
  body2: Type.String(),
  longitude1_deg: Type.Number(),
  longitude2_deg: Type.Number(),
  speed1_deg_per_day: nullable(Type.Number()),
  speed2_deg_per_day: nullable(Type.Number()),
  aspect: oneOf(ASPECT_NAMES),
  symbol: Type.String(),
  angle_deg: Type.Number(),
  branch_selection: oneOf(['undirected_conjunction', 'positive', 'negative', 'ambiguous_at_zero_separation']),
  target_directed_separation_deg: nullable(Type.Number()),
  directed_separation_deg: Type.Number({ description: 'shortest way from body1 to body2, degrees in [-180, 180)' }),
  directed_error_deg: nullable(Type.Number({ description: 'directed separation minus the target of the branch' })),
  separation_deg: Type.Number(),
  orb_deg: Type.Number(),
  allowed_orb_deg: Type.Number(),
  within_orb: Type.Boolean(),
  orb_policy: oneOf(['canonical_default_scaled']),
  orb_factor: Type.Number(),
  relative_speed_deg_per_day: nullable(Type.Number({ description: 'speed2 - speed1' })),
  orb_rate_deg_per_day: nullable(Type.Number({ description: 'rate of |error|: negative closes the aspect' })),
  state: oneOf(MOTION_STATES),
  exact_tolerance_deg: Type.Number(),
  rate_tolerance_deg_per_day: Type.Number(),
  body1_stationary_threshold_deg_per_day: Type.Number(),
  body2_stationary_threshold_deg_per_day: Type.Number(),
  body1_stationary: nullable(Type.Boolean()),
  body2_stationary: nullable(Type.Boolean()),
  relative_motion_stalled: nullable(Type.Boolean()),
  stationary_reasons: Type.Array(oneOf(STATIONARY_REASONS)),
  reference_frame: Type.String(),
  timescale: Type.String(),
  provenance: oneOf(['caller_supplied_longitudes_and_speeds']),
  evaluation_scope: oneOf(['instantaneous_no_event_search']),
});
export type AspectMotionWitnessResponse = Static<typeof AspectMotionWitnessResponse>;
