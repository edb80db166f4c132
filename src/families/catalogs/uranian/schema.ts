import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, julianDayUt1, mapOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { signFields } from '../../../contract/zodiac.js';

const MAX_NAMES = 9;
const name = () =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon, Transpluto (as written here)',
  });

export const UranianPositionRequest = shape('UranianPositionRequest', { name: name(), jd_ut: julianDayUt1() });
export type UranianPositionRequest = Static<typeof UranianPositionRequest>;
export const UranianBulkRequest = shape('UranianBulkRequest', {
  jd_ut: julianDayUt1(),
  names: optionalOrNull(
    Type.Array(name(), { minItems: 1, maxItems: MAX_NAMES, uniqueItems: true, description: 'default: all nine' }),
  ),
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
  stage_sequence: Type.Array(Type.String()),
});
export type UranianProvenanceResponse = Static<typeof UranianProvenanceResponse>;

const UranianPositionResponse = shape('UranianPositionResponse', {
  name: Type.String(),
  longitude: Type.Number({ description: 'heliocentric mean longitude, tropical, degrees in [0, 360)' }),
  ...signFields,
  speed: Type.Number({ description: 'constant, degrees per day' }),
  body_kind: defaulted(Type.String(), 'hypothetical_body'),
});
export type UranianPositionResponse = Static<typeof UranianPositionResponse>;

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
});
export type UranianSingleResponse = Static<typeof UranianSingleResponse>;
export const UranianBulkResponse = shape('UranianBulkResponse', {
  positions: mapOf(UranianPositionResponse),
  count: Type.Integer(),
  requested_names: Type.Array(Type.String()),
  provenance: UranianProvenanceResponse,
});
export type UranianBulkResponse = Static<typeof UranianBulkResponse>;
