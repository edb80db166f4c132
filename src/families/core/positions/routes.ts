import { declareFamily, route } from '../../../contract/route.js';
import {
  FrameHeliocentricRequest,
  FrameHeliocentricResponse,
  FramePlanetocentricRequest,
  FramePlanetocentricResponse,
  FrameReceivedLightRequest,
  FrameReceivedLightResponse,
  FrameSSBRequest,
  FrameSSBResponse,
} from './frame-schema.js';
import { barycentric, heliocentric, planetocentric, receivedLight } from './frames.js';
import { planetPlace, planetReduction } from './planet.js';
import {
  PlanetPositionAnswer,
  PlanetPositionReductionResponse,
  PlanetPositionRequest,
  SkyPositionReductionResponse,
  SkyPositionRequest,
  SkyPositionResponse,
} from './schema.js';
import { skyPosition, skyReduction } from './sky.js';

const dt = '1990-06-15T14:30:00Z';

export const family = declareFamily({
  name: 'positions',
  tag: 'positions',
  group: 'core',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/positions/planet',
        name: 'planet_position_route',
        summary: 'Apparent place of one body',
        description:
          'In the true ecliptic and equinox of date, geocentric or topocentric. Each correction can be switched off.',
        body: PlanetPositionRequest,
        response: PlanetPositionAnswer,
        example: { body: { dt, body: 'Mars' } },
      },
      (engine, { body }) => planetPlace(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/positions/planet/reduction',
        name: 'planet_position_reduction_route',
        summary: 'Place of one body with every stage of its reduction',
        body: PlanetPositionRequest,
        response: PlanetPositionReductionResponse,
        example: { body: { dt, body: 'Mars' } },
      },
      (engine, { body }) => planetReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/positions/sky',
        name: 'sky_position_route',
        summary: 'Right ascension, declination, azimuth and altitude of one body',
        body: SkyPositionRequest,
        response: SkyPositionResponse,
        example: { body: { dt, body: 'Venus', latitude: 40.7128, longitude: -74.006 } },
      },
      (engine, { body }) => skyPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/positions/sky/reduction',
        name: 'sky_position_reduction_route',
        summary: 'Sky position with its policy and stages',
        body: SkyPositionRequest,
        response: SkyPositionReductionResponse,
        example: { body: { dt, body: 'Venus', latitude: 40.7128, longitude: -74.006 } },
      },
      (engine, { body }) => skyReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/positions/frame/heliocentric',
        name: 'frame_heliocentric_route',
        tag: 'positions-frame',
        summary: 'Geometric heliocentric places',
        body: FrameHeliocentricRequest,
        response: FrameHeliocentricResponse,
        table: { list: 'positions' },
        example: { body: { dt, bodies: ['Mars', 'Jupiter'] } },
      },
      (engine, { body }) => heliocentric(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/positions/frame/planetocentric',
        name: 'frame_planetocentric_route',
        tag: 'positions-frame',
        summary: 'Geometric places from another body',
        body: FramePlanetocentricRequest,
        response: FramePlanetocentricResponse,
        table: { list: 'positions' },
        example: { body: { dt, observer: 'Mars', bodies: ['Sun', 'Earth'] } },
      },
      (engine, { body }) => planetocentric(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/positions/frame/ssb',
        name: 'frame_ssb_route',
        tag: 'positions-frame',
        summary: 'Geometric places from the solar-system barycentre',
        body: FrameSSBRequest,
        response: FrameSSBResponse,
        table: { list: 'positions' },
        example: { body: { dt, bodies: ['Sun', 'Earth'] } },
      },
      (engine, { body }) => barycentric(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/positions/frame/received-light',
        name: 'frame_received_light_route',
        tag: 'positions-frame',
        summary: 'Apparent and geometric places of the same instant',
        body: FrameReceivedLightRequest,
        response: FrameReceivedLightResponse,
        table: { list: 'positions' },
        example: { body: { dt, bodies: ['Sun', 'Neptune'] } },
      },
      (engine, { body }) => receivedLight(engine, body),
    ),
  ],
});
