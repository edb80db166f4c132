import type { ComputationBasis } from '../../../contract/basis.js';
import { housesDoNotEnter, nodesNeedTheRequest } from '../../../contract/party.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartPoints, partyChart } from '../../../services/party.js';
import type { Engine } from '../../../engine.js';
import { chartProfile, patternAnswer, patternNetwork } from './answers.js';
import { coherenceAnswer } from './coherence.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { withDefaults } from '../../../contract/defaults.js';
import { MAX_PATTERNS, MAX_TRIALS, TooManyPatterns } from '../../../doctrine/aspect-patterns/found-pattern.js';
import type { FoundPattern } from '../../../doctrine/aspect-patterns/found-pattern.js';
import { findPatterns } from '../../../doctrine/aspect-patterns/patterns.js';
import type { PatternSearch } from '../../../doctrine/aspect-patterns/patterns.js';
import {
  PatternChartConditionProfileResponse,
  PatternCoherenceSearchResponse,
  PatternConditionNetworkProfileResponse,
  PatternRequest,
  PatternSearchResponse,
} from './schema.js';
import type { AspectPatternResponse } from './schema.js';

/** The patterns of a request. Errors: InvalidInput if there are too many. */
function foundPatterns(points: Parameters<typeof findPatterns>[0], search: PatternSearch): FoundPattern[] {
  try {
    return findPatterns(points, search);
  } catch (error) {
    if (!(error instanceof TooManyPatterns)) throw error;
    throw new InvalidInput({
      field: '/orb_factor',
      message: `leads to more than ${MAX_PATTERNS} patterns or ${MAX_TRIALS} trials`,
      given: search.orbFactor,
      allowed: 'a smaller orb_factor, fewer bodies, or fewer patterns in include',
    });
  }
}
/** The patterns of a request; all routes use them. */
function searchedPatterns(
  engine: Engine,
  given: PatternRequest,
  motion: boolean,
): { found: FoundPattern[]; search: PatternSearch; computation_basis: ComputationBasis } {
  const request = withDefaults(PatternRequest, given);
  const { chart } = partyChart(engine, request.chart, request.include_nodes, '/chart');
  const search: PatternSearch = {
    orbFactor: request.orb_factor,
    include: request.include ?? null,
    dominantOnly: request.dominant_only,
    orbs: request.orbs,
    motion,
  };
  return {
    found: foundPatterns(chartPoints(chart), search),
    search,
    computation_basis: chart.computation_basis,
  };
}

/** The patterns of a request in answer shape. */
function patternSet(
  engine: Engine,
  request: PatternRequest,
): { events: AspectPatternResponse[]; computation_basis: ComputationBasis } {
  const { found, search, computation_basis } = searchedPatterns(engine, request, false);
  return { events: found.map((pattern) => patternAnswer(pattern, search)), computation_basis };
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
  'All pattern routes use the same patterns. `include` selects patterns first; `dominant_only` then omits each pattern that another found aspect pattern contains. At most 5,000 patterns.';

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
        table: { list: 'events' },
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
        summary: 'Condition of the aspect patterns of a chart',
        description,
        run: 'pool',
        body: PatternRequest,
        response: PatternChartConditionProfileResponse,
        table: { list: 'profiles' },
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
        table: { list: 'nodes' },
        inert,
        example,
      },
      (engine, { body }) => {
        const { events, computation_basis } = patternSet(engine, body);
        return { ...patternNetwork(events), computation_basis };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/patterns/coherence',
        summary: 'Band of each aspect pattern by its loosest aspect, with the motion of its aspects',
        description: `The band measures the loosest required aspect by fixed reference orbs (conjunction and opposition 8 degrees, square and trine 7, sextile 5, quincunx 3): Very strong to 0.10, Strong to 0.25, Moderate to 0.50, Loose to 0.75, else Marginal. This is a rule of the service; no tradition has it. Grand Cross, Grand Trine, Kite, Mystic Rectangle, T-Square and Yod are assessed. ${description}`,
        run: 'pool',
        body: PatternRequest,
        response: PatternCoherenceSearchResponse,
        table: { list: 'events' },
        inert,
        example,
      },
      (engine, { body }) => {
        const { found, computation_basis } = searchedPatterns(engine, body, true);
        return { events: found.map(coherenceAnswer), computation_basis };
      },
    ),
  ],
});
