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
  oneOf,
  optionalOrNull,
  shape,
} from './fields.js';
import type { InertOption } from './inert-options.js';
import { houseSystemName } from './houses.js';
import { ayanamsaName } from './sidereal.js';

/** Most bodies that one request may name. */
const MAX_BODIES = 50;

/** Whose places are meant: of the Earth's centre, as the texts reckon, or of the observer. */
export const PLACE_CENTERS = ['geocentric', 'topocentric'] as const;
export type PlaceCenter = (typeof PLACE_CENTERS)[number];
const PLACE_REDUCTIONS = ['apparent', 'geometric'] as const;
export const NODES = ['true', 'mean'] as const;

/** How tropical places are made and turned into sidereal ones: the same names in every family of the sidereal zodiac. */
export const siderealPlaceFields = {
  ayanamsa_mode: defaulted(
    oneOf(['true', 'mean'], {
      description: 'true: the ayanamsa counts from the true equinox of date, with nutation; mean: without nutation',
    }),
    'true',
  ),
  place_center: defaulted(
    oneOf(PLACE_CENTERS, {
      description: 'geocentric, as the texts reckon; topocentric: seen from the observer, who must be given',
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

/** Latitude of an observer for whom there is a Lagna at any moment: the poles have none. */
export const lagnaLatitude = () =>
  Type.Number({
    exclusiveMinimum: -90,
    exclusiveMaximum: 90,
    description: 'geodetic latitude, degrees north; the poles, which have no Lagna, are excluded',
  });

/** Fields of every request that has its sidereal chart computed. */
export const siderealChartFields = {
  dt: isoInstant(),
  ayanamsa_system: ayanamsaName(),
  bodies: optionalOrNull(
    Type.Array(
      bodyName('planet, Rahu, Ketu, Lagna (with an observer), a point of the lunar orbit, or a named small body'),
      {
        minItems: 1,
        maxItems: MAX_BODIES,
        description: 'bodies whose places the provenance lists beside those that the answer needs',
      },
    ),
  ),
  observer_lat: optionalOrNull(lagnaLatitude()),
  observer_lon: optionalOrNull(longitudeDeg('observer: geodetic longitude, degrees east')),
  observer_elev_m: defaulted(elevationM(), 0),
  include_nodes: defaulted(
    Type.Boolean({ description: 'also list the nodes and apogees of the Moon in the provenance' }),
    false,
  ),
  house_system: optionalOrNull(houseSystemName()),
  ...siderealPlaceFields,
};

interface ChartOptions {
  readonly place_center?: PlaceCenter;
}

/** Fields of a sidereal chart that do not act in some requests. */
export const siderealChartInert: readonly InertOption<ChartOptions>[] = [
  {
    field: '/observer_elev_m',
    reason: 'a height moves topocentric places alone: places here are geocentric (place_center)',
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
  ayanamsa_offset: Type.Number({ description: 'degrees that are taken from the tropical longitudes' }),
  requested_bodies: Type.Array(Type.String()),
  returned_bodies: Type.Array(Type.String()),
  observer: optionalOrNull(SiderealObserverResponse),
  sidereal_longitudes: mapOf(Type.Number()),
  tropical_lagna: optionalOrNull(Type.Number()),
  sidereal_lagna: optionalOrNull(Type.Number()),
  sidereal_lagna_sign_index: optionalOrNull(Type.Integer()),
  house_system: optionalOrNull(Type.String()),
  stage_sequence: Type.Array(Type.String()),
  sidereal_cusps: Type.Optional(
    Type.Array(Type.Number(), { description: 'twelve cusps of house_system, sidereal; present when it is asked for' }),
  ),
  ayanamsa_mode: Type.String(),
  place_center: Type.String(),
  place_reduction: Type.String(),
  node: optionalOrNull(Type.String({ description: 'which node Rahu is, where the answer uses it' })),
  computation_basis: ComputationBasis,
});
export type SiderealChartProvenanceResponse = Static<typeof SiderealChartProvenanceResponse>;
