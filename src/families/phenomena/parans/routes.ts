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

/** Offsets are searched only for the metric that is made of them. */
const offsetsInert = {
  field: '/stability_time_offsets_minutes',
  reason: 'only the metric survival_rate is made of the offsets',
  when: (body: ParanFieldMetricRequest) => body.metric !== 'survival_rate',
};
const FIELD =
  'One paran as a function of latitude and longitude: each sample is a search at its place, by the same function as `/v1/parans/site`. Poles have no meridian and are refused.';
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
        summary: 'Bodies and stars that are on horizon or meridian together within a day',
        description:
          'Pairs of crossings (rising, setting, upper and lower culmination) by two bodies at one place within `orb_minutes`, in the 24 hours [jd_day, jd_day + 1), the closest first. Topocentric, centre of the disc, 34 arcminutes of refraction unless `horizon_policy` says otherwise. A body that never meets the horizon takes part with its culminations; the inventory says why a circle is missing.',
        body: ParanSearchRequest,
        response: ParanSearchResponse,
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
        summary: 'Parans of the day of a birth',
        description: 'The search over the day UT1, midnight to midnight, that holds the birth; `window` states it.',
        body: NatalParanSearchRequest,
        response: ParanSearchResponse,
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
        summary: 'Whether a paran is found at another place',
        description:
          'The same bodies on the same circles, at this place. Of several in the 24 hours the nearest in time to the target is taken. `unmatched_reason` says why there is none; offsets ask whether it is still found when the 24 hours are moved.',
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
        summary: 'Regions, peaks and edges of a paran field',
        description: `${FIELD} Samples at or above the threshold are active; north, south, east and west are neighbours.`,
        body: ParanFieldMetricRequest,
        response: ParanFieldAnalysisResponse,
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
        description: `${FIELD} Marching squares over the grid: end points linear between samples, or, with \`interpolation: exact\`, where the field itself takes the threshold (within 0.1 m).`,
        body: ParanContourRequest,
        response: ParanContourExtractionResponse,
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
        description: `${FIELD} Segments that share an end point are joined; those that join no other are listed apart.`,
        body: ParanContourRequest,
        response: ParanContourPathSetResponse,
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
        summary: 'How the contours of a paran field lie in each other',
        description: `${FIELD} A line lies within a closed one that surrounds its box and its centroid; each line has the region and the peaks of the analysis that belong to it.`,
        body: ParanFieldMetricRequest,
        response: ParanFieldStructureResponse,
        run: 'pool',
        costMs: ({ body }) => gridCostMs(body),
        inert: [offsetsInert],
        example: { body: metric },
      },
      (engine, { body }) => fieldStructure(engine, body),
    ),
  ],
});
