import { withDefaults } from '../../../contract/defaults.js';
import type { CompositeChartResponse } from '../../../contract/relationship.js';
import { CompositeChartRequest } from '../../../contract/relationship.js';
import type { RelationshipTransitSearchResponse } from '../../../contract/relationship-transits.js';
import { below } from '../../../services/relationship/errors.js';
import { compositeChart } from '../../../services/relationship/composite.js';
import type { CompositeGeometry } from '../../../services/relationship/composite.js';
import { compositeFigure } from '../../../services/relationship/identity.js';
import { pairCharts, pairHouses, relationshipAspects } from '../../../services/relationship/pair.js';
import { pairLabels } from '../../../services/relationship/relations.js';
import { nodesAreComputed, relationshipTransits } from '../../../services/relationship/transits.js';
import type { Engine } from '../../../engine.js';
import type { CompositeTransitRequest } from './schema.js';

function geometry(engine: Engine, given: CompositeChartRequest): CompositeGeometry {
  const request = withDefaults(CompositeChartRequest, given);
  const labels = pairLabels(request),
    charts = pairCharts(engine, request);
  const system = request.method === 'midpoint' ? (request.house_system ?? null) : null;
  return compositeChart(charts, pairHouses(engine, request, charts, system), labels, request);
}

/**
 * POST /v1/composite/chart: the composite of two births with the aspects among its points. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function composite(engine: Engine, request: CompositeChartRequest): CompositeChartResponse {
  const chart = geometry(engine, request);
  return { ...chart, aspects: relationshipAspects(chart.planets, chart.nodes, request) };
}

/**
 * POST /v1/composite/transits: exact transits to the points of a composite chart. Errors: InvalidInput, OutOfCoverage.
 */
export function compositeTransits(engine: Engine, request: CompositeTransitRequest): RelationshipTransitSearchResponse {
  nodesAreComputed(request, request.chart.first, request.chart.second);
  return relationshipTransits(engine, compositeFigure(below('/chart', () => geometry(engine, request.chart))), request);
}
