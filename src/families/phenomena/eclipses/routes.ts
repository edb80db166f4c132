import { declareFamily, route } from '../../../contract/route.js';
import { solarCartography } from './cartography.js';
import { SolarEclipseCartographyRequest, SolarEclipseCartographyResponse } from './cartography-schema.js';
import { listEclipses } from './list.js';
import {
  EclipseListRequest,
  EclipseListResponse,
  PrenatalEclipsesRequest,
  PrenatalEclipsesResponse,
  SarosParams,
  SarosQuery,
  SarosSeriesResponse,
} from './lists-schema.js';
import { nextLunar, nextSolar } from './next.js';
import { prenatalEclipses } from './prenatal.js';
import { previousLunar, previousSolar } from './previous.js';
import { sarosOf } from './saros.js';
import { lunarGlobal, lunarLocal, lunarVisibility } from './lunar.js';
import {
  LunarEclipseGlobalCircumstancesRequest,
  LunarEclipseGlobalCircumstancesResponse,
  LunarEclipseVisibilityMapResponse,
  LunarEclipseVisibilityRequest,
} from './lunar-schema.js';
import {
  EclipseEventAnswer,
  EclipsePreviousAnswer,
  EclipsePreviousRequest,
  EclipseSearchRequest,
  LunarEclipseLocalCircumstancesResponse,
  LunarEclipseLocationRequest,
  SolarEclipseLocalCircumstancesResponse,
  SolarEclipseLocationRequest,
} from './schema.js';
import { solarGlobal } from './solar-global.js';
import { solarLocalVisible } from './solar-local.js';
import { solarFootprint, solarPath } from './solar-maps.js';
import {
  SolarEclipseFootprintRequest,
  SolarEclipseGlobalCircumstancesRequest,
  SolarEclipseGlobalCircumstancesResponse,
  SolarEclipsePathRequest,
  SolarEclipsePathResponse,
  SolarEclipseVisibilityFootprintResponse,
} from './solar-schema.js';

const jd_start = 2460401.5;
const BOUNDS =
  'The search runs to the end of the ephemeris; if it contains no further eclipse of the kind, the answer is 404 `not_found`; if `jd_start` is outside the ephemeris, 422.';

/** Milliseconds per eclipse: a rare kind is found among several times as many eclipses. */
const MS_AN_ECLIPSE = 1,
  MS_ONE_OF_A_KIND = 12,
  MS_A_SIGHT = 4;
/** Days of a list that take a millisecond. */
const DAYS_A_MS = 2000;
const listCostMs = ({ body }: { readonly body: EclipsePreviousRequest }): number => {
  const { count = 1, kind = 'any', latitude } = body;
  return count * ((kind === 'any' ? MS_AN_ECLIPSE : MS_ONE_OF_A_KIND) + (latitude === undefined ? 0 : MS_A_SIGHT));
};

