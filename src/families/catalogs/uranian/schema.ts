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
    description: 'Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon or Transpluto; case-sensitive',
  });

const placeCenter = () =>
  defaulted(
    oneOf(['heliocentric', 'geocentric'], {
      description:
        'heliocentric: mean longitude with uniform motion; geocentric: apparent position on the ellipse of the elements, as in other programs',
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
  element_source: Type.String({ description: 'source of the elements' }),
  place_center: Type.String({ description: 'heliocentric or geocentric' }),
  stage_sequence: Type.Array(Type.String()),
});
export type UranianProvenanceResponse = Static<typeof UranianProvenanceResponse>;

const UranianPositionResponse = shape('UranianPositionResponse', {
  name: Type.String(),
  longitude: Type.Number({
    description: 'tropical longitude, heliocentric mean or geocentric apparent (place_center), degrees in [0, 360)',
  }),
  ...signFields,
  speed: Type.Number({ description: 'degrees per day; constant for heliocentric positions' }),
  body_kind: defaulted(Type.String(), 'hypothetical_body'),
});
export type UranianPositionResponse = Static<typeof UranianPositionResponse>;

/** Only geocentric positions need an ephemeris. */
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
