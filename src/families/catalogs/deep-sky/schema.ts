import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { missingFields } from '../../../contract/missing.js';
import { defaulted, isoInstant, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { DEEP_SKY_CLASSES } from '../../../sky/stars/deep-sky-catalogue.js';
import { signFields } from '../../../contract/zodiac.js';

/** Largest number of objects in one request: all of the catalogue. */
const MAX_OBJECTS = 60;
const deepSkyClass = () => oneOf(DEEP_SKY_CLASSES);
const objectName = () =>
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '\\S',
    description: 'name, designation, alias or SIMBAD identifier',
  });

export const DeepSkyListQuery = shape('DeepSkyListQuery', {
  q: optionalOrNull(
    Type.String({ maxLength: 100, description: 'part of a name, designation, alias or SIMBAD identifier' }),
  ),
  object_class: optionalOrNull(deepSkyClass()),
  limit: defaulted(Type.Integer({ minimum: 1, maximum: 100 }), 100),
});
export type DeepSkyListQuery = Static<typeof DeepSkyListQuery>;

const DeepSkyCatalogItemResponse = shape('DeepSkyCatalogItemResponse', {
  name: Type.String(),
  designation: Type.String(),
  aliases: Type.Array(Type.String()),
  object_class: deepSkyClass(),
  is_extended: Type.Boolean(),
  position_semantics: Type.String(),
  simbad_main_id: Type.String(),
  simbad_otype: Type.String(),
  source_ra_deg: Type.Number({ description: 'ICRS, J2000.0' }),
  source_dec_deg: Type.Number(),
  coordinate_bibcode: Type.String(),
  coordinate_quality: Type.String(),
  proper_motion_admitted: Type.Boolean(),
  star_registry_name: nullable(Type.String()),
  nasa_exoplanet_archive_hostname: nullable(Type.String()),
  confirmed_planet_count: nullable(Type.Integer()),
  catalog_version: Type.String(),
});
export type DeepSkyCatalogItemResponse = Static<typeof DeepSkyCatalogItemResponse>;

export const DeepSkyListResponse = shape('DeepSkyListResponse', {
  objects: Type.Array(DeepSkyCatalogItemResponse),
  total: Type.Integer({ description: 'number of objects that match' }),
  returned_count: Type.Integer(),
  query: nullable(Type.String()),
  object_class: nullable(deepSkyClass()),
  catalog_version: Type.String(),
});
export type DeepSkyListResponse = Static<typeof DeepSkyListResponse>;

export const DeepSkyPositionRequest = shape('DeepSkyPositionRequest', { dt: isoInstant(), object: objectName() });
export type DeepSkyPositionRequest = Static<typeof DeepSkyPositionRequest>;

const positionFields = {
  name: Type.String(),
  designation: Type.String(),
  object_class: deepSkyClass(),
  longitude: Type.Number({
    description: 'true ecliptic and equinox of date, degrees; no parallax, deflection or aberration',
  }),
  latitude: Type.Number(),
  ...signFields,
  provenance: shape('DeepSkyPositionProvenanceResponse', {
    requested_datetime: Type.String(),
    normalized_datetime_utc: Type.String(),
    jd_tt: Type.Number(),
    source_ra_deg: Type.Number(),
    source_dec_deg: Type.Number(),
    source_frame: Type.String(),
    source_epoch_jd_tt: Type.Number(),
    position_semantics: Type.String(),
    position_source: Type.String(),
    proper_motion_applied: Type.Boolean(),
    simbad_main_id: Type.String(),
    coordinate_bibcode: Type.String(),
    coordinate_quality: Type.String(),
    catalog_version: Type.String(),
    stage_sequence: Type.Array(Type.String()),
  }),
  apparent: shape('ApparentDeepSkyResponse', {
    longitude: Type.Number({ description: 'with deflection and aberration, for an observer at the geocentre' }),
    latitude: Type.Number(),
    right_ascension: Type.Number({ description: 'true equator and equinox of date, degrees' }),
    declination: Type.Number(),
  }),
};
const DeepSkyPositionResponse = shape('DeepSkyPositionResponse', positionFields);
export type DeepSkyPositionResponse = Static<typeof DeepSkyPositionResponse>;
/** A position as a separate answer, with its computation basis. */
export const DeepSkyPositionAnswer = shape('DeepSkyPositionAnswer', {
  ...positionFields,
  computation_basis: ComputationBasis,
});
export type DeepSkyPositionAnswer = Static<typeof DeepSkyPositionAnswer>;

export const DeepSkyBulkRequest = shape('DeepSkyBulkRequest', {
  dt: isoInstant(),
  objects: Type.Array(objectName(), { minItems: 1, maxItems: MAX_OBJECTS }),
  skip_missing: defaulted(
    Type.Boolean({ description: 'true lists unknown names in `missing`; false refuses the request (422)' }),
    true,
  ),
});
export type DeepSkyBulkRequest = Static<typeof DeepSkyBulkRequest>;
export const DeepSkyBulkResponse = shape('DeepSkyBulkResponse', {
  dt: Type.String(),
  results: mapOf(DeepSkyPositionResponse, { description: 'keys are the requested names' }),
  ...missingFields,
  catalog_version: Type.String(),
  computation_basis: ComputationBasis,
});
export type DeepSkyBulkResponse = Static<typeof DeepSkyBulkResponse>;
