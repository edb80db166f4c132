import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { ComputationBasis } from './basis.js';
import { defaulted, isoInstant, mapOf, nullable, oneOf, optionalOrNull, shape } from './fields.js';
import { missingFields } from './missing.js';
import { signFields } from './zodiac.js';

/** Most bodies that one request may name. */
export const MAX_SMALL_BODIES = 500;

/** An asteroid or comet in a request of the dedicated routes: name, designation, or a number. */
export const smallBodyIdentity = (description: string) =>
  Type.Union(
    [Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }), Type.Integer({ minimum: 1, maximum: 99_999_999 })],
    { description },
  );

/** Where the states of a small body come from. */
export const SmallBodySourceResponse = shape('SmallBodySourceResponse', {
  kind: oneOf(['kernel', 'embedded', 'integrated'], {
    description: "an operator's SPK file; the embedded file; an integration of catalogued elements",
  }),
  source: Type.String(),
  sha256: nullable(Type.String()),
  coverage_start_jd_tdb: Type.Number(),
  coverage_end_jd_tdb: Type.Number(),
  elements_epoch_jd_tdb: nullable(
    Type.Number({ description: 'epoch of the osculating elements that were integrated' }),
  ),
  element_set: nullable(Type.String({ description: 'name of the orbit solution, or the apparition it belongs to' })),
  element_source: nullable(Type.String({ description: 'where the orbit solution was published' })),
  model: Type.String(),
  estimated_error_arcsec: Type.Number({
    description:
      "estimated error of the position of this body at this instant, seen from the Earth; the README of the family states how often it is exceeded. 0: unknown (an operator's kernel)",
  }),
});
export type SmallBodySourceResponse = Static<typeof SmallBodySourceResponse>;

/** One place, as the asteroid and comet routes answer it. */
export const smallBodyPositionFields = {
  name: Type.String(),
  naif_id: nullable(Type.Integer({ description: 'null for bodies that have no number' })),
  longitude: Type.Number({ description: 'apparent geocentric longitude of date, degrees in [0, 360)' }),
  latitude: Type.Number(),
  distance: Type.Number({ description: 'light-time distance, km' }),
  speed: Type.Number({ description: 'rate of the longitude, degrees per day' }),
  retrograde: Type.Boolean(),
  ...signFields,
  is_sovereign: Type.Boolean({
    description: 'the states are in a file (kernel or embedded) that covers the instant',
  }),
  velocity_x: optionalOrNull(Type.Number({ description: 'not answered' })),
  velocity_y: optionalOrNull(Type.Number({ description: 'not answered' })),
  velocity_z: optionalOrNull(Type.Number({ description: 'not answered' })),
};

export const smallBodyProvenanceFields = {
  requested_datetime: Type.String(),
  normalized_datetime_utc: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  coordinate_source: Type.String(),
  kernel_source: oneOf(['loaded_small_body_reader', 'integrated_from_osculating_elements']),
  known_catalog_entry: Type.Boolean(),
  loaded_kernel_available: Type.Boolean(),
  requested_body: Type.String(),
  returned_body: Type.String(),
  returned_naif_id: nullable(Type.Integer()),
  naif_convention: Type.String(),
  frame: Type.String(),
  stage_sequence: Type.Array(Type.String()),
  small_body_source: SmallBodySourceResponse,
};

export const bulkProvenanceFields = {
  requested_datetime: Type.String(),
  normalized_datetime_utc: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  coordinate_source: Type.String(),
  kernel_source: oneOf([
    'loaded_small_body_reader',
    'integrated_from_osculating_elements',
    'loaded_small_body_reader_and_integration',
  ]),
  requested_bodies: Type.Array(Type.String()),
  returned_bodies: Type.Array(Type.String()),
  missing_bodies: Type.Array(Type.String()),
  loaded_kernel_available: Type.Boolean(),
  stage_sequence: Type.Array(Type.String()),
};

/** A request for many places. */
export const smallBodyBulkRequestFields = (identity: () => ReturnType<typeof smallBodyIdentity>) => ({
  dt: isoInstant(),
  bodies: Type.Array(identity(), { minItems: 1, maxItems: MAX_SMALL_BODIES }),
  skip_missing: defaulted(
    Type.Boolean({ description: 'list what cannot be answered in `missing`; false: such a body is a 422' }),
    true,
  ),
});

/** Positions of several bodies by the requested identity. */
export const smallBodyBulkFields = <P extends TSchema, V extends TSchema>(position: P, provenance: V) => ({
  dt: Type.String(),
  results: mapOf(position, { description: 'positions by the requested identity' }),
  ...missingFields,
  sovereign_used: Type.Boolean(),
  provenance,
  computation_basis: ComputationBasis,
});

export const listProvenanceFields = {
  catalog_source: Type.String(),
  catalog_scope: Type.String(),
  availability_source: Type.String(),
  loaded_kernel_available: Type.Boolean(),
  requested_query: optionalOrNull(Type.String()),
  limit: Type.Integer(),
  returned_count: Type.Integer(),
  stage_sequence: Type.Array(Type.String()),
};
