import { Type } from '@sinclair/typebox';
import type { Static, TObject } from '@sinclair/typebox';
import { ASPECT_NAMES, aspectTier } from './aspects.js';
import { ComputationBasis } from './basis.js';
import { bodyName, defaulted, mapOf, oneOf, optionalOrNull, shape, trimmedText } from './fields.js';
import { optionsNotApplied } from './inert-options.js';
import { DavisonComputationTruthResponse, CompositeComputationTruthResponse } from './relationship.js';
import { DIRECTIONS, SEARCH_MOTIONS, TransitEventResponse } from './transits.js';
import { windowFields } from './window.js';

/** Bounds of transit searches to relationship charts. */
export const MAX_MOVING_BODIES = 4,
  MAX_TARGET_NAMES = 16,
  MAX_ASPECT_NAMES = 16,
  MIN_STEP_DAYS = 0.01;
export const MAX_WINDOW_DAYS = 36_525,
  MAX_SEARCHES = 1024,
  MAX_SCAN_SAMPLES = 500_000,
  MAX_TRANSIT_EVENTS = 1800;

export const RELATIONSHIP_TRANSIT_BOUNDS = `At most ${MAX_MOVING_BODIES} moving bodies (Sun ... Pluto), ${MAX_TARGET_NAMES} named targets, ${MAX_SEARCHES} searches (bodies x targets x branches of the aspects), a window of ${MAX_WINDOW_DAYS} days, ${MAX_SCAN_SAMPLES} nominal samples (window / step, for each search) and ${MAX_TRANSIT_EVENTS} events.`;

export const relationshipTransitFields = {
  moving_bodies: Type.Array(bodyName('Sun, Moon, Mercury ... Pluto'), {
    minItems: 1,
    maxItems: MAX_MOVING_BODIES,
    uniqueItems: true,
  }),
  ...windowFields(`Julian day UT1; at most ${MAX_WINDOW_DAYS} days after jd_start`),
  tier: defaulted(aspectTier(), 0),
  aspect_names: optionalOrNull(
    Type.Array(oneOf(ASPECT_NAMES), {
      minItems: 1,
      maxItems: MAX_ASPECT_NAMES,
      uniqueItems: true,
      description: 'aspects of the tier; default: all of them',
    }),
  ),
  include_nodes: defaulted(
    Type.Boolean({ description: 'nodes and apogees are targets; both parties must compute them' }),
    true,
  ),
  include_angles: defaulted(Type.Boolean({ description: 'Ascendant and Midheaven are targets' }), false),
  include_cusps: defaulted(Type.Boolean({ description: 'House 1 Cusp ... House 12 Cusp are targets' }), false),
  target_names: optionalOrNull(
    Type.Array(trimmedText(100, 'name of a target that the chart has'), {
      minItems: 1,
      maxItems: MAX_TARGET_NAMES,
      uniqueItems: true,
      description: 'default: all targets',
    }),
  ),
  direction: defaulted(
    oneOf(DIRECTIONS, { description: 'which crossings are answered, by the motion of the body' }),
    'either',
  ),
  search_motion: defaulted(
    oneOf(SEARCH_MOTIONS, { description: 'forward: earliest first; backward: latest first' }),
    'forward',
  ),
  step_days: optionalOrNull(
    Type.Number({
      minimum: MIN_STEP_DAYS,
      maximum: MAX_WINDOW_DAYS,
      description: 'echoed; has no effect: the search uses proven steps of its own and misses no event',
    }),
  ),
  solver_tolerance_days: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 1,
      description: 'width of the bracket that is answered, days; the instant is exact to about 0.1 ms',
    }),
  ),
};
export type RelationshipTransitRequest = Static<TObject<typeof relationshipTransitFields>>;

