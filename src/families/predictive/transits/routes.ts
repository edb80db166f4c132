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

const budget = 'The window may be as long as the ephemeris; an answer carries at most 10,000 events.';

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
        description: `Every instant in the window at which the apparent geocentric longitude of the planet is the target, fixed or moving; \`direction\` filters by the planet's own motion. ${budget}`,
        body: TransitSearchRequest,
        response: TransitSearchResponse,
        inert: [ownSearchSteps],
        example: { body: { body: 'Mars', target_lon: 100, jd_start: 2458849.5, jd_end: 2459580.5 } },
      },
      (engine, { body }) => searchTransits(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/transits/natal-aspects',
        summary: 'Exact aspects of one mover to fixed longitudes',
        run: 'pool',
        description: `The mover is scanned once as one series, and each pair of longitude and directed angle is refined from it (90 is not -90). With orbs, the passage through the orb that holds each exact hit is answered too. Ordered by \`jd_exact\`. ${budget}`,
        body: NatalAspectSearchRequest,
        response: NatalAspectSearchResponse,
        inert: [{ field: '/search_motion', reason: 'events stand in order of jd_exact either way' }],
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
        description: `Every crossing of a sign boundary; with retrograde motion the sign before the boundary is entered. \`direction\` filters. ${budget}`,
        body: IngressSearchRequest,
        response: IngressSearchResponse,
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
          'The first ingress after the instant, in the wanted direction; null when there is none within `max_days`.',
        body: NextIngressRequest,
        response: NextIngressResponse,
        inert: [ownSearchSteps],
        example: { body: { body: 'Mars', jd_start: 2460310.5 } },
      },
      (engine, { body }) => nextIngress(engine, body),
    ),
  ],
});
