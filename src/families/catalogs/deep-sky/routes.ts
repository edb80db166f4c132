import { declareFamily, route } from '../../../contract/route.js';
import { deepSkyBulk, deepSkyList, deepSkyPosition } from './deep-sky.js';
import {
  DeepSkyBulkRequest,
  DeepSkyBulkResponse,
  DeepSkyListQuery,
  DeepSkyListResponse,
  DeepSkyPositionAnswer,
  DeepSkyPositionRequest,
} from './schema.js';

const dt = '2000-01-01T12:00:00Z';
const PLACES =
  'Directions in the true ecliptic and equinox of date, without aberration and deflection; `apparent` adds them. The position of an extended object is its centre in the catalogue. Proper motion is applied only to clusters, compact objects and host stars.';

export const family = declareFamily({
  name: 'deep-sky',
  tag: 'deep-sky',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/deep-sky/list',
        summary: 'List of deep-sky objects',
        description:
          'The 60 objects by name. `q` searches for parts of names, designations, aliases and SIMBAD identifiers.',
        query: DeepSkyListQuery,
        response: DeepSkyListResponse,
        table: { list: 'objects' },
        example: { query: { limit: 4 } },
      },
      (engine, { query }) => deepSkyList(engine, query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/deep-sky/position',
        summary: 'Direction of a deep-sky object',
        description: PLACES,
        body: DeepSkyPositionRequest,
        response: DeepSkyPositionAnswer,
        example: { body: { dt, object: '47 Tucanae' } },
      },
      (engine, { body }) => deepSkyPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/deep-sky/bulk',
        summary: 'Directions of many deep-sky objects',
        description: PLACES,
        body: DeepSkyBulkRequest,
        response: DeepSkyBulkResponse,
        table: { list: 'results' },
        example: { body: { dt, objects: ['M31', '3C 273'] } },
      },
      (engine, { body }) => deepSkyBulk(engine, body),
    ),
  ],
});
