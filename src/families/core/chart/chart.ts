import type { ChartReductionResponse, ChartRequest, ChartResponse } from '../../../contract/chart.js';
import { chartAt, requestedBodies } from '../../../wire/chart.js';
import { observerContext, observerSite } from '../../../wire/observer.js';
import { LUNAR_POINT_STAGES, PLANET_STAGE_SEQUENCE } from '../../../wire/stage-names.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** POST /v1/chart */
export function chart(engine: Engine, request: ChartRequest): ChartResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  return chartAt(engine, instant, {
    bodies: requestedBodies(engine, request.bodies),
    includeNodes: request.include_nodes,
    site: observerSite(request),
  });
}

const CHART_STAGES = [
  'datetime_to_jd',
  'utc_to_tt',
  'utc_to_ut1',
  'optional_local_sidereal_time',
  'all_planets_at',
  'optional_node_assembly',
  'chart_vessel_materialization',
];

/** POST /v1/chart/reduction: the chart, and how each of its places came about. */
export function chartReduction(engine: Engine, request: ChartRequest): ChartReductionResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const bodies = requestedBodies(engine, request.bodies);
  const site = observerSite(request);
  const includeNodes = request.include_nodes ?? true;
  const result = chartAt(engine, instant, { bodies, includeNodes, site });
  const lunar = (name: string) => LUNAR_POINT_STAGES[name];
  return {
    result,
    reduction: {
      engine_surface: 'Engine.chart',
      source_vessel: 'Chart',
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_datetime_utc: result.datetime_utc,
      jd_ut: result.jd_ut,
      jd_ut1: result.jd_ut,
      jd_tt: instant.ttJ2k + J2000_JD,
      delta_t_seconds: instant.deltaTSeconds,
      obliquity_deg: result.obliquity,
      requested_bodies: request.bodies ?? null,
      returned_bodies: Object.keys(result.planets),
      include_nodes_requested: includeNodes,
      include_nodes_returned: Object.keys(result.nodes).length > 0,
      topocentric_requested: site !== null,
      observer: observerContext(engine, site, instant, request.observer_elev_m ?? 0),
      stage_sequence: CHART_STAGES,
      planet_reductions: Object.fromEntries(
        bodies.map((body) => [
          body.name,
          {
            source_vessel: 'PlanetData',
            selection_surface: 'chart.planets[body]',
            apparent: true,
            aberration: true,
            grav_deflection: true,
            nutation: true,
            frame: 'ecliptic',
            center: result.planets[body.name].is_topocentric ? 'topocentric' : 'geocentric',
            topocentric_applied: result.planets[body.name].is_topocentric,
            stage_sequence: body.kind === 'lunar_point' ? [...lunar(body.name)] : [...PLANET_STAGE_SEQUENCE],
          },
        ]),
      ),
      node_reductions: Object.fromEntries(
        Object.keys(result.nodes).map((name) => [
          name,
          {
            source_vessel: 'NodeData',
            source_surface: `engine.${LUNAR_POINT_SURFACES[name]}`,
            nutation: true,
            frame: 'true_ecliptic_and_equinox_of_date',
            stage_sequence: [...lunar(name)],
          },
        ]),
      ),
    },
  };
}

const LUNAR_POINT_SURFACES = lookupTable<string>({
  'True Node': 'true_node',
  'Mean Node': 'mean_node',
  Lilith: 'mean_lilith',
  'True Lilith': 'true_lilith',
});
