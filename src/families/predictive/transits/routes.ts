import { ownSearchSteps } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { nextIngress, searchIngresses } from './ingresses.js';
import { natalAspects } from './natal-aspects.js';
import {
  IngressSearchRequest,
  IngressSearchResponse,
  NatalAspectSearchRequest,
  NatalAspectSearchResponse,
  NextIngressRequest,
  NextIngressResponse,
  TransitSearchRequest,
  TransitSearchResponse,
} from './schema.js';
import { searchTransits } from './transits.js';

const budget = 'The window can be as long as the ephemeris; an answer contains at most 10,000 events.';

export const family = declareFamily({
  name: 'transits',
  tag: 'predictive',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/transits/search',
        summary: 'Crossings of a longitude by a planet',
        run: 'pool',
        description: `Finds every instant in the window at which the apparent geocentric longitude of the planet is equal to the fixed or moving target. \`direction\` selects the motion of the planet. ${budget}`,
        body: TransitSearchRequest,
        response: TransitSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { body: 'Mars', target_lon: 100, jd_start: 2458849.5, jd_end: 2459580.5 } },
      },
      (engine, { body }) => searchTransits(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/transits/natal-aspects',
        summary: 'Exact aspects of a moving body to fixed longitudes',
        run: 'pool',
        description: `Angles are directed (90 is not -90). With orbs, each event includes the passage through the orb. Events are sorted by \`jd_exact\`. ${budget}`,
        body: NatalAspectSearchRequest,
        response: NatalAspectSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        inert: [{ field: '/search_motion', reason: 'events are always sorted by jd_exact' }],
        example: {
          body: {
            body: 'Saturn',
            natal_longitudes: [84, 260.5],
            aspect_angles: [0, 60, 90, 120, 180],
            jd_start: 2459580.5,
            jd_end: 2460676.5,
          },
        },
      },
      (engine, { body }) => natalAspects(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/transits/ingresses',
        summary: 'Sign ingresses of a planet',
        run: 'pool',
        description: `Finds every crossing of a sign boundary. A retrograde planet enters the sign before the boundary. \`direction\` selects the motion. ${budget}`,
        body: IngressSearchRequest,
        response: IngressSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { body: 'Sun', jd_start: 2460310.5, jd_end: 2460676.5 } },
      },
      (engine, { body }) => searchIngresses(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/transits/next-ingress',
        summary: 'Next sign ingress of a planet',
        run: 'pool',
        description:
          'The first ingress strictly after the instant, in the requested direction; null if there is none within `max_days`.',
        body: NextIngressRequest,
        response: NextIngressResponse,
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { body: 'Mars', jd_start: 2460310.5 } },
      },
      (engine, { body }) => nextIngress(engine, body),
    ),
  ],
});
