import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { AspectDataResponse } from '../../../contract/aspects.js';
import { defaulted, mapOf, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import {
  PairComputationBasis,
  pairFields,
  SynastryConditionProfileResponse,
  SynastryRelationResponse,
} from '../../../contract/relationship.js';

/** The largest number of contacts in an answer (a detailed contact is about 1.6 kB). */
export const MAX_CONTACTS = 4000;

const orbFactor = () =>
  Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'multiplies every orb of the aspect table' });
const includeNodes = (description: string) =>
  optionalOrNull(Type.Boolean({ description: `${description}; default true` }));

/** Values of options that are absent or null. */
export const PAIR_DEFAULTS = { tier: 2, orbFactor: 1, includeNodes: true } as const;

export const SynastryPairRequest = shape('SynastryPairRequest', {
  ...pairFields,
  tier: optionalOrNull(
    Type.Unsafe<1 | 2>({
      type: 'integer',
      enum: [1, 2],
      description: '1: the Ptolemaic and the six common minor aspects; 2 (default): all 22',
    }),
  ),
  orb_factor: optionalOrNull(orbFactor()),
  include_nodes: includeNodes('true: include the nodes and apogees that the parties compute'),
});
export type SynastryPairRequest = Static<typeof SynastryPairRequest>;

/** Overlays do not use aspects: tier and orb factor are accepted without effect. */
const overlayFields = {
  ...pairFields,
  tier: optionalOrNull(Type.Integer({ minimum: -1000, maximum: 1000, description: 'no effect on overlays' })),
  orb_factor: optionalOrNull(orbFactor()),
  include_nodes: includeNodes('true: place the nodes and apogees that the parties compute'),
};
export const SynastryOverlayPairRequest = shape('SynastryOverlayPairRequest', overlayFields);
export type SynastryOverlayPairRequest = Static<typeof SynastryOverlayPairRequest>;
export const SynastryDirectionalOverlayRequest = shape('SynastryDirectionalOverlayRequest', {
  ...overlayFields,
  direction: defaulted(
    oneOf(['first_in_second', 'second_in_first'], {
      description: 'first_in_second: points of the first party in the houses of the second',
    }),
    'first_in_second',
  ),
});
export type SynastryDirectionalOverlayRequest = Static<typeof SynastryDirectionalOverlayRequest>;

const basis = { computation_basis: PairComputationBasis, ...optionsNotApplied };

export const SynastryAspectSearchResponse = shape('SynastryAspectSearchResponse', {
  events: Type.Array(AspectDataResponse),
  ...basis,
});
export type SynastryAspectSearchResponse = Static<typeof SynastryAspectSearchResponse>;

const SynastryContactResponse = shape('SynastryContactResponse', {
  aspect: AspectDataResponse,
  truth: shape('SynastryAspectTruthResponse', {
    source_label: Type.String(),
    target_label: Type.String(),
    source_body: Type.String(),
    target_body: Type.String(),
    tier: Type.Integer(),
    include_nodes: Type.Boolean(),
    orb_factor: Type.Number(),
    custom_orbs: Type.Boolean(),
    source_speed: optionalOrNull(
      Type.Number({
        description: 'speed at birth, degrees per day; null for nodes and apogees',
      }),
    ),
    target_speed: optionalOrNull(Type.Number()),
  }),
  classification: optionalOrNull(
    shape('SynastryAspectClassificationResponse', {
      contact_mode: Type.String(),
      pair_mode: Type.String(),
      includes_nodes: Type.Boolean(),
      uses_custom_orbs: Type.Boolean(),
    }),
  ),
  relation: optionalOrNull(SynastryRelationResponse),
  condition_profile: optionalOrNull(SynastryConditionProfileResponse),
});
export type SynastryContactResponse = Static<typeof SynastryContactResponse>;
export const SynastryContactSearchResponse = shape('SynastryContactSearchResponse', {
  events: Type.Array(SynastryContactResponse),
  ...basis,
});
export type SynastryContactSearchResponse = Static<typeof SynastryContactSearchResponse>;

export const SynastryRelationListResponse = shape('SynastryRelationListResponse', {
  relations: Type.Array(SynastryRelationResponse),
  ...basis,
});
export type SynastryRelationListResponse = Static<typeof SynastryRelationListResponse>;
export const SynastryConditionProfileListResponse = shape('SynastryConditionProfileListResponse', {
  profiles: Type.Array(SynastryConditionProfileResponse),
  ...basis,
});
export type SynastryConditionProfileListResponse = Static<typeof SynastryConditionProfileListResponse>;

