import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import { assess } from './assessment.js';
import { atmosphericExtinction, pointSourceThreshold, twilightSkyBrightness } from './models.js';
import { inertOptions } from './policy.js';
import { assessTonight } from './tonight.js';
import {
  AtmosphericExtinctionRequest,
  AtmosphericExtinctionResponse,
  PointSourceVisibilityThresholdRequest,
  PointSourceVisibilityThresholdResponse,
  TwilightSkyBrightnessRequest,
  TwilightSkyBrightnessResponse,
  VisibilityAssessmentRequest,
  VisibilityAssessmentResponse,
} from './schema.js';

const unusedByModel: readonly InertOption<AtmosphericExtinctionRequest>[] = [
  {
    field: '/extinction_coefficient_k',
    reason: 'schaefer_1993_components computes the coefficients from elevation, humidity, latitude and season',
    when: (body) => body.model === 'schaefer_1993_components',
  },
  ...['observer_altitude_m', 'relative_humidity', 'observer_latitude_deg', 'sun_right_ascension_deg'].map(
    (field): InertOption<AtmosphericExtinctionRequest> => ({
      field: `/${field}`,
      reason: 'kasten_young_1989_broadband uses the given coefficient',
      when: (body) => body.model === 'kasten_young_1989_broadband',
    }),
  ),
];

const ASSESSMENT =
  'Topocentric, with refraction. By default the magnitude is compared with the limiting magnitude of the site, and the depression of the Sun must reach the arcus visionis for the magnitude. `crumey_2014_point_source` compares the target with night sky, twilight and moonlight at its position; `yallop_lunar_crescent` classifies the crescent of the evening or morning. A case that the criterion cannot evaluate has `criterion_applicable: false` with a reason.';

export const family = declareFamily({
  name: 'visibility',
  tag: 'phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/visibility/atmospheric-extinction',
        summary: 'Atmospheric extinction of a star at an apparent altitude',
        description:
          'Kasten and Young 1989 with one coefficient, or gas, dust and ozone, each with its own air mass (Schaefer 1993).',
        body: AtmosphericExtinctionRequest,
        response: AtmosphericExtinctionResponse,
        inert: unusedByModel,
        example: { body: { apparent_altitude_deg: 30, model: 'kasten_young_1989_broadband' } },
      },
      (_engine, { body }) => atmosphericExtinction(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/visibility/point-source-threshold',
        summary: 'Limiting magnitude of a point source against a background',
        description: 'Crumey 2014, for backgrounds of 1e-5 to 0.03426 cd/m2; outside these `valid` is false.',
        body: PointSourceVisibilityThresholdRequest,
        response: PointSourceVisibilityThresholdResponse,
        example: { body: { background_nanolamberts: 60 } },
      },
      (_engine, { body }) => pointSourceThreshold(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/visibility/twilight-sky-brightness',
        summary: 'Brightness of the twilight sky in a direction',
        description:
          'Schaefer 1993, for the Sun from 0 to 18 degrees below the horizon. With a lower Sun twilight is 0; with a higher Sun `valid` is false.',
        body: TwilightSkyBrightnessRequest,
        response: TwilightSkyBrightnessResponse,
        example: { body: { target_altitude_deg: 15, sun_altitude_deg: -8, sun_target_separation_deg: 30 } },
      },
      (_engine, { body }) => twilightSkyBrightness(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/visibility/assessment',
        summary: 'Visibility of a body or star at a place and instant',
        description: ASSESSMENT,
        body: VisibilityAssessmentRequest,
        response: VisibilityAssessmentResponse,
        table: { list: 'visible_windows' },
        calendar: { list: 'visible_windows', moments: [{ begin: 'start.datetime_utc', end: 'end.datetime_utc' }] },
        inert: inertOptions,
        example: { body: { body: 'Venus', jd_ut: 2460646.2083333335, lat: 40, lon: 0 } },
      },
      (engine, { body }) => assess(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/visibility/tonight',
        summary: 'Visibility of a body or star at an instant, and its hours of visibility in that night',
        description: `${ASSESSMENT} For the criterion of the limiting magnitude, \`visible_windows\` lists when the body is observable from one local mean noon to the next.`,
        body: VisibilityAssessmentRequest,
        response: VisibilityAssessmentResponse,
        table: { list: 'visible_windows' },
        calendar: { list: 'visible_windows', moments: [{ begin: 'start.datetime_utc', end: 'end.datetime_utc' }] },
        inert: inertOptions,
        example: { body: { body: 'Mars', jd_ut: 2460691.25, lat: 51.5, lon: -0.12 } },
      },
      (engine, { body }) => assessTonight(engine, body),
    ),
  ],
});
