import { declareFamily, route } from '../../../contract/route.js';
import { cometBulk, cometList, cometPosition } from './comets.js';
import {
  CometListQuery,
  CometListResponse,
  CometPositionAnswer,
  CometPositionRequest,
  CometsBulkRequest,
  CometsBulkResponse,
} from './schema.js';

const dt = '1986-02-09T12:00:00Z';
const PLACES =
  "Apparent geocentric places of periodic comets in the true ecliptic and equinox of date. States come from operators' SPK kernels, or from an integration of the orbit solution nearest in time with its non-gravitational parameters. `provenance.small_body_source` names the source and the estimated error. Places with an estimated error above 5 degrees are refused.";

export const family = declareFamily({
  name: 'comets',
  tag: 'comets (fast small-body)',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/comets/position',
        summary: 'Apparent place of one comet',
        description: PLACES,
        run: 'pool',
        body: CometPositionRequest,
        response: CometPositionAnswer,
        example: { body: { dt, body: '1P/Halley' } },
      },
      (engine, { body }) => cometPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/comets/bulk',
        summary: 'Apparent places of many comets',
        description: `${PLACES} At most 500 bodies, and 400,000 integration steps.`,
        run: 'pool',
        deadlineMs: 60_000,
        body: CometsBulkRequest,
        response: CometsBulkResponse,
        table: { list: 'results' },
        example: { body: { dt, bodies: ['Halley', '2P'] } },
      },
      (engine, { body }) => cometBulk(engine, body),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/comets/list',
        summary: 'Numbered periodic comets by name',
        run: 'pool',
        query: CometListQuery,
        response: CometListResponse,
        table: { list: 'bodies' },
        example: { query: { q: 'halley' } },
      },
      (engine, { query }) => cometList(engine, query),
    ),
  ],
});
