import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { missingFields } from '../../../contract/missing.js';
import { defaulted, isoInstant, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { signFields } from '../../../contract/zodiac.js';

/** Largest number of stars in one request. */
const MAX_STARS = 500;

export const starName = (
  description = 'name, designation (alf CMa, α CMa, Alpha Canis Majoris, 80 UMa), HIP number or traditional name',
) => Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description });
export const query = (description: string) => optionalOrNull(Type.String({ maxLength: 100, description }));
/** Filter by type. An unknown type gives an empty list; an empty string means all types. */
export const typeFilter = (types: string) =>
  optionalOrNull(Type.String({ maxLength: 100, description: `${types}; another value gives an empty list` }));
export const limit = () => defaulted(Type.Integer({ minimum: 1, maximum: 500 }), 100);

export const StarPositionRequest = shape('StarPositionRequest', { dt: isoInstant(), star: starName() });
export type StarPositionRequest = Static<typeof StarPositionRequest>;

const StarPositionProvenanceResponse = shape('StarPositionProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd_tt: optionalOrNull(Type.Number()),
  coordinate_source: Type.Optional(Type.String()),
  source: optionalOrNull(Type.String()),
  source_mode: optionalOrNull(Type.String()),
  lookup_kind: optionalOrNull(Type.String({ description: 'how the name was matched' })),
  hipparcos_name: optionalOrNull(Type.String()),
  constellation: optionalOrNull(Type.String({ description: 'IAU name' })),
  gaia_match_status: optionalOrNull(Type.String()),
  gaia_source_index: optionalOrNull(Type.Integer()),
  source_kind: optionalOrNull(Type.String()),
  merge_state: optionalOrNull(Type.String()),
  observer_mode: optionalOrNull(Type.String()),
  is_topocentric: optionalOrNull(Type.Boolean()),
  true_position: optionalOrNull(
    Type.Boolean({ description: 'longitude and latitude are the true place; the apparent one is in `apparent`' }),
  ),
  dedup_applied: optionalOrNull(Type.Boolean()),
  relation_kind: optionalOrNull(Type.String()),
  relation_basis: optionalOrNull(Type.String()),
  relation_star_name: optionalOrNull(Type.String()),
  condition_result_kind: optionalOrNull(Type.String()),
  condition_state: optionalOrNull(Type.String()),
  stage_sequence: Type.Array(Type.String()),
  place_kind: oneOf(['true_place_of_date_without_parallax_deflection_aberration']),
  radial_velocity: oneOf(
    ['catalogued', 'not_catalogued_taken_as_zero', 'catalogued_without_effect_for_lack_of_a_parallax'],
    { description: 'radial velocity in the space motion of all places of this answer' },
  ),
  radial_velocity_km_s: nullable(
    Type.Number({ description: 'barycentric, positive receding; null when not catalogued' }),
  ),
  radial_velocity_source: nullable(Type.String()),
});

const ApparentStarResponse = shape('ApparentStarResponse', {
  longitude: Type.Number({ description: 'true ecliptic and equinox of date, degrees' }),
  latitude: Type.Number(),
  right_ascension: Type.Number({ description: 'true equator and equinox of date, degrees' }),
  declination: Type.Number(),
  speed: Type.Number({ description: 'rate of the longitude, degrees per day' }),
  parallax_applied: Type.Boolean(),
});

const starPositionFields = {
  name: Type.String(),
  designation: optionalOrNull(Type.String()),
  longitude: Type.Number({
    description:
      'longitude of the true place (space motion and precession-nutation; no parallax, deflection or aberration) in the true ecliptic of date, degrees in [0, 360)',
  }),
  latitude: Type.Number(),
  distance: optionalOrNull(Type.Number({ description: 'always null; see `distance_ly`' })),
  magnitude: optionalOrNull(Type.Number({ description: 'V; null when the catalogue has none' })),
  ...signFields,
  is_variable: Type.Optional(
    Type.Boolean({ description: 'the star is among the variable stars of /v1/stars/variable/list' }),
  ),
  provenance: StarPositionProvenanceResponse,
  right_ascension: Type.Number({ description: 'right ascension of the true place, true equator of date, degrees' }),
  declination: Type.Number(),
  apparent: ApparentStarResponse,
  distance_ly: nullable(Type.Number({ description: 'from the parallax, light-years' })),
  parallax_mas: nullable(Type.Number()),
  spectral_type: nullable(Type.String()),
};
const StarPositionResponse = shape('StarPositionResponse', starPositionFields);
export type StarPositionResponse = Static<typeof StarPositionResponse>;
/** A place as a separate answer, with its computation basis. */
export const StarPositionAnswer = shape('StarPositionAnswer', {
  ...starPositionFields,
  computation_basis: ComputationBasis,
});
export type StarPositionAnswer = Static<typeof StarPositionAnswer>;

export const StarsBulkRequest = shape('StarsBulkRequest', {
  dt: isoInstant(),
  stars: Type.Array(starName(), { minItems: 1, maxItems: MAX_STARS }),
  skip_missing: defaulted(
    Type.Boolean({ description: 'true lists unknown names in `missing`; false refuses the request (422)' }),
    true,
  ),
});
export type StarsBulkRequest = Static<typeof StarsBulkRequest>;
export const StarsBulkResponse = shape('StarsBulkResponse', {
  dt: Type.String(),
  results: mapOf(StarPositionResponse, { description: 'keys are the requested names' }),
  ...missingFields,
  computation_basis: ComputationBasis,
});
export type StarsBulkResponse = Static<typeof StarsBulkResponse>;

export const StarListQuery = shape('StarListQuery', { q: query('part of a name or designation'), limit: limit() });
export type StarListQuery = Static<typeof StarListQuery>;
export const StarListResponse = shape('StarListResponse', {
  stars: Type.Array(Type.String()),
  total: Type.Integer({ description: 'number of returned names' }),
  total_available: Type.Integer({ description: 'number of names that match' }),
});
export type StarListResponse = Static<typeof StarListResponse>;
