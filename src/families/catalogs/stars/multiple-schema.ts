import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, isoInstant, mapOf, nullable, optionalOrNull, shape } from '../../../contract/fields.js';
import { SYSTEM_TYPES } from '../../../sky/stars/multiple-catalogue.js';
import { limit, query, starName, typeFilter } from './schema.js';

const systemName = () => starName('name, designation or alias of a catalogued system');

export const MultipleListQuery = shape('MultipleStarListQuery', {
  q: query('part of a name'),
  system_type: typeFilter(SYSTEM_TYPES.join(', ')),
  limit: limit(),
});
export type MultipleListQuery = Static<typeof MultipleListQuery>;
export const MultipleParams = shape('MultipleStarParams', { name: systemName() });

export const MultipleStarListResponse = shape('MultipleStarListResponse', {
  systems: Type.Array(Type.String()),
  total: Type.Integer(),
  provenance: shape('MultipleStarListProvenanceResponse', {
    catalog_source: Type.Array(Type.String()),
    catalog_scope: Type.Optional(Type.String()),
    requested_query: optionalOrNull(Type.String()),
    requested_system_type: optionalOrNull(Type.String()),
    limit: Type.Integer(),
    returned_count: Type.Integer(),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type MultipleStarListResponse = Static<typeof MultipleStarListResponse>;

const MultipleStarComponentResponse = shape('MultipleStarComponentResponse', {
  label: Type.String(),
  spectral_type: Type.String(),
  magnitude: Type.Number(),
  mass_solar: nullable(Type.Number({ description: 'solar masses; null when unknown' })),
  note: Type.String(),
});
export type MultipleStarComponentResponse = Static<typeof MultipleStarComponentResponse>;

const MultipleStarOrbitResponse = shape('MultipleStarOrbitResponse', {
  label: Type.String(),
  period_yr: Type.Number({ description: 'Julian years; 0 when unknown' }),
  epoch_jd: Type.Number({ description: 'Julian day of periastron; 0 when unknown' }),
  ecc: Type.Number(),
  semi_major_arcsec: Type.Number({
    description: 'semi-major axis, or the measured separation of a pair without an orbit',
  }),
  incl_deg: Type.Number(),
  node_deg: Type.Number(),
  arg_peri_deg: Type.Number(),
  ref_pa_deg: Type.Number({ description: 'measured position angle of a pair without an orbit' }),
  period_uncertain: Type.Boolean(),
  elements_source: Type.String(),
});

export const MultipleStarSystemResponse = shape('MultipleStarSystemResponse', {
  name: Type.String(),
  designation: Type.String(),
  also_known_as: Type.Array(Type.String()),
  system_type: Type.String(),
  components: Type.Array(MultipleStarComponentResponse),
  orbits: Type.Array(MultipleStarOrbitResponse),
  combined_mag: Type.Number(),
  computed_combined_magnitude: Type.Number(),
  classical_quality: Type.String(),
  note: Type.String(),
  provenance: shape('MultipleStarCatalogProvenanceResponse', {
    catalog_source: Type.Array(Type.String()),
    catalog_scope: Type.Optional(Type.String()),
    system_type: Type.String(),
    orbit_model: Type.String(),
    orbital_doctrine: Type.String(),
    resolvability_doctrine: Type.Optional(Type.String()),
    combined_magnitude_doctrine: Type.Optional(Type.String()),
    primary_orbit_label: optionalOrNull(Type.String()),
    primary_orbit_period_uncertain: optionalOrNull(Type.Boolean()),
    stage_sequence: Type.Array(Type.String()),
  }),
});
export type MultipleStarSystemResponse = Static<typeof MultipleStarSystemResponse>;

export const MultipleStarStateRequest = shape('MultipleStarStateRequest', {
  dt: isoInstant(),
  system: systemName(),
  aperture_mm: defaulted(
    Type.Number({ minimum: 0.01, maximum: 10_000, description: 'clear aperture of the telescope, millimetres' }),
    100,
  ),
});
export type MultipleStarStateRequest = Static<typeof MultipleStarStateRequest>;

const PairPlaceResponse = shape('PairPlaceResponse', {
  label: Type.String(),
  separation_arcsec: Type.Number(),
  position_angle_deg: Type.Number(),
  is_resolvable: Type.Boolean(),
  from_orbit: Type.Boolean({ description: 'false for the catalogued measurement of a pair without an orbit' }),
  position_angle_reliable: Type.Boolean(),
});

export const MultipleStarStateResponse = shape('MultipleStarStateResponse', {
  system: MultipleStarSystemResponse,
  separation_arcsec: Type.Number({ description: 'of the principal pair' }),
  position_angle_deg: Type.Number({ description: 'secondary from primary, north through east, equinox J2000' }),
  is_resolvable: Type.Boolean({ description: "separation >= Dawes' limit of the aperture" }),
  is_resolvable_100mm: Type.Boolean(),
  is_resolvable_200mm: Type.Boolean(),
  dominant_component: Type.String(),
  components: mapOf(MultipleStarComponentResponse),
  provenance: shape('MultipleStarStateProvenanceResponse', {
    requested_datetime: Type.String(),
    normalized_datetime_utc: Type.String(),
    jd: Type.Number({ description: 'Julian day UT1' }),
    computation_source: Type.Optional(Type.String()),
    catalog_source: Type.Array(Type.String()),
    requested_system: Type.String(),
    returned_system: Type.String(),
    system_type: Type.String(),
    orbit_model: Type.String(),
    aperture_mm: Type.Number(),
    dawes_limit_arcsec: Type.Number(),
    primary_orbit_label: optionalOrNull(Type.String()),
    primary_orbit_period_uncertain: optionalOrNull(Type.Boolean()),
    stage_sequence: Type.Array(Type.String()),
  }),
  pairs: Type.Array(PairPlaceResponse, { description: 'every catalogued pair of the system' }),
});
export type MultipleStarStateResponse = Static<typeof MultipleStarStateResponse>;
