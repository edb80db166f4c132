import { route } from '../../../../contract/route.js';
import { lagnaCatalogue, lagnaDatetime, lagnaDirect } from './lagna.js';
import {
  LagnaAssessmentResponse,
  LagnaCatalogueResponse,
  LagnaDatetimeRequest,
  LagnaDirectRequest,
  LagnaSnapshotResponse,
} from './schema.js';

const RULES =
  'For any undertaking: empty 8th and 12th houses, growth from the natal Moon or ascendant, support by a benefic, growth of the Moon. For a marriage: navamsa of the lagna, support of the 1st and 7th, twenty points of placement, forbidden houses with their exceptions. Whole signs from the sidereal lagna; each rule is true, false or unknown.';
const strengths = 'strengths cancel no rule here; /v1/shadbala computes them';

export const lagnaRoutes = [
  route(
    {
      method: 'GET',
      path: '/v1/muhurta/lagna/catalogue',
      summary: 'Muhurta: profiles of the rules of the rising sign',
      response: LagnaCatalogueResponse,
      example: {},
    },
    () => lagnaCatalogue(),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/lagna/datetime',
      summary: 'Muhurta: rules of the rising sign at an instant and a place',
      description: RULES,
      body: LagnaDatetimeRequest,
      response: LagnaSnapshotResponse,
      inert: [
        { field: '/include_shadbala', reason: strengths },
        { field: '/hora_lord', reason: strengths },
      ],
      example: { body: { dt: '2012-11-14T06:40:00+11:00', latitude: -33.8688, longitude: 151.2093 } },
    },
    (engine, { body }) => lagnaDatetime(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/lagna/direct',
      summary: 'Muhurta: rules of the rising sign for given sidereal longitudes',
      description: RULES,
      body: LagnaDirectRequest,
      response: LagnaAssessmentResponse,
      inert: [{ field: '/policy/ayanamsa_system', reason: 'the longitudes of the request are sidereal' }],
      example: {
        body: {
          sidereal_longitudes: {
            Sun: 117.99,
            Moon: 93.98,
            Mercury: 103.67,
            Venus: 112.56,
            Mars: 67.46,
            Jupiter: 205.88,
            Saturn: 110.47,
          },
          jd_ut1: 2432412.270833,
          lagna_sidereal_longitude: 37.73,
        },
      },
    },
    (_engine, { body }) => lagnaDirect(body),
  ),
];
