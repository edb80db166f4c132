import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { PositionObserverContextResponse } from '../../../contract/positions.js';
import {
  PrimaryDirectionsArcsResponse,
  PrimaryDirectionsNetworkResponse,
  PrimaryDirectionsProfileResponse,
} from './schema-answer.js';
import {
  AuthFParallelTargetRequest,
  AuthGAspectContextRequest,
  PlacidianRaptParallelTargetRequest,
  PrimaryDirectionAntisciaTargetRequest,
  PrimaryDirectionFixedStarTargetRequest,
} from './schema-request.js';

const listOf = <T extends Parameters<typeof Type.Array>[0]>(item: T) => Type.Optional(Type.Array(item));
const names = () => Type.Array(Type.String());

const PrimaryDirectionsHouseContextResponse = shape('PrimaryDirectionsHouseContextResponse', {
  requested_system: Type.String(),
  effective_system: Type.String(),
  fallback: Type.Boolean(),
  fallback_reason: optionalOrNull(Type.String()),
});

const PrimaryDirectionsResolvedPolicyResponse = shape('PrimaryDirectionsResolvedPolicyResponse', {
  method: Type.String(),
  space: Type.String(),
  include_converse: Type.Boolean(),
  converse_doctrine: oneOf(['direct_only', 'traditional_converse', 'signed_primary_motion', 'backward_motion']),
  key: Type.String(),
  key_source: oneOf(['engine_default', 'preset_convention', 'explicit']),
  latitude_doctrine: Type.String(),
  latitude_source: Type.String(),
  perfection_kind: Type.String(),
  admitted_relation_kinds: names(),
  admitted_significator_classes: names(),
  admitted_promissor_classes: names(),
  requested_preset: optionalOrNull(Type.String()),
  canonical_preset: optionalOrNull(Type.String()),
  policy_source: Type.Optional(oneOf(['engine_default', 'policy_fields', 'canonical_preset', 'legacy_alias'])),
  antiscia_targets: listOf(PrimaryDirectionAntisciaTargetRequest),
  authF_parallel_targets: listOf(AuthFParallelTargetRequest),
  placidian_rapt_parallel_targets: listOf(PlacidianRaptParallelTargetRequest),
  fixed_star_targets: listOf(PrimaryDirectionFixedStarTargetRequest),
  authG_aspect_contexts: listOf(AuthGAspectContextRequest),
  placidian_rapt_parallel_motion: optionalOrNull(Type.String()),
  law: Type.String({ description: 'law by which two points have the same mundane place' }),
  source: Type.String({ description: 'source of the method' }),
  significator_latitude: oneOf(['zero', 'native']),
  rapt_axis: optionalOrNull(oneOf(['meridian', 'horizon'])),
  aspect_latitude: optionalOrNull(Type.String()),
  star_place: optionalOrNull(Type.String()),
  years_rate_deg: Type.Number({ description: 'degrees of arc per year of the key' }),
  place_center: Type.String(),
});
export type PrimaryDirectionsResolvedPolicyResponse = Static<typeof PrimaryDirectionsResolvedPolicyResponse>;

const PrimaryDirectionsArcsReductionTruthResponse = shape('PrimaryDirectionsArcsReductionTruthResponse', {
  engine_surface: Type.String(),
  engine_surfaces: listOf(Type.String()),
  result_surface: Type.String(),
  requested_datetime: Type.String(),
  normalized_datetime_utc: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  jd_tt: Type.Number(),
  delta_t_seconds: Type.Number(),
  observer: PositionObserverContextResponse,
  natal_observer: optionalOrNull(PositionObserverContextResponse),
  requested_bodies: optionalOrNull(names()),
  include_nodes_requested: Type.Boolean(),
  search_mode: oneOf(['engine_search', 'submitted_arcs']),
  max_arc: Type.Number(),
  significators_requested: optionalOrNull(names()),
  promissors_requested: optionalOrNull(names()),
  include_relations_requested: Type.Boolean(),
  include_condition_requested: Type.Boolean(),
  submitted_arc_count: Type.Integer(),
  chosen_key: Type.String(),
  house_context: PrimaryDirectionsHouseContextResponse,
  resolved_policy: PrimaryDirectionsResolvedPolicyResponse,
  stage_sequence: names(),
});
export type PrimaryDirectionsArcsReductionTruthResponse = Static<typeof PrimaryDirectionsArcsReductionTruthResponse>;

export const PrimaryDirectionsArcsReductionResponse = shape('PrimaryDirectionsArcsReductionResponse', {
  result: PrimaryDirectionsArcsResponse,
  reduction: PrimaryDirectionsArcsReductionTruthResponse,
  ...optionsNotApplied,
});
export const PrimaryDirectionsProfileReductionResponse = shape('PrimaryDirectionsProfileReductionResponse', {
  result: PrimaryDirectionsProfileResponse,
  reduction: PrimaryDirectionsArcsReductionTruthResponse,
  ...optionsNotApplied,
});
export const PrimaryDirectionsNetworkReductionResponse = shape('PrimaryDirectionsNetworkReductionResponse', {
  result: PrimaryDirectionsNetworkResponse,
  reduction: PrimaryDirectionsArcsReductionTruthResponse,
  ...optionsNotApplied,
});
