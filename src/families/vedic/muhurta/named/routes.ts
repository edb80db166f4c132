import { route } from '../../../../contract/route.js';
import { namedDay, namedDirect } from './named.js';
import {
  NamedMuhurtaDayRequest,
  NamedMuhurtaDayResponse,
  NamedMuhurtaDirectRequest,
  NamedMuhurtaResponse,
} from './schema.js';

const RULE =
  'Abhijit is the eighth of the fifteen parts of the daylight; a Wednesday excludes it. Brahma muhurta lasts from four to two ghatis of 24 minutes before sunrise, or is the fourteenth of fifteen parts of the night. Spans are half-open; each boundary is solved, with bounds.';

export const namedRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/named/day',
      summary: 'Muhurta: Abhijit and Brahma muhurta of a civil date at a place',
      description: `${RULE} Where the Sun does not rise or set the status is partial or unavailable, with reasons.`,
      body: NamedMuhurtaDayRequest,
      response: NamedMuhurtaDayResponse,
      example: { body: { local_date: '2024-11-20', timezone: 'Asia/Kolkata', latitude: 25.3, longitude: 83 } },
    },
    (engine, { body }) => namedDay(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/named/direct',
      summary: 'Muhurta: Abhijit and Brahma muhurta of given sunrise and sunsets',
      description: RULE,
      body: NamedMuhurtaDirectRequest,
      response: NamedMuhurtaResponse,
      inert: [
        { field: '/policy/sunrise_definition', reason: 'the request gives sunrise and sunset' },
        { field: '/policy/solver_tolerance_seconds', reason: 'the request gives sunrise and sunset' },
      ],
      example: { body: { sunrise_jd_ut1: 2460409.52, sunset_jd_ut1: 2460410.05, weekday: 3 } },
    },
    (_engine, { body }) => namedDirect(body),
  ),
];
