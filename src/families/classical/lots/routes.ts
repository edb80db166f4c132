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
  'Lots (Arabic parts) use the exact ascendant and midheaven, which can differ from the cusps. A lot with a missing ingredient (syzygy, prenatal lunations, lord of the hour) is listed in `not_evaluable`. All 512 lots are evaluated unless `names` selects some.';

export const family = declareFamily({
  name: 'lots',
  tag: 'lots',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/lots/catalog',
        summary: 'Catalogue of 512 lots (Arabic parts): formulas by day and night, tags, sources',
        response: LotsCatalogResponse,
        table: { list: 'parts' },
        example: {},
      },
      () => lotsCatalog(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart',
        summary: 'Lots (Arabic parts) of a chart',
        description: `${NOTE} All fields of all lots take about 3 MB; \`fields\` selects some.`,
        body: LotsChartRequest,
        response: LotsResultResponse,
        table: { list: 'parts' },
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotsOfChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/dependencies',
        summary: 'Ingredients of the lots of a chart',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotsDependenciesResponse,
        table: { list: 'dependencies' },
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotDependencies(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/conditions',
        summary: 'Condition profiles of lots: ingredients from the chart, from other lots and from the caller',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotsConditionsResponse,
        table: { list: 'profiles' },
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotConditions(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/condition',
        summary: 'Condition profile of one lot',
        body: LotsConditionChartRequest,
        response: LotsConditionResponse,
        table: { list: 'all_dependencies' },
        inert: [
          {
            field: '/policy/unresolved_reference_mode',
            reason: 'a request for one lot is refused in both modes if an ingredient is missing',
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
        summary: 'Condition profiles of lots with totals',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotChartConditionProfileResponse,
        table: { list: 'profiles' },
        run: 'pool',
        example: { body: SOME },
      },
      (engine, { body }) => lotsProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lots/chart/network',
        summary: 'Network of lots that are ingredients of other lots',
        description: NOTE,
        body: LotsSelectionRequest,
        response: LotConditionNetworkProfileResponse,
        table: { list: 'nodes' },
        run: 'pool',
        inert: [
          { field: '/place_center', reason: 'the network depends on formulas, not on positions' },
          { field: '/policy/disputed_reversals', reason: 'a reversed lot has the same ingredients' },
        ],
        example: { body: SOME },
      },
      (engine, { body }) => lotsNetwork(engine, body),
    ),
  ],
});
