import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap } from '../../../contract/points.js';

/** Most points that a chart may name. */
const MAX_POINTS = 64;
const reversalRule = () => oneOf(['full_reversal']);
const historicalScope = () => oneOf(['evidenced_core_plus_admitted_extension']);
const dependencyKind = () => oneOf(['direct', 'derived']);
const historicalStatus = () => oneOf(['core_seven', 'admitted_extension']);
const optionalText = () => Type.Optional(Type.String());

const NinePartsPolicyRequest = shape('NinePartsPolicyRequest', {
  reversal_rule: defaulted(reversalRule(), 'full_reversal'),
  historical_scope: defaulted(historicalScope(), 'evidenced_core_plus_admitted_extension'),
});
export const NinePartsAuthKRequest = shape('NinePartsAuthKRequest', {
  asc: longitude('longitude of the ascendant, degrees'),
  planets: longitudeMap(
    1,
    MAX_POINTS,
    'Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn and North Node, degrees; further points are not used',
  ),
  is_night_chart: Type.Boolean({ description: 'sect of the chart, which the caller knows' }),
  policy: optionalOrNull(NinePartsPolicyRequest),
  include_validation: defaulted(Type.Boolean({ description: 'check the answer and say so' }), true),
});
export type NinePartsAuthKRequest = Static<typeof NinePartsAuthKRequest>;

const NinePartComputationResponse = shape('NinePartComputationResponse', {
  asc_longitude: Type.Number(),
  add_key: Type.String(),
  sub_key: Type.String(),
  add_longitude: Type.Number(),
  sub_longitude: Type.Number(),
  is_night_chart: Type.Boolean(),
  formula_reversed: Type.Boolean(),
  formula_variant: oneOf(['day', 'night']),
  formula: Type.String(),
});
const NinePartResponse = shape('NinePartResponse', {
  name: Type.String(),
  planet_association: nullable(Type.String()),
  historical_status: historicalStatus(),
  meaning: Type.String(),
  longitude: Type.Number(),
  sign: Type.String(),
  sign_degree: Type.Number(),
  sign_symbol: Type.String(),
  dependency_kind: dependencyKind(),
  computation: NinePartComputationResponse,
});
export type NinePartResponse = Static<typeof NinePartResponse>;
const NinePartsDependencyResponse = shape('NinePartsDependencyResponse', {
  part: Type.String(),
  lot_dependencies: Type.Array(Type.String(), { description: 'parts that this one is made from' }),
  is_direct: Type.Boolean(),
  dependency_count: Type.Integer(),
});
const NinePartConditionProfileResponse = shape('NinePartConditionProfileResponse', {
  part: Type.String(),
  lord: Type.String({ description: 'domicile ruler of its sign' }),
  lord_is_part_planet: Type.Boolean(),
  is_in_own_sign: Type.Boolean({ description: 'in a domicile of its planet' }),
  is_derived: Type.Boolean(),
  dependency_kind: dependencyKind(),
  historical_status: historicalStatus(),
});
const NinePartsAggregateSummaryResponse = shape('NinePartsAggregateSummaryResponse', {
  is_night_chart: Type.Boolean(),
  part_count: Type.Integer(),
  direct_part_count: Type.Integer(),
  derived_part_count: Type.Integer(),
  planetary_part_count: Type.Integer(),
  admitted_extension_part_count: Type.Integer(),
  nocturnal_formula_count: Type.Integer(),
  parts_in_own_sign: Type.Array(Type.String()),
  unique_lords: Type.Array(Type.String(), { description: 'in Chaldean order' }),
  dominant_lord: nullable(Type.String({ description: 'lord of the most parts; null where two share that' })),
});
const NinePartsValidationResponse = shape('NinePartsValidationResponse', {
  passed: Type.Boolean(),
  failures: Type.Array(Type.String()),
  entrypoint: optionalText(),
});
const NinePartsProvenanceResponse = shape('NinePartsProvenanceResponse', {
  source_module: optionalText(),
  engine_entrypoint: optionalText(),
  validation_entrypoint: optionalText(),
  doctrine: optionalText(),
  reversal_rule: reversalRule(),
  historical_scope: historicalScope(),
  night_determination_owner: optionalText(),
  ascendant_derivation_owner: optionalText(),
  formula_basis: optionalText(),
  chart_construction: optionalText(),
  house_placement: optionalText(),
  sect_determination: optionalText(),
  stage_sequence: Type.Array(Type.String()),
});
export const NinePartsAuthKResponse = shape('NinePartsAuthKResponse', {
  parts: Type.Array(NinePartResponse),
  dependency_relations: Type.Array(NinePartsDependencyResponse),
  condition_profiles: Type.Array(NinePartConditionProfileResponse),
  aggregate: NinePartsAggregateSummaryResponse,
  policy: shape('NinePartsPolicyResponse', { reversal_rule: reversalRule(), historical_scope: historicalScope() }),
  validation: optionalOrNull(NinePartsValidationResponse),
  provenance: NinePartsProvenanceResponse,
});
export type NinePartsAuthKResponse = Static<typeof NinePartsAuthKResponse>;
