import type { ComputationBasis } from '../../../contract/basis.js';
import { housesDoNotEnter, nodesNeedTheRequest } from '../../../contract/party.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartPoints, partyChart } from '../../../services/party.js';
import type { Engine } from '../../../engine.js';
import { chartProfile, patternAnswer, patternNetwork } from './answers.js';
import { findPatterns } from './detect.js';
import type { PatternSearch } from './detect.js';
import {
  PatternChartConditionProfileResponse,
  PatternConditionNetworkProfileResponse,
  PatternRequest,
  PatternSearchResponse,
} from './schema.js';
import type { AspectPatternResponse } from './schema.js';

/** The one pattern set that all three routes answer from. */
function patternSet(
  engine: Engine,
  request: PatternRequest,
): { events: AspectPatternResponse[]; computation_basis: ComputationBasis } {
  const { chart } = partyChart(engine, request.chart, request.include_nodes ?? false, '/chart');
  const search: PatternSearch = {
    orbFactor: request.orb_factor ?? 1,
    include: request.include ?? null,
    dominantOnly: request.dominant_only ?? false,
    orbs: request.orbs ?? 'pattern',
  };
  return {
    events: findPatterns(chartPoints(chart), search).map((pattern) => patternAnswer(pattern, search)),
    computation_basis: chart.computation_basis,
  };
}

const example = {
  body: {
    chart: {
      dt: '1985-07-14T08:25:00+02:00',
      latitude: 48.8566,
      longitude: 2.3522,
      bodies: ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
    },
  },
};
const inert = [...housesDoNotEnter('/chart'), nodesNeedTheRequest];
const description =
  'All three pattern routes answer from the same filtered set. `include` selects first; `dominant_only` then leaves out what another found aspect pattern contains. At most 5,000 patterns.';

export const family = declareFamily({
  name: 'patterns',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/patterns/find',
        name: 'patterns_find_route',
        summary: 'Aspect patterns of a chart',
        description,
        run: 'pool',
        body: PatternRequest,
        response: PatternSearchResponse,
        inert,
        example,
      },
      (engine, { body }) => patternSet(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/patterns/chart-profile',
        name: 'patterns_chart_profile_route',
        summary: "How far the roles of a chart's patterns are resolved",
        description,
        run: 'pool',
        body: PatternRequest,
        response: PatternChartConditionProfileResponse,
        inert,
        example,
      },
      (engine, { body }) => {
        const { events, computation_basis } = patternSet(engine, body);
        return { ...chartProfile(events), computation_basis };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/patterns/network',
        name: 'patterns_network_route',
        summary: 'Patterns and bodies of a chart as a network',
        description,
        run: 'pool',
        body: PatternRequest,
        response: PatternConditionNetworkProfileResponse,
        inert,
        example,
      },
      (engine, { body }) => {
        const { events, computation_basis } = patternSet(engine, body);
        return { ...patternNetwork(events), computation_basis };
      },
    ),
  ],
});
