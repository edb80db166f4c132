import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../../contract/fields.js';
import { FLOW_WINDOWS, flowLookback, MoonConnectionFlowResponse } from '../../../../contract/moon-connection.js';
import { SIGN_NATURE_VARIANTS } from '../../../../doctrine/electional/dorotheus-input.js';
import { DOROTHEAN_MATTERS } from '../../../../doctrine/electional/dorotheus-matters.js';
import { SAHL_MATTERS } from '../../../../doctrine/electional/sahl-matters.js';
import {
  AuthBMoonConditionEvaluationResponse,
  AuthCMoonConditionEvaluationResponse,
  sahlVariantFields,
} from './schema-moon.js';
import {
  disclaimers,
  electionClass,
  literal,
  measurement,
  natalFields,
  optionalLiteral,
  siteFields,
  text,
  texts,
  transportProvenance,
  urgency,
} from './schema-parts.js';
import { AuthCPlacementWitnessResponse, AuthCRootedContextEvaluationResponse } from './schema-root.js';

export type SahlMatterName = keyof typeof SAHL_MATTERS;
export type DorotheanMatterName = keyof typeof DOROTHEAN_MATTERS;
export const SAHL_PROFILES = Object.keys(SAHL_MATTERS).map((name) => `authB_${name as SahlMatterName}_v1` as const);
export const DOROTHEAN_PROFILES = Object.keys(DOROTHEAN_MATTERS).map(
  (name) => `authC_${name as DorotheanMatterName}_v1` as const,
);

const matterClause = <const R extends readonly string[]>(author: 'AuthB' | 'AuthC', roles: R) => ({
  clause_id: text(),
  source_order: Type.Integer({ minimum: 1 }),
  role: oneOf(roles),
  state: oneOf(['satisfied', 'clear', 'triggered', 'observed', 'not_evaluable']),
  measurements: Type.Array(measurement(author)),
  explanation: text(),
  source_reference: text(),
});
const matterTruth = {
  triggered_clause_ids: texts(),
  not_evaluable_clause_ids: texts(),
  reader_provenance: text(),
  authorities: texts(),
  source_complete: Type.Literal(true),
  complete_matter_profile: Type.Literal(true),
  numerically_complete: Type.Boolean({ description: 'no clause is left not evaluable' }),
  ...disclaimers,
  scoring: literal('not_provided'),
};
const provenance = <const E extends string, const D extends string>(entrypoint: E, doctrine: D) => ({
  engine_entrypoint: optionalLiteral(entrypoint),
  route_semantics: optionalLiteral('single_moment_named_matter_profile'),
  western_electional_doctrine: optionalLiteral(doctrine),
  authority: text(),
  scoring: optionalLiteral('not_provided'),
  recommendation_language: optionalLiteral('not_provided'),
});

export const AuthBMatterProfileRequest = shape('AuthBMatterProfileRequest', {
  profile_id: oneOf(SAHL_PROFILES),
  ...siteFields,
  ...sahlVariantFields,
});
export type AuthBMatterProfileRequest = Static<typeof AuthBMatterProfileRequest>;
export const AuthBMatterProfileResponse = shape('AuthBMatterProfileResponse', {
  evaluation: shape('AuthBMatterProfileEvaluationResponse', {
    jd_ut: Type.Number(),
    profile_id: oneOf(SAHL_PROFILES),
    profile_version: literal('1.0.0'),
    matter: oneOf(Object.values(SAHL_MATTERS).map(({ matter }) => matter)),
    status: oneOf(['clear_of_explicit_profile_gates', 'one_or_more_explicit_profile_gates', 'indeterminate']),
    moon_condition: AuthBMoonConditionEvaluationResponse,
    clauses: Type.Array(
      shape('AuthBMatterClauseWitnessResponse', {
        ...matterClause('AuthB', ['fortifier', 'gate', 'outcome', 'witness']),
        policy_id: text(),
      }),
    ),
    ...matterTruth,
  }),
  transport_provenance: transportProvenance(
    'AuthBMatterProfileTransportProvenanceResponse',
    provenance('authB_matter_profile_at', 'authB_named_matter_profiles_admitted'),
  ),
  computation_basis: ComputationBasis,
});

