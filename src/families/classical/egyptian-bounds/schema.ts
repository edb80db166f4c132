import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { nodeCountFields } from '../../../contract/network-nodes.js';
import { longitude } from '../../../contract/points.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';

const DOCTRINES = ['egyptian', 'authF', 'chaldean_day', 'chaldean_night'] as const;
export type WireBoundsDoctrine = (typeof DOCTRINES)[number];
const doctrine = () =>
  oneOf(DOCTRINES, {
    description:
      'table of bounds: egyptian; authF: Ptolemy (Tetrabiblos I.21); chaldean_day and chaldean_night, which depend on the sect of the chart',
  });
const signName = () => oneOf(SIGNS);
const planetName = () =>
  Type.String({ minLength: 1, maxLength: 32, description: 'one of the seven planets, Sun to Saturn' });

export const EgyptianBoundsPolicyRequest = shape('EgyptianBoundsPolicyRequest', {
  doctrine: defaulted(doctrine(), 'egyptian'),
});
const policy = () => optionalOrNull(EgyptianBoundsPolicyRequest);

export const EgyptianBoundsTableQuery = shape('EgyptianBoundsTableQuery', {
  doctrine: defaulted(doctrine(), 'egyptian'),
});
export type EgyptianBoundsTableQuery = Static<typeof EgyptianBoundsTableQuery>;

const EgyptianBoundSegmentResponse = shape('EgyptianBoundSegmentResponse', {
  sign: signName(),
  ruler: Type.String(),
  start_degree: Type.Number({ description: 'first degree of the bound in its sign, included' }),
  end_degree: Type.Number({ description: 'last degree of the bound in its sign, not included' }),
  width: Type.Number(),
});
export type EgyptianBoundSegmentResponse = Static<typeof EgyptianBoundSegmentResponse>;

const EgyptianBoundTableSignResponse = shape('EgyptianBoundTableSignResponse', {
  sign: signName(),
  segments: Type.Array(EgyptianBoundSegmentResponse),
});
export const EgyptianBoundsTableResponse = shape('EgyptianBoundsTableResponse', {
  doctrine: doctrine(),
  source_citation: Type.String(),
  signs: Type.Array(EgyptianBoundTableSignResponse),
});
export type EgyptianBoundsTableResponse = Static<typeof EgyptianBoundsTableResponse>;

export const EgyptianBoundLookupRequest = shape('EgyptianBoundLookupRequest', {
  longitude: longitude(),
  policy: policy(),
});
export type EgyptianBoundLookupRequest = Static<typeof EgyptianBoundLookupRequest>;

export const EgyptianBoundTruthResponse = shape('EgyptianBoundTruthResponse', {
  longitude: Type.Number({ description: 'degrees in [0, 360)' }),
  doctrine: doctrine(),
  source_citation: Type.String(),
  sign: signName(),
  sign_index: Type.Integer({ description: '0 (Aries) to 11 (Pisces)' }),
  degree_in_sign: Type.Number(),
  segment: EgyptianBoundSegmentResponse,
  ruler: Type.String(),
  segment_start_degree: Type.Number(),
  segment_end_degree: Type.Number(),
  segment_width: Type.Number(),
  segment_range: Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }),
});
export type EgyptianBoundTruthResponse = Static<typeof EgyptianBoundTruthResponse>;

const sectFields = {
  is_day_chart: optionalOrNull(
    Type.Boolean({ description: 'whether the chart is a day chart; without it the sect of the host is null' }),
  ),
  mercury_rises_before_sun: defaulted(
    Type.Boolean({ description: 'whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal' }),
    false,
  ),
};
export const EgyptianBoundLocalRequest = shape('EgyptianBoundLocalRequest', {
  longitude: longitude(),
  policy: policy(),
  planet: planetName(),
  ...sectFields,
});
export type EgyptianBoundLocalRequest = Static<typeof EgyptianBoundLocalRequest>;

const NATURES = ['benefic', 'malefic', 'neutral'] as const;
const KINDS = ['self_hosted', 'hosted_by_benefic', 'hosted_by_malefic', 'hosted_by_neutral'] as const;
export type RelationKind = (typeof KINDS)[number];
const STATES = ['self_governed', 'supported', 'mediated', 'constrained'] as const;
export type BoundState = (typeof STATES)[number];

export const EgyptianBoundClassificationResponse = shape('EgyptianBoundClassificationResponse', {
  planet: Type.String(),
  truth: EgyptianBoundTruthResponse,
  own_bound: Type.Boolean(),
  host_nature: oneOf(NATURES),
  host_in_sect: nullable(Type.Boolean()),
  hosted_by_benefic: Type.Boolean(),
  hosted_by_malefic: Type.Boolean(),
});
export type EgyptianBoundClassificationResponse = Static<typeof EgyptianBoundClassificationResponse>;

