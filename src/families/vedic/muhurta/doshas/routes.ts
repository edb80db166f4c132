import { route } from '../../../../contract/route.js';
import { doshasDay, doshasDirect } from './doshas.js';
import { doshaCatalogue } from './profiles.js';
import {
  DoshaAssessmentResponse,
  DoshaCatalogueResponse,
  DoshaDayRequest,
  DoshaDayResponse,
  DoshaDirectRequest,
} from './schema.js';

const RULES =
  'Vishanadi (the poisoned ghatis of each nakshatra), yamaghanta by weekday and nakshatra and by the sixteenth of the daylight, and gandanta at the junctions of nakshatra, tithi and rising sign. A selected exception neutralizes only the fault of its own source.';

export const doshaRoutes = [
  route(
    {
      method: 'GET',
      path: '/v1/muhurta/doshas/catalogue',
      summary: 'Muhurta: profiles of the faults',
      response: DoshaCatalogueResponse,
      example: {},
    },
    () => doshaCatalogue(),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/doshas/day',
      summary: 'Muhurta: faults of a civil date at a place, in cells of constant findings',
      description: `${RULES} The day from sunrise to sunrise is cut at each edge of a limb and of a fault; each edge is solved.`,
      body: DoshaDayRequest,
      response: DoshaDayResponse,
      run: 'pool',
      example: {
        body: { local_date: '2024-04-18', timezone: 'Asia/Kolkata', latitude: 25.3176, longitude: 82.9739 },
      },
    },
    (engine, { body }) => doshasDay(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/doshas/direct',
      summary: 'Muhurta: faults of given sidereal longitudes and spans',
      description: `${RULES} A rule is unavailable when the request does not give its inputs.`,
      body: DoshaDirectRequest,
      response: DoshaAssessmentResponse,
      inert: [
        { field: '/policy/ayanamsa_system', reason: 'the longitudes of the request are sidereal' },
        { field: '/policy/sunrise_definition', reason: 'the request gives the day' },
        { field: '/policy/solver_tolerance_seconds', reason: 'the request gives the spans' },
      ],
      example: { body: { sun_sidereal_longitude: 200, moon_sidereal_longitude: 240.1, jd_ut1: 2460410 } },
    },
    (_engine, { body }) => doshasDirect(body),
  ),
];