export const family = declareFamily({
  name: 'eclipses',
  tag: 'phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/solar/next',
        errors: [404],
        name: 'next_solar_eclipse_route',
        run: 'pool',
        costMs: listCostMs,
        summary: 'Next (or previous) solar eclipse',
        description: `Greatest eclipse is the least distance of the shadow axis from the Earth's centre. ${BOUNDS}`,
        body: EclipseSearchRequest,
        response: EclipseEventAnswer,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }], own: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start } },
      },
      (engine, { body }) => nextSolar(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/lunar/next',
        errors: [404],
        name: 'next_lunar_eclipse_route',
        run: 'pool',
        costMs: listCostMs,
        summary: 'Next (or previous) lunar eclipse',
        description: `Greatest eclipse is the least angle of the Moon's centre from the shadow axis. ${BOUNDS}`,
        body: EclipseSearchRequest,
        response: EclipseEventAnswer,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }], own: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start: 2460735.5 } },
      },
      (engine, { body }) => nextLunar(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/solar/previous',
        errors: [404],
        run: 'pool',
        costMs: listCostMs,
        summary: 'Previous solar eclipse',
        description: `Solar eclipses strictly before \`jd_start\`, as /v1/eclipses/solar/next finds them backward. ${BOUNDS}`,
        body: EclipsePreviousRequest,
        response: EclipsePreviousAnswer,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }], own: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start } },
      },
      (engine, { body }) => previousSolar(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/lunar/previous',
        errors: [404],
        run: 'pool',
        costMs: listCostMs,
        summary: 'Previous lunar eclipse',
        description: `Lunar eclipses strictly before \`jd_start\`, as /v1/eclipses/lunar/next finds them backward. ${BOUNDS}`,
        body: EclipsePreviousRequest,
        response: EclipsePreviousAnswer,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }], own: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start: 2460735.5 } },
      },
      (engine, { body }) => previousLunar(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/list',
        run: 'pool',
        costMs: ({ body }) => (body.jd_end - body.jd_start) / DAYS_A_MS,
        summary: 'All eclipses of a span of time, by type or near a degree',
        description:
          'Solar and lunar eclipses with greatest eclipse in [jd_start, jd_end), in order of time, each with type, gamma, magnitude, node, Saros series and place of greatest eclipse. `near` keeps the eclipses whose eclipsed luminary is within an orb of a degree. Both ends must be within the ephemeris.',
        body: EclipseListRequest,
        response: EclipseListResponse,
        table: { list: 'eclipses' },
        calendar: { list: 'eclipses', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start: 2460310.5, jd_end: 2461041.5, kinds: ['total', 'annular', 'partial'] } },
      },
      (engine, { body }) => listEclipses(engine, body),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/eclipses/saros/{number}',
        errors: [404],
        run: 'pool',
        summary: 'The members of a Saros series',
        description:
          'All eclipses of the series within the ephemeris, -3000 to 3000, with type, gamma, magnitude, node, and the inex neighbours (358 lunations before and after: the series below and above, at the other node). `has_first` and `has_last` say whether the series begins and ends within the ephemeris; a series without an eclipse in it is answered 404.',
        params: SarosParams,
        query: SarosQuery,
        response: SarosSeriesResponse,
        table: { list: 'members' },
        calendar: { list: 'members', moments: [{ begin: 'datetime_utc' }] },
        example: { params: { number: 145 } },
      },
      (engine, { params, query }) => sarosOf(engine, params.number, query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/prenatal',
        errors: [404],
        summary: 'The eclipses before and after a birth',
        description:
          'The last solar and lunar eclipses strictly before the instant and the first ones strictly after it, `count` of each.',
        body: PrenatalEclipsesRequest,
        response: PrenatalEclipsesResponse,
        table: { list: 'solar_before' },
        example: { body: { dt: '1990-06-15T14:30:00+01:00' } },
      },
      (engine, { body }) => prenatalEclipses(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/solar/local-visible',
        errors: [404],
        name: 'next_visible_solar_eclipse_route',
        run: 'pool',
        summary: 'Next solar eclipse that a place sees',
        description: `Local maximum, local type and contacts. If the deepest phase is below the horizon, the maximum is that of sunrise or sunset. Without such an eclipse within \`max_lunations\` new moons: 404 \`not_found\`. ${BOUNDS}`,
        body: SolarEclipseLocationRequest,
        response: SolarEclipseLocalCircumstancesResponse,
        table: { list: 'views' },
        calendar: { list: 'views', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start, latitude: 32.7767, longitude: -96.797 } },
      },
      (engine, { body }) => solarLocalVisible(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/lunar/local',
        errors: [404],
        name: 'lunar_eclipse_local_route',
        summary: 'Local circumstances of the next lunar eclipse',
        description: `\`native\`: radii of the service; \`agency_compat\`: constants of the agency's canon. ${BOUNDS}`,
        body: LunarEclipseLocationRequest,
        response: LunarEclipseLocalCircumstancesResponse,
        table: { list: 'views' },
        calendar: { list: 'views', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start: 2460735.5, latitude: 40.7128, longitude: -74.006 } },
      },
      (engine, { body }) => lunarLocal(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/lunar/visibility',
        errors: [404],
        name: 'lunar_eclipse_visibility_route',
        summary: 'Visibility of a lunar eclipse: horizon ring at each contact',
        description: `Places at which the line of sight to the Moon's centre touches WGS 84; no refraction. ${BOUNDS}`,
        body: LunarEclipseVisibilityRequest,
        response: LunarEclipseVisibilityMapResponse,
        table: { list: 'limits' },
        example: { body: { jd_start, sample_count: 9, format: 'geojson' } },
      },
      (engine, { body }) => lunarVisibility(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/lunar/global-circumstances',
        errors: [404],
        name: 'lunar_eclipse_global_circumstances_route',
        summary: 'Geocentric circumstances of a lunar eclipse',
        description: BOUNDS,
        body: LunarEclipseGlobalCircumstancesRequest,
        response: LunarEclipseGlobalCircumstancesResponse,
        example: { body: { jd_start } },
      },
      (engine, { body }) => lunarGlobal(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/solar/path',
        errors: [404],
        name: 'solar_eclipse_path_route',
        run: 'pool',
        summary: 'Central line of a solar eclipse',
        description: `Points evenly spaced in time from the first to the last contact of the axis. Without a central line: only the point of greatest eclipse. ${BOUNDS}`,
        body: SolarEclipsePathRequest,
        response: SolarEclipsePathResponse,
        table: { list: 'limits' },
        example: { body: { jd_start } },
      },
      (engine, { body }) => solarPath(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/solar/footprint',
        errors: [404],
        name: 'solar_eclipse_footprint_route',
        run: 'pool',
        summary: 'Boundary of the visibility of a solar eclipse',
        description: `North and south limits, sunrise and sunset boundaries, contacts and topology. ${BOUNDS}`,
        body: SolarEclipseFootprintRequest,
        response: SolarEclipseVisibilityFootprintResponse,
        table: { list: 'tracks' },
        example: { body: { jd_start, sample_count: 15, format: 'geojson' } },
      },
      (engine, { body }) => solarFootprint(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/solar/global-circumstances',
        errors: [404],
        name: 'solar_eclipse_global_circumstances_route',
        run: 'pool',
        summary: 'Global circumstances of a solar eclipse',
        description: `Greatest eclipse and duration, contacts, conjunctions, Besselian elements. Fields of central eclipses are null for others. ${BOUNDS}`,
        body: SolarEclipseGlobalCircumstancesRequest,
        response: SolarEclipseGlobalCircumstancesResponse,
        example: { body: { jd_start } },
      },
      (engine, { body }) => solarGlobal(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/eclipses/solar/cartography',
        errors: [404],
        name: 'solar_eclipse_cartography_route',
        run: 'pool',
        summary: 'Contours of magnitude and obscuration of a solar eclipse',
        description: `Greatest phase at each place with the Sun's centre on or above the geometric horizon, on an adaptive mesh of the sphere. Levels are strictly increasing, \`time_samples\` is odd. \`components\` are contours of the field that is linear along mesh edges, \`solved_components\` are on the level itself; \`format: geojson\` adds the regions at or above each level. ${BOUNDS}`,
        body: SolarEclipseCartographyRequest,
        response: SolarEclipseCartographyResponse,
        table: { list: 'samples' },
        example: { body: { jd_start, mesh_depth: 1, format: 'geojson' } },
      },
      (engine, { body }) => solarCartography(engine, body),
    ),
  ],
});
