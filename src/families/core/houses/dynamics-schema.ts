import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { HousePolicyRequest, HousesResponse, houseSystemName } from '../../../contract/houses.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { placeFields } from '../../../contract/place.js';
import { inUnit } from '../../../contract/units.js';

const armc = () =>
  inUnit(
    'deg',
    Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'right ascension of the meridian, degrees' }),
  );
export const obliquityDeg = () =>
  inUnit(
    'deg',
    Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 90, description: 'obliquity of the ecliptic, degrees' }),
  );
const openLatitude = () =>
  inUnit(
    'deg',
    Type.Number({ exclusiveMinimum: -90, exclusiveMaximum: 90, description: 'geodetic latitude, degrees north' }),
  );

export const HouseDynamicsRequest = shape('HouseDynamicsRequest', {
  dt: isoInstant(),
  ...placeFields,
  system: optionalOrNull(houseSystemName()),
  policy: optionalOrNull(HousePolicyRequest),
  dt_minutes: defaulted(
    Type.Number({
      minimum: 0.0014399999999999999,
      maximum: 1,
      description: 'half step of the difference, minutes of UT1; the exact speeds do not depend on it',
    }),
    1,
  ),
});
export type HouseDynamicsRequest = Static<typeof HouseDynamicsRequest>;

export const AnalyticalHouseDynamicsRequest = shape('AnalyticalHouseDynamicsRequest', {
  armc: armc(),
  obliquity: obliquityDeg(),
  latitude: openLatitude(),
});
export type AnalyticalHouseDynamicsRequest = Static<typeof AnalyticalHouseDynamicsRequest>;

export const HouseDynamicsFromArmcRequest = shape('HouseDynamicsFromArmcRequest', {
  armc: armc(),
  obliquity: obliquityDeg(),
  latitude: openLatitude(),
  system: optionalOrNull(houseSystemName()),
  policy: optionalOrNull(HousePolicyRequest),
  sun_longitude: optionalOrNull(
    inUnit(
      'deg',
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description: 'longitude of the Sun, degrees; only for the systems N and S, which need it',
      }),
    ),
  ),
  darmc_deg: defaulted(
    Type.Number({
      minimum: 0.001,
      maximum: 1,
      description: 'half step of the difference, degrees of sidereal time; default: one minute of time',
    }),
    0.2506844773377014,
  ),
});
export type HouseDynamicsFromArmcRequest = Static<typeof HouseDynamicsFromArmcRequest>;

const HouseDynamicsComputationResponse = shape('HouseDynamicsComputationResponse', {
  engine_surface: Type.String(),
  source_vessel: Type.String(),
  method: oneOf(['centered_finite_difference', 'analytical_derivative']),
  independent_variable: oneOf(['time', 'armc']),
  half_step: optionalOrNull(
    Type.Number({
      description:
        'half step in use: shorter than requested where the definition of the houses changes within the step',
    }),
  ),
  half_step_unit: optionalOrNull(oneOf(['minutes', 'degrees_armc'])),
  speed_unit: Type.Optional(oneOf(['degrees_per_day'])),
  obliquity_held_fixed: Type.Boolean(),
});

const dynamics = {
  house_cusps: HousesResponse,
  cusp_speeds: Type.Array(
    shape('CuspSpeedResponse', {
      house: Type.Integer({ minimum: 1, maximum: 12 }),
      cusp_longitude: Type.Number(),
      speed_deg_per_day: Type.Number({ description: 'central difference over the half step' }),
      exact_speed_deg_per_day: nullable(
        Type.Number({
          description:
            'limit for a vanishing step, to 1e-8 of its value; null near the edge of the range of the system',
        }),
      ),
    }),
  ),
  asc_speed_deg_per_day: Type.Number(),
  mc_speed_deg_per_day: Type.Number(),
  vertex_speed_deg_per_day: nullable(
    Type.Number({ description: 'null where the ecliptic coincides with the prime vertical' }),
  ),
  anti_vertex_speed_deg_per_day: nullable(Type.Number()),
  exact_angle_speeds: shape('ExactAngleSpeedsResponse', {
    asc_deg_per_day: nullable(
      Type.Number({ description: 'exact derivative; null where the ecliptic coincides with the horizon' }),
    ),
    mc_deg_per_day: Type.Number({ description: 'exact derivative' }),
    vertex_deg_per_day: nullable(Type.Number({ description: 'exact derivative' })),
  }),
  computation: HouseDynamicsComputationResponse,
};
export const HouseDynamicsFromArmcAnswer = shape('HouseDynamicsResponse', { ...dynamics, ...optionsNotApplied });
export type HouseDynamicsFromArmcAnswer = Static<typeof HouseDynamicsFromArmcAnswer>;
export type HouseDynamicsResponse = Omit<HouseDynamicsFromArmcAnswer, 'options_not_applied'>;
export const HouseDynamicsAnswer = shape('HouseDynamicsAnswer', { ...dynamics, computation_basis: ComputationBasis });
export type HouseDynamicsAnswer = Static<typeof HouseDynamicsAnswer>;

export const AnalyticalHouseDynamicsResponse = shape('AnalyticalHouseDynamicsResponse', {
  armc: Type.Number(),
  obliquity: Type.Number(),
  latitude: Type.Number(),
  mc_speed_deg_per_day: Type.Number(),
  asc_speed_deg_per_day: nullable(Type.Number()),
  vertex_speed_deg_per_day: nullable(Type.Number()),
  anti_vertex_speed_deg_per_day: nullable(Type.Number()),
  asc_available: Type.Boolean(),
  vertex_available: Type.Boolean(),
  asc_unavailable_reason: optionalOrNull(Type.String()),
  vertex_unavailable_reason: optionalOrNull(Type.String()),
  computation: HouseDynamicsComputationResponse,
});
export type AnalyticalHouseDynamicsResponse = Static<typeof AnalyticalHouseDynamicsResponse>;
