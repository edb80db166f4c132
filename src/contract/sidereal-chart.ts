import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from './basis.js';
import {
  bodyName,
  defaulted,
  elevationM,
  isoInstant,
  longitudeDeg,
  mapOf,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from './fields.js';
import type { InertOption } from './inert-options.js';
import { houseSystemName } from './houses.js';
import { ayanamsaName } from './sidereal.js';

/** Most bodies that one request may name. */
const MAX_BODIES = 50;

/** Origin of positions: the Earth's centre, as in the classical works, or the observer. */
export const PLACE_CENTERS = ['geocentric', 'topocentric'] as const;
export type PlaceCenter = (typeof PLACE_CENTERS)[number];
const PLACE_REDUCTIONS = ['apparent', 'geometric'] as const;
const NODES = ['true', 'mean'] as const;

/** Reduction of tropical positions and their conversion to sidereal ones; all families of the sidereal zodiac use these names. */
export const siderealPlaceFields = {
  ayanamsa_mode: defaulted(
    oneOf(['true', 'mean'], {
      description: 'true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation',
    }),
    'true',
  ),
  place_center: defaulted(
    oneOf(PLACE_CENTERS, {
      description: 'geocentric, as in the classical works; topocentric: from the observer, which is then required',
    }),
    'geocentric',
  ),
  place_reduction: defaulted(
    oneOf(PLACE_REDUCTIONS, {
      description: 'apparent: with light-time, deflection and aberration; geometric: without them',
    }),
    'apparent',
  ),
};

/** Which lunar node Rahu and Ketu are. */
export const nodeField = (description: string) => defaulted(oneOf(NODES, { description }), 'true');

/** Fields of a sidereal zodiac with their defaults, for requests that have only some of them. */
export const SiderealPlaceFields = Type.Object({
  ayanamsa_system: ayanamsaName(),
  ...siderealPlaceFields,
  node: nodeField('which lunar node Rahu is'),
});

/** Latitude of an observer; the poles have no Lagna. */
export const lagnaLatitude = () =>
  Type.Number({
    exclusiveMinimum: -90,
    exclusiveMaximum: 90,
    description: 'geodetic latitude, degrees north; the poles, which have no Lagna, are excluded',
  });

/** Fields of every request whose sidereal chart is computed. */
export const siderealChartFields = {
  dt: isoInstant(),
  ayanamsa_system: ayanamsaName(),
  bodies: optionalOrNull(
    Type.Array(
      bodyName('planet, Rahu, Ketu, Lagna (with an observer), a point of the lunar orbit, or a named small body'),
      {
        minItems: 1,
        maxItems: MAX_BODIES,
        description: 'further bodies whose positions the provenance lists',
      },
    ),
  ),
  observer_lat: optionalOrNull(lagnaLatitude()),
  observer_lon: optionalOrNull(longitudeDeg('observer: geodetic longitude, degrees east')),
  observer_elev_m: defaulted(elevationM(), 0),
  include_nodes: defaulted(
    Type.Boolean({ description: 'lists the nodes and apogees of the Moon in the provenance' }),
    false,
  ),
  house_system: optionalOrNull(houseSystemName()),
  ...siderealPlaceFields,
};

/** Fields of a sidereal chart with their defaults. */
export const SiderealChartFields = Type.Object({ ...siderealChartFields, node: SiderealPlaceFields.properties.node });

interface ChartOptions {
  readonly place_center?: PlaceCenter;
}

/** Fields of a sidereal chart that have no effect in some requests. */
export const siderealChartInert: readonly InertOption<ChartOptions>[] = [
  {
    field: '/observer_elev_m',
    reason:
      'the height changes only topocentric positions; the positions of this request are geocentric (place_center)',
    when: (body) => body.place_center !== 'topocentric',
  },
];

const SiderealObserverResponse = shape('SiderealObserverResponse', {
  latitude: Type.Number(),
  longitude: Type.Number(),
  elevation_m: Type.Number(),
});

export const SiderealChartProvenanceResponse = shape('SiderealChartProvenanceResponse', {
  requested_datetime: Type.String(),
  normalized_datetime_utc: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  ayanamsa_system: Type.String(),
  ayanamsa_offset: Type.Number({ description: 'degrees subtracted from tropical longitudes' }),
  requested_bodies: Type.Array(Type.String()),
  returned_bodies: Type.Array(Type.String()),
  observer: nullable(SiderealObserverResponse),
  sidereal_longitudes: mapOf(Type.Number()),
  tropical_lagna: nullable(Type.Number()),
  sidereal_lagna: nullable(Type.Number()),
  sidereal_lagna_sign_index: nullable(Type.Integer()),
  house_system: nullable(Type.String()),
  stage_sequence: Type.Array(Type.String()),
  sidereal_cusps: Type.Optional(
    Type.Array(Type.Number(), { description: 'twelve sidereal cusps of house_system; absent without a house system' }),
  ),
  ayanamsa_mode: Type.String(),
  place_center: Type.String(),
  place_reduction: Type.String(),
  node: nullable(Type.String({ description: 'which lunar node Rahu is; null when the answer does not use it' })),
  computation_basis: ComputationBasis,
});
export type SiderealChartProvenanceResponse = Static<typeof SiderealChartProvenanceResponse>;
