import { withDefaults } from '../../../contract/defaults.js';
import { chartShape } from '../../../doctrine/chart-shape/shape.js';
import type { Engine } from '../../../engine.js';
import { chartPoints, partyChart } from '../../../services/party.js';
import { SingleChartAnalysisRequest } from './schema.js';
import type { ChartShapeResponse } from './schema.js';
import { PRECEDENCES, SHAPE_WORDS } from './wire-words.js';

/** POST /v1/chart-shape/classify: the Jones shape of a chart. Errors: InvalidInput, OutOfCoverage. */
export function classifyChartShape(engine: Engine, request: SingleChartAnalysisRequest): ChartShapeResponse {
  const { include_nodes, precedence } = withDefaults(SingleChartAnalysisRequest, request);
  const { chart } = partyChart(engine, request.chart, include_nodes, '/chart');
  const found = chartShape(chartPoints(chart), PRECEDENCES[precedence]);
  const handle = found.handle.length === 0 ? null : found.handle.join('/');
  return {
    shape: found.shape && SHAPE_WORDS[found.shape],
    ...(found.shape === null
      ? { status: 'not_evaluable', reason: 'a shape needs at least two bodies' }
      : { status: 'evaluated' }),
    occupied_arc: found.occupiedArcDeg,
    largest_gap: found.largestGapDeg,
    leading_planet: found.leader ?? handle,
    handle_planet: handle,
    handle_bodies: [...found.handle].sort(),
    clusters: found.clusters.map((cluster) => [...cluster]),
    computation_basis: chart.computation_basis,
  };
}
