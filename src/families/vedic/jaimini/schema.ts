import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { policyAyanamsa } from '../../../contract/panchanga.js';
import { longitudeMap } from '../../../contract/points.js';
import { nodeField, siderealPlaceFields } from '../../../contract/sidereal-chart.js';
import { ayanamsaName } from '../../../contract/sidereal.js';

const MAX_POINTS = 64;
const SCHEMES = { minimum: 7, maximum: 8 };
const FIFTH_KARAKAS = ['pitri', 'putra'] as const;

const scheme = () =>
  defaulted(
    Type.Integer({ ...SCHEMES, description: 'seven planets, or eight with Rahu, counted from the end of its sign' }),
    7,
  );

const AuthOPolicyRequest = shape('AuthOPolicyRequest', {
  scheme: Type.Optional(
    Type.Integer({ ...SCHEMES, description: 'default: that of the request; a request with another scheme is refused' }),
  ),
  ayanamsa_system: policyAyanamsa(),
  fifth_karaka: Type.Optional(
    oneOf(FIFTH_KARAKAS, {
      description: 'role of the fifth rank in the scheme of seven: Pitrikaraka (default) or Putrakaraka',
    }),
  ),
});

const directFields = {
  sidereal_longitudes: longitudeMap(
    7,
    MAX_POINTS,
    'sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees',
  ),
  scheme: scheme(),
  ayanamsa_system: ayanamsaName(),
  policy: Type.Optional(nullable(AuthOPolicyRequest)),
};
const chartFields = {
  dt: isoInstant(),
  scheme: scheme(),
  ayanamsa_system: ayanamsaName(),
  policy: Type.Optional(nullable(AuthOPolicyRequest)),
  ayanamsa_mode: siderealPlaceFields.ayanamsa_mode,
  place_reduction: siderealPlaceFields.place_reduction,
  node: nodeField('which lunar node Rahu is, in the scheme of eight'),
};
const conditionFields = {
  karaka_name: optionalOrNull(
    Type.String({ minLength: 1, maxLength: 64, description: 'role; give exactly one of karaka_name and planet' }),
  ),
  planet: optionalOrNull(Type.String({ minLength: 1, maxLength: 64 })),
};
const role = () => Type.String({ minLength: 1, maxLength: 64, description: 'role, e.g. Atmakaraka' });
const pairFields = { role_a: role(), role_b: role() };

export const AuthODirectRequest = shape('AuthODirectRequest', directFields);
export type AuthODirectRequest = Static<typeof AuthODirectRequest>;
export const AuthOConditionDirectRequest = shape('AuthOConditionDirectRequest', {
  ...directFields,
  ...conditionFields,
});
export type AuthOConditionDirectRequest = Static<typeof AuthOConditionDirectRequest>;
export const AuthOPairDirectRequest = shape('AuthOPairDirectRequest', { ...directFields, ...pairFields });
export type AuthOPairDirectRequest = Static<typeof AuthOPairDirectRequest>;
export const AuthOChartRequest = shape('AuthOChartRequest', chartFields);
export type AuthOChartRequest = Static<typeof AuthOChartRequest>;
export const AuthOConditionChartRequest = shape('AuthOConditionChartRequest', { ...chartFields, ...conditionFields });
export type AuthOConditionChartRequest = Static<typeof AuthOConditionChartRequest>;
export const AuthOPairChartRequest = shape('AuthOPairChartRequest', { ...chartFields, ...pairFields });
export type AuthOPairChartRequest = Static<typeof AuthOPairChartRequest>;

/** Basis of a ranking. */
const basisFields = {
  fifth_karaka: nullable(oneOf(FIFTH_KARAKAS, { description: 'null in the scheme of eight' })),
  roles: Type.Array(Type.String(), { description: 'roles of the scheme by rank' }),
  ignored_points: Type.Optional(
    Type.Array(Type.String(), { description: 'points of the request that have no rank in the scheme' }),
  ),
  ayanamsa_system: Type.String(),
  ayanamsa_mode: Type.Optional(Type.String()),
  ayanamsa_degrees: Type.Optional(Type.Number()),
  place_center: Type.Optional(Type.String()),
  place_reduction: Type.Optional(Type.String()),
  node: optionalOrNull(Type.String({ description: 'which lunar node Rahu is; null when Rahu has no rank' })),
  computation_basis: Type.Optional(ComputationBasis),
  ...optionsNotApplied,
};

const assignmentFields = {
  karaka_name: Type.String(),
  karaka_rank: Type.Integer(),
  planet: Type.String(),
};
const placeFields = {
  degree_in_sign: Type.Number({ description: 'degrees that decide the rank; of Rahu those to the end of its sign' }),
  sidereal_longitude: Type.Number(),
  is_rahu_inverted: Type.Boolean(),
};
const KarakaAssignmentResponse = shape('KarakaAssignmentResponse', { ...assignmentFields, ...placeFields });

export const AuthOKarakaResultResponse = shape('AuthOKarakaResultResponse', {
  scheme: Type.Integer(),
  atmakaraka: Type.String(),
  assignments: Type.Array(KarakaAssignmentResponse),
  tie_warnings: Type.Array(Type.Array(Type.String(), { minItems: 2, maxItems: 2 }), {
    description: 'pairs of successive ranks at equal degrees, the naturally stronger first',
  }),
  has_ties: Type.Boolean(),
  ...basisFields,
});
export type AuthOKarakaResultResponse = Static<typeof AuthOKarakaResultResponse>;

const PLANET_TYPES = ['luminary', 'inner', 'outer', 'node'] as const;
const conditionResponseFields = {
  ...assignmentFields,
  planet_type: oneOf(PLANET_TYPES),
  ...placeFields,
  is_atmakaraka: Type.Boolean(),
  is_darakaraka: Type.Boolean(),
};
const KarakaConditionResponse = shape('KarakaCondition', conditionResponseFields);
export const KarakaConditionProfileResponse = shape('KarakaConditionProfileResponse', {
  ...conditionResponseFields,
  ...basisFields,
});
export type KarakaConditionProfileResponse = Static<typeof KarakaConditionProfileResponse>;

export const AuthOChartProfileResponse = shape('AuthOChartProfileResponse', {
  scheme: Type.Integer(),
  atmakaraka_planet: Type.String(),
  darakaraka_planet: Type.String(),
  has_node_atmakaraka: Type.Boolean(),
  has_node_darakaraka: Type.Boolean(),
  has_ties: Type.Boolean(),
  tie_count: Type.Integer(),
  profiles: Type.Array(KarakaConditionResponse),
  ...basisFields,
});
export type AuthOChartProfileResponse = Static<typeof AuthOChartProfileResponse>;

export const KarakaPairResponse = shape('KarakaPairResponse', {
  role_a: Type.String(),
  role_b: Type.String(),
  planet_a: Type.String(),
  planet_b: Type.String(),
  type_a: oneOf(PLANET_TYPES),
  type_b: oneOf(PLANET_TYPES),
  involves_node: Type.Boolean(),
  both_are_nodes: Type.Boolean(),
  sidereal_longitude_a: Type.Number(),
  sidereal_longitude_b: Type.Number(),
  ...basisFields,
});
export type KarakaPairResponse = Static<typeof KarakaPairResponse>;
