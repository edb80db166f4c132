import type { AuthPChartRequest } from '../../contract/relationship.js';
import type { RelationshipTransitSearchResponse } from '../../contract/relationship-transits.js';
import { housesAnswer } from '../../doctrine/houses.js';
import { authPChart } from '../../doctrine/relationship-authP.js';
import { below } from '../../doctrine/relationship-errors.js';
import { authPFigure, correctionMode } from '../../doctrine/relationship-identity.js';
import { chartLongitudes, relationshipAspects } from '../../doctrine/relationship-pair.js';
import { nodesAreComputed, relationshipTransits } from '../../doctrine/relationship-transits.js';
import type { Engine } from '../../engine.js';
import type { AuthPChartResponse, AuthPTransitRequest } from './schema.js';

/** POST /v1/authP/chart: the chart of the moment and place between two births, with the aspects among its points. */
export function midpointChart(engine: Engine, request: AuthPChartRequest): AuthPChartResponse {
  const { chart, houses, truth, relation, profile } = authPChart(engine, request);
  const { planets, nodes } = chartLongitudes(chart);
  return {
    chart,
    aspects: relationshipAspects(planets, nodes, request),
    houses: housesAnswer(houses),
    info: {
      jd_midpoint: truth.used_jd, datetime_utc: chart.datetime_utc, latitude_midpoint: truth.latitude_midpoint, longitude_midpoint: truth.longitude_midpoint,
      computation_truth: truth,
      classification: { chart_mode: 'authP', method: truth.method, latitude_mode: truth.latitude_mode, longitude_mode: truth.longitude_mode, correction_mode: correctionMode(truth.method) },
      relation, condition_profile: profile,
    },
  };
}

/** POST /v1/authP/transits: exact aspects of moving bodies to the points of such a chart. */
export function midpointChartTransits(engine: Engine, request: AuthPTransitRequest): RelationshipTransitSearchResponse {
  nodesAreComputed(request, request.chart.first, request.chart.second);
  return relationshipTransits(engine, authPFigure(below('/chart', () => authPChart(engine, request.chart))), request);
}
