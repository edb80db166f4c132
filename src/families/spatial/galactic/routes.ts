import { declareFamily, route } from '../../../contract/route.js';
import {
  chartPositions,
  eclipticToGalactic,
  equatorialToGalactic,
  galacticToEcliptic,
  galacticToEquatorial,
  referencePoints,
} from './galactic.js';
import { cosmicReferencePoints } from './cosmic-points.js';
import { CosmicReferencePointsRequest, CosmicReferencePointsResponse } from './cosmic-schema.js';
import {
  GalacticChartPositionsRequest,
  GalacticCoordinateResponse,
  GalacticEclipticCoordinateResponse,
  GalacticEclipticToGalacticRequest,
  GalacticEquatorialCoordinateResponse,
  GalacticEquatorialToGalacticRequest,
  GalacticGalacticToEclipticRequest,
  GalacticGalacticToEquatorialRequest,
  GalacticPositionsResponse,
  GalacticReferencePointsRequest,
  GalacticReferencePointsResponse,
} from './schema.js';

const FRAME = 'Galactic coordinates are those of the IAU (1958), in ICRS by the Hipparcos definition.';
const OF_DATE = `${FRAME} The ecliptic is the true ecliptic of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation); the given obliquity relates it to the true equator.`;
const day = { obliquity: 23.4393, jd_tt: 2451545 };

export const family = declareFamily({
  name: 'galactic',
  tag: 'galactic',
  group: 'spatial',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/galactic/equatorial-to-galactic',
        summary: 'ICRS right ascension and declination to galactic coordinates',
        description: FRAME,
        body: GalacticEquatorialToGalacticRequest,
        response: GalacticCoordinateResponse,
        example: { body: { right_ascension: 266.405, declination: -28.936 } },
      },
      (_engine, { body }) => equatorialToGalactic(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic/galactic-to-equatorial',
        summary: 'Galactic coordinates to ICRS right ascension and declination',
        description: FRAME,
        body: GalacticGalacticToEquatorialRequest,
        response: GalacticEquatorialCoordinateResponse,
        example: { body: { galactic_longitude: 0, galactic_latitude: 0 } },
      },
      (_engine, { body }) => galacticToEquatorial(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic/ecliptic-to-galactic',
        summary: 'Ecliptic coordinates of date to galactic coordinates',
        description: OF_DATE,
        body: GalacticEclipticToGalacticRequest,
        response: GalacticCoordinateResponse,
        example: { body: { ecliptic_longitude: 266.8, ecliptic_latitude: -5.6, ...day } },
      },
      (engine, { body }) => eclipticToGalactic(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic/galactic-to-ecliptic',
        summary: 'Galactic coordinates to ecliptic coordinates of date',
        description: OF_DATE,
        body: GalacticGalacticToEclipticRequest,
        response: GalacticEclipticCoordinateResponse,
        example: { body: { galactic_longitude: 0, galactic_latitude: 0, ...day } },
      },
      (engine, { body }) => galacticToEcliptic(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic/reference-points',
        summary: 'Galactic centre, anticentre, poles and M 87 in ecliptic coordinates of date',
        description: OF_DATE,
        body: GalacticReferencePointsRequest,
        response: GalacticReferencePointsResponse,
        table: { list: 'points' },
        example: { body: day },
      },
      (engine, { body }) => referencePoints(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic/cosmic-reference-points',
        summary: 'Galactic and extragalactic reference points in ecliptic coordinates of date, by kind',
        description:
          'Twelve directions with their sources: the origins and poles of the galactic and the supergalactic frame, Sagittarius A*, M 87, and clusters that represent the Great Attractor and the Shapley supercluster. True ecliptic of jd_tt (IAU 2006 precession with frame bias, IAU 2000A nutation). The directions are fixed in the ICRS; proper motion is not applied.',
        body: CosmicReferencePointsRequest,
        response: CosmicReferencePointsResponse,
        table: { list: 'points' },
        example: { body: { jd_tt: 2451545, kind: 'physical_object' } },
      },
      (engine, { body }) => cosmicReferencePoints(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic/chart/positions',
        summary: 'Galactic positions of the bodies of a chart',
        description:
          'Apparent positions from an observer (default: 0 N 0 E at sea level), rotated to the galactic frame. With observer_lat and observer_lon null the positions are geocentric.',
        body: GalacticChartPositionsRequest,
        response: GalacticPositionsResponse,
        table: { list: 'positions' },
        example: { body: { dt: '1990-06-15T14:30:00Z', bodies: ['Sun', 'Moon'] } },
      },
      (engine, { body }) => chartPositions(engine, body),
    ),
  ],
});
