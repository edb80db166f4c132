import { declareFamily, route } from '../../../contract/route.js';
import { distanceExtremes } from './distance-extremes.js';
import { orbitalElements } from './elements.js';
import {
  DistanceExtremesEnvelopeResponse,
  DistanceExtremesRequest,
  OrbitalElementsEnvelopeResponse,
  OrbitalElementsRequest,
} from './schema.js';

const example = { body: { body: 'Mars', jd_ut: 2451545 } };

export const family = declareFamily({
  name: 'orbits',
  tag: 'orbits',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/orbits/elements',
        name: 'orbital_elements_route',
        summary: 'Osculating heliocentric elements, ecliptic of J2000.0',
        description:
          'Computed from the geometric state of the ephemeris, without light-time and without mean elements. Mars to Pluto are the barycentres of their systems. GM is that of Sun and planet together, and that of the Sun for a small body. A small body without a file of states is integrated from its elements.',
        body: OrbitalElementsRequest,
        response: OrbitalElementsEnvelopeResponse,
        example,
      },
      (engine, { body }) => orbitalElements(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/orbits/distance-extremes',
        name: 'distance_extremes_route',
        summary: 'Next perihelion and next aphelion',
        run: 'pool',
        description:
          'Returns the next local minimum and the next local maximum of the geometric distance from the Sun after `jd_ut`, in either order. The motion of the Sun about the barycentre gives Neptune and Uranus several extremes near each apsis. The search ends after 1.5 periods or 300,000 days.',
        body: DistanceExtremesRequest,
        response: DistanceExtremesEnvelopeResponse,
        example,
      },
      (engine, { body }) => distanceExtremes(engine, body),
    ),
  ],
});
