import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, julianDayUt1, mapOf, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { signFields } from '../../../contract/zodiac.js';

const MAX_NAMES = 9;
const name = () =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon, Transpluto (as written here)',
  });

const placeCenter = () =>
  defaulted(
    oneOf(['heliocentric', 'geocentric'], {
      description:
        'heliocentric: mean longitude, uniform motion; geocentric: apparent place on the ellipse of the elements, as programs print it',
    }),
    'heliocentric',
  );

export const UranianPositionRequest = shape('UranianPositionRequest', {
  name: name(),
  jd_ut: julianDayUt1(),
  place_center: placeCenter(),
});
export type UranianPositionRequest = Static<typeof UranianPositionRequest>;
export const UranianBulkRequest = shape('UranianBulkRequest', {
  jd_ut: julianDayUt1(),
  names: optionalOrNull(
    Type.Array(name(), { minItems: 1, maxItems: MAX_NAMES, uniqueItems: true, description: 'default: all nine' }),
  ),
  place_center: placeCenter(),
});
export type UranianBulkRequest = Static<typeof UranianBulkRequest>;

const modelFields = {
  model: defaulted(Type.String(), 'linear_mean_motion_table'),
  frame: defaulted(Type.String(), 'tropical_ecliptic_longitude'),
  epoch: defaulted(Type.String(), 'J2000'),
};

const UranianProvenanceResponse = shape('UranianProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  body_kind: defaulted(Type.String(), 'hypothetical_body'),
  school: defaulted(Type.String(), 'Hamburg_Uranian'),
  formula_basis: Type.Optional(Type.String()),
  ...modelFields,
  physical_ephemeris: defaulted(Type.String(), 'none'),
  spk_kernel_used: defaulted(Type.Boolean(), false),
  current_name_count: defaulted(Type.Integer(), MAX_NAMES),
  note: Type.Optional(Type.String()),
  element_source: Type.String({ description: 'where the mean longitudes and motions come from' }),
  place_center: Type.String({ description: 'heliocentric or geocentric' }),
  stage_sequence: Type.Array(Type.String()),
});
export type UranianProvenanceResponse = Static<typeof UranianProvenanceResponse>;

const UranianPositionResponse = shape('UranianPositionResponse', {
  name: Type.String(),
  longitude: Type.Number({
    description:
      'heliocentric mean longitude or geocentric apparent longitude (place_center), tropical, degrees in [0, 360)',
  }),
  ...signFields,
  speed: Type.Number({ description: 'degrees per day; constant where the place is heliocentric' }),
  body_kind: defaulted(Type.String(), 'hypothetical_body'),
});
export type UranianPositionResponse = Static<typeof UranianPositionResponse>;

/** Of geocentric places alone: mean points need no ephemeris. */
const geocentricBasis = { computation_basis: Type.Optional(ComputationBasis) };

export const UranianCatalogResponse = shape('UranianCatalogResponse', {
  names: Type.Array(Type.String()),
  count: Type.Integer(),
  ...modelFields,
  provenance: UranianProvenanceResponse,
});
export type UranianCatalogResponse = Static<typeof UranianCatalogResponse>;
export const UranianSingleResponse = shape('UranianSingleResponse', {
  position: UranianPositionResponse,
  provenance: UranianProvenanceResponse,
  ...geocentricBasis,
});
export type UranianSingleResponse = Static<typeof UranianSingleResponse>;
export const UranianBulkResponse = shape('UranianBulkResponse', {
  positions: mapOf(UranianPositionResponse),
  count: Type.Integer(),
  requested_names: Type.Array(Type.String()),
  provenance: UranianProvenanceResponse,
  ...geocentricBasis,
});
export type UranianBulkResponse = Static<typeof UranianBulkResponse>;
