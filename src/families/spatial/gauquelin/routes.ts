import { declareFamily, route } from '../../../contract/route.js';
import { chartSectors, sector, sectors } from './gauquelin.js';
import { ChartSectorsRequest, SectorRequest, SectorResponse, SectorsRequest, SectorsResponse } from './schema.js';

const NOTE =
  'Eighteen sectors of equal time from rise to set, eighteen from set to rise; sector 1 begins at the rise, 10 at the upper culmination. Where a body neither rises nor sets there are none: `horizon_status` says why.';
const place = { latitude: 48.85, local_sidereal_time: 100 };

export const family = declareFamily({
  name: 'authN',
  tag: 'authN',
  group: 'spatial',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/authN/sector',
        summary: 'Sector of a place in the diurnal motion',
        description: NOTE,
        body: SectorRequest,
        response: SectorResponse,
        example: { body: { body: 'Mars', right_ascension: 120, declination: 20, ...place } },
      },
      (_engine, { body }) => sector(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authN/sectors',
        summary: 'Sectors of several places',
        description: NOTE,
        body: SectorsRequest,
        response: SectorsResponse,
        example: {
          body: {
            bodies: [
              { body: 'Mars', right_ascension: 120, declination: 20 },
              { body: 'Moon', right_ascension: 182, declination: 5 },
            ],
            ...place,
          },
        },
      },
      (_engine, { body }) => sectors(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authN/chart/sectors',
        summary: 'Sectors of the bodies of a chart',
        description: `${NOTE} Places are topocentric unless place_center says otherwise.`,
        body: ChartSectorsRequest,
        response: SectorsResponse,
        example: {
          body: { dt: '1928-11-11T08:00:00Z', latitude: 48.85, longitude: 2.35, bodies: ['Mars', 'Jupiter'] },
        },
      },
      (engine, { body }) => chartSectors(engine, body),
    ),
  ],
});
