import { route } from '../../../../contract/route.js';
import { shuddhiCatalogue } from './profiles.js';
import {
  ShuddhiAssessmentResponse,
  ShuddhiCatalogueResponse,
  ShuddhiDayRequest,
  ShuddhiDayResponse,
  ShuddhiDirectRequest,
} from './schema.js';
import { shuddhiDay, shuddhiDirect } from './shuddhi.js';

const RULES =
  'Panchaka (remainder of nine of tithi, weekday, nakshatra and rising sign), taras in three cycles, the shunned parts of nine yogas, and Bhadra with its residence, the exception by day and night, mouth and tail. Exceptions are independent claims; none overrides another.';

export const shuddhiRoutes = [
  route(
    {
      method: 'GET',
      path: '/v1/muhurta/shuddhi/catalogue',
      summary: 'Muhurta: profiles of the purity rules and activities of the karanas',
      response: ShuddhiCatalogueResponse,
      example: {},
    },
    () => shuddhiCatalogue(),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/shuddhi/day',
      summary: 'Muhurta: purity of a civil date at a place, in cells of constant findings',
      description: `${RULES} The day from sunrise to sunrise is cut at each edge of a limb, of the rising sign and of a rule; each edge is solved.`,
      body: ShuddhiDayRequest,
      response: ShuddhiDayResponse,
      run: 'pool',
      example: {
        body: { local_date: '2024-04-18', timezone: 'Asia/Kolkata', latitude: 25.3176, longitude: 82.9739 },
      },
    },
    (engine, { body }) => shuddhiDay(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/shuddhi/direct',
      summary: 'Muhurta: purity of given sidereal longitudes',
      description: `${RULES} A rule is unavailable when the request does not give its inputs.`,
      body: ShuddhiDirectRequest,
      response: ShuddhiAssessmentResponse,
      inert: [
        { field: '/policy/ayanamsa_system', reason: 'the longitudes of the request are sidereal' },
        { field: '/policy/sunrise_definition', reason: 'the request gives day or night' },
        { field: '/policy/solver_tolerance_seconds', reason: 'the request gives the spans' },
      ],
      example: {
        body: { sun_sidereal_longitude: 300, moon_sidereal_longitude: 299.9, weekday: 6, natal_nakshatra_index: 26 },
      },
    },
    (_engine, { body }) => shuddhiDirect(body),
  ),
];
