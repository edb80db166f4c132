import { declareFamily, route } from '../../../contract/route.js';
import { KalavelaRequest, KalavelaResponse, SunBasedUpagrahasRequest, SunBasedUpagrahasResponse } from './schema.js';
import { kalavelas, sunBasedUpagrahas } from './upagrahas.js';

export const family = declareFamily({
  name: 'upagrahas',
  tag: 'upagrahas',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/upagrahas/kalavelas',
        summary: 'Gulika, Mandi and the other points of the parts of day and night',
        description:
          'Day and night are each divided into eight parts with the lords of the weekdays; a point is the degree that rises in its part (BPHS 3.66-69). Where the Sun does not rise and set, `status` is unavailable.',
        body: KalavelaRequest,
        response: KalavelaResponse,
        table: { list: 'upagrahas' },
        example: { body: { dt: '1979-06-01T19:26:00+05:30', latitude: 28.6139, longitude: 77.209 } },
      },
      (engine, { body }) => kalavelas(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/upagrahas/sun-based',
        summary: 'Dhuma, Vyatipata, Parivesha, Indrachapa and Upaketu',
        description: 'The five points that follow from the longitude of the Sun (BPHS 3.61-64).',
        body: SunBasedUpagrahasRequest,
        response: SunBasedUpagrahasResponse,
        example: { body: { sun_sidereal_lon: 47.5 } },
      },
      (_engine, { body }) => sunBasedUpagrahas(body),
    ),
  ],
});
