import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { shape } from '../../../contract/fields.js';
import { ProgressionAggregateReductionTruthResponse, ProgressionConditionProfileResponse } from './schema-truth.js';
import { HouseFrameProgressionRequest, SecondaryProgressionRequest } from './schema.js';

/** The largest number of items of each kind. */
const MAX_ITEMS = 200;
const items = {
  items: Type.Optional(
    Type.Array(SecondaryProgressionRequest, { maxItems: MAX_ITEMS, description: 'secondary progressions' }),
  ),
  house_frame_items: Type.Optional(
    Type.Array(HouseFrameProgressionRequest, { maxItems: MAX_ITEMS, description: 'progressed house frames' }),
  ),
};

export const ProgressionProfileRequest = shape('ProgressionProfileRequest', items);
export type ProgressionProfileRequest = Static<typeof ProgressionProfileRequest>;
export const ProgressionNetworkRequest = shape('ProgressionNetworkRequest', items);

export const ProgressionChartConditionProfileResponse = shape('ProgressionChartConditionProfileResponse', {
  profiles: Type.Array(ProgressionConditionProfileResponse),
  profile_count: Type.Integer(),
  uniform_count: Type.Integer(),
  differential_count: Type.Integer(),
  hybrid_count: Type.Integer(),
  directing_arc_count: Type.Integer(),
  time_key_count: Type.Integer(),
  house_frame_count: Type.Integer(),
  converse_count: Type.Integer(),
  strongest_techniques: Type.Array(Type.String(), {
    description: 'techniques that use most of these elements: directed arc, reference body, stepped key, house frame',
  }),
  weakest_techniques: Type.Array(Type.String(), { description: 'techniques that use fewest of these elements' }),
  ...optionsNotApplied,
});
export type ProgressionChartConditionProfileResponse = Static<typeof ProgressionChartConditionProfileResponse>;
export const ProgressionChartConditionProfileReductionResponse = shape(
  'ProgressionChartConditionProfileReductionResponse',
  {
    result: ProgressionChartConditionProfileResponse,
    reduction: ProgressionAggregateReductionTruthResponse,
    ...optionsNotApplied,
  },
);
export type ProgressionChartConditionProfileReductionResponse = Static<
  typeof ProgressionChartConditionProfileReductionResponse
>;

const ProgressionNetworkNodeResponse = shape('ProgressionNetworkNodeResponse', {
  node_id: Type.String(),
  node_kind: Type.String({ description: 'technique or basis' }),
  label: Type.String(),
  incoming_count: Type.Integer(),
  outgoing_count: Type.Integer(),
  total_degree: Type.Integer(),
  is_isolated: Type.Boolean(),
});
const ProgressionNetworkEdgeResponse = shape('ProgressionNetworkEdgeResponse', {
  source_id: Type.String(),
  target_id: Type.String(),
  relation_kind: Type.String(),
  relation_basis: Type.String(),
});
export const ProgressionConditionNetworkProfileResponse = shape('ProgressionConditionNetworkProfileResponse', {
  nodes: Type.Array(ProgressionNetworkNodeResponse),
  edges: Type.Array(ProgressionNetworkEdgeResponse),
  technique_node_count: Type.Integer(),
  target_node_count: Type.Integer(),
  most_connected_nodes: Type.Array(Type.String()),
  isolated_nodes: Type.Array(Type.String()),
  ...optionsNotApplied,
});
export type ProgressionConditionNetworkProfileResponse = Static<typeof ProgressionConditionNetworkProfileResponse>;
export const ProgressionConditionNetworkProfileReductionResponse = shape(
  'ProgressionConditionNetworkProfileReductionResponse',
  {
    result: ProgressionConditionNetworkProfileResponse,
    reduction: ProgressionAggregateReductionTruthResponse,
    ...optionsNotApplied,
  },
);
export type ProgressionConditionNetworkProfileReductionResponse = Static<
  typeof ProgressionConditionNetworkProfileReductionResponse
>;
