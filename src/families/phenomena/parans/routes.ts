import { declareFamily, route } from '../../../contract/route.js';
import {
  ParanContourExtractionResponse,
  ParanContourPathSetResponse,
  ParanContourRequest,
  ParanFieldAnalysisResponse,
  ParanFieldGridRequest,
  ParanFieldMetricRequest,
  ParanFieldSampleSearchResponse,
  ParanFieldStructureResponse,
} from './field-schema.js';
import { gridCostMs } from './grid.js';
import {
  NatalParanSearchRequest,
  ParanSearchRequest,
  ParanSearchResponse,
  ParanSiteAnswer,
  ParanSiteRequest,
} from './schema.js';
import { natal, search } from './search.js';
import { fieldSamples, site } from './site.js';
import { fieldAnalysis, fieldContours, fieldPaths, fieldStructure } from './views.js';

const newYork = { lat: 40.7128, lon: -74.006 };
const target = {
  body1: 'Mars',
  body2: 'Regulus',
  circle1: 'Setting',
  circle2: 'Rising',
  jd1: 2460390.347888,
  jd2: 2460390.351064,
  orb_min: 4.57,
};
const grid = {
  target,
  jd_day: 2460389.5,
  latitudes: [-20, -10, 0, 10, 20, 30, 40, 50],
  longitudes: [-120, -105, -90, -75, -60],
  orb_minutes: 30,
};
const metric = { ...grid, metric: 'exactness_score', threshold: 0.2 };

/** The offsets are searched only for the metric that uses them. */
const offsetsInert = {
  field: '/stability_time_offsets_minutes',
  reason: 'only the metric survival_rate uses the offsets',
  when: (body: ParanFieldMetricRequest) => body.metric !== 'survival_rate',
};
const FIELD =
  'One paran as a function of latitude and longitude: each sample is a search at its place, with the same function as `/v1/parans/site`. Poles are rejected, because they have no meridian.';
const tag = 'phenomena';

export const family = declareFamily({
  name: 'parans',
  tag,
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/parans/search',
        summary: 'Parans (paranatellonta) of a day: pairs of bodies on the horizon or meridian at the same time',
        description:
          'Pairs of crossings (rising, setting, upper and lower culmination) by two bodies at one place within `orb_minutes`, in the 24 hours [jd_day, jd_day + 1), the closest first. Topocentric, centre of the disc, 34 arcminutes of refraction unless `horizon_policy` says otherwise. A body that never crosses the horizon contributes its culminations; the inventory explains every missing circle.',
        body: ParanSearchRequest,
        response: ParanSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'crossing1.datetime_utc' }] },
        run: 'pool',
        example: {
          body: {
            bodies: ['Sun', 'Moon', 'Venus', 'Sirius', 'Regulus'],
            jd_day: 2460394.5,
            ...newYork,
            orb_minutes: 12,
          },
        },
      },
      (engine, { body }) => search(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/parans/natal',
        summary: 'Parans of the day of birth',
        description:
          'Search over the UT1 day, midnight to midnight, that contains the birth; `window` gives the interval.',
        body: NatalParanSearchRequest,
        response: ParanSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'crossing1.datetime_utc' }] },
        run: 'pool',
        example: {
          body: {
            bodies: ['Sun', 'Moon', 'Venus', 'Mars', 'Jupiter', 'Sirius'],
            natal_jd: 2448058.1041666665,
            lat: 51.5,
            lon: -0.12,
            orb_minutes: 10,
          },
        },
      },
      (engine, { body }) => natal(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/parans/site',
        summary: 'Whether a paran also occurs at another place',
        description:
          'The same bodies on the same circles at this place. If the 24 hours contain several, the one nearest in time to the target is returned. `unmatched_reason` explains a missing paran. Offsets test whether the paran is still found when the 24 hours are shifted.',
        body: ParanSiteRequest,
        response: ParanSiteAnswer,
        example: {
          body: {
            target,
            jd_day: 2460389.5,
            ...newYork,
            orb_minutes: 8,
            stability_time_offsets_minutes: [-30, 0, 30],
          },
        },
      },
      (engine, { body }) => site(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/parans/field/samples',
        summary: 'A paran at every point of a grid',
        description: FIELD,
        body: ParanFieldGridRequest,
        response: ParanFieldSampleSearchResponse,
        table: { list: 'samples' },
        run: 'pool',
        costMs: ({ body }) => gridCostMs(body),
        example: { body: grid },
      },
      (engine, { body }) => fieldSamples(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/parans/field/analysis',
        summary: 'Regions, peaks and boundaries of a paran field',
        description: `${FIELD} Samples at or above the threshold are active; north, south, east and west are neighbours.`,
        body: ParanFieldMetricRequest,
        response: ParanFieldAnalysisResponse,
        table: { list: 'regions' },
        run: 'pool',
        costMs: ({ body }) => gridCostMs(body),
        inert: [offsetsInert],
        example: { body: metric },
      },
      (engine, { body }) => fieldAnalysis(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/parans/field/contours',
        summary: 'Contour of a paran field, cell by cell',
        description: `${FIELD} Marching squares over the grid: end points are interpolated linearly between samples, or, with \`interpolation: exact\`, solved on the field itself (within 0.1 m).`,
        body: ParanContourRequest,
        response: ParanContourExtractionResponse,
        table: { list: 'segments' },
        run: 'pool',
        costMs: ({ body }) => gridCostMs(body),
        inert: [offsetsInert],
        example: { body: metric },
      },
      (engine, { body }) => fieldContours(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/parans/field/paths',
        summary: 'Contour of a paran field as lines',
        description: `${FIELD} Segments that share an end point are joined; segments without a neighbour are listed separately.`,
        body: ParanContourRequest,
        response: ParanContourPathSetResponse,
        table: { list: 'paths' },
        run: 'pool',
        costMs: ({ body }) => gridCostMs(body),
        inert: [offsetsInert],
        example: { body: { ...metric, geojson: true } },
      },
      (engine, { body }) => fieldPaths(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/parans/field/structure',
        summary: 'Nesting of the contours of a paran field',
        description: `${FIELD} A line is nested in a closed line that encloses its bounding box and its centroid; each line lists the region and the peaks of the analysis that belong to it.`,
        body: ParanFieldMetricRequest,
        response: ParanFieldStructureResponse,
        table: { list: 'hierarchy' },
        run: 'pool',
        costMs: ({ body }) => gridCostMs(body),
        inert: [offsetsInert],
        example: { body: metric },
      },
      (engine, { body }) => fieldStructure(engine, body),
    ),
  ],
});