const EgyptianBoundRelationResponse = shape('EgyptianBoundRelationResponse', {
  guest_planet: Type.String(),
  host_ruler: Type.String(),
  truth: EgyptianBoundTruthResponse,
  relation_kind: oneOf(KINDS),
  host_nature: oneOf(NATURES),
  host_in_sect: nullable(Type.Boolean()),
  own_bound: Type.Boolean(),
  hosted_by_benefic: Type.Boolean({ description: 'whether the host is another planet and a benefic' }),
  hosted_by_malefic: Type.Boolean(),
  hosted_by_neutral: Type.Boolean(),
});
export type EgyptianBoundRelationResponse = Static<typeof EgyptianBoundRelationResponse>;

export const EgyptianBoundRelationProfileResponse = shape('EgyptianBoundRelationProfileResponse', {
  planet: Type.String(),
  truth: EgyptianBoundTruthResponse,
  detected_relation: EgyptianBoundRelationResponse,
  admitted_relations: Type.Array(EgyptianBoundRelationResponse),
  scored_relations: Type.Array(EgyptianBoundRelationResponse),
  detected_relation_kind: oneOf(KINDS),
  admitted_relation_kinds: Type.Array(oneOf(KINDS)),
  scored_relation_kinds: Type.Array(oneOf(KINDS)),
  has_detected_relation: Type.Boolean(),
  has_admitted_relation: Type.Boolean(),
  has_scored_relation: Type.Boolean(),
});
export type EgyptianBoundRelationProfileResponse = Static<typeof EgyptianBoundRelationProfileResponse>;

export const EgyptianBoundConditionProfileResponse = shape('EgyptianBoundConditionProfileResponse', {
  planet: Type.String(),
  truth: EgyptianBoundTruthResponse,
  classification: EgyptianBoundClassificationResponse,
  relation_profile: EgyptianBoundRelationProfileResponse,
  strengthening_count: Type.Integer(),
  weakening_count: Type.Integer(),
  neutral_count: Type.Integer(),
  state: oneOf(STATES),
  is_self_governed: Type.Boolean(),
  is_supported: Type.Boolean(),
  is_mediated: Type.Boolean(),
  is_constrained: Type.Boolean(),
});
export type EgyptianBoundConditionProfileResponse = Static<typeof EgyptianBoundConditionProfileResponse>;

const EgyptianBoundsAggregateEntryRequest = shape('EgyptianBoundsAggregateEntryRequest', {
  planet: planetName(),
  longitude: longitude(),
});
export const EgyptianBoundsAggregateRequest = shape('EgyptianBoundsAggregateRequest', {
  entries: Type.Array(EgyptianBoundsAggregateEntryRequest, {
    minItems: 1,
    maxItems: 7,
    description: 'each planet at most once',
  }),
  policy: policy(),
  ...sectFields,
});
export type EgyptianBoundsAggregateRequest = Static<typeof EgyptianBoundsAggregateRequest>;

export const EgyptianBoundsAggregateProfileResponse = shape('EgyptianBoundsAggregateProfileResponse', {
  profiles: Type.Array(EgyptianBoundConditionProfileResponse),
  self_governed_count: Type.Integer(),
  supported_count: Type.Integer(),
  mediated_count: Type.Integer(),
  constrained_count: Type.Integer(),
  strengthening_total: Type.Integer(),
  weakening_total: Type.Integer(),
  neutral_total: Type.Integer(),
  strongest_planets: Type.Array(Type.String(), {
    description:
      'one planet, ranked by strengthening_count minus weakening_count, then by state, then in the order Sun to Saturn',
  }),
  weakest_planets: Type.Array(Type.String(), { description: 'the last planet of the same ranking' }),
  strongest_count: Type.Integer(),
  weakest_count: Type.Integer(),
});
export type EgyptianBoundsAggregateProfileResponse = Static<typeof EgyptianBoundsAggregateProfileResponse>;

const EgyptianBoundsNetworkNodeResponse = shape('EgyptianBoundsNetworkNodeResponse', {
  planet: Type.String(),
  profile: EgyptianBoundConditionProfileResponse,
  ...nodeCountFields,
});
const EgyptianBoundsNetworkEdgeResponse = shape('EgyptianBoundsNetworkEdgeResponse', {
  source_planet: Type.String({ description: 'the guest' }),
  target_planet: Type.String({ description: 'the ruler of its bound' }),
  relation_kind: oneOf(KINDS),
  mode: oneOf(['unilateral', 'mutual']),
  is_mutual: Type.Boolean(),
});
export const EgyptianBoundsNetworkProfileResponse = shape('EgyptianBoundsNetworkProfileResponse', {
  nodes: Type.Array(EgyptianBoundsNetworkNodeResponse),
  edges: Type.Array(EgyptianBoundsNetworkEdgeResponse),
  isolated_planets: Type.Array(Type.String()),
  most_connected_planets: Type.Array(Type.String()),
  mutual_edge_count: Type.Integer(),
  unilateral_edge_count: Type.Integer(),
  node_count: Type.Integer(),
  edge_count: Type.Integer(),
});
export type EgyptianBoundsNetworkProfileResponse = Static<typeof EgyptianBoundsNetworkProfileResponse>;
