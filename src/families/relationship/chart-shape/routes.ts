import { housesDoNotEnter, nodesNeedTheRequest } from '../../../contract/party.js';
import { declareFamily, route } from '../../../contract/route.js';
import { classifyChartShape } from './chart-shape.js';
import { ChartShapeResponse, SingleChartAnalysisRequest } from './schema.js';

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
        summary: 'Jones chart shape: bundle, bowl, bucket, locomotive, seesaw, splay or splash',
        body: SingleChartAnalysisRequest,
        response: ChartShapeResponse,
        inert: [...housesDoNotEnter('/chart'), nodesNeedTheRequest],
        example: { body: { chart: { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 } } },
      },
      (engine, { body }) => classifyChartShape(engine, body),
    ),
  ],
});
