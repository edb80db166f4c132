import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import {
  defaulted,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  mapOf,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  wideJulianDayUt1,
} from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import { ayanamsaName, siderealDegrees } from '../../../../contract/sidereal.js';
import { GocharaEpochResponse } from '../../../../contract/sidereal-epoch.js';
import { DoshaPredicateResponse } from '../doshas/schema.js';

export const PURPOSES = ['mc_nakshatra_44.v1', 'mc_vivaha_75_78_84_88_92.v1'] as const;
export const NAVAMSAS = ['mc_avasthi_vivaha_84_four.v1', 'mc_vivaha_84_optional_pisces.v1'] as const;
export const PARIHARAS = ['mc_vivaha_88_natural_avasthas_orb.v1'] as const;
const NINE = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
const SEVEN = NINE.slice(0, 7);

const policyFields = {
  purpose_profile: defaulted(
    oneOf(PURPOSES, { description: 'any undertaking (Muhurta Chintamani, Nakshatra 44), or marriage (Vivaha 75-92)' }),
    'mc_vivaha_75_78_84_88_92.v1',
  ),
  navamsa_profile: defaulted(
    oneOf(NAVAMSAS, { description: 'signs of the navamsa that suit a marriage: four, or also Pisces' }),
    'mc_avasthi_vivaha_84_four.v1',
  ),
  parihara_profile: optionalOrNull(
    oneOf(PARIHARAS, { description: 'exceptions of a weak Moon, Mars or Venus, for the marriage profile' }),
  ),
  ayanamsa_system: ayanamsaName(),
};
export const LagnaPolicyRequest = shape('LagnaPolicyRequest', policyFields);
export type LagnaPolicyRequest = Static<typeof LagnaPolicyRequest>;

const natal = {
  natal_moon_sidereal_longitude: optionalOrNull(siderealDegrees('sidereal longitude of the natal Moon')),
  natal_lagna_sidereal_longitude: optionalOrNull(siderealDegrees('sidereal longitude of the natal ascendant')),
};

export const LagnaDatetimeRequest = shape('LagnaDatetimeRequest', {
  dt: isoInstant(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  include_shadbala: defaulted(
    Type.Boolean({ description: 'strengths are context only and cancel nothing; /v1/shadbala computes them' }),
    false,
  ),
  hora_lord: optionalOrNull(
    oneOf(SEVEN, { description: 'lord of the hour for the strengths; needs include_shadbala' }),
  ),
  ...natal,
  policy: Type.Optional(LagnaPolicyRequest),
});
export type LagnaDatetimeRequest = Static<typeof LagnaDatetimeRequest>;

/** Strengths of the planets as the shadbala routes answer them; they are returned and judge nothing. */
const strengths = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  maxProperties: 16,
  description: 'strengths of the planets at the same Julian day, returned as given; they cancel no restriction',
});

export const LagnaDirectRequest = shape('LagnaDirectRequest', {
  sidereal_longitudes: Type.Object(
    Object.fromEntries(NINE.map((name) => [name, Type.Optional(siderealDegrees(`sidereal longitude of ${name}`))])),
    {
      additionalProperties: false,
      description: 'sidereal longitudes of one instant; a missing graha makes its rules unavailable',
    },
  ),
  jd_ut1: wideJulianDayUt1(),
  lagna_sidereal_longitude: optionalOrNull(siderealDegrees('sidereal ascendant')),
  ...natal,
  shadbala_result: optionalOrNull(strengths),
  policy: Type.Optional(LagnaPolicyRequest),
});
export type LagnaDirectRequest = Static<typeof LagnaDirectRequest>;

export const LagnaPolicyResponse = shape('LagnaPolicyResponse', {
  purpose_profile: oneOf(PURPOSES),
  navamsa_profile: oneOf(NAVAMSAS),
  parihara_profile: nullable(oneOf(PARIHARAS)),
  ayanamsa_system: Type.String(),
  house_basis: Type.String(),
  aspect_profile: Type.String(),
  relationship_profile: Type.String(),
  nature_profile: Type.String(),
  shadbala_role: Type.String(),
});
export type LagnaPolicyResponse = Static<typeof LagnaPolicyResponse>;

const NavamsaPoint = shape('LagnaNavamsaResponse', {
  varga_name: Type.String(),
  varga_number: Type.Integer(),
  longitude: Type.Number(),
  varga_longitude: Type.Number(),
  sign: Type.String(),
  sign_symbol: Type.String(),
  sign_degree: Type.Number(),
  deity: nullable(Type.String()),
  d60_method: nullable(Type.String()),
  d60_source_references: Type.Array(Type.String()),
  d60_degree_attribution: nullable(Type.String()),
});
export type NavamsaPoint = Static<typeof NavamsaPoint>;

