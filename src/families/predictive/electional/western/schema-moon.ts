import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { defaulted, oneOf, shape } from '../../../../contract/fields.js';
import {
  dorotheanRemedies,
  literal,
  moonEvaluation,
  optionalLiteral,
  rameseyRemedies,
  rules,
  siteFields,
  text,
  transportProvenance,
  urgency,
} from './schema-parts.js';
import { BURNT_PATHS, EIGHTH_RULES } from './wire-words.js';

export const burntPathVariant = () =>
  oneOf(Object.values(BURNT_PATHS), {
    description:
      'burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio',
  });
export const eighthRuleVariant = () =>
  oneOf(Object.values(EIGHTH_RULES), {
    description: 'eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text',
  });
export const sahlVariantFields = {
  burnt_path_variant: burntPathVariant(),
  eighth_rule_variant: defaulted(eighthRuleVariant(), 'arabic_al_rijal_twelfth_part'),
};
const profile = <const I extends string>(id: I) => ({ profile_id: defaulted(literal(id), id as never) });

export const AuthAMoonConditionRequest = shape('AuthAMoonConditionRequest', {
  ...profile('authA_moon_condition_v1'),
  ...siteFields,
  ...urgency,
});
export type AuthAMoonConditionRequest = Static<typeof AuthAMoonConditionRequest>;
export const AuthBMoonConditionRequest = shape('AuthBMoonConditionRequest', {
  ...profile('authB_moon_condition_v1'),
  ...siteFields,
  ...sahlVariantFields,
});
export type AuthBMoonConditionRequest = Static<typeof AuthBMoonConditionRequest>;
export const AuthCMoonConditionRequest = shape('AuthCMoonConditionRequest', {
  ...profile('authC_moon_condition_v1'),
  ...siteFields,
  ...urgency,
});
export type AuthCMoonConditionRequest = Static<typeof AuthCMoonConditionRequest>;

const AuthAMoonConditionEvaluationResponse = moonEvaluation('AuthA', 'authA_moon_condition_v1', {
  rules: rules('AuthA', 10),
  remedies: rameseyRemedies,
});
export const AuthBMoonConditionEvaluationResponse = moonEvaluation('AuthB', 'authB_moon_condition_v1', {
  rules: rules('AuthB', 10),
  burnt_path_variant: burntPathVariant(),
  eighth_rule_variant: eighthRuleVariant(),
});
export const AuthCMoonConditionEvaluationResponse = moonEvaluation('AuthC', 'authC_moon_condition_v1', {
  rules: rules('AuthC', 11),
  remedies: dorotheanRemedies,
});

const moonProvenance = <const E extends string, const D extends string>(entrypoint: E, doctrine: D) => ({
  engine_entrypoint: optionalLiteral(entrypoint),
  route_semantics: optionalLiteral('single_moment_bounded_profile_evaluation'),
  western_electional_doctrine: optionalLiteral(doctrine),
  authority: text(),
  scoring: optionalLiteral('not_provided'),
  recommendation_language: optionalLiteral('not_provided'),
  generic_search_integration: optionalLiteral('not_admitted'),
});

export const AuthAMoonConditionResponse = shape('AuthAMoonConditionResponse', {
  evaluation: AuthAMoonConditionEvaluationResponse,
  transport_provenance: transportProvenance('WesternElectionalTransportProvenanceResponse', {
    ...moonProvenance('authA_moon_condition_at', 'authA_v1_admitted'),
    remedy_fulfillment_assessment: optionalLiteral('tri_state_non_erasing'),
  }),
  computation_basis: ComputationBasis,
});
export const AuthBMoonConditionResponse = shape('AuthBMoonConditionResponse', {
  evaluation: AuthBMoonConditionEvaluationResponse,
  transport_provenance: transportProvenance(
    'AuthBWesternElectionalTransportProvenanceResponse',
    moonProvenance('authB_moon_condition_at', 'authB_v1_admitted'),
  ),
  computation_basis: ComputationBasis,
});
export const AuthCMoonConditionResponse = shape('AuthCMoonConditionResponse', {
  evaluation: AuthCMoonConditionEvaluationResponse,
  transport_provenance: transportProvenance('AuthCWesternElectionalTransportProvenanceResponse', {
    ...moonProvenance('authC_moon_condition_at', 'authC_v1_admitted'),
    remedy_fulfillment_assessment: optionalLiteral('not_computed'),
  }),
  computation_basis: ComputationBasis,
});
