import { declareFamily, route } from '../../../contract/route.js';
import { sadeSatiStatus, sadeSatiWindows } from './sade-sati.js';
import {
  SadeSatiStatusRequest,
  SadeSatiStatusResponse,
  SadeSatiWindowsRequest,
  SadeSatiWindowsResponse,
} from './schema.js';

export const family = declareFamily({
  name: 'sade-sati',
  tag: 'sade-sati',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/sade-sati/status',
        summary: 'Saturn counted from the natal Moon: sade sati, ashtama and kantaka',
        description:
          'By whole signs of the sidereal zodiac: the seven and a half years (sade sati) in the twelfth, first and second sign from the Moon, ashtama in the eighth, kantaka in the fourth or in the angles.',
        body: SadeSatiStatusRequest,
        response: SadeSatiStatusResponse,
        example: { body: { natal_moon_sidereal_lon: 93.98, saturn_sidereal_lon: 110.47 } },
      },
      (_engine, { body }) => sadeSatiStatus(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/sade-sati/windows',
        summary: 'Spans of the phases of sade sati in a window',
        description:
          'Each span is a stay of Saturn in a sign; its ends are solved ingresses, apparent and geocentric, so that a short retrograde return is a span of its own. The window is [start, end).',
        body: SadeSatiWindowsRequest,
        response: SadeSatiWindowsResponse,
        table: { list: 'windows' },
        calendar: { list: 'windows', moments: [{ begin: 'start_utc', end: 'end_utc' }] },
        run: 'pool',
        inert: [
          {
            field: '/kantaka_houses',
            reason: 'only phases all lists kantaka spans',
            when: ({ phases }) => phases !== 'all',
          },
        ],
        example: {
          body: {
            natal_moon_sidereal_lon: 93.98,
            start_dt: '2000-01-01T00:00:00Z',
            end_dt: '2030-01-01T00:00:00Z',
          },
        },
      },
      (engine, { body }) => sadeSatiWindows(engine, body),
    ),
  ],
});