const needed = (what: string, matters: readonly { readonly id: string }[]): string =>
  `${what}; required for ${matters.map(({ id }) => id).join(', ')}, refused for the others`;
const profilesWith = (has: 'needsFlow' | 'needsSignNature') =>
  Object.entries(DOROTHEAN_MATTERS)
    .filter(([, matter]) => matter[has])
    .map(([name]) => ({ id: `authC_${name}_v1` }));
const signNatureVariant = (description?: string) =>
  oneOf(SIGN_NATURE_VARIANTS, description ? { description } : undefined);

export const AuthCMatterProfileRequest = shape('AuthCMatterProfileRequest', {
  profile_id: oneOf(DOROTHEAN_PROFILES),
  ...siteFields,
  election_class: electionClass(),
  ...natalFields,
  ...urgency,
  moon_flow_policy: optionalOrNull(
    shape(
      'AuthCMoonFlowPolicyRequest',
      {
        previous_window: oneOf(FLOW_WINDOWS),
        previous_lookback_days: flowLookback(),
        modern: defaulted(Type.Boolean({ description: 'also Uranus, Neptune and Pluto' }), false),
      },
      { description: needed('where her last separation is looked for', profilesWith('needsFlow')) },
    ),
  ),
  sign_nature_variant: optionalOrNull(
    signNatureVariant(needed('which signs are dry', profilesWith('needsSignNature'))),
  ),
});
export type AuthCMatterProfileRequest = Static<typeof AuthCMatterProfileRequest>;

const PLACES = [1, 4, 7, 10] as const;
export const AuthCMatterProfileResponse = shape('AuthCMatterProfileResponse', {
  evaluation: shape('AuthCMatterProfileEvaluationResponse', {
    jd_ut: Type.Number(),
    profile_id: oneOf(DOROTHEAN_PROFILES),
    profile_version: literal('1.0.0'),
    policy: shape('AuthCMatterProfilePolicyResponse', {
      profile_id: oneOf(DOROTHEAN_PROFILES),
      profile_version: literal('1.0.0'),
      angular_place_policy: literal('whole_sign_places_from_tropical_ascendant'),
      configuration_policy: literal('whole_sign_ptolemaic_configuration'),
      strength_policy: literal('quadrant_house_angular_succedent_cadent'),
      copresence_policy: literal('same_sign_copresence'),
      under_rays_policy: literal('dykes_glossary_15_degree_solar_distance'),
      calculation_policy: literal('iers_true_minus_mean_lunar_equation'),
      station_policy: text(),
      connection_policy: literal('applying_to_exact_with_source_degree_interval_unresolved'),
      sign_nature_variant: signNatureVariant(),
      latitude_rate_sample_days: Type.Literal(0.01, {
        description: 'the rates are derivatives; a difference over this span equals them to their digits',
      }),
    }),
    matter: oneOf(Object.values(DOROTHEAN_MATTERS).map(({ matter }) => matter)),
    status: oneOf([
      'clear_of_explicit_profile_impediments',
      'one_or_more_explicit_profile_impediments',
      'descriptive_witnesses_only',
      'indeterminate',
    ]),
    moon_condition: AuthCMoonConditionEvaluationResponse,
    rooted_context: nullable(AuthCRootedContextEvaluationResponse),
    moon_connection_flow: nullable(MoonConnectionFlowResponse),
    clauses: Type.Array(
      shape('AuthCMatterClauseWitnessResponse', matterClause('AuthC', ['fortifier', 'gate', 'witness'])),
    ),
    angular_places: Type.Array(
      shape('AuthCAngularPlaceWitnessResponse', {
        whole_sign_place: Type.Union(PLACES.map((place) => Type.Literal(place))),
        topic: text(),
        sign: text(),
        occupying_fortunes: texts(),
        configured_fortunes: texts(),
        occupying_infortunes: texts(),
        configured_infortunes: texts(),
        source_meaning: text(),
      }),
    ),
    planetary_strengths: Type.Array(AuthCPlacementWitnessResponse),
    ...matterTruth,
  }),
  transport_provenance: transportProvenance(
    'AuthCMatterProfileTransportProvenanceResponse',
    provenance('authC_matter_profile_at', 'authC_book_v_matter_profiles_admitted'),
  ),
  computation_basis: ComputationBasis,
});
