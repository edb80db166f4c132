import { declareFamily, route } from '../../../contract/route.js';
import { PanchangaResultResponse } from '../../../contract/panchanga.js';
import { chartPanchanga, instantPanchanga, panchangaProfile } from './panchanga.js';
import { dailyPanchanga } from './day.js';
import { lunarMonth } from './lunar-month.js';
import { DailyPanchangaRequest, DailyPanchangaResponse, LunarMonthRequest, LunarMonthResponse } from './schema-day.js';
import { PanchangaChartRequest, PanchangaDirectRequest, PanchangaProfileResponse } from './schema.js';

const DIRECT =
  'Longitudes refer to the true equinox of date, as in chart answers. The answer has the weekday of Greenwich, because the request has no place for a sunrise.';
const CHART =
  'Positions are apparent and geocentric unless the request says otherwise. With a place the weekday runs from local sunrise to sunrise; without one the weekday is that of Greenwich (`vara_basis`). Each limb has its start and end. The lunar month is counted from new moon (amanta) and from full moon (purnimanta).';

const direct = { sun_tropical_lon: 280.4, moon_tropical_lon: 163.2, jd: 2460310.5 };
const chart = { dt: '2024-01-15T10:30:00+05:30', observer_lat: 28.6139, observer_lon: 77.209 };

const noClasses = { field: '/policy/shunned_yogas', reason: 'only the profile routes classify the yoga' };

export const family = declareFamily({
  name: 'panchanga',
  tag: 'panchanga',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/panchanga/instant',
        summary: 'Panchanga (five limbs) of given longitudes of Sun and Moon',
        description: DIRECT,
        body: PanchangaDirectRequest,
        response: PanchangaResultResponse,
        inert: [noClasses],
        example: { body: direct },
      },
      (engine, { body }) => instantPanchanga(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/panchanga/instant/profile',
        summary: 'Classes of the panchanga of given longitudes',
        description: DIRECT,
        body: PanchangaDirectRequest,
        response: PanchangaProfileResponse,
        example: { body: direct },
      },
      (engine, { body }) => panchangaProfile(instantPanchanga(engine, body), body.policy),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/panchanga/chart',
        summary: 'Panchanga of an instant with the times of its limbs, and the lunar month',
        description: CHART,
        body: PanchangaChartRequest,
        response: PanchangaResultResponse,
        inert: [noClasses],
        example: { body: chart },
      },
      (engine, { body }) => chartPanchanga(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/panchanga/chart/profile',
        summary: 'Classes of the panchanga of an instant',
        description: CHART,
        body: PanchangaChartRequest,
        response: PanchangaProfileResponse,
        example: { body: chart },
      },
      (engine, { body }) => panchangaProfile(chartPanchanga(engine, body), body.policy),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/panchanga/day',
        minimalExample: false,
        summary: 'Panchanga of a civil date: the limbs from its sunrise to the next, with solved ends',
        description:
          'The day is [sunrise, next sunrise) at a place, in a civil time zone. Limbs have the part within the day and their true end. Without a sunrise `status` is unavailable with its reasons.',
        body: DailyPanchangaRequest,
        response: DailyPanchangaResponse,
        table: { list: 'limbs' },
        inert: [
          {
            field: '/policy/solver_tolerance_seconds',
            reason: 'instants are solved to less than a millisecond; the answer has no bounds',
          },
        ],
        example: {
          body: { local_date: '2024-01-15', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 },
        },
      },
      (engine, { body }) => dailyPanchanga(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/panchanga/lunar-month',
        summary: 'Lunar month of an instant, amanta or purnimanta, with adhika and kshaya months',
        description:
          'A lunation has the name of the sign that the Sun enters in it; without an ingress it is adhika, with two a name is omitted. In the purnimanta reckoning an adhika month lies between the dark and the bright half of the month of its name.',
        body: LunarMonthRequest,
        response: LunarMonthResponse,
        example: { body: { jd_ut1: 2460310.5 } },
      },
      (engine, { body }) => lunarMonth(engine, body),
    ),
  ],
});
