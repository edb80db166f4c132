import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { bodyName, defaulted, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude, longitudeMap } from '../../../contract/points.js';
import { ayanamsaName } from '../../../contract/sidereal.js';
import { nodeField, SiderealChartProvenanceResponse, siderealChartFields } from '../../../contract/sidereal-chart.js';

const MAX_NAMED = 64;

const policyFields = {
  strong_threshold: defaulted(
    Type.Integer({ minimum: 1, maximum: 8, description: 'number of rekhas from which a sign is strong' }),
    4,
  ),
  apply_trikona_shodhana: defaulted(Type.Boolean({ description: 'reduction of the trines' }), false),
  apply_ekadhipatya_shodhana: defaulted(
    Type.Boolean({ description: 'reduction of the signs of one lord; requires apply_trikona_shodhana' }),
    false,
  ),
  ekadhipatya_occupants: defaulted(
    oneOf(['planets', 'planets_and_nodes', 'planets_and_lagna', 'planets_nodes_and_lagna'], {
      description: 'points that occupy a sign in ekadhipatya shodhana',
    }),
    'planets',
  ),
};

/** Fields of the policy with their defaults, without the ayanamsa. */
export const AshtakavargaPolicyFields = Type.Object(policyFields);
export const AshtakavargaPolicyRequest = shape('AshtakavargaPolicyRequest', {
  ayanamsa_system: ayanamsaName(),
  ...policyFields,
});
export type AshtakavargaPolicyRequest = Static<typeof AshtakavargaPolicyRequest>;

const NAMES =
  'the seven planets and Lagna, with Rahu or Ketu for ekadhipatya shodhana with the nodes; other points are ignored';
const directFields = {
  sidereal_longitudes: optionalOrNull(longitudeMap(8, MAX_NAMED, `sidereal longitudes, degrees, of ${NAMES}`)),
  sign_indices: optionalOrNull(
    mapOf(Type.Integer({ minimum: 0, maximum: 11 }), {
      minProperties: 8,
      maxProperties: MAX_NAMED,
      description: `instead of longitudes: signs, 0 Aries, of ${NAMES}`,
    }),
  ),
  policy: optionalOrNull(AshtakavargaPolicyRequest),
};
const planet = () => bodyName('one of the seven planets, Sun ... Saturn');
const sign = (description: string) => Type.Integer({ minimum: 0, maximum: 11, description });

export const AshtakavargaDirectRequest = shape('AshtakavargaDirectRequest', directFields);
export type AshtakavargaDirectRequest = Static<typeof AshtakavargaDirectRequest>;

const BhinnashtakavargaResultResponse = shape('BhinnashtakavargaResultResponse', {
  planet: Type.String(),
  rekhas: Type.Array(Type.Integer(), { description: 'Aries ... Pisces' }),
  total_rekhas: Type.Integer(),
});

const resultFields = {
  ayanamsa_system: Type.String(),
  bhinnashtakavarga: mapOf(BhinnashtakavargaResultResponse),
  sarvashtakavarga: Type.Array(Type.Integer()),
  shodhana_bhinnashtakavarga: nullable(mapOf(BhinnashtakavargaResultResponse)),
  shodhana_sarvashtakavarga: nullable(Type.Array(Type.Integer())),
  shodhana_applied: Type.Array(Type.String(), { description: 'reductions in the order of their application' }),
  ekadhipatya_occupants: nullable(Type.String()),
};
const AshtakavargaResult = shape('AshtakavargaResultResponse', resultFields);
export type AshtakavargaResult = Static<typeof AshtakavargaResult>;
export const AshtakavargaResultResponse = shape('AshtakavargaResultAnswer', { ...resultFields, ...optionsNotApplied });

