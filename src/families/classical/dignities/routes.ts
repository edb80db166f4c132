import { declareFamily, route } from '../../../contract/route.js';
import {
  chartCondition,
  chartConditions,
  chartDignities,
  chartNetwork,
  chartProfile,
  chartReceptions,
} from './dignities.js';
import {
  ChartConditionProfileResponse,
  ConditionNetworkProfileResponse,
  DignitiesChartRequest,
  DignitiesConditionChartRequest,
  DignitiesConditionResponse,
  DignitiesConditionsResponse,
  DignitiesReceptionsResponse,
  DignitiesResultResponse,
} from './schema.js';

const CHART = { dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 };
const POLICY_NOTE =
  'All six routes accept the same optional policy. A condition that the policy excludes loses its label and score; its raw facts stay in the answer. The answer lists the applied policy, the houses and the sect.';

/** Policies that receptions do not depend on: these are found from signs and rulers only. */
const NOT_OF_RECEPTIONS = [
  'essential/scoring',
  'essential/triplicity',
  'accidental/include_house_strength',
  'accidental/include_motion',
  'accidental/include_oriental_occidental',
  ...[
    'include_cazimi',
    'include_combust',
    'include_under_sunbeams',
    'include_for_luminaries',
    'cazimi_orb_deg',
    'combust_orb_deg',
    'under_sunbeams_orb_deg',
  ].map((name) => `accidental/solar/${name}`),
  ...['include_hayz', 'include_halb', 'mars_hayz'].map((name) => `accidental/sect/${name}`),
].map((name) => ({ field: `/policy/${name}`, reason: 'receptions depend only on signs and their rulers' }));

export const family = declareFamily({
  name: 'dignities',
  tag: 'dignities',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/dignities/chart',
        summary: 'Essential and accidental dignities of the planets in a chart',
        description: POLICY_NOTE,
        body: DignitiesChartRequest,
        response: DignitiesResultResponse,
        table: { list: 'dignities' },
        example: { body: CHART },
      },
      (engine, { body }) => chartDignities(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dignities/chart/receptions',
        summary: 'Receptions by domicile and exaltation',
        description: POLICY_NOTE,
        body: DignitiesChartRequest,
        response: DignitiesReceptionsResponse,
        table: { list: 'receptions' },
        inert: NOT_OF_RECEPTIONS,
        example: { body: CHART },
      },
      (engine, { body }) => chartReceptions(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dignities/chart/conditions',
        summary: 'Condition profiles of all planets',
        description: POLICY_NOTE,
        body: DignitiesChartRequest,
        response: DignitiesConditionsResponse,
        table: { list: 'profiles' },
        example: { body: CHART },
      },
      (engine, { body }) => chartConditions(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dignities/chart/condition',
        summary: 'Condition profile of one planet',
        description: POLICY_NOTE,
        body: DignitiesConditionChartRequest,
        response: DignitiesConditionResponse,
        table: { list: 'all_receptions' },
        example: { body: { ...CHART, planet: 'Venus' } },
      },
      (engine, { body }) => chartCondition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dignities/chart/profile',
        summary: 'Condition profiles with totals over the chart',
        description: POLICY_NOTE,
        body: DignitiesChartRequest,
        response: ChartConditionProfileResponse,
        table: { list: 'profiles' },
        example: { body: CHART },
      },
      (engine, { body }) => chartProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dignities/chart/network',
        summary: 'Receptions as a network of planets',
        description: POLICY_NOTE,
        body: DignitiesChartRequest,
        response: ConditionNetworkProfileResponse,
        table: { list: 'nodes' },
        example: { body: { ...CHART, policy: { essential: { doctrine: 'modern_co_rulers' } } } },
      },
      (engine, { body }) => chartNetwork(engine, body),
    ),
  ],
});
