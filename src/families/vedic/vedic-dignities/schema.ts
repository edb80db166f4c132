import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { bodyName, defaulted, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude, longitudeMap } from '../../../contract/points.js';
import { ayanamsaName } from '../../../contract/sidereal.js';
import { SiderealChartProvenanceResponse, siderealChartFields } from '../../../contract/sidereal-chart.js';

const friendship = () =>
  optionalOrNull(
    oneOf(['compound', 'natural'], {
      description:
        'friendship that ranks a planet in the sign of another. Default: compound when the longitude of the lord is known, else natural',
    }),
  );
const moolatrikona = () =>
  defaulted(
    oneOf(['bphs', 'raman'], {
      description: 'bphs: Moon 3-30 Taurus, Mercury 15-20 Virgo; raman: Moon 4-20, Mercury 16-20',
    }),
    'bphs',
  );

export const VedicDignityPolicyRequest = shape('VedicDignityPolicyRequest', {
  ayanamsa_system: ayanamsaName(),
  friendship: friendship(),
  moolatrikona: moolatrikona(),
});
export type VedicDignityPolicyRequest = Static<typeof VedicDignityPolicyRequest>;

const sidereal = () => longitude('sidereal longitude, degrees; reduced to [0, 360)');
const planet = () => bodyName('one of the seven planets, Sun ... Saturn');

export const VedicDignityRequest = shape('VedicDignityRequest', {
  planet: planet(),
  sidereal_longitude: sidereal(),
  sign_lord_longitude: optionalOrNull(
    longitude("sidereal longitude of the lord of the planet's sign, degrees; with it friendship is compound"),
  ),
  policy: optionalOrNull(VedicDignityPolicyRequest),
});
export type VedicDignityRequest = Static<typeof VedicDignityRequest>;

const dignityFields = {
  planet: Type.String(),
  sidereal_longitude: Type.Number(),
  sign_index: Type.Integer(),
  sign: Type.String(),
  dignity_rank: Type.String(),
  is_exalted: Type.Boolean(),
  is_debilitated: Type.Boolean(),
  is_mulatrikona: Type.Boolean(),
  is_own_sign: Type.Boolean(),
  is_strong: Type.Boolean(),
  is_weak: Type.Boolean(),
  exaltation_score: Type.Number({ description: 'arc from deepest debilitation over 180 degrees, 0 ... 1' }),
  ayanamsa_system: Type.String(),
  uchcha_bala: Type.Number({ description: 'exaltation strength, 0 ... 60 virupas' }),
  sign_lord: Type.String(),
  friendship_basis: nullable(
    Type.String({ description: 'compound or natural; null when the rank does not depend on friendship' }),
  ),
  moolatrikona: Type.String({ description: 'reading of the moolatrikonas' }),
};
export const VedicDignityResultResponse = shape('VedicDignityResultResponse', dignityFields);
export type VedicDignityResultResponse = Static<typeof VedicDignityResultResponse>;

export const VedicDignityAnswerResponse = shape('VedicDignityAnswerResponse', {
  ...dignityFields,
  ...optionsNotApplied,
});

export const VedicDignityChartRequest = shape('VedicDignityChartRequest', {
  sidereal_longitudes: longitudeMap(
    1,
    64,
    'sidereal longitudes of some or all of the seven planets, degrees; relationships ignore other points, a profile refuses them',
  ),
  policy: optionalOrNull(VedicDignityPolicyRequest),
});
export type VedicDignityChartRequest = Static<typeof VedicDignityChartRequest>;

const VedicPlanetaryRelationshipResponse = shape('VedicPlanetaryRelationshipResponse', {
  from_planet: Type.String(),
  to_planet: Type.String(),
  natural: Type.String(),
  temporary: Type.String(),
  compound: Type.String(),
  is_friendly: Type.Boolean(),
  is_hostile: Type.Boolean(),
});

