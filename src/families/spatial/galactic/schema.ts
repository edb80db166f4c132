import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  elevationM,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { angleDeg } from '../../../contract/points.js';

const MAX_BODIES = 12;
const FRAMES = ['equatorial_j2000_icrs', 'galactic_iau_1958', 'ecliptic_true_of_date'] as const;
export type FrameName = (typeof FRAMES)[number];
const SOURCES = [
  'direct_equatorial_j2000_icrs',
  'direct_galactic_iau_1958',
  'direct_ecliptic_true_of_date',
  'reference_point_catalog_j2000_icrs',
  'chart_ecliptic_true_of_date',
] as const;

const angle = (description: string) => angleDeg(`${description}, degrees`);
const polar = (description: string) =>
  Type.Number({ minimum: -90, maximum: 90, description: `${description}, degrees` });
export const jdTt = () =>
  Type.Number({
    minimum: 625_295,
    maximum: 4_277_795,
    description: 'Julian day TT, at most 5,000 years from J2000.0',
  });
const dayFields = {
  obliquity: Type.Number({
    minimum: 0,
    maximum: 90,
    description: 'obliquity between the true equator and the ecliptic of date, degrees',
  }),
  jd_tt: jdTt(),
};

export const GalacticEquatorialToGalacticRequest = shape('GalacticEquatorialToGalacticRequest', {
  right_ascension: angle('ICRS right ascension'),
  declination: polar('ICRS declination'),
});
export type GalacticEquatorialToGalacticRequest = Static<typeof GalacticEquatorialToGalacticRequest>;
const galacticPlace = {
  galactic_longitude: angle('galactic longitude'),
  galactic_latitude: polar('galactic latitude'),
};
export const GalacticGalacticToEquatorialRequest = shape('GalacticGalacticToEquatorialRequest', galacticPlace);
export type GalacticGalacticToEquatorialRequest = Static<typeof GalacticGalacticToEquatorialRequest>;
export const GalacticEclipticToGalacticRequest = shape('GalacticEclipticToGalacticRequest', {
  ecliptic_longitude: angle('ecliptic longitude of date'),
  ecliptic_latitude: polar('ecliptic latitude of date'),
  ...dayFields,
});
export type GalacticEclipticToGalacticRequest = Static<typeof GalacticEclipticToGalacticRequest>;
export const GalacticGalacticToEclipticRequest = shape('GalacticGalacticToEclipticRequest', {
  ...galacticPlace,
  ...dayFields,
});
export type GalacticGalacticToEclipticRequest = Static<typeof GalacticGalacticToEclipticRequest>;
export const GalacticReferencePointsRequest = shape('GalacticReferencePointsRequest', dayFields);
export type GalacticReferencePointsRequest = Static<typeof GalacticReferencePointsRequest>;
export const GalacticChartPositionsRequest = shape('GalacticChartPositionsRequest', {
  dt: isoInstant(),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_BODIES,
      description: 'default: Sun to Pluto',
    }),
  ),
  observer_lat: optionalOrNull(
    latitudeDeg(
      'observer: geodetic latitude, degrees north; without observer_lat and observer_lon the positions are geocentric',
    ),
  ),
  observer_lon: optionalOrNull(longitudeDeg('observer: geodetic longitude, degrees east')),
  observer_elev_m: defaulted(elevationM(), 0),
});
export type GalacticChartPositionsRequest = Static<typeof GalacticChartPositionsRequest>;

const frameFields = { source_frame: oneOf(FRAMES), target_frame: oneOf(FRAMES) };
const GalacticProvenanceResponse = shape('GalacticProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd_ut: optionalOrNull(Type.Number()),
  jd_tt: optionalOrNull(Type.Number()),
  obliquity_deg: optionalOrNull(Type.Number()),
  true_obliquity_deg: optionalOrNull(Type.Number({ description: 'true obliquity at jd_tt (IAU 2006/2000A), degrees' })),
  requested_bodies: optionalOrNull(Type.Array(Type.String())),
  returned_bodies: Type.Array(Type.String()),
  ...frameFields,
  coordinate_source: oneOf(SOURCES),
  galactic_definition: Type.String(),
  center: Type.Optional(oneOf(['geocentric', 'topocentric'], { description: 'centre of the positions of a chart' })),
  stage_sequence: Type.Array(Type.String()),
});
export type GalacticProvenanceResponse = Static<typeof GalacticProvenanceResponse>;

const answer = { ...frameFields, provenance: GalacticProvenanceResponse };
export const GalacticCoordinateResponse = shape('GalacticCoordinateResponse', {
  galactic_longitude: Type.Number(),
  galactic_latitude: Type.Number(),
  ...answer,
});
export type GalacticCoordinateResponse = Static<typeof GalacticCoordinateResponse>;
export const GalacticEquatorialCoordinateResponse = shape('GalacticEquatorialCoordinateResponse', {
  right_ascension: Type.Number(),
  declination: Type.Number(),
  ...answer,
});
export type GalacticEquatorialCoordinateResponse = Static<typeof GalacticEquatorialCoordinateResponse>;
export const GalacticEclipticCoordinateResponse = shape('GalacticEclipticCoordinateResponse', {
  ecliptic_longitude: Type.Number(),
  ecliptic_latitude: Type.Number(),
  ...answer,
});
export type GalacticEclipticCoordinateResponse = Static<typeof GalacticEclipticCoordinateResponse>;

export const GalacticReferencePointsResponse = shape('GalacticReferencePointsResponse', {
  points: Type.Array(
    shape('GalacticReferencePointResponse', {
      name: Type.String(),
      ecliptic_longitude: Type.Number(),
      ecliptic_latitude: Type.Number(),
      ...frameFields,
      right_ascension_icrs: Type.Number(),
      declination_icrs: Type.Number(),
      identity: Type.String({ description: 'definition of the point' }),
    }),
  ),
  provenance: GalacticProvenanceResponse,
});
export type GalacticReferencePointsResponse = Static<typeof GalacticReferencePointsResponse>;

export const GalacticPositionsResponse = shape('GalacticPositionsResponse', {
  positions: Type.Array(
    shape('GalacticPositionResponse', {
      body: Type.String(),
      galactic_longitude: Type.Number(),
      galactic_latitude: Type.Number(),
      ecliptic_longitude: Type.Number(),
      ecliptic_latitude: Type.Number(),
      near_galactic_plane: Type.Boolean({
        description: 'whether the body is within 5 degrees of the galactic equator',
      }),
      galactic_hemisphere: Type.String({
        description: 'north, south, or plane (within 1 degree of the galactic equator)',
      }),
      angular_distance_to_galactic_center: Type.Number(),
      angular_distance_to_galactic_anticenter: Type.Number(),
    }),
  ),
  provenance: GalacticProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type GalacticPositionsResponse = Static<typeof GalacticPositionsResponse>;
