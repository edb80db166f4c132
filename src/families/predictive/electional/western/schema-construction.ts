import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { defaulted, nullable, oneOf, shape } from '../../../../contract/fields.js';
import { AuthCMoonConditionEvaluationResponse } from './schema-moon.js';
import {
  disclaimers,
  electionClass,
  literal,
  measurement,
  natalFields,
  optionalLiteral,
  PROFILE_STATUS,
  siteFields,
  text,
  texts,
  transportProvenance,
  urgency,
} from './schema-parts.js';
import { AuthCRootedContextEvaluationResponse, ELECTION_CLASS } from './schema-root.js';
import { ASCENSIONAL_CLASSES } from './wire-words.js';

const SECT = oneOf(['diurnal', 'nocturnal']);

export const AuthCConstructionRequest = shape('AuthCConstructionRequest', {
  profile_id: defaulted(literal('authC_construction_v1'), 'authC_construction_v1'),
  ...siteFields,
  election_class: electionClass(),
  ...natalFields,
  ...urgency,
});
export type AuthCConstructionRequest = Static<typeof AuthCConstructionRequest>;

const SignNature = shape('AuthCSignNatureWitnessResponse', {
  ascendant_longitude: Type.Number(),
  ascendant_sign: text(),
  geographic_latitude: Type.Number(),
  true_obliquity_degrees: Type.Number(),
  ascensional_arc_degrees: nullable(Type.Number()),
  ascensional_class: oneOf(Object.values(ASCENSIONAL_CLASSES)),
  base_tempo: text(),
  configured_fortunes: texts(),
  configured_infortunes: texts(),
  modifier: text(),
  convertible: Type.Boolean(),
  convertible_effect: text(),
  twin: Type.Boolean(),
  twin_effect: text(),
  chart_sect: SECT,
  ascendant_sect: SECT,
  moon_sect: SECT,
  sect_fit: Type.Boolean(),
  source_reference: text(),
});

export const AuthCConstructionResponse = shape('AuthCConstructionResponse', {
  evaluation: shape('AuthCConstructionEvaluationResponse', {
    jd_ut: Type.Number(),
    profile_id: literal('authC_construction_v1'),
    profile_version: text(),
    status: PROFILE_STATUS,
    sign_nature: SignNature,
    moon_condition: AuthCMoonConditionEvaluationResponse,
    rooted_context: AuthCRootedContextEvaluationResponse,
    construction_clauses: Type.Array(
      shape('AuthCConstructionClauseWitnessResponse', {
        clause_id: text(),
        source_order: Type.Integer({ minimum: 1, maximum: 6 }),
        role: oneOf(['fortifier', 'gate']),
        state: oneOf(['satisfied', 'clear', 'triggered', 'not_evaluable']),
        measurements: Type.Array(measurement('AuthC')),
        explanation: text(),
        source_reference: text(),
      }),
    ),
    triggered_clause_ids: texts(),
    not_evaluable_clause_ids: texts(),
    reader_provenance: text(),
    authorities: texts(),
    matter: literal('building_construction'),
    election_class: ELECTION_CLASS,
    source_complete: Type.Literal(true),
    complete_matter_profile: Type.Literal(true),
    numerically_complete: Type.Literal(false),
    ...disclaimers,
    scoring: literal('not_provided'),
  }),
  transport_provenance: transportProvenance('AuthCConstructionTransportProvenanceResponse', {
    engine_entrypoint: optionalLiteral('authC_construction_at'),
    route_semantics: optionalLiteral('single_moment_complete_matter_profile'),
    western_electional_doctrine: optionalLiteral('authC_construction_v1_admitted'),
    authority: text(),
    scoring: optionalLiteral('not_provided'),
    recommendation_language: optionalLiteral('not_provided'),
    generic_search_integration: optionalLiteral('not_yet_admitted'),
  }),
  computation_basis: ComputationBasis,
});
