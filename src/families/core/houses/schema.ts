import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, nullable, optionalOrNull, shape } from '../../../contract/fields.js';
import { HousePolicyRequest, HousePolicyResponse, HousesResponse, houseSystemName } from '../../../contract/houses.js';
import { placeFields } from '../../../contract/place.js';

export const HousesRequest = shape('HousesRequest', {
  dt: isoInstant(),
  ...placeFields,
  system: optionalOrNull(houseSystemName()),
  policy: optionalOrNull(HousePolicyRequest),
  include_boundary_geometry: defaulted(
    Type.Boolean({ description: 'adds the boundaries of the houses in space' }),
    false,
  ),
});
export type HousesRequest = Static<typeof HousesRequest>;

/** Houses as a separate answer, with their computation basis. */
export const HousesAnswer = shape('HousesAnswer', {
  ...HousesResponse.properties,
  computation_basis: ComputationBasis,
});
export type HousesAnswer = Static<typeof HousesAnswer>;

const HouseSystemClassificationResponse = shape('HouseSystemClassificationResponse', {
  family: Type.String(),
  cusp_basis: Type.String(),
  latitude_sensitive: Type.Boolean(),
  polar_capable: Type.Boolean(),
});

const HousesReductionTruthResponse = shape('HousesReductionTruthResponse', {
  engine_surface: Type.String(),
  source_vessel: Type.String(),
  requested_datetime: Type.String(),
  normalized_jd_ut: Type.Number({ description: 'Julian day UT1' }),
  requested_system: Type.Union([Type.String(), Type.Null()]),
  effective_system: Type.String(),
  requested_policy: Type.Optional(nullable(HousePolicyResponse)),
  applied_policy: HousePolicyResponse,
  fallback: Type.Boolean(),
  fallback_reason: optionalOrNull(Type.String()),
  classification: Type.Optional(nullable(HouseSystemClassificationResponse)),
});

export const HousesReductionResponse = shape('HousesReductionResponse', {
  result: HousesAnswer,
  reduction: HousesReductionTruthResponse,
});
export type HousesReductionResponse = Static<typeof HousesReductionResponse>;
