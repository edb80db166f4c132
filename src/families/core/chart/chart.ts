import { ChartRequest } from '../../../contract/chart.js';
import type { ChartReductionResponse, ChartResponse } from '../../../contract/chart.js';
import { withDefaults } from '../../../contract/defaults.js';
import { chartAt, chartNodes, chartOf, chartPlanets, requestedBodies } from '../../../services/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { observerContext, observerSite } from '../../../wire/observer.js';
import { StageLog } from '../../../wire/stage-log.js';
import { LUNAR_POINT_SEQUENCES, PLANET_STAGE_SEQUENCE } from '../../../wire/stage-names.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** POST /v1/chart: apparent places and lunar points of an instant. Errors: InvalidInput, OutOfCoverage. */
export function chart(engine: Engine, request: ChartRequest): ChartResponse {
  const filled = withDefaults(ChartRequest, request),
    instant = engine.time.instantFromIso(filled.dt, '/dt');
  return chartAt(engine, instant, {
    bodies: requestedBodies(engine, filled.bodies),
    includeNodes: filled.include_nodes,
    site: observerSite(filled),
  });
}

/** POST /v1/chart/reduction: the chart and the reduction of each place. Errors: as `chart`. */
export function chartReduction(engine: Engine, request: ChartRequest): ChartReductionResponse {
  const { include_nodes: includeNodes, observer_elev_m: observerElevationM } = withDefaults(ChartRequest, request),
    stages = new StageLog(),
    site = observerSite(request),
    bodies = requestedBodies(engine, request.bodies);
  const instant = stages.run('datetime_to_jd', () => engine.time.instantFromIso(request.dt, '/dt'));
  const jdTt = stages.run('utc_to_tt', () => instant.ttJ2k + J2000_JD);
  const jdUt = stages.run('utc_to_ut1', () => jdOfInstant(instant));
  const observer = stages.run('optional_local_sidereal_time', () =>
    observerContext(engine, site, instant, observerElevationM),
  );
  const planets = stages.run('all_planets_at', () => chartPlanets(engine, instant, bodies, site));
  const nodes = stages.run('optional_node_assembly', () => (includeNodes ? chartNodes(engine, instant) : {}));
  const result = stages.run('chart_vessel_materialization', () => chartOf(engine, instant, planets, nodes));
  return {
    result,
    reduction: {
      engine_surface: 'Engine.chart',
      source_vessel: 'Chart',
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_datetime_utc: result.datetime_utc,
      jd_ut: jdUt,
      jd_ut1: jdUt,
      jd_tt: jdTt,
      delta_t_seconds: instant.deltaTSeconds,
      obliquity_deg: result.obliquity,
      requested_bodies: request.bodies ?? null,
      returned_bodies: Object.keys(result.planets),
      include_nodes_requested: includeNodes,
      include_nodes_returned: Object.keys(result.nodes).length > 0,
      topocentric_requested: site !== null,
      observer,
      stage_sequence: stages.names,
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
            stage_sequence: [
              ...(body.kind === 'lunar_point' ? LUNAR_POINT_SEQUENCES[body.name] : PLANET_STAGE_SEQUENCE),
            ],
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
            stage_sequence: [...LUNAR_POINT_SEQUENCES[name]],
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