export const VedicDignityRelationshipsResponse = shape('VedicDignityRelationshipsResponse', {
  ayanamsa_system: Type.String(),
  relationships: Type.Array(VedicPlanetaryRelationshipResponse),
});
export type VedicDignityRelationshipsResponse = Static<typeof VedicDignityRelationshipsResponse>;

export const VedicDignityRelationshipsAnswer = shape('VedicDignityRelationshipsAnswer', {
  ...VedicDignityRelationshipsResponse.properties,
  ...optionsNotApplied,
});

export const VedicDignityConditionResponse = shape('VedicDignityConditionResponse', {
  ayanamsa_system: Type.String(),
  result: VedicDignityResultResponse,
  planet: Type.String(),
  dignity_rank: Type.String(),
  tier: Type.String(),
  exaltation_score: Type.Number(),
  sign_index: Type.Integer(),
  sign: Type.String(),
  ...optionsNotApplied,
});
export type VedicDignityConditionResponse = Static<typeof VedicDignityConditionResponse>;

export const VedicChartDignityProfileResponse = shape('VedicChartDignityProfileResponse', {
  ayanamsa_system: Type.String(),
  results: mapOf(VedicDignityResultResponse),
  strong_count: Type.Integer(),
  neutral_count: Type.Integer(),
  weak_count: Type.Integer(),
  strongest_planet: Type.String({ description: 'nearest to its deepest exaltation' }),
  weakest_planet: Type.String({ description: 'nearest to its deepest debilitation' }),
  planet_tiers: mapOf(Type.String()),
  exaltation_scores: mapOf(Type.Number()),
});
export type VedicChartDignityProfileResponse = Static<typeof VedicChartDignityProfileResponse>;

const chartPolicy = () =>
  optionalOrNull(shape('VedicDignityChartPolicyRequest', { friendship: friendship(), moolatrikona: moolatrikona() }));

export const VedicDignityChartBackedRequest = shape('VedicDignityChartBackedRequest', {
  ...siderealChartFields,
  planet: planet(),
  policy: chartPolicy(),
});
export type VedicDignityChartBackedRequest = Static<typeof VedicDignityChartBackedRequest>;

export const VedicDignityChartBackedResultResponse = shape('VedicDignityChartBackedResultResponse', {
  result: VedicDignityResultResponse,
  sign_lord_longitude: Type.Number({ description: 'sidereal longitude of the lord of the sign, degrees' }),
  provenance: SiderealChartProvenanceResponse,
  ...optionsNotApplied,
});
export type VedicDignityChartBackedResultResponse = Static<typeof VedicDignityChartBackedResultResponse>;

export const VedicDignityChartBackedRelationshipsRequest = shape('VedicDignityChartBackedRelationshipsRequest', {
  ...siderealChartFields,
});
export type VedicDignityChartBackedRelationshipsRequest = Static<typeof VedicDignityChartBackedRelationshipsRequest>;

export const VedicDignityChartBackedProfileRequest = shape('VedicDignityChartBackedProfileRequest', {
  ...siderealChartFields,
  policy: chartPolicy(),
});
export type VedicDignityChartBackedProfileRequest = Static<typeof VedicDignityChartBackedProfileRequest>;

export const VedicDignityChartBackedRelationshipsResponse = shape('VedicDignityChartBackedRelationshipsResponse', {
  result: VedicDignityRelationshipsResponse,
  provenance: SiderealChartProvenanceResponse,
  ...optionsNotApplied,
});
export type VedicDignityChartBackedRelationshipsResponse = Static<typeof VedicDignityChartBackedRelationshipsResponse>;

export const VedicDignityChartBackedProfileResponse = shape('VedicDignityChartBackedProfileResponse', {
  result: VedicChartDignityProfileResponse,
  provenance: SiderealChartProvenanceResponse,
  ...optionsNotApplied,
});
export type VedicDignityChartBackedProfileResponse = Static<typeof VedicDignityChartBackedProfileResponse>;
