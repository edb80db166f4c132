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
  'Apparent geocentric positions, or topocentric positions with `place_center: topocentric` and an observer; true ayanamsa. With an observer and a house system the answer also has the lagna.';

export const family = declareFamily({
  name: 'decanates',
  tag: 'decanates',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/decanates/chaldean-face',
        summary: 'Chaldean face (decan in Chaldean order) of a longitude',
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
        summary: 'Triplicity decan of a longitude',
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
        summary: 'Vedic drekkana (D3) of a tropical longitude',
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
        summary: 'Chaldean face, triplicity decan and Vedic drekkana of a longitude',
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
        summary: 'Vedic drekkana (D3) of a body at an instant',
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
        summary: 'Chaldean face, triplicity decan and Vedic drekkana of a body at an instant',
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
