import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { ClassicalChartBasisResponse, classicalChartFields } from '../../../contract/classical-chart.js';
import { nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { AppliedLotsPolicyResponse, lotPlaceFields } from '../../../contract/lots-policy.js';
import { LotConditionProfileResponse, LotDependencyResponse, profileFields } from './condition-schema.js';
import {
  conditionState,
  evaluationStatus,
  primaryCategory,
  referenceKind,
  reversalKind,
  role,
} from '../../../contract/lots.js';

/** The number of lots in the catalogue. */
const MAX_NAMES = 512;
const lotName = () => Type.String({ minLength: 1, maxLength: 100 });

const chartFields = {
  ...classicalChartFields,
  ...lotPlaceFields,
};
const names = {
  names: Type.Optional(
    Type.Array(lotName(), {
      minItems: 1,
      maxItems: MAX_NAMES,
      uniqueItems: true,
      description:
        'names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name',
    }),
  ),
};

/** Fields of a part that a request may select; `name` and `longitude` are always present. */
export const PART_FIELDS = [
  'formula',
  'category',
  'description',
  'computation_truth',
  'classification',
  'all_dependencies',
  'dependencies',
  'dependency_completeness',
  'astrological_condition_truth',
  'condition_profile',
  'sign',
  'sign_symbol',
  'sign_degree',
  'longitude_dms',
  'category_tags',
  'primary_category',
  'reversal_kind',
  'is_reversed',
  'add_reference_kind',
  'sub_reference_kind',
  'dependency_count',
  'all_dependency_count',
  'inter_lot_dependencies',
  'external_dependencies',
  'condition_state',
] as const;
export type PartField = (typeof PART_FIELDS)[number];

export const LotsChartRequest = shape('LotsChartRequest', {
  ...chartFields,
  ...names,
  fields: Type.Optional(
    Type.Array(oneOf(PART_FIELDS), {
      minItems: 1,
      maxItems: PART_FIELDS.length,
      uniqueItems: true,
      description: 'fields of each part in addition to name and longitude; default: all',
    }),
  ),
});
export type LotsChartRequest = Static<typeof LotsChartRequest>;
export const LotsSelectionRequest = shape('LotsSelectionRequest', { ...chartFields, ...names });
export type LotsSelectionRequest = Static<typeof LotsSelectionRequest>;
export const LotsConditionChartRequest = shape('LotsConditionChartRequest', { ...chartFields, part_name: lotName() });
export type LotsConditionChartRequest = Static<typeof LotsConditionChartRequest>;

const arcPolicy = () => oneOf(['directed', 'shortest']);

const PartDefinitionResponse = shape('PartDefinitionResponse', {
  name: Type.String(),
  day_add: Type.String({ description: 'ingredient that is added by day: the end of the arc' }),
  day_sub: Type.String({ description: 'ingredient that is subtracted by day: the start of the arc' }),
  reverse_at_night: Type.Boolean({ description: 'whether day_add and day_sub are exchanged in a night chart' }),
  category: Type.String({ description: 'tags, the main tag first' }),
  description: Type.String(),
  projector: Type.String({ description: 'point from which the arc is cast' }),
  arc_policy: arcPolicy(),
  day_formula: Type.String(),
  night_formula: Type.String(),
  source: Type.String({ description: 'source of the formula' }),
});
export const LotsCatalogResponse = shape('LotsCatalogResponse', { parts: Type.Array(PartDefinitionResponse) });
export type LotsCatalogResponse = Static<typeof LotsCatalogResponse>;

const LotReferenceTruthResponse = shape('LotReferenceTruthResponse', {
  key: Type.String(),
  longitude: Type.Number(),
  source_kind: referenceKind(),
  detail: Type.String(),
});
const ArabicPartComputationTruthResponse = shape('ArabicPartComputationTruthResponse', {
  asc_longitude: Type.Number({ description: 'exact ascendant, which can differ from cusp 1' }),
  projector_key: Type.String(),
  projector_reference: LotReferenceTruthResponse,
  arc_policy: arcPolicy(),
  requested_add_key: Type.String(),
  requested_sub_key: Type.String(),
  effective_add_key: Type.String(),
  effective_sub_key: Type.String(),
  reversed_at_night: Type.Boolean(),
  reversed_for_chart: Type.Boolean(),
  add_reference: LotReferenceTruthResponse,
  sub_reference: LotReferenceTruthResponse,
  formula: Type.String(),
});
const LotReferenceClassificationResponse = shape('LotReferenceClassificationResponse', {
  kind: referenceKind(),
  key: Type.String(),
  detail: Type.String(),
});
const ArabicPartClassificationResponse = shape('ArabicPartClassificationResponse', {
  primary_category: primaryCategory(),
  category_tags: Type.Array(Type.String()),
  reversal: reversalKind(),
  projector_reference: LotReferenceClassificationResponse,
  add_reference: LotReferenceClassificationResponse,
  sub_reference: LotReferenceClassificationResponse,
});
const LotDependencyCompletenessTruthResponse = shape('LotDependencyCompletenessTruthResponse', {
  status: evaluationStatus(),
  expected_roles: Type.Array(role()),
  resolved_roles: Type.Array(role()),
  missing_references: Type.Array(Type.String()),
  reason: nullable(Type.String()),
});
const LotAstrologicalConditionTruthResponse = shape('LotAstrologicalConditionTruthResponse', {
  status: evaluationStatus(),
  condition: nullable(Type.String()),
  reason: Type.String(),
});

const choice = <T extends TSchema>(schema: T) => Type.Optional(schema);
const ArabicPartResponse = shape('ArabicPartResponse', {
  name: Type.String(),
  longitude: Type.Number({ description: 'degrees in [0, 360)' }),
  formula: choice(Type.String()),
  category: choice(Type.String()),
  description: choice(Type.String()),
  computation_truth: choice(ArabicPartComputationTruthResponse),
  classification: choice(ArabicPartClassificationResponse),
  all_dependencies: choice(Type.Array(LotDependencyResponse)),
  dependencies: choice(Type.Array(LotDependencyResponse)),
  dependency_completeness: choice(LotDependencyCompletenessTruthResponse),
  astrological_condition_truth: choice(LotAstrologicalConditionTruthResponse),
  condition_profile: choice(nullable(LotConditionProfileResponse)),
  sign: choice(Type.String()),
  sign_symbol: choice(Type.String()),
  sign_degree: choice(Type.Number()),
  longitude_dms: choice(
    Type.Array(Type.Number(), { minItems: 3, maxItems: 3, description: 'degrees of the sign, minutes, seconds' }),
  ),
  category_tags: choice(Type.Array(Type.String())),
  primary_category: choice(primaryCategory()),
  reversal_kind: choice(reversalKind()),
  is_reversed: choice(Type.Boolean()),
  add_reference_kind: choice(nullable(referenceKind())),
  sub_reference_kind: choice(nullable(referenceKind())),
  dependency_count: choice(Type.Integer()),
  all_dependency_count: choice(Type.Integer()),
  inter_lot_dependencies: choice(Type.Array(LotDependencyResponse)),
  external_dependencies: choice(Type.Array(LotDependencyResponse)),
  condition_state: choice(conditionState()),
});
export type ArabicPartResponse = Static<typeof ArabicPartResponse>;

const LotNotEvaluableResponse = shape('LotNotEvaluableResponse', {
  name: Type.String(),
  category: Type.String(),
  projector_key: Type.String(),
  requested_add_key: Type.String(),
  requested_sub_key: Type.String(),
  effective_add_key: Type.String(),
  effective_sub_key: Type.String(),
  missing_references: Type.Array(Type.String()),
  status: evaluationStatus(),
  reason: Type.String(),
});
export type LotNotEvaluableResponse = Static<typeof LotNotEvaluableResponse>;

const basisFields = { policy: AppliedLotsPolicyResponse, chart_basis: ClassicalChartBasisResponse };

export const LotsResultResponse = shape('LotsResultResponse', {
  parts: Type.Array(ArabicPartResponse),
  not_evaluable: Type.Array(LotNotEvaluableResponse),
  status: evaluationStatus(),
  evaluated_count: Type.Integer(),
  not_evaluable_count: Type.Integer(),
  ...basisFields,
});
export type LotsResultResponse = Static<typeof LotsResultResponse>;
export const LotsDependenciesResponse = shape('LotsDependenciesResponse', {
  dependencies: Type.Array(LotDependencyResponse),
  ...basisFields,
});
export type LotsDependenciesResponse = Static<typeof LotsDependenciesResponse>;
export const LotsConditionsResponse = shape('LotsConditionsResponse', {
  profiles: Type.Array(LotConditionProfileResponse),
  ...basisFields,
});
export type LotsConditionsResponse = Static<typeof LotsConditionsResponse>;
/** The answer for one lot: its profile with policy and chart. */
export const LotsConditionResponse = shape('LotsConditionResponse', {
  ...profileFields,
  ...basisFields,
  ...optionsNotApplied,
});
export type LotsConditionResponse = Static<typeof LotsConditionResponse>;

export const LotChartConditionProfileResponse = shape('LotChartConditionProfileResponse', {
  profiles: Type.Array(LotConditionProfileResponse),
  direct_count: Type.Integer(),
  mixed_count: Type.Integer(),
  indirect_count: Type.Integer(),
  direct_dependency_total: Type.Integer(),
  indirect_dependency_total: Type.Integer(),
  inter_lot_dependency_total: Type.Integer(),
  external_dependency_total: Type.Integer(),
  strongest_parts: Type.Array(Type.String(), {
    description: 'the lot with the most direct dependencies, the first by name of several',
  }),
  weakest_parts: Type.Array(Type.String(), { description: 'all lots with the most indirect dependencies' }),
  profile_count: Type.Integer(),
  strongest_count: Type.Integer(),
  weakest_count: Type.Integer(),
  ...basisFields,
});
export type LotChartConditionProfileResponse = Static<typeof LotChartConditionProfileResponse>;

const LotConditionNetworkNodeResponse = shape('LotConditionNetworkNodeResponse', {
  part_name: Type.String(),
  condition_state: conditionState(),
  outgoing_count: Type.Integer(),
  incoming_count: Type.Integer(),
  reciprocal_count: Type.Integer(),
  degree_count: Type.Integer(),
  is_isolated: Type.Boolean(),
});
const LotConditionNetworkEdgeResponse = shape('LotConditionNetworkEdgeResponse', {
  source_part: Type.String(),
  target_part: Type.String({ description: 'lot that is an ingredient of source_part' }),
  role: role(),
  mode: oneOf(['unilateral', 'reciprocal']),
});
export const LotConditionNetworkProfileResponse = shape('LotConditionNetworkProfileResponse', {
  nodes: Type.Array(LotConditionNetworkNodeResponse),
  edges: Type.Array(LotConditionNetworkEdgeResponse),
  isolated_parts: Type.Array(Type.String()),
  most_connected_parts: Type.Array(Type.String()),
  reciprocal_edge_count: Type.Integer(),
  unilateral_edge_count: Type.Integer(),
  node_count: Type.Integer(),
  edge_count: Type.Integer(),
  ...basisFields,
  ...optionsNotApplied,
});
export type LotConditionNetworkProfileResponse = Static<typeof LotConditionNetworkProfileResponse>;
