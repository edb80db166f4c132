import type { DavisonChartRequest } from '../../../contract/relationship.js';
import type { RelationshipTransitSearchResponse } from '../../../contract/relationship-transits.js';
import { housesAnswer } from '../../../wire/houses.js';
import { davisonChart } from '../../../services/relationship/davison.js';
import { below } from '../../../services/relationship/errors.js';
import { davisonFigure, correctionMode } from '../../../services/relationship/identity.js';
import { chartLongitudes, relationshipAspects } from '../../../services/relationship/pair.js';
import { nodesAreComputed, relationshipTransits } from '../../../services/relationship/transits.js';
import type { Engine } from '../../../engine.js';
import type { DavisonChartResponse, DavisonTransitRequest } from './schema.js';

/**
 * POST /v1/authP/chart: the Davison chart of two births with the aspects among its points. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function davisonAnswer(engine: Engine, request: DavisonChartRequest): DavisonChartResponse {
  const { chart, houses, truth, relation, profile } = davisonChart(engine, request);
  const { planets, nodes } = chartLongitudes(chart);
  return {
    chart,
    aspects: relationshipAspects(planets, nodes, request),
    houses: housesAnswer(houses),
    info: {
      jd_midpoint: truth.used_jd,
      datetime_utc: chart.datetime_utc,
      latitude_midpoint: truth.latitude_midpoint,
      longitude_midpoint: truth.longitude_midpoint,
      computation_truth: truth,
      classification: {
        chart_mode: 'authP',
        method: truth.method,
        latitude_mode: truth.latitude_mode,
        longitude_mode: truth.longitude_mode,
        correction_mode: correctionMode(truth.method),
      },
      relation,
      condition_profile: profile,
    },
  };
}

/** POST /v1/authP/transits: exact transits to the points of a Davison chart. Errors: InvalidInput, OutOfCoverage. */
export function davisonTransits(engine: Engine, request: DavisonTransitRequest): RelationshipTransitSearchResponse {
  nodesAreComputed(request, request.chart.first, request.chart.second);
  return relationshipTransits(
    engine,
    davisonFigure(below('/chart', () => davisonChart(engine, request.chart))),
    request,
  );
}
