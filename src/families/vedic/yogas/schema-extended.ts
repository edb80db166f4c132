import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, shape } from '../../../contract/fields.js';
import { inUnit } from '../../../contract/units.js';

const PROFILE_IDS = [
  'jp_sastri_7_14_v1',
  'raman_300_252_all_debilitated_v1',
  'bphs_santhanam_41_2_15_v1',
  'bphs_santhanam_39_selected_v1',
] as const;
const profileId = () => oneOf(PROFILE_IDS);
const sidereal = () =>
  inUnit('deg', Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'sidereal longitude, degrees' }));
const sign = () => Type.Integer({ minimum: 0, maximum: 11 });
const house = () => Type.Integer({ minimum: 1, maximum: 12 });
const planet = () => oneOf(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);

export const YogaExtensionEvaluateRequest = shape('YogaExtensionEvaluateRequest', {
  sidereal_longitudes: shape(
    'YogaExtensionLongitudes',
    {
      Sun: sidereal(),
      Moon: sidereal(),
      Mars: sidereal(),
      Mercury: sidereal(),
      Jupiter: sidereal(),
      Venus: sidereal(),
      Saturn: sidereal(),
    },
    { description: 'sidereal longitudes of the seven planets, degrees' },
  ),
  lagna_sidereal_lon: sidereal(),
  profile_ids: Type.Array(profileId(), { minItems: 1, maxItems: 4, uniqueItems: true }),
  include_absent: defaulted(Type.Boolean({ description: 'lists rules that are not fulfilled too' }), true),
});
export type YogaExtensionEvaluateRequest = Static<typeof YogaExtensionEvaluateRequest>;

const YogaExtensionSourceResponse = shape('YogaExtensionSourceResponse', {
  source_id: Type.String(),
  work: Type.String(),
  translator_or_author: Type.String(),
  publisher: Type.String(),
  witness_sha256: Type.String({ description: 'empty: no file of the source is part of this service' }),
  local_corpus_path: Type.String({ description: 'empty: no file of the source is part of this service' }),
  printing: Type.String(),
});
export type YogaExtensionSource = Static<typeof YogaExtensionSourceResponse>;

const YogaExtensionRuleResponse = shape('YogaExtensionRuleResponse', {
  rule_id: Type.String(),
  profile_id: profileId(),
  name: Type.String(),
  family: oneOf(['navamsa', 'dhana', 'raja']),
  effect_kind: oneOf(['debilitation_relief', 'wealth_combination', 'royal_combination']),
  source: YogaExtensionSourceResponse,
  passage: Type.String(),
  printed_pages: Type.Array(Type.Integer()),
  pdf_pages: Type.Array(Type.Integer()),
  interpretation: Type.String(),
  admission: oneOf(['admitted', 'research_required']),
  limitation: Type.String(),
  overlaps: Type.Array(Type.String()),
});
export type YogaExtensionRule = Static<typeof YogaExtensionRuleResponse>;

const models = {
  house_frame: Type.Literal('sidereal_whole_sign_lagna'),
  aspect_model: Type.Literal('full_graha_drishti'),
  conjunction_model: Type.Literal('same_sign_distinct_bodies'),
  navamsa_model: Type.String(),
};

export const YogaExtensionCatalogueResponse = shape('YogaExtensionCatalogueResponse', {
  catalogue_version: Type.String(),
  profiles: Type.Array(
    shape('YogaExtensionProfileResponse', {
      profile_id: profileId(),
      rule_ids: Type.Array(Type.String()),
      requires_navamsa: Type.Boolean(),
    }),
  ),
  rules: Type.Array(YogaExtensionRuleResponse),
  ...models,
  required_inputs: Type.Array(Type.String()),
  longitude_range: Type.String(),
  outcome_scope: Type.String(),
});
export type YogaExtensionCatalogue = Static<typeof YogaExtensionCatalogueResponse>;

const frame = () => oneOf(['D1', 'D9'], { description: 'rasi or navamsa' });
const YogaExtensionClauseResponse = shape('YogaExtensionClauseResponse', {
  clause_id: Type.String(),
  predicate: oneOf(['in_signs', 'in_houses', 'conjunction', 'aspect', 'opposition', 'navamsa_lord']),
  state: oneOf(['satisfied', 'not_satisfied']),
  planet: Type.String(),
  role: Type.String(),
  frame: frame(),
  sign_index: sign(),
  house: nullable(house()),
  reference: nullable(oneOf(['D1_Lagna'])),
  related_planet: nullable(planet()),
  related_role: nullable(Type.String()),
  related_frame: nullable(frame()),
  related_sign_index: nullable(sign()),
  expected_signs: Type.Array(sign()),
  expected_houses: Type.Array(house()),
});
export type YogaExtensionClause = Static<typeof YogaExtensionClauseResponse>;

const YogaExtensionBranchResponse = shape('YogaExtensionBranchResponse', {
  branch_id: Type.String(),
  aggregation: Type.Literal('all'),
  state: oneOf(['satisfied', 'not_satisfied']),
  clauses: Type.Array(YogaExtensionClauseResponse),
});

const YogaExtensionResultResponse = shape('YogaExtensionResultResponse', {
  rule: YogaExtensionRuleResponse,
  aggregation: Type.Literal('any'),
  formation_state: oneOf(['formed', 'not_formed', 'not_applicable'], {
    description: 'not_applicable: no planet is debilitated',
  }),
  branches: Type.Array(YogaExtensionBranchResponse),
  cancellation_assessment: Type.Literal('not_specified_by_selected_passage'),
  qualifications: Type.Array(
    shape('YogaExtensionQualificationResponse', {
      source_id: Type.String(),
      passage: Type.String(),
      context: Type.String(),
      assessment: Type.Literal('not_evaluated'),
    }),
  ),
});
export type YogaExtensionResult = Static<typeof YogaExtensionResultResponse>;

export const YogaExtensionChartResponse = shape('YogaExtensionChartResponse', {
  policy: shape('YogaExtensionPolicyResponse', {
    profile_ids: Type.Array(profileId()),
    catalogue_version: Type.String(),
    ...models,
  }),
  lagna_sidereal_longitude: Type.Number(),
  lagna_sign_index: sign(),
  positions: Type.Array(
    shape('YogaExtensionPositionResponse', {
      planet: planet(),
      sidereal_longitude: Type.Number(),
      d1_sign_index: sign(),
      d1_house: house(),
      d9_sign_index: nullable(sign()),
    }),
  ),
  results: Type.Array(YogaExtensionResultResponse),
  evaluated_count: Type.Integer(),
  returned_count: Type.Integer(),
  formed_count: Type.Integer(),
  not_formed_count: Type.Integer(),
  not_applicable_count: Type.Integer(),
});
export type YogaExtensionChartResponse = Static<typeof YogaExtensionChartResponse>;
