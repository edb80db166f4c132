import { route } from '../../../../contract/route.js';
import { classicalPerfection } from './perfection.js';
import { LillyPerfectionRequest, LillyPerfectionResponse } from './schema.js';

export const perfectionRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/electional/western/classical-perfection',
      summary: 'How two significators come to perfection, or are hindered',
      description:
        'Every exact aspect, station and ingress of the seven planets in the span, and which of the six kinds of perfection and hindrance they make: Lilly, Christian Astrology (1647). At most 31 days.',
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
