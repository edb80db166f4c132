import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  isoInstant,
  latitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { placeFields } from '../../../contract/place.js';
import { angleDeg } from '../../../contract/points.js';
import { PLACE_CENTERS } from '../../../contract/sidereal-chart.js';

const MAX_BODIES = 48;
const name = () => Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const placeOfBody = {
  right_ascension: angleDeg('apparent right ascension of date, degrees'),
  declination: Type.Number({ minimum: -90, maximum: 90, description: 'apparent declination of date, degrees' }),
};
const policyFields = {
  horizon_altitude: defaulted(
    Type.Number({ minimum: -90, maximum: 90, description: 'altitude at which a body rises and sets, degrees' }),
    0,
  ),
  sectors: defaulted(Type.Unsafe<36>({ type: 'integer', enum: [36], description: 'number of sectors' }), 36),
  plus_zones: defaulted(
    oneOf(['classic', 'extended'], {
      description: 'Gauquelin plus zones: sectors 1-3 and 10-12 (classic), or also 36 and 9 (extended)',
    }),
    'classic',
  ),
};
/** Horizon and sectors of a request. */
export const SectorPolicy = Type.Object(policyFields);
const direct = {
  latitude: latitudeDeg(),
  local_sidereal_time: angleDeg('local apparent sidereal time, degrees'),
  ...policyFields,
};

export const SectorRequest = shape('AuthNDirectSectorRequest', {
  body: optionalOrNull(name()),
  ...placeOfBody,
  ...direct,
});
export type SectorRequest = Static<typeof SectorRequest>;
export const SectorsRequest = shape('AuthNDirectSectorsRequest', {
  bodies: Type.Array(shape('AuthNDirectBodyInput', { body: name(), ...placeOfBody }), {
    minItems: 1,
    maxItems: MAX_BODIES,
  }),
  ...direct,
});
export type SectorsRequest = Static<typeof SectorsRequest>;
export const ChartSectorsRequest = shape('AuthNChartSectorsRequest', {
  dt: isoInstant(),
  ...placeFields,
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_BODIES,
      description: 'default: Sun to Pluto',
    }),
  ),
  ...policyFields,
  place_center: defaulted(
    oneOf(PLACE_CENTERS, { description: 'centre of the positions: the observer or the centre of the Earth' }),
    'topocentric',
  ),
});
export type ChartSectorsRequest = Static<typeof ChartSectorsRequest>;

const SectorPosition = shape('AuthNPositionResponse', {
  body: Type.String(),
  sector: nullable(Type.Integer({ description: '1 to 36; null if the body does not rise and set' })),
  zone: nullable(oneOf(['Plus Zone', 'Neutral Zone'])),
  diurnal_position: nullable(
    Type.Number({
      description: 'degrees: 0 at the upper culmination, 90 at the set, 180 at the lower culmination, 270 at the rise',
    }),
  ),
  sectors: Type.Integer(),
  degree_in_sector: nullable(Type.Number({ description: 'degrees within the sector, [0, 10)' })),
  is_plus_zone: Type.Boolean(),
  horizon_status: oneOf(['normal', 'circumpolar', 'never_rises', 'horizon_coincident']),
  right_ascension: optionalOrNull(Type.Number()),
  declination: optionalOrNull(Type.Number()),
  sector_fraction: nullable(
    Type.Number({ description: 'sector number plus the passed part of the sector, in [1, 37)' }),
  ),
});
export type SectorPosition = Static<typeof SectorPosition>;
const SectorsProvenance = shape('AuthNProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd_ut: optionalOrNull(Type.Number()),
  jd_tt: optionalOrNull(Type.Number()),
  latitude: Type.Number(),
  longitude: optionalOrNull(Type.Number()),
  local_sidereal_time: Type.Number(),
  horizon_altitude: Type.Number(),
  sectors: Type.Integer(),
  requested_bodies: optionalOrNull(Type.Array(Type.String())),
  returned_bodies: Type.Array(Type.String()),
  coordinate_source: oneOf([
    'direct_apparent_ra_dec_lst',
    'direct_apparent_ra_dec_map_lst',
    'chart_apparent_topocentric_ra_dec_lst',
    'chart_apparent_geocentric_ra_dec_lst',
  ]),
  stage_sequence: Type.Array(Type.String()),
  plus_zone_sectors: Type.Array(Type.Integer()),
});
export type SectorsProvenance = Static<typeof SectorsProvenance>;

export const SectorResponse = shape('AuthNSectorResponse', { position: SectorPosition, provenance: SectorsProvenance });
export type SectorResponse = Static<typeof SectorResponse>;
export const SectorsResponse = shape('AuthNSectorsResponse', {
  positions: Type.Array(SectorPosition),
  provenance: SectorsProvenance,
  computation_basis: Type.Optional(ComputationBasis),
});
export type SectorsResponse = Static<typeof SectorsResponse>;
