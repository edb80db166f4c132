import { route } from '../../../../contract/route.js';
import { personalScore } from './personal.js';
import {
  MuhurtaPersonalRequest,
  MuhurtaPersonalScoreResponse,
  MuhurtaSearchRequest,
  MuhurtaSearchResponse,
} from './schema.js';
import { searchMuhurta } from './search.js';

const RULES =
  'The limbs have the qualities and points of the other score routes; gandanta counts two ghatis at a junction of nakshatras. Tara bala adds 1, 0 or -1 by the tara of the Moon from the natal nakshatra, chandra bala 1, 0, -1 or -2 by its house from the natal Moon. The weekday begins at sunrise when the request has a place.';
const noPlace = {
  field: '/sunrise_definition',
  reason: 'the request has no place',
  when: ({ observer_lat: latitude }: { readonly observer_lat?: number | null }) =>
    latitude === undefined || latitude === null,
};

export const personalRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/personal/score',
      summary: 'Muhurta: weighted points of given longitudes for a natal Moon',
      description: RULES,
      body: MuhurtaPersonalRequest,
      response: MuhurtaPersonalScoreResponse,
      inert: [noPlace],
      example: {
        body: { sun_tropical_lon: 141.1, moon_tropical_lon: 117.1, jd: 2432412.27, janma_moon_sidereal_lon: 93.98 },
      },
    },
    (engine, { body }) => personalScore(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/search',
      summary: 'Muhurta: windows of at most 30 days with at least a score',
      description: `${RULES} The score is constant between two edges of the limbs, so the windows have solved edges; the spacing of the request only lists instants within them. Windows are ranked by their highest score, then by time.`,
      body: MuhurtaSearchRequest,
      response: MuhurtaSearchResponse,
      run: 'pool',
      inert: [
        noPlace,
        {
          field: '/policy/muhurta_policy/weight_tara',
          reason: 'the request has no natal Moon',
          when: ({ janma_moon_sidereal_lon: janma }) => janma === undefined || janma === null,
        },
        {
          field: '/policy/muhurta_policy/weight_chandra',
          reason: 'the request has no natal Moon',
          when: ({ janma_moon_sidereal_lon: janma }) => janma === undefined || janma === null,
        },
        {
          field: '/policy/muhurta_policy/chandra_rule',
          reason: 'the request has no natal Moon',
          when: ({ janma_moon_sidereal_lon: janma }) => janma === undefined || janma === null,
        },
      ],
      example: { body: { start_jd_ut1: 2460400.5, end_jd_ut1: 2460403.5, policy: { step_minutes: 180 } } },
    },
    (engine, { body }) => searchMuhurta(engine, body),
  ),
];
