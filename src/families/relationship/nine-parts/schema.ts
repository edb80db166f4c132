import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap } from '../../../contract/points.js';

/** Largest number of points in a request. */
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
    'longitudes of Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn and North Node, degrees; further points are ignored',
  ),
  is_night_chart: Type.Boolean({ description: 'whether the chart is a night chart' }),
  policy: optionalOrNull(NinePartsPolicyRequest),
  include_validation: defaulted(
    Type.Boolean({ description: 'whether to check the answer and report the result' }),
    true,
  ),
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
  lot_dependencies: Type.Array(Type.String(), { description: 'parts that are ingredients of this part' }),
  is_direct: Type.Boolean(),
  dependency_count: Type.Integer(),
});
const NinePartConditionProfileResponse = shape('NinePartConditionProfileResponse', {
  part: Type.String(),
  lord: Type.String({ description: 'domicile ruler of the sign of the part' }),
  lord_is_part_planet: Type.Boolean(),
  is_in_own_sign: Type.Boolean({ description: 'whether the part is in a domicile of its planet' }),
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
  unique_lords: Type.Array(Type.String(), { description: 'all lords, in Chaldean order' }),
  dominant_lord: nullable(Type.String({ description: 'lord of the most parts; null for a tie' })),
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