const overlayAnswer = {
  source_label: Type.String(),
  target_label: Type.String(),
  placements: mapOf(
    shape('HousePlacementResponse', {
      house: Type.Integer({ minimum: 1, maximum: 12 }),
      longitude: Type.Number(),
      exact_on_cusp: Type.Boolean({
        description: 'true if the point is less than 1e-9 degrees past the cusp',
      }),
      cusp_longitude: Type.Number({
        description: 'first cusp of the house, degrees',
      }),
    }),
  ),
  include_nodes: Type.Boolean(),
  computation_truth: optionalOrNull(
    shape('SynastryOverlayTruthResponse', {
      source_label: Type.String(),
      target_label: Type.String(),
      include_nodes: Type.Boolean(),
      point_count: Type.Integer(),
      target_house_system: Type.String(),
      target_effective_house_system: Type.String(),
      target_has_fallback: Type.Boolean(),
      target_fallback_reason: optionalOrNull(Type.String()),
    }),
  ),
  classification: optionalOrNull(
    shape('SynastryOverlayClassificationResponse', {
      overlay_mode: Type.String(),
      pair_mode: Type.String(),
      includes_nodes: Type.Boolean(),
      has_house_fallback: Type.Boolean(),
    }),
  ),
  relation: optionalOrNull(SynastryRelationResponse),
  condition_profile: optionalOrNull(SynastryConditionProfileResponse),
};
const SynastryHouseOverlay = shape('SynastryHouseOverlay', overlayAnswer);
export type SynastryHouseOverlay = Static<typeof SynastryHouseOverlay>;
export const SynastryHouseOverlayResponse = shape('SynastryHouseOverlayResponse', { ...overlayAnswer, ...basis });
export type SynastryHouseOverlayResponse = Static<typeof SynastryHouseOverlayResponse>;
export const MutualHouseOverlayResponse = shape('MutualHouseOverlayResponse', {
  first_in_second: SynastryHouseOverlay,
  second_in_first: SynastryHouseOverlay,
  ...basis,
});
export type MutualHouseOverlayResponse = Static<typeof MutualHouseOverlayResponse>;

export const SynastryChartConditionProfileResponse = shape('SynastryChartConditionProfileResponse', {
  profiles: Type.Array(SynastryConditionProfileResponse),
  contact_count: Type.Integer(),
  overlay_count: Type.Integer(),
  relationship_chart_count: Type.Integer(),
  strongest_profiles: Type.Array(SynastryConditionProfileResponse, {
    description: 'profiles of the highest kind present: relationship chart, then overlay, then contact',
  }),
  weakest_profiles: Type.Array(SynastryConditionProfileResponse),
  ...basis,
});
export type SynastryChartConditionProfileResponse = Static<typeof SynastryChartConditionProfileResponse>;

const SynastryConditionNetworkNodeResponse = shape('SynastryConditionNetworkNodeResponse', {
  node_id: Type.String(),
  kind: oneOf(['body', 'chart', 'pair']),
  incoming_count: Type.Integer(),
  outgoing_count: Type.Integer(),
  total_degree: Type.Integer(),
});
export type SynastryConditionNetworkNodeResponse = Static<typeof SynastryConditionNetworkNodeResponse>;
const SynastryConditionNetworkEdgeResponse = shape('SynastryConditionNetworkEdgeResponse', {
  source_id: Type.String(),
  target_id: Type.String(),
  relation_kind: Type.String(),
  relation_basis: Type.String(),
  condition_state: Type.String(),
});
export type SynastryConditionNetworkEdgeResponse = Static<typeof SynastryConditionNetworkEdgeResponse>;
export const SynastryConditionNetworkProfileResponse = shape('SynastryConditionNetworkProfileResponse', {
  nodes: Type.Array(SynastryConditionNetworkNodeResponse),
  edges: Type.Array(SynastryConditionNetworkEdgeResponse),
  isolated_nodes: Type.Array(SynastryConditionNetworkNodeResponse),
  most_connected_nodes: Type.Array(SynastryConditionNetworkNodeResponse),
  ...basis,
});
export type SynastryConditionNetworkProfileResponse = Static<typeof SynastryConditionNetworkProfileResponse>;
