import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { defaulted, nullable, oneOf, shape } from '../../../../contract/fields.js';
import {
  disclaimers,
  electionClass,
  literal,
  natalFields,
  optionalLiteral,
  siteFields,
  text,
  texts,
  transportProvenance,
} from './schema-parts.js';
import { MATTERS, ROOT_PATTERNS, RULE_STATES, SIGNIFICATOR_CONDITIONS, STRENGTHS } from './wire-words.js';

export const ELECTION_CLASS = oneOf(['ephemeral', 'radical']);
const STATE = oneOf(Object.values(RULE_STATES));
const nullableText = () => nullable(text());
const nullableNumber = () => nullable(Type.Number());

export const AuthCRootedContextRequest = shape('AuthCRootedContextRequest', {
  profile_id: defaulted(literal('authC_rooted_context_v1'), 'authC_rooted_context_v1'),
  ...siteFields,
  matter: oneOf(Object.values(MATTERS), {
    description: 'nature of the matter; selects its significators (Dorotheus, V.31)',
  }),
  election_class: electionClass(),
  ...natalFields,
});
export type AuthCRootedContextRequest = Static<typeof AuthCRootedContextRequest>;

export const AuthCPlacementWitnessResponse = shape('AuthCPlacementWitnessResponse', {
  body: text(),
  role: text(),
  longitude: Type.Number(),
  sign: text(),
  house: nullable(Type.Integer()),
  strength: oneOf(Object.values(STRENGTHS)),
  house_system_is_quadrant: Type.Boolean(),
  explanation: text(),
});

const Significator = shape('AuthCMatterSignificatorWitnessResponse', {
  body: text(),
  placement: AuthCPlacementWitnessResponse,
  under_rays: Type.Boolean(),
  solar_distance_degrees: nullableNumber(),
  configured_malefics: texts(),
  looks_at_ascendant: Type.Boolean(),
  bad_place_evaluated: Type.Literal(true),
  bad_place: Type.Boolean(),
  condition: oneOf(Object.values(SIGNIFICATOR_CONDITIONS)),
  fortification_testimonies: Type.Array(
    shape('AuthCFortificationTestimonyResponse', {
      testimony_id: text(),
      state: STATE,
      policy_id: text(),
      observed_value: Type.Unsafe<boolean | number | string | string[] | null>({
        type: ['boolean', 'number', 'string', 'array', 'null'],
        items: { type: 'string' },
      }),
      explanation: text(),
      source_reference: text(),
    }),
  ),
  source_reference: text(),
  combination_law: literal('triggered_if_any_testimony_triggered_else_indeterminate_if_any_not_evaluable'),
});

export const AuthCRootedContextEvaluationResponse = shape('AuthCRootedContextEvaluationResponse', {
  jd_ut: Type.Number(),
  profile_id: literal('authC_rooted_context_v1'),
  profile_version: text(),
  matter: oneOf(Object.values(MATTERS)),
  election_class: ELECTION_CLASS,
  root_outcome: shape('AuthCRootOutcomeWitnessResponse', {
    moon: AuthCPlacementWitnessResponse,
    moon_sign_lord: AuthCPlacementWitnessResponse,
    pattern: oneOf(Object.values(ROOT_PATTERNS)),
    outcome_delayed: nullable(Type.Boolean()),
    source_reference: text(),
    interpretation_scope: literal('source_named_pattern_not_complete_judgement'),
  }),
  matter_significators: Type.Array(Significator),
  next_connection: nullable(
    shape('MoonConnectionResponse', {
      body: text(),
      aspect_name: text(),
      angle: Type.Number({
        description: 'longitude of the Moon minus that of the body, degrees',
      }),
      jd_query: Type.Number(),
      jd_exact: Type.Number(),
      jd_sign_exit: Type.Number(),
      moon_sign: text(),
      hours_until_exact: Type.Number(),
    }),
  ),
  next_connection_placement: nullable(AuthCPlacementWitnessResponse),
  supplementary_indicators: Type.Array(
    shape('AuthCSupplementaryIndicatorResponse', {
      indicator_id: text(),
      role: text(),
      state: oneOf(['evaluated', 'not_evaluable']),
      body: nullableText(),
      longitude: nullableNumber(),
      sign: nullableText(),
      ruler: nullableText(),
      placement: nullable(AuthCPlacementWitnessResponse),
      source_reference: text(),
      explanation: text(),
    }),
  ),
  radicality: shape('AuthCRadicalityWitnessResponse', {
    election_class: ELECTION_CLASS,
    natal_required: Type.Boolean(),
    natal_provided: Type.Boolean(),
    election_ascendant_sign: text(),
    election_ascendant_lord: text(),
    natal_ascendant_sign: nullableText(),
    natal_ascendant_lord: nullableText(),
    assessment_semantics: literal('evidence_only_not_success_gate'),
  }),
  reader_provenance: text(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  requested_house_system: text(),
  effective_house_system: text(),
  house_fallback: Type.Boolean(),
  authorities: texts(),
  uncomputed_requirements: texts(),
  ...disclaimers,
});

export const AuthCRootedContextResponse = shape('AuthCRootedContextResponse', {
  evaluation: AuthCRootedContextEvaluationResponse,
  transport_provenance: transportProvenance('AuthCRootedContextTransportProvenanceResponse', {
    engine_entrypoint: optionalLiteral('authC_rooted_context_at'),
    route_semantics: optionalLiteral('single_moment_rooted_context_evaluation'),
    western_electional_doctrine: optionalLiteral('authC_rooted_context_v1_admitted'),
    authority: text(),
    scoring: optionalLiteral('not_provided'),
    recommendation_language: optionalLiteral('not_provided'),
    generic_search_integration: optionalLiteral('not_yet_admitted'),
  }),
  computation_basis: ComputationBasis,
});