const RelationshipChartIdentityResponse = shape('RelationshipChartIdentityResponse', {
  chart_id: Type.String({ description: 'kind and the first 16 digits of the geometry digest' }),
  chart_kind: oneOf(['composite', 'authP']),
  method: Type.String(),
  epoch_jd_ut: Type.Number(),
  includes_house_frame: Type.Boolean(),
  relation_basis: Type.String(),
  geometry_sha256: Type.String({ description: 'SHA-256 of the chart: method, epoch, places, angles and cusps' }),
  construction_truth: Type.Unsafe<CompositeComputationTruthResponse | DavisonComputationTruthResponse>({
    anyOf: [CompositeComputationTruthResponse, DavisonComputationTruthResponse],
  }),
  reference_latitude: optionalOrNull(Type.Number()),
  reference_longitude: optionalOrNull(Type.Number()),
  correction_mode: optionalOrNull(Type.String()),
  reference_frame: Type.String(),
  timescale: Type.String(),
});
export type RelationshipChartIdentityResponse = Static<typeof RelationshipChartIdentityResponse>;

const RelationshipTransitTargetResponse = shape('RelationshipTransitTargetResponse', {
  chart_id: Type.String(),
  name: Type.String(),
  target_kind: oneOf(['planet', 'node', 'angle', 'house_cusp']),
  longitude: Type.Number(),
  source_path: Type.String(),
});
export type RelationshipTransitTargetResponse = Static<typeof RelationshipTransitTargetResponse>;

const RelationshipTransitEventResponse = shape('RelationshipTransitEventResponse', {
  chart_id: Type.String(),
  target: RelationshipTransitTargetResponse,
  moving_body: Type.String(),
  aspect_name: oneOf(ASPECT_NAMES),
  aspect_symbol: Type.String(),
  aspect_angle_deg: Type.Number(),
  directional_offset_deg: Type.Number({
    description: 'angle that is added to the target to get the crossed longitude',
  }),
  jd_exact: Type.Number({ description: 'Julian day UT1' }),
  direction: oneOf(['direct', 'retrograde']),
  perfection_longitude: Type.Number(),
  transit: TransitEventResponse,
  event_source: Type.String(),
  orb_boundaries_computed: Type.Boolean(),
  interpretation: Type.String(),
});
export type RelationshipTransitEventResponse = Static<typeof RelationshipTransitEventResponse>;

export const RelationshipTransitSearchResponse = shape('RelationshipTransitSearchResponse', {
  target_set: shape('RelationshipChartTargetSetResponse', {
    identity: RelationshipChartIdentityResponse,
    targets: Type.Array(RelationshipTransitTargetResponse),
    target_count: Type.Integer(),
  }),
  events: Type.Array(RelationshipTransitEventResponse),
  computation_truth: shape('RelationshipTransitSearchTruthResponse', {
    chart_id: Type.String(),
    moving_bodies: Type.Array(Type.String()),
    target_names: Type.Array(Type.String()),
    tier: Type.Integer(),
    aspect_names: Type.Array(Type.String()),
    jd_start: Type.Number(),
    jd_end: Type.Number(),
    step_days: optionalOrNull(Type.Number()),
    policy_step_days_override: optionalOrNull(Type.Number()),
    solver_tolerance_days: Type.Number(),
    step_policy: oneOf(['canonical_per_body_auto', 'explicit_argument']),
    transit_policy_source: oneOf(['default', 'caller_supplied']),
    direction: oneOf(DIRECTIONS),
    search_motion: oneOf(SEARCH_MOTIONS),
    search_call_count: Type.Integer({ description: 'bodies x targets x branches' }),
    event_count: Type.Integer(),
    event_source: Type.String(),
    target_motion: Type.String(),
    event_kind: Type.String(),
    orb_window_policy: Type.String(),
    interpretation: Type.String(),
    bounds: Type.Optional(mapOf(Type.Number(), { description: 'the bounds of such searches' })),
  }),
  event_count: Type.Integer(),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type RelationshipTransitSearchResponse = Static<typeof RelationshipTransitSearchResponse>;
