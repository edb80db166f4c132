import { declareFamily, route } from '../../../contract/route.js';
import {
  chaldeanFace,
  chartDecanSet,
  chartDrekkana,
  decanSet,
  triplicityPosition,
  vedicDrekkana,
} from './decanates.js';
import {
  DecanateChartBodyRequest,
  DecanateChartPositionResponse,
  DecanateChartSetResponse,
  DecanateLongitudeRequest,
  DecanatePositionResponse,
  DecanateSetRequest,
  DecanateSetResponse,
  VedicDrekkanaRequest,
} from './schema.js';

const CHART_NOTE =
  'Apparent places, geocentric unless `place_center` is `topocentric` and an observer is given; true ayanamsa. With a house system (and an observer) the lagna is answered too.';

export const family = declareFamily({
  name: 'decanates',
  tag: 'decanates',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/decanates/chaldean-face',
        summary: 'The face of a longitude in Chaldean order',
        body: DecanateLongitudeRequest,
        response: DecanatePositionResponse,
        example: { body: { longitude: 111.84 } },
      },
      (_engine, { body }) => chaldeanFace(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/decanates/triplicity',
        summary: 'The decan of a longitude by triplicity',
        body: DecanateLongitudeRequest,
        response: DecanatePositionResponse,
        example: { body: { longitude: 111.84 } },
      },
      (_engine, { body }) => triplicityPosition(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/decanates/vedic-drekkana',
        summary: 'The drekkana of a tropical longitude in a sidereal zodiac',
        body: VedicDrekkanaRequest,
        response: DecanatePositionResponse,
        example: { body: { longitude: 111.84, jd: 2446260.77 } },
      },
      (engine, { body }) => vedicDrekkana(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/decanates/set',
        summary: 'Face, triplicity decan and drekkana of a longitude',
        body: DecanateSetRequest,
        response: DecanateSetResponse,
        example: { body: { longitude: 111.84, jd: 2446260.77 } },
      },
      (engine, { body }) => decanSet(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/decanates/chart/vedic-drekkana',
        summary: 'The drekkana of a body at an instant',
        description: CHART_NOTE,
        body: DecanateChartBodyRequest,
        response: DecanateChartPositionResponse,
        example: { body: { dt: '2012-02-29T16:05:30+05:30', body: 'Moon' } },
      },
      (engine, { body }) => chartDrekkana(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/decanates/chart/set',
        summary: 'Face, triplicity decan and drekkana of a body at an instant',
        description: CHART_NOTE,
        body: DecanateChartBodyRequest,
        response: DecanateChartSetResponse,
        example: {
          body: {
            dt: '2012-02-29T16:05:30+05:30',
            body: 'Moon',
            observer_lat: 19.07,
            observer_lon: 72.88,
            house_system: 'W',
          },
        },
      },
      (engine, { body }) => chartDecanSet(engine, body),
    ),
  ],
});