const profileFields = {
  ayanamsa_system: Type.String(),
  result: AshtakavargaResult,
  sarva_total: Type.Integer(),
  sarva_max: Type.Integer(),
  sarva_max_sign_idx: Type.Integer({ description: 'sign of the greatest figure, the first of equal ones' }),
  sarva_min: Type.Integer(),
  sarva_min_sign_idx: Type.Integer(),
  strong_planet_sign_counts: mapOf(Type.Integer(), {
    description: 'number of signs with at least strong_threshold rekhas, by planet',
  }),
  strong_threshold: Type.Integer(),
};
const AshtakavargaChartProfile = shape('AshtakavargaChartProfileResponse', profileFields);
export type AshtakavargaChartProfile = Static<typeof AshtakavargaChartProfile>;
export const AshtakavargaProfileResponse = shape('AshtakavargaProfileAnswer', {
  ...profileFields,
  ...optionsNotApplied,
});

export const AshtakavargaSignProfileRequest = shape('AshtakavargaSignProfileRequest', {
  ...directFields,
  planet: planet(),
  sign_index: sign('sign, 0 Aries ... 11 Pisces'),
});
export type AshtakavargaSignProfileRequest = Static<typeof AshtakavargaSignProfileRequest>;

export const AshtakavargaTransitStrengthRequest = shape('AshtakavargaTransitStrengthRequest', {
  ...directFields,
  planet: planet(),
  transit_sign_index: sign('sign of the transit, 0 Aries ... 11 Pisces'),
});
export type AshtakavargaTransitStrengthRequest = Static<typeof AshtakavargaTransitStrengthRequest>;

const strength = {
  rekha_count: Type.Integer(),
  tier: oneOf(['strong', 'weak'], { description: 'strong from strong_threshold rekhas on' }),
  strong_threshold: Type.Integer(),
  shodhana_rekha_count: nullable(Type.Integer({ description: 'figure after the reductions of the policy' })),
};
const signFields = { ayanamsa_system: Type.String(), planet: Type.String(), sign_idx: Type.Integer(), ...strength };
const SignStrengthProfile = shape('SignStrengthProfileResponse', signFields);
export type SignStrengthProfile = Static<typeof SignStrengthProfile>;
export const SignStrengthProfileResponse = shape('SignStrengthProfileAnswer', { ...signFields, ...optionsNotApplied });

const transitFields = {
  ayanamsa_system: Type.String(),
  planet: Type.String(),
  transit_sign_index: Type.Integer(),
  ...strength,
};
const AshtakavargaTransitStrength = shape('AshtakavargaTransitStrengthResponse', transitFields);
export type AshtakavargaTransitStrength = Static<typeof AshtakavargaTransitStrength>;
export const AshtakavargaTransitStrengthResponse = shape('AshtakavargaTransitStrengthAnswer', {
  ...transitFields,
  ...optionsNotApplied,
});

const chartFields = {
  ...siderealChartFields,
  node: nodeField('which lunar node Rahu is'),
  policy: optionalOrNull(
    shape('AshtakavargaChartPolicyRequest', {
      ayanamsa_system: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 64,
          description: 'must be the ayanamsa_system of the chart, when given',
        }),
      ),
      ...policyFields,
    }),
  ),
};
export const AshtakavargaChartBaseRequest = shape('AshtakavargaChartBaseRequest', chartFields);
export type AshtakavargaChartBaseRequest = Static<typeof AshtakavargaChartBaseRequest>;
export const AshtakavargaChartSignProfileRequest = shape('AshtakavargaChartSignProfileRequest', {
  ...chartFields,
  planet: planet(),
  sign_index: sign('sign, 0 Aries ... 11 Pisces'),
});
export type AshtakavargaChartSignProfileRequest = Static<typeof AshtakavargaChartSignProfileRequest>;
export const AshtakavargaChartTransitStrengthRequest = shape('AshtakavargaChartTransitStrengthRequest', {
  ...chartFields,
  planet: planet(),
  transit_sign_index: sign('sign of the transit, 0 Aries ... 11 Pisces'),
});
export type AshtakavargaChartTransitStrengthRequest = Static<typeof AshtakavargaChartTransitStrengthRequest>;

