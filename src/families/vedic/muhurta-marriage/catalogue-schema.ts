import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { MarriageLimitsModel, namedText } from '../../../contract/elections.js';
import { oneOf, shape } from '../../../contract/fields.js';

const texts = () => Type.Array(Type.String());

const MarriageRuleDefinitionResponse = shape('MarriageRuleDefinitionResponse', {
  rule_id: Type.String(),
  finding_id: Type.String({ description: 'number in the inventory of the text' }),
  locus: Type.String(),
  layer: Type.String(),
  dependencies: texts(),
  applicability: Type.String(),
});
const MarriageRuleContractResponse = shape('MarriageRuleContractResponse', {
  family_id: Type.String(),
  inventory_id: Type.String(),
  authority: Type.String(),
  attribution: Type.String(),
  formula: Type.String({ description: 'the fault, in words' }),
  clock_and_partition: Type.String(),
  transition_dependencies: texts(),
  missing_input_behavior: Type.String(),
  fixture_references: texts(),
  transport_fields: texts(),
  permitted_exception_ids: texts(),
  component_profiles: texts(),
});
const MarriageRemedyContractResponse = shape('MarriageRemedyContractResponse', {
  remedy_id: Type.String(),
  locus: Type.String(),
  family_targets: texts(),
  rule_targets: texts(),
  qualification: Type.String(),
  selection: Type.String(),
});
const pair = (size: number) =>
  Type.Unsafe<string[]>({ type: 'array', items: { type: 'string' }, minItems: size, maxItems: size });
const AdditionalMarriageProfileResponse = shape('AdditionalMarriageProfileResponse', {
  profile: Type.String(),
  personal_profile: Type.String(),
  navamsa_profile: Type.String(),
  source_receipt: pair(2),
  source_fingerprint: Type.String(),
  rule_contracts: Type.Array(MarriageRuleContractResponse),
  remedy_contracts: Type.Array(MarriageRemedyContractResponse),
  exclusions: Type.Array(namedText()),
});
export const MarriageCatalogueResponse = shape('MarriageCatalogueResponse', {
  ordinary_profile: Type.String(),
  personal_profile: Type.String(),
  godhuli_profile: Type.String(),
  admission_status: oneOf(['source_scoped_public']),
  rules: Type.Array(MarriageRuleDefinitionResponse),
  remedies: texts(),
  regional_traditions: texts(),
  exclusions: Type.Array(namedText()),
  research_variants: Type.Array(namedText()),
  rule_contracts: Type.Array(MarriageRuleContractResponse),
  supporting_contracts: Type.Array(namedText()),
  source_receipt: pair(3),
  history_composition: texts(),
  numerical_arithmetic_model: Type.String(),
  remedy_contracts: Type.Array(MarriageRemedyContractResponse),
  default_limits: MarriageLimitsModel,
  hard_maxima: MarriageLimitsModel,
  minimum_parent_history_days: Type.Integer({ description: 'days of history that the lunar month needs' }),
  numerical_epoch_year_domain: Type.Unsafe<[number, number]>({
    type: 'array',
    items: { type: 'integer' },
    minItems: 2,
    maxItems: 2,
  }),
  additional_profiles: Type.Array(AdditionalMarriageProfileResponse),
});
export type MarriageCatalogueResponse = Static<typeof MarriageCatalogueResponse>;
