import { route } from '../../../../contract/route.js';
import { classicalPerfection } from './perfection.js';
import { LillyPerfectionRequest, LillyPerfectionResponse } from './schema.js';

export const perfectionRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/classical-perfection',
      summary: 'Perfection of two significators and its hindrances (Lilly)',
      description:
        'Every exact aspect, station and ingress of the seven planets in the span, and the six kinds of perfection and hindrance that they form: Lilly, Christian Astrology (1647). At most 31 days.',
      run: 'pool',
      body: LillyPerfectionRequest,
      response: LillyPerfectionResponse,
      example: {
        body: {
          jd_start: 2460676.5,
          jd_end: 2460686.5,
          significator_a: 'Moon',
          significator_b: 'Venus',
          is_day_chart: true,
        },
      },
    },
    (engine, { body }) => classicalPerfection(engine, body),
  ),
];