const backed = { provenance: SiderealChartProvenanceResponse, ...optionsNotApplied };
export const AshtakavargaChartResultResponse = shape('AshtakavargaChartResultResponse', {
  result: AshtakavargaResult,
  ...backed,
});
export const AshtakavargaChartProfileBackedResponse = shape('AshtakavargaChartProfileBackedResponse', {
  result: AshtakavargaChartProfile,
  ...backed,
});
export const AshtakavargaChartSignProfileResponse = shape('AshtakavargaChartSignProfileResponse', {
  result: SignStrengthProfile,
  ...backed,
});
export const AshtakavargaChartTransitStrengthResponse = shape('AshtakavargaChartTransitStrengthResponse', {
  result: AshtakavargaTransitStrength,
  ...backed,
});

const signIndex = () => Type.Integer({ minimum: 0, maximum: 11, description: 'sign, 0 Aries ... 11 Pisces' });
const NatalSignsRequest = shape(
  'NatalSignsRequest',
  {
    Sun: signIndex(),
    Moon: signIndex(),
    Mars: signIndex(),
    Mercury: signIndex(),
    Jupiter: signIndex(),
    Venus: signIndex(),
    Saturn: signIndex(),
    Lagna: signIndex(),
  },
  { description: 'signs of the nativity; Rahu and Ketu are not allowed, because they contribute no rekhas' },
);
const graha = () => oneOf(GRAHAS, { description: 'the planet whose rekhas count' });

export const KakshyaTransitRequest = shape('KakshyaTransitRequest', {
  planet: graha(),
  transit_sidereal_lon: longitude('sidereal longitude of the transit, degrees; reduced to [0, 360)'),
  sign_indices: NatalSignsRequest,
});
export type KakshyaTransitRequest = Static<typeof KakshyaTransitRequest>;

export const KakshyaTransitResponse = shape('KakshyaTransitResponse', {
  planet: Type.String(),
  transit_sign_index: Type.Integer(),
  degrees_in_sign: Type.Number(),
  kakshya_index: Type.Integer({ description: '0 ... 7: eighths of 3.75 degrees from the beginning of the sign' }),
  kakshya_lord: Type.String(),
  lord_contributed: Type.Boolean({ description: 'the lord of the kakshya gives the planet a rekha in this sign' }),
  sign_rekhas: Type.Integer({ description: 'rekhas of the planet in the sign, 0 ... 8, before reductions' }),
  favorable: Type.Boolean({ description: 'equals lord_contributed; no threshold of rekhas applies' }),
  source: Type.String(),
});
export type KakshyaTransitResponse = Static<typeof KakshyaTransitResponse>;

export const ShodhyaPindaRequest = shape('ShodhyaPindaRequest', {
  planet: graha(),
  reduced_rekhas: Type.Array(Type.Integer({ minimum: 0, maximum: 8 }), {
    minItems: 12,
    maxItems: 12,
    description: 'rekhas of the planet, Aries ... Pisces, after trikona and ekadhipatya shodhana',
  }),
  sign_indices: NatalSignsRequest,
});
export type ShodhyaPindaRequest = Static<typeof ShodhyaPindaRequest>;

export const ShodhyaPindaResponse = shape('ShodhyaPindaResponse', {
  planet: Type.String(),
  reduced_rekhas: Type.Array(Type.Integer()),
  rasi_pinda: Type.Integer({ description: 'sum of the figures times the multipliers of their signs' }),
  graha_pinda: Type.Integer({
    description: 'sum, over the seven planets, of the figure of the occupied sign times the multiplier of the planet',
  }),
  shodhya_pinda: Type.Integer({ description: 'rasi_pinda plus graha_pinda' }),
  source: Type.String(),
});
export type ShodhyaPindaResponse = Static<typeof ShodhyaPindaResponse>;
