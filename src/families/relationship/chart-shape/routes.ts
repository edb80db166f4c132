import { housesDoNotEnter, nodesNeedTheRequest } from '../../../contract/party.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartPoints, partyChart } from '../../../services/party.js';
import { ChartShapeResponse, SingleChartAnalysisRequest } from './schema.js';
import { chartShape } from './shape.js';

export const family = declareFamily({
  name: 'chart-shape',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/chart-shape/classify',
        name: 'chart_shape_route',
        summary: 'Jones pattern of a chart: bundle, bowl, bucket, locomotive, seesaw, splay or splash',
        body: SingleChartAnalysisRequest,
        response: ChartShapeResponse,
        inert: [...housesDoNotEnter('/chart'), nodesNeedTheRequest],
        example: { body: { chart: { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 } } },
      },
      (engine, { body }) => {
        const { chart } = partyChart(engine, body.chart, body.include_nodes ?? false, '/chart');
        return { ...chartShape(chartPoints(chart), body.precedence), computation_basis: chart.computation_basis };
      },
    ),
  ],
});
