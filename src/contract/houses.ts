import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from './fields.js';

export const UNKNOWN_SYSTEM = ['fallback_to_placidus', 'raise'] as const;
const POLAR_FALLBACK = [
  'fallback_to_porphyry',
  'fallback_to_equal',
  'fallback_to_whole_sign',
  'raise',
  'experimental_search',
] as const;

/** Name of a house system in requests; the policy decides about unknown names. */
export const houseSystemName = () =>
  Type.String({
    minLength: 1,
    maxLength: 64,
    description:
      'house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name',
  });

export const HousePolicyRequest = shape('HousePolicyRequest', {
  unknown_system: defaulted(
    oneOf(UNKNOWN_SYSTEM, { description: 'treatment of an unknown system name' }),
    'fallback_to_placidus',
  ),
  polar_fallback: defaulted(
    oneOf(POLAR_FALLBACK, {
      description:
        'treatment of a system whose definition fails for the place and moment; experimental_search uses the definition wherever it has exactly one solution; figure_conditions lists cusps against the order of the signs',
    }),
    'fallback_to_porphyry',
  ),
});
export type HousePolicyRequest = Static<typeof HousePolicyRequest>;

export const HousePolicyResponse = shape('HousePolicyResponse', {
  unknown_system: oneOf(UNKNOWN_SYSTEM),
  polar_fallback: oneOf(POLAR_FALLBACK),
});
export type HousePolicyResponse = Static<typeof HousePolicyResponse>;

const direction = (description: string) => Type.Array(Type.Number(), { minItems: 3, maxItems: 3, description });

const HouseBoundaryCurvePointResponse = shape('HouseBoundaryCurvePointResponse', {
  direction: direction('unit vector, true equator and equinox of date'),
  right_ascension_deg: Type.Number(),
  declination_deg: Type.Number(),
});

const HouseBoundaryGeometryResponse = shape('HouseBoundaryGeometryResponse', {
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  kind: oneOf(['great_circle_plane', 'semi_arc_event_curve']),
  cusp_longitude: Type.Number(),
  anchor_direction: direction('the cusp on the ecliptic: unit vector, true equator and equinox of date'),
  plane_normal: optionalOrNull(direction('unit normal of the boundary, for great circles')),
  curve_points: Type.Optional(Type.Array(HouseBoundaryCurvePointResponse)),
  event_phase: optionalOrNull(
    Type.String({ description: 'upper, lower, antipodal_upper or antipodal_lower, for semi-arc curves' }),
  ),
  event_fraction: optionalOrNull(Type.Number({ description: 'fraction of the semi-arc, counted from the meridian' })),
});

export const HouseBoundaryGeometrySetResponse = shape('HouseBoundaryGeometrySetResponse', {
  effective_system: Type.String(),
  availability: oneOf(['complete', 'cusp_intersections_only']),
  frame: oneOf(['true_equator_and_equinox_of_date']),
  obliquity_deg: Type.Number(),
  observer_latitude_deg: Type.Number(),
  zodiac_offset_deg: Type.Number(),
  boundaries: Type.Optional(Type.Array(HouseBoundaryGeometryResponse)),
  reason: optionalOrNull(Type.String()),
});
export type HouseBoundaryGeometrySetResponse = Static<typeof HouseBoundaryGeometrySetResponse>;

export const HousesResponse = shape('HousesResponse', {
  system: Type.String({ description: 'code of the requested system, or the unknown name' }),
  effective_system: Type.String({ description: 'code of the system that made the cusps' }),
  fallback: Type.Boolean(),
  fallback_reason: optionalOrNull(Type.String()),
  classification_family: optionalOrNull(Type.String()),
  classification_cusp_basis: optionalOrNull(Type.String()),
  classification_latitude_sensitive: optionalOrNull(Type.Boolean()),
  classification_polar_capable: optionalOrNull(Type.Boolean()),
  policy: HousePolicyResponse,
  asc: Type.Number({ description: 'rising degree' }),
  mc: Type.Number({ description: 'degree of the meridian whose right ascension is the ARMC' }),
  armc: Type.Number({ description: 'apparent sidereal time plus east longitude, degrees' }),
  dsc: Type.Number(),
  ic: Type.Number(),
  east_point: optionalOrNull(
    Type.Number({ description: 'equatorial ascendant: the ascendant of this ARMC at latitude 0' }),
  ),
  vertex: optionalOrNull(
    Type.Number({ description: 'western intersection of ecliptic and prime vertical; null where the two coincide' }),
  ),
  anti_vertex: optionalOrNull(Type.Number()),
  cusps: Type.Array(Type.Number(), {
    minItems: 12,
    maxItems: 12,
    description: 'cusps 1 to 12, degrees of the true ecliptic of date',
  }),
  boundary_geometry: optionalOrNull(HouseBoundaryGeometrySetResponse),
  figure_conditions: Type.Optional(
    Type.Array(
      oneOf([
        'geographic_pole',
        'midheaven_below_horizon',
        'ecliptic_in_horizon',
        'ecliptic_in_prime_vertical',
        'cusps_out_of_order',
      ]),
      { description: 'unusual conditions of this figure; usually empty' },
    ),
  ),
});
export type HousesResponse = Static<typeof HousesResponse>;
