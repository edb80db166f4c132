import { declareFamily, route } from '../../../contract/route.js';
import { familiesInChart, familyMembers, familyOfNumber } from './families.js';
import { asteroidBulk, asteroidList, asteroidPosition } from './positions.js';
import { resonanceNetwork } from './resonance.js';
import {
  AsteroidFamiliesInChartRequest,
  AsteroidFamiliesInChartResponse,
  AsteroidFamilyLookupResponse,
  AsteroidFamilyMembersResponse,
  AsteroidListQuery,
  AsteroidListResponse,
  AsteroidPositionAnswer,
  AsteroidPositionRequest,
  AsteroidsBulkRequest,
  AsteroidsBulkResponse,
  AsteroidSubsetListQuery,
  AsteroidSubsetListResponse,
  AsteroidSubsetPositionsRequest,
  AsteroidSubsetPositionsResponse,
  AsteroidSubsetsResponse,
  FamilyMembersQuery,
  FamilyNameParams,
  FamilyNumberParams,
  ResonanceNetworkRequest,
  ResonanceNetworkResponse,
  SubsetParams,
} from './schema.js';
import { asteroidSubsetList, asteroidSubsetPositions, asteroidSubsets } from './subsets.js';

const dt = '2000-01-01T12:00:00Z';
const PLACES =
  "Apparent geocentric places in the true ecliptic and equinox of date. States come from operators' SPK kernels, from the embedded file (25 bodies, 1600-2500), or from an integration of catalogued elements (within 1,000 years of their epoch). `provenance.small_body_source` names the source and the estimated error.";
/** Deadline for routes that integrate hundreds of bodies over centuries. */
const LONG_MS = 60_000;

export const family = declareFamily({
  name: 'asteroids',
  tag: 'asteroids (fast small-body)',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/asteroids/position',
        summary: 'Apparent place of one asteroid',
        description: PLACES,
        run: 'pool',
        body: AsteroidPositionRequest,
        response: AsteroidPositionAnswer,
        example: { body: { dt, body: 'Ceres' } },
      },
      (engine, { body }) => asteroidPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/asteroids/bulk',
        summary: 'Apparent places of many asteroids',
        description: `${PLACES} At most 500 bodies, and 400,000 integration steps.`,
        run: 'pool',
        deadlineMs: LONG_MS,
        body: AsteroidsBulkRequest,
        response: AsteroidsBulkResponse,
        table: { list: 'results' },
        example: { body: { dt, bodies: ['Ceres', 'Vesta', 433] } },
      },
      (engine, { body }) => asteroidBulk(engine, body),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/asteroids/list',
        summary: 'Asteroids by name',
        run: 'pool',
        description:
          'By default the asteroids that a file of states contains. `scope` extends the list to all computable or all catalogued asteroids.',
        query: AsteroidListQuery,
        response: AsteroidListResponse,
        table: { list: 'bodies' },
        example: { query: { limit: 5 } },
      },
      (engine, { query }) => asteroidList(engine, query),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/asteroids/subsets',
        summary: 'Curated subsets of asteroids',
        response: AsteroidSubsetsResponse,
        table: { list: 'subsets' },
        example: {},
      },
      () => asteroidSubsets(),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/asteroids/subsets/{subset}/list',
        summary: 'Members of a subset',
        run: 'pool',
        params: SubsetParams,
        query: AsteroidSubsetListQuery,
        response: AsteroidSubsetListResponse,
        table: { list: 'bodies' },
        example: { params: { subset: 'centaurs' } },
      },
      (engine, { params, query }) => asteroidSubsetList(engine, params.subset, query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/asteroids/subsets/{subset}/positions',
        summary: 'Apparent places of a subset',
        description: PLACES,
        run: 'pool',
        deadlineMs: LONG_MS,
        params: SubsetParams,
        body: AsteroidSubsetPositionsRequest,
        response: AsteroidSubsetPositionsResponse,
        table: { list: 'results' },
        example: { params: { subset: 'classical' }, body: { dt } },
      },
      (engine, { params, body }) => asteroidSubsetPositions(engine, params.subset, body),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/asteroids/families/by-number/{number}',
        summary: 'Dynamical families of an asteroid',
        run: 'pool',
        params: FamilyNumberParams,
        response: AsteroidFamilyLookupResponse,
        example: { params: { number: 24 } },
      },
      (engine, { params }) => familyOfNumber(engine, params.number),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/asteroids/families/{family_name}/members',
        summary: 'Members of a dynamical family',
        run: 'pool',
        description: 'Labels are exact. An unknown label gives an empty list.',
        params: FamilyNameParams,
        query: FamilyMembersQuery,
        response: AsteroidFamilyMembersResponse,
        example: { params: { family_name: 'Themis' }, query: { limit: 10 } },
      },
      (engine, { params, query }) => familyMembers(engine, params.family_name, query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/asteroids/families/chart',
        summary: 'Asteroids of a chart by dynamical family',
        run: 'pool',
        body: AsteroidFamiliesInChartRequest,
        response: AsteroidFamiliesInChartResponse,
        example: { body: { numbers: [1, 4, 24, 158] } },
      },
      (engine, { body }) => familiesInChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/asteroids/families/chart/resonance-network',
        minimalExample: false,
        summary: 'Aspects between asteroids of one family',
        run: 'pool',
        deadlineMs: LONG_MS,
        description: `Computes the requested asteroids, finds their aspects, and keeps the aspects between members of one dynamical family. The request has either \`bodies\` or \`numbers\`. ${PLACES}`,
        body: ResonanceNetworkRequest,
        response: ResonanceNetworkResponse,
        table: { list: 'nodes' },
        example: { body: { dt, numbers: [24, 62, 90, 158] } },
      },
      (engine, { body }) => resonanceNetwork(engine, body),
    ),
  ],
});
