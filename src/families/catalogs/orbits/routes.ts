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
          'From the geometric state of the ephemeris: no light time, no mean elements. Mars to Pluto are the barycentres of their systems; GM is that of the Sun and the planet together, of the Sun alone for a small body. A small body without a file of states is integrated from its elements first.',
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
        summary: 'Next perihelion and next aphelion on the live distance curve',
        run: 'pool',
        description:
          'The next local minimum and the next local maximum of the geometric distance from the Sun after `jd_ut`, each for itself: no pair in a forced order. The wobble of the Sun gives Neptune and Uranus more than one near each apsis. The search ends after 1.5 periods or 300,000 days.',
        body: DistanceExtremesRequest,
        response: DistanceExtremesEnvelopeResponse,
        example,
      },
      (engine, { body }) => distanceExtremes(engine, body),
    ),
  ],
});
