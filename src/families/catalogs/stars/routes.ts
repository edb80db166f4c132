import { declareFamily, route } from '../../../contract/route.js';
import { multipleList, multipleRecord, multipleState } from './multiples.js';
import {
  MultipleListQuery,
  MultipleParams,
  MultipleStarListResponse,
  MultipleStarStateRequest,
  MultipleStarStateResponse,
  MultipleStarSystemResponse,
} from './multiple-schema.js';
import { starList, starPosition, starsBulk } from './positions.js';
import {
  StarListQuery,
  StarListResponse,
  StarPositionAnswer,
  StarPositionRequest,
  StarsBulkRequest,
  StarsBulkResponse,
} from './schema.js';
import {
  VariableListQuery,
  VariableParams,
  VariableStarCatalogProfileRequest,
  VariableStarCatalogProfileResponse,
  VariableStarCatalogResponse,
  VariableStarPairRequest,
  VariableStarPairResponse,
  VariableStarRangeRequest,
  VariableStarRangeResponse,
  VariableStarStateRequest,
  VariableStarStateResponse,
} from './variable-schema.js';
import {
  variableList,
  variablePair,
  variableProfile,
  variableRange,
  variableRecord,
  variableState,
} from './variables.js';

const dt = '2000-01-01T12:00:00Z';
const PLACES =
  'Longitude and latitude are the true place: rigorous space motion from ICRS J2000.0 and precession-nutation, from the barycentre. `apparent` adds parallax, light deflection and aberration for an observer at the geocentre. The space motion includes the radial velocity (perspective acceleration); `provenance.radial_velocity` states whether one is catalogued.';
const CURVES =
  'Magnitudes come from mean light curves between catalogued extremes. `next_minimum_jd` and `next_maximum_jd` are the points of the cycle at phase 0 and one half. `light_curve` has the extremes of the curve, `eclipse` its contacts. Elements are heliocentric; `observed` adds the light-time to the Earth.';

export const family = declareFamily({
  name: 'stars',
  tag: 'stars (fixed stars)',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/stars/position',
        summary: 'Place of a fixed star',
        description: PLACES,
        body: StarPositionRequest,
        response: StarPositionAnswer,
        example: { body: { dt, star: 'Sirius' } },
      },
      (engine, { body }) => starPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stars/bulk',
        summary: 'Places of many fixed stars',
        description: `${PLACES} At most 500 names.`,
        run: 'pool',
        body: StarsBulkRequest,
        response: StarsBulkResponse,
        table: { list: 'results' },
        example: { body: { dt, stars: ['Aldebaran', 'Antares'] } },
      },
      (engine, { body }) => starsBulk(engine, body),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/stars/list',
        summary: 'Names of stars',
        description:
          'Sorted by name. `q` searches for parts of names and designations. `total` is the number of returned names.',
        query: StarListQuery,
        response: StarListResponse,
        example: { query: { limit: 5 } },
      },
      (engine, { query }) => starList(engine, query),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/stars/variable/list',
        summary: 'Names of variable stars',
        query: VariableListQuery,
        response: StarListResponse,
        example: {},
      },
      (engine, { query }) => variableList(engine, query),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/stars/variable/{name}',
        summary: 'Record of a variable star',
        params: VariableParams,
        response: VariableStarCatalogResponse,
        example: { params: { name: 'Algol' } },
      },
      (engine, { params }) => variableRecord(engine, params.name),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/stars/multiple/list',
        summary: 'Names of multiple stars',
        query: MultipleListQuery,
        response: MultipleStarListResponse,
        example: {},
      },
      (engine, { query }) => multipleList(engine, query),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/stars/multiple/{name}',
        summary: 'Record of a multiple star',
        params: MultipleParams,
        response: MultipleStarSystemResponse,
        table: { list: 'components' },
        example: { params: { name: 'Castor' } },
      },
      (engine, { params }) => multipleRecord(engine, params.name),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stars/variable/state',
        summary: 'A variable star at an instant',
        description: CURVES,
        body: VariableStarStateRequest,
        response: VariableStarStateResponse,
        example: { body: { dt, star: 'Algol' } },
      },
      (engine, { body }) => variableState(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stars/variable/range',
        summary: 'Minima, maxima and eclipses of a variable star',
        description: `${CURVES} At most 366 days.`,
        body: VariableStarRangeRequest,
        response: VariableStarRangeResponse,
        table: { list: 'eclipses' },
        calendar: { list: 'eclipses', moments: [{ begin: 'start_jd', end: 'end_jd' }] },
        example: { body: { star: 'Algol', jd_start: 2451545, jd_end: 2451560 } },
      },
      (engine, { body }) => variableRange(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stars/variable/catalog-profile',
        summary: 'All variable stars at an instant',
        description: CURVES,
        body: VariableStarCatalogProfileRequest,
        response: VariableStarCatalogProfileResponse,
        table: { list: 'profiles' },
        example: { body: { dt } },
      },
      (engine, { body }) => variableProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stars/variable/pair',
        summary: 'Two variable stars at an instant',
        description: CURVES,
        body: VariableStarPairRequest,
        response: VariableStarPairResponse,
        example: { body: { dt, primary: 'Algol', secondary: 'Mira' } },
      },
      (engine, { body }) => variablePair(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stars/multiple/state',
        summary: 'A multiple star at an instant',
        description:
          "Separation and position angle from the orbit (Kepler's equation, Thiele-Innes constants), or the catalogued measurement of a pair without a known orbit. Resolution by Dawes' limit.",
        body: MultipleStarStateRequest,
        response: MultipleStarStateResponse,
        table: { list: 'components' },
        example: { body: { dt, system: 'Sirius' } },
      },
      (engine, { body }) => multipleState(engine, body),
    ),
  ],
});
