import { declareFamily, route } from '../../../contract/route.js';
import { PanchangaResultResponse } from '../../../contract/panchanga.js';
import { chartPanchanga, instantPanchanga, panchangaProfile } from './panchanga.js';
import { PanchangaChartRequest, PanchangaDirectRequest, PanchangaProfileResponse } from './schema.js';

const DIRECT =
  'Longitudes are those of the true equinox of date, as charts answer them. The weekday is that of Greenwich: without a place there is no sunrise.';
const CHART =
  'Apparent geocentric places unless the request says otherwise. The weekday runs from local sunrise to sunrise where a place is given (else it is that of Greenwich, and the answer says so). Each limb has its beginning and end; the lunar month is given from new moon (amanta) and from full moon (purnimanta).';

const direct = { sun_tropical_lon: 280.4, moon_tropical_lon: 163.2, jd: 2460310.5 };
const chart = { dt: '2024-01-15T10:30:00+05:30', observer_lat: 28.6139, observer_lon: 77.209 };

const noClasses = { field: '/policy/shunned_yogas', reason: 'this answer does not class the yoga: the profile does' };

export const family = declareFamily({
  name: 'panchanga',
  tag: 'panchanga',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/panchanga/instant',
        summary: 'The five limbs of given longitudes of Sun and Moon',
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
        summary: 'Classes of the five limbs of given longitudes',
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
        summary: 'The five limbs of an instant with their times, and the lunar month',
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
        summary: 'Classes of the five limbs of an instant',
        description: CHART,
        body: PanchangaChartRequest,
        response: PanchangaProfileResponse,
        example: { body: chart },
      },
      (engine, { body }) => panchangaProfile(chartPanchanga(engine, body), body.policy),
    ),
  ],
});
