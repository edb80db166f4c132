import { toleranceInert } from '../../../contract/map-lines.js';
import type { InertOption } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartPositions, directPositions } from './local-space.js';
import {
  LocalSpaceChartPositionsRequest,
  LocalSpaceDirectPositionsRequest,
  LocalSpacePositionsResponse,
} from './schema.js';

const NOTE =
  'Azimuth from north through east and altitude above the geodetic horizon, without refraction. The line of a body connects all locations whose zenith is on the vertical circle through the body; `towards` passes the location with the body in the zenith.';
const longitudeInert: InertOption<{ readonly geojson?: boolean; readonly near?: object | null }> = {
  field: '/longitude',
  reason: 'positions do not depend on the longitude; only geojson and near do',
  when: ({ geojson, near }) => !(geojson ?? false) && !near,
};

export const family = declareFamily({
  name: 'local-space',
  tag: 'local-space',
  group: 'spatial',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/local-space/positions',
        summary: 'Local space: azimuths and altitudes of given positions',
        description: NOTE,
        body: LocalSpaceDirectPositionsRequest,
        response: LocalSpacePositionsResponse,
        table: { list: 'positions' },
        run: 'pool',
        inert: [toleranceInert, longitudeInert],
        example: {
          body: {
            positions: {
              Sun: { right_ascension: 84.1, declination: 23.35 },
              Moon: { right_ascension: 348.2, declination: -2.2 },
            },
            latitude: 51.5,
            longitude: -0.12,
            lst_deg: 100,
            near: { latitude: 48.8566, longitude: 2.3522 },
          },
        },
      },
      (_engine, { body }) => directPositions(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/local-space/chart/positions',
        summary: 'Local space: azimuths and altitudes of the bodies of a chart',
        description: `${NOTE} Positions are topocentric.`,
        body: LocalSpaceChartPositionsRequest,
        response: LocalSpacePositionsResponse,
        table: { list: 'positions' },
        run: 'pool',
        inert: [toleranceInert],
        example: {
          body: { dt: '1990-06-15T14:30:00Z', bodies: ['Sun', 'Moon'], observer_lat: 51.5, observer_lon: -0.12 },
        },
      },
      (engine, { body }) => chartPositions(engine, body),
    ),
  ],
});
