import { declareFamily, route } from '../../../contract/route.js';
import { chartSectors, sector, sectors } from './gauquelin.js';
import { ChartSectorsRequest, SectorRequest, SectorResponse, SectorsRequest, SectorsResponse } from './schema.js';

const NOTE =
  'Gauquelin sectors: 18 sectors of equal time from rise to set and 18 from set to rise. Sector 1 begins at the rise, sector 10 at the upper culmination. A body that does not rise or set has no sector; `horizon_status` gives the reason.';
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
        summary: 'Gauquelin sector of one position',
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
        summary: 'Gauquelin sectors of several positions',
        description: NOTE,
        body: SectorsRequest,
        response: SectorsResponse,
        table: { list: 'positions' },
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
        summary: 'Gauquelin sectors of the bodies of a chart',
        description: `${NOTE} Positions are topocentric by default (\`place_center\`).`,
        body: ChartSectorsRequest,
        response: SectorsResponse,
        table: { list: 'positions' },
        example: {
          body: { dt: '1928-11-11T08:00:00Z', latitude: 48.85, longitude: 2.35, bodies: ['Mars', 'Jupiter'] },
        },
      },
      (engine, { body }) => chartSectors(engine, body),
    ),
  ],
});