const graha = () => oneOf(NINE);
const LagnaPlanetResponse = shape('LagnaPlanetResponse', {
  planet: graha(),
  sidereal_longitude: Type.Number(),
  sign_index: Type.Integer(),
  navamsa: NavamsaPoint,
  house: nullable(Type.Integer()),
  benefic: nullable(Type.Boolean()),
});
export type LagnaPlanetResponse = Static<typeof LagnaPlanetResponse>;

const LagnaRuleResponse = shape('LagnaRuleResponse', {
  rule_id: Type.String(),
  satisfied: nullable(Type.Boolean()),
  prerequisites: Type.Array(DoshaPredicateResponse),
  citation: Type.String(),
});
export type LagnaRuleResponse = Static<typeof LagnaRuleResponse>;

const LagnaScoreResponse = shape('LagnaScoreResponse', {
  entries: Type.Array(
    shape('LagnaContributionResponse', {
      planet: graha(),
      house: nullable(Type.Integer()),
      favorable_houses: Type.Array(Type.Integer()),
      weight: Type.Number(),
      points: nullable(Type.Number()),
    }),
  ),
  total: nullable(Type.Number({ description: 'null when a position is missing' })),
  known_points: Type.Number(),
  possible_bands: Type.Array(oneOf(['prohibited', 'inauspicious', 'middling', 'auspicious'])),
  maximum: Type.Number(),
  citation: Type.String(),
});
export type LagnaScoreResponse = Static<typeof LagnaScoreResponse>;

const LagnaRestrictionResponse = shape('LagnaRestrictionResponse', {
  rule_id: Type.String(),
  planet: graha(),
  detected: nullable(Type.Boolean()),
  state: oneOf(['clear', 'unavailable', 'neutralized', 'exception_unavailable', 'detected']),
  predicates: Type.Array(DoshaPredicateResponse),
  parihara_profile: nullable(oneOf(PARIHARAS)),
  neutralized: nullable(Type.Boolean()),
  exception_predicates: Type.Array(DoshaPredicateResponse),
  citation: Type.String(),
});
export type LagnaRestrictionResponse = Static<typeof LagnaRestrictionResponse>;

const assessment = {
  jd_ut1: Type.Number(),
  policy: LagnaPolicyResponse,
  lagna_sidereal_longitude: nullable(Type.Number()),
  lagna_navamsa: nullable(NavamsaPoint),
  natal_moon_sidereal_longitude: nullable(Type.Number()),
  natal_lagna_sidereal_longitude: nullable(Type.Number()),
  planets: Type.Array(LagnaPlanetResponse),
  rules: Type.Array(LagnaRuleResponse),
  placement_score: nullable(LagnaScoreResponse),
  restrictions: Type.Array(LagnaRestrictionResponse),
  shadbala: Type.Array(mapOf(Type.Unknown())),
  unavailable_reasons: Type.Array(Type.String()),
  excluded_rules: Type.Array(Type.String()),
  activity_suitability: oneOf(['not_evaluated']),
  input_basis: Type.String(),
  shadbala_result: nullable(mapOf(Type.Unknown())),
};
const LagnaAssessment = shape('LagnaAssessment', assessment);
export type LagnaAssessment = Static<typeof LagnaAssessment>;
export const LagnaAssessmentResponse = shape('LagnaAssessmentResponse', { ...assessment, ...optionsNotApplied });
export type LagnaAssessmentResponse = Static<typeof LagnaAssessmentResponse>;

export const LagnaSnapshotResponse = shape('LagnaSnapshotResponse', {
  dt: Type.String(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  epoch: GocharaEpochResponse,
  assessment: LagnaAssessment,
  reader_binding: Type.String(),
  shadbala_basis: Type.String(),
  hora_lord: nullable(Type.String()),
  node_mode: Type.String(),
  longitude_frame: Type.String(),
  interval_semantics: Type.String(),
  ...optionsNotApplied,
});
export type LagnaSnapshotResponse = Static<typeof LagnaSnapshotResponse>;

export const LagnaCatalogueResponse = shape('LagnaCatalogueResponse', {
  purpose_profiles: Type.Array(oneOf(PURPOSES)),
  navamsa_profiles: Type.Array(oneOf(NAVAMSAS)),
  parihara_profiles: Type.Array(oneOf(PARIHARAS)),
  source: Type.String(),
  excluded_rules: Type.Array(Type.String()),
  score_maximum: Type.Number(),
  grade_boundary_policy: Type.String(),
  relationship_direction: Type.String(),
  nature_boundary_policy: Type.String(),
  strength_policy: Type.String(),
});
export type LagnaCatalogueResponse = Static<typeof LagnaCatalogueResponse>;
