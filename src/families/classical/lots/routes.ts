import { declareFamily, route } from '../../../contract/route.js';
import {
  lotCondition,
  lotConditions,
  lotDependencies,
  lotsCatalog,
  lotsNetwork,
  lotsOfChart,
  lotsProfile,
} from './lots.js';
import {
  LotChartConditionProfileResponse,
  LotConditionNetworkProfileResponse,
  LotsCatalogResponse,
  LotsChartRequest,
  LotsConditionChartRequest,
  LotsConditionResponse,
  LotsConditionsResponse,
  LotsDependenciesResponse,
  LotsResultResponse,
  LotsSelectionRequest,
} from './schema.js';

const CHART = { dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 };
const SOME = { ...CHART, names: ['Fortune', 'Spirit', 'Eros (Valens)', 'Necessity (Persian)', 'Releaser'] };
const NOTE =
  'The ascendant and midheaven are the true ones, whatever the cusps are. A lot whose places are missing (syzygy, prenatal lunations, lord of the hour) is named, not guessed. All 512 lots unless `names` chooses.';

export const family = declareFamily({
  name: 'lots',
  tag: 'lots',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/lots/catalog',
        summary: 'The 512 lots: formulas by day and night, tags, sources',
        response: LotsCatalogResponse,
        example: {},
      },
      () => lotsCatalog(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart',
        summary: 'The lots of a chart',
        description: `${NOTE} All fields of all lots are some 3 MB: \`fields\` chooses among them.`,
        body: LotsChartRequest,
        response: LotsResultResponse,
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotsOfChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/dependencies',
        summary: 'The places that lots are made from',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotsDependenciesResponse,
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotDependencies(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/conditions',
        summary: 'How directly a chart gives its lots',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotsConditionsResponse,
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotConditions(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/condition',
        summary: 'How directly a chart gives one lot',
        body: LotsConditionChartRequest,
        response: LotsConditionResponse,
        inert: [
          {
            field: '/policy/unresolved_reference_mode',
            reason: 'one lot is asked for: without its places the request is refused in either mode',
          },
        ],
        example: { body: { ...CHART, part_name: 'Fortune' } },
      },
      (engine, { body }) => lotCondition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/profile',
        summary: 'Condition profiles of lots with their sums',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotChartConditionProfileResponse,
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotsProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/network',
        summary: 'Which lots are made from which',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotConditionNetworkProfileResponse,
        run: 'pool',
        inert: [
          { field: '/place_center', reason: 'the network tells which lots are made from which, not where they are' },
          { field: '/policy/disputed_reversals', reason: 'a reversed lot is made from the same places' },
        ],
        example: { body: SOME },
      },
      (engine, { body }) => lotsNetwork(engine, body),
    ),
  ],
});
