import { declareFamily, route } from '../../../contract/route.js';
import { namedRoutes } from './named/routes.js';
import { specialRoutes } from './special/routes.js';
import { chartMoment, classify, LIMBS, directMoment, score } from './muhurta.js';
import {
  MuhurtaChartRequest,
  MuhurtaClassificationEnvelopeResponse,
  MuhurtaDirectRequest,
  MuhurtaScoreEnvelopeResponse,
} from './schema.js';

const RULE =
  'Each limb of the panchanga is auspicious (1 point), neutral (0) or inauspicious (-0.5; the yoga -1.5, the karana -1). The score is the sum of the points times the weights of the policy; it has no fixed range. The instant (`overall`) is inauspicious with a shunned yoga or two inauspicious limbs, neutral with one, else auspicious; weights do not change it. The routes do not search and do not consider an activity.';

const direct = { sun_tropical_lon: 280.4, moon_tropical_lon: 163.2, jd: 2460310.5 };
const chart = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };

const weightsScore = LIMBS.map((limb) => ({
  field: `/muhurta_policy/weight_${limb}`,
  reason: 'weights change only the score',
}));

export const family = declareFamily({
  name: 'muhurta',
  tag: 'muhurta',
  group: 'classical-vedic',
  routes: [
    ...namedRoutes,
    ...specialRoutes,
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/direct/classification',
        summary: 'Muhurta: qualities of the panchanga of given longitudes',
        description: RULE,
        body: MuhurtaDirectRequest,
        response: MuhurtaClassificationEnvelopeResponse,
        inert: weightsScore,
        example: { body: direct },
      },
      (engine, { body }) => classify(directMoment(engine, body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/direct/score',
        summary: 'Muhurta: weighted points of the panchanga of given longitudes',
        description: RULE,
        body: MuhurtaDirectRequest,
        response: MuhurtaScoreEnvelopeResponse,
        example: { body: direct },
      },
      (engine, { body }) => score(directMoment(engine, body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/chart/classification',
        summary: 'Muhurta: qualities of the panchanga of an instant',
        description: RULE,
        body: MuhurtaChartRequest,
        response: MuhurtaClassificationEnvelopeResponse,
        inert: weightsScore,
        example: { body: chart },
      },
      (engine, { body }) => classify(chartMoment(engine, body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/chart/score',
        summary: 'Muhurta: weighted points of the panchanga of an instant',
        description: RULE,
        body: MuhurtaChartRequest,
        response: MuhurtaScoreEnvelopeResponse,
        example: { body: chart },
      },
      (engine, { body }) => score(chartMoment(engine, body)),
    ),
  ],
});
