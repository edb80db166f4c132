import { declareFamily, route } from '../../../contract/route.js';
import {
  OrbitClassBatchEnvelopeResponse,
  OrbitClassBatchRequest,
  OrbitClassEnvelopeResponse,
  OrbitClassRequest,
} from './class-schema.js';
import { distanceExtremes } from './distance-extremes.js';
import { orbitalElements } from './elements.js';
import { orbitClass, orbitClasses } from './orbit-class.js';
import {
  DistanceExtremesEnvelopeResponse,
  DistanceExtremesRequest,
  OrbitalElementsEnvelopeResponse,
  OrbitalElementsRequest,
} from './schema.js';

const example = { body: { body: 'Mars', jd_ut: 2451545 } };

const CLASSES =
  'Classes of the JPL Small-Body Database: IEO, ATE, APO, AMO, MCA, IMB, MBA, OMB, TJN, CEN, TNO, PAA, HYA, AST for asteroids; ETc, CTc, JFc (Levison and Duncan), JFC, HTC (classical), HYP, PAR, COM for comets. The elements are those of the instant; `catalogue_code` is the class in the database. Planets have no class.';

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
    route(
      {
        method: 'POST',
        path: '/v1/orbits/class',
        name: 'orbit_class_route',
        summary: 'Dynamical class of an asteroid or comet from its osculating elements',
        description: CLASSES,
        body: OrbitClassRequest,
        response: OrbitClassEnvelopeResponse,
        example: { body: { body: 'Eros', jd_ut: 2460000.5 } },
      },
      (engine, { body }) => orbitClass(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/orbits/class/batch',
        name: 'orbit_class_batch_route',
        summary: 'Dynamical classes of up to 128 asteroids and comets, each with its own result or error',
        run: 'pool',
        description: CLASSES,
        body: OrbitClassBatchRequest,
        response: OrbitClassBatchEnvelopeResponse,
        example: { body: { bodies: ['Ceres', 'Eros'], jd_ut: 2460000.5 } },
      },
      (engine, { body }) => orbitClasses(engine, body),
    ),
  ],
});
