import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../../contract/fields.js';
import { FLOW_WINDOWS, flowLookback, MoonConnectionFlowResponse } from '../../../../contract/moon-connection.js';
import { DOROTHEAN_MATTERS } from '../../../../doctrine/electional/dorotheus-matters.js';
import type { DorotheanMatterName } from '../../../../doctrine/electional/dorotheus-matters.js';
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
import { DOROTHEAN_PROFILES, MATTER_STATES, SAHL_PROFILES, SIGN_NATURES } from './wire-words.js';

const profilesOf = <P extends string>(table: Readonly<Record<string, readonly [profile: P, matter: string]>>): P[] =>
  Object.values(table).map(([profile]) => profile);
const mattersOf = (table: Readonly<Record<string, readonly [profile: string, matter: string]>>): string[] =>
  Object.values(table).map(([, matter]) => matter);
const SAHL_PROFILE = oneOf(profilesOf(SAHL_PROFILES), { description: 'a chapter of Sahl (authB), On Elections' });
const DOROTHEAN_PROFILE = oneOf(profilesOf(DOROTHEAN_PROFILES), {
  description: 'a chapter of Dorotheus (authC), Carmen V',
});

const matterClause = <const R extends readonly string[]>(author: 'AuthB' | 'AuthC', roles: R) => ({
  clause_id: text(),
  source_order: Type.Integer({ minimum: 1 }),
  role: oneOf(roles),
  state: oneOf(Object.values(MATTER_STATES)),
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
  numerically_complete: Type.Boolean({
    description: 'true if no clause is not_evaluable',
  }),
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
  profile_id: SAHL_PROFILE,
  ...siteFields,
  ...sahlVariantFields,
});
export type AuthBMatterProfileRequest = Static<typeof AuthBMatterProfileRequest>;
export const AuthBMatterProfileResponse = shape('AuthBMatterProfileResponse', {
  evaluation: shape('AuthBMatterProfileEvaluationResponse', {
    jd_ut: Type.Number(),
    profile_id: SAHL_PROFILE,
    profile_version: literal('1.0.0'),
    matter: oneOf(mattersOf(SAHL_PROFILES)),
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

/** Description of a field that some profiles require and the others refuse. */
const neededBy = (what: string, needs: 'needsFlow' | 'needsSignNature'): string => {
  const names = (Object.keys(DOROTHEAN_MATTERS) as DorotheanMatterName[]).filter(
    (name) => DOROTHEAN_MATTERS[name][needs],
  );
  return `${what}; required for ${names.map((name) => DOROTHEAN_PROFILES[name][0]).join(', ')}, refused for the others`;
};
const signNatureVariant = (description?: string) =>
  oneOf(Object.values(SIGN_NATURES), description ? { description } : undefined);

export const AuthCMoonFlowPolicyRequest = shape(
  'AuthCMoonFlowPolicyRequest',
  {
    previous_window: oneOf(FLOW_WINDOWS),
    previous_lookback_days: flowLookback(),
    modern: defaulted(Type.Boolean({ description: 'true includes Uranus, Neptune and Pluto' }), false),
  },
  {
    description: neededBy('window for the search of the last separation of the Moon', 'needsFlow'),
  },
);
export type AuthCMoonFlowPolicyRequest = Static<typeof AuthCMoonFlowPolicyRequest>;

export const AuthCMatterProfileRequest = shape('AuthCMatterProfileRequest', {
  profile_id: DOROTHEAN_PROFILE,
  ...siteFields,
  election_class: electionClass(),
  ...natalFields,
  ...urgency,
  moon_flow_policy: optionalOrNull(AuthCMoonFlowPolicyRequest),
  sign_nature_variant: optionalOrNull(signNatureVariant(neededBy('which signs are dry', 'needsSignNature'))),
});
export type AuthCMatterProfileRequest = Static<typeof AuthCMatterProfileRequest>;

const PLACES = [1, 4, 7, 10] as const;
export const AuthCMatterProfileResponse = shape('AuthCMatterProfileResponse', {
  evaluation: shape('AuthCMatterProfileEvaluationResponse', {
    jd_ut: Type.Number(),
    profile_id: DOROTHEAN_PROFILE,
    profile_version: literal('1.0.0'),
    policy: shape('AuthCMatterProfilePolicyResponse', {
      profile_id: DOROTHEAN_PROFILE,
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
        description: 'constant of the contract; the rates are exact derivatives',
      }),
    }),
    matter: oneOf(mattersOf(DOROTHEAN_PROFILES)),
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
