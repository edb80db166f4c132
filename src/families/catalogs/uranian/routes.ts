import { declareFamily, route } from '../../../contract/route.js';
import {
  UranianBulkRequest,
  UranianBulkResponse,
  UranianCatalogResponse,
  UranianPositionRequest,
  UranianSingleResponse,
} from './schema.js';
import { uranianBulk, uranianCatalog, uranianPosition } from './uranian.js';

const MODEL =
  'Mean longitudes that move uniformly along the tropical zodiac: mean motion and general precession. Hypothetical points, no ephemeris.';
const EITHER = `${MODEL} With \`place_center: geocentric\`, apparent places on the ellipses of the same elements.`;

export const family = declareFamily({
  name: 'uranian',
  tag: 'uranian',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/uranian/catalog',
        summary: 'Hypothetical points: the eight of the Hamburg school and Transpluto',
        description: MODEL,
        response: UranianCatalogResponse,
        example: {},
      },
      () => uranianCatalog(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/uranian/position',
        summary: 'Mean longitude of one hypothetical point',
        description: EITHER,
        body: UranianPositionRequest,
        response: UranianSingleResponse,
        example: { body: { name: 'Cupido', jd_ut: 2451545 } },
      },
      (engine, { body }) => uranianPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/uranian/bulk',
        summary: 'Mean longitudes of several hypothetical points',
        description: EITHER,
        body: UranianBulkRequest,
        response: UranianBulkResponse,
        example: { body: { jd_ut: 2460676.5, names: ['Zeus', 'Kronos'] } },
      },
      (engine, { body }) => uranianBulk(engine, body),
    ),
  ],
});
