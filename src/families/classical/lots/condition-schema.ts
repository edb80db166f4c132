import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { shape } from '../../../contract/fields.js';
import { conditionState, primaryCategory, referenceKind, reversalKind, role } from '../../../contract/lots.js';

export const LotDependencyResponse = shape('LotDependencyResponse', {
  part_name: Type.String(),
  role: role(),
  requested_key: Type.String(),
  effective_key: Type.String(),
  reference_kind: referenceKind(),
  reference_longitude: Type.Number(),
  detail: Type.String(),
  is_inter_lot: Type.Boolean({ description: 'whether the ingredient is another lot' }),
  is_external: Type.Boolean({ description: 'whether the ingredient is a longitude from the request' }),
  is_indirect: Type.Boolean({ description: 'whether is_inter_lot or is_external' }),
});
export type LotDependencyResponse = Static<typeof LotDependencyResponse>;

export const profileFields = {
  part_name: Type.String(),
  category_tags: Type.Array(Type.String()),
  primary_category: primaryCategory(),
  reversal: reversalKind(),
  all_dependencies: Type.Array(LotDependencyResponse),
  dependencies: Type.Array(LotDependencyResponse),
  direct_dependency_count: Type.Integer(),
  indirect_dependency_count: Type.Integer(),
  inter_lot_dependency_count: Type.Integer(),
  external_dependency_count: Type.Integer(),
  state: conditionState(),
  has_inter_lot_dependency: Type.Boolean(),
  has_external_dependency: Type.Boolean(),
};
export const LotConditionProfileResponse = shape('LotConditionProfileResponse', profileFields);
export type LotConditionProfileResponse = Static<typeof LotConditionProfileResponse>;
