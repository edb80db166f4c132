import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from './fields.js';

/** Shapes of longitude crossings, shared by transits, returns and batches. */

export const DIRECTIONS = ['direct', 'retrograde', 'either'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const SEARCH_MOTIONS = ['forward', 'backward'] as const;

export const directionField = (value: Direction = 'either') =>
  defaulted(
    oneOf(DIRECTIONS, { description: 'which crossings are answered, by the motion of the body at the crossing' }),
    value,
  );
export const searchMotionField = (description = 'forward: earliest first; backward: latest first') =>
  defaulted(oneOf(SEARCH_MOTIONS, { description }), 'forward');
/** The requested step is echoed and has no effect (`ownSearchSteps`); the answer also has the step that was used. */
export const stepDaysField = () =>
  optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 10_000,
      description:
        'requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states',
    }),
  );
/** Sets the width of the bracket that is answered. */
export const toleranceField = () =>
  optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 1,
      description:
        'width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms',
    }),
  );

export const CrossingSearchTruthResponse = shape('CrossingSearchTruthResponse', {
  search_start_jd_ut: Type.Number(),
  search_end_jd_ut: Type.Number(),
  step_days: Type.Number({ description: 'longest step that the search took, days' }),
  bracket_start_jd_ut: Type.Number(),
  bracket_end_jd_ut: Type.Number(),
  crossing_jd_ut: Type.Number(),
  solver_tolerance_days: Type.Number(),
});
export type CrossingSearchTruthResponse = Static<typeof CrossingSearchTruthResponse>;

const LongitudeResolutionTruthResponse = shape('LongitudeResolutionTruthResponse', {
  requested_spec: Type.Union([Type.String(), Type.Number()]),
  resolved_kind: Type.String(),
  resolved_name: Type.String(),
  jd_ut: Type.Number(),
  longitude: Type.Number(),
});

export const TransitComputationTruthResponse = shape('TransitComputationTruthResponse', {
  body: Type.String(),
  requested_target: Type.Union([Type.String(), Type.Number()]),
  direction_filter: Type.String(),
  search_motion: Type.String(),
  requested_step_days: optionalOrNull(Type.Number()),
  requested_tolerance_days: optionalOrNull(Type.Number()),
  requested_direction: optionalOrNull(Type.String()),
  target_truth: LongitudeResolutionTruthResponse,
  search_truth: CrossingSearchTruthResponse,
});
export type TransitComputationTruthResponse = Static<typeof TransitComputationTruthResponse>;

export const CrossingSearchClassificationResponse = shape('CrossingSearchClassificationResponse', {
  search_kind: Type.String(),
  wrapper_kind: Type.String(),
  uses_bisection: Type.Boolean({
    description: 'the root is kept in a bracket, which is halved where a faster step would leave it',
  }),
  uses_dynamic_target: Type.Boolean(),
});

const TransitComputationClassificationResponse = shape('TransitComputationClassificationResponse', {
  body: Type.String(),
  target: shape('LongitudeResolutionClassificationResponse', {
    target_kind: Type.String(),
    resolved_name: Type.String(),
  }),
  search: CrossingSearchClassificationResponse,
});

export const TransitRelationResponse = shape('TransitRelationResponse', {
  source_body: Type.String(),
  relation_kind: Type.String(),
  basis: Type.String(),
  target_name: Type.String(),
  target_longitude: Type.Number(),
  is_dynamic_target: Type.Boolean(),
});

export const TransitConditionProfileResponse = shape('TransitConditionProfileResponse', {
  source_body: Type.String(),
  wrapper_kind: Type.String(),
  search_kind: Type.String(),
  relation_kind: Type.String(),
  relation_basis: Type.String(),
  target_kind: nullable(Type.String()),
  uses_dynamic_target: Type.Boolean(),
  condition_state: Type.String(),
});

export const TransitEventResponse = shape('TransitEventResponse', {
  body: Type.String(),
  longitude: Type.Number({ description: 'longitude of the target at the crossing, degrees' }),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  direction: Type.String(),
  computation_truth: optionalOrNull(TransitComputationTruthResponse),
  classification: optionalOrNull(TransitComputationClassificationResponse),
  relation: optionalOrNull(TransitRelationResponse),
  condition_profile: optionalOrNull(TransitConditionProfileResponse),
});
export type TransitEventResponse = Static<typeof TransitEventResponse>;

/** A moment, in both scales that answers use. */
export const EventInstantResponse = shape('EventInstantResponse', {
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
});
export type EventInstantResponse = Static<typeof EventInstantResponse>;
