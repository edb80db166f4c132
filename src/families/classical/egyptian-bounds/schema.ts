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
      'egyptian; authF for those of the Tetrabiblos; the Chaldean ones by day or by night (they depend on sect, so there is no bare chaldean)',
  });
const signName = () => oneOf(SIGNS);
const planetName = () =>
  Type.String({ minLength: 1, maxLength: 32, description: 'one of the seven planets, Sun to Saturn' });

const EgyptianBoundsPolicyRequest = shape('EgyptianBoundsPolicyRequest', {
  doctrine: defaulted(doctrine(), 'egyptian'),
});
type EgyptianBoundsPolicyRequest = Static<typeof EgyptianBoundsPolicyRequest>;
const policy = () => optionalOrNull(EgyptianBoundsPolicyRequest);

export const EgyptianBoundsTableQuery = shape('EgyptianBoundsTableQuery', {
  doctrine: defaulted(doctrine(), 'egyptian'),
});
export type EgyptianBoundsTableQuery = Static<typeof EgyptianBoundsTableQuery>;

const EgyptianBoundSegmentResponse = shape('EgyptianBoundSegmentResponse', {
  sign: signName(),
  ruler: Type.String(),
  start_degree: Type.Number({ description: 'degree of the sign at which the bound begins; it belongs to the bound' }),
  end_degree: Type.Number({ description: 'degree at which the next one begins' }),
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
  sign_index: Type.Integer({ description: '0 Aries ... 11 Pisces' }),
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
    Type.Boolean({ description: 'sect of the chart; without it the sect of a host is not told' }),
  ),
  mercury_rises_before_sun: defaulted(
    Type.Boolean({ description: 'Mercury is diurnal as a morning star, nocturnal otherwise' }),
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
  hosted_by_benefic: Type.Boolean({ description: 'by another planet; false in the own bound' }),
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
    description: 'one: by surplus of strengthening counts, state, order of the planets',
  }),
  weakest_planets: Type.Array(Type.String(), { description: 'the last of the same order' }),
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
