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
  'Mean longitudes of hypothetical points, with uniform motion in the tropical zodiac (mean motion and general precession). No ephemeris is used.';
const EITHER = `${MODEL} With \`place_center: geocentric\` the positions are apparent, on the ellipses of the same elements.`;

export const family = declareFamily({
  name: 'uranian',
  tag: 'uranian',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/uranian/catalog',
        summary: 'Hypothetical points: the eight Uranian points of the Hamburg school (Witte) and Transpluto',
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
        summary: 'Position of one Uranian point (Hamburg school) or Transpluto',
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
        summary: 'Positions of several Uranian points (Hamburg school) and Transpluto',
        description: EITHER,
        body: UranianBulkRequest,
        response: UranianBulkResponse,
        table: { list: 'positions' },
        example: { body: { jd_ut: 2460676.5, names: ['Zeus', 'Kronos'] } },
      },
      (engine, { body }) => uranianBulk(engine, body),
    ),
  ],
});
