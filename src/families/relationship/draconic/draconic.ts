import { signAnswer } from '../../../wire/positions.js';
import { chartAt, requestedBodies } from '../../../services/chart.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { observerSite } from '../../../wire/observer.js';
import { StageLog } from '../../../wire/stage-log.js';
import { chartPoints } from '../../../services/party.js';
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DraconicChartRequest, FORMULA, MAX_POSITIONS } from './schema.js';
import type {
  DraconicChartResponse,
  DraconicLongitudeRequest,
  DraconicLongitudeResponse,
  DraconicPositionsRequest,
  DraconicProvenanceResponse,
} from './schema.js';

/** Draconic longitude: the longitude counted from the anchor (a lunar node). Degrees in [0, 360). Source: Powell and Treadgold (1979). */
export const draconicLongitude = (longitudeDeg: number, anchorDeg: number): number =>
  normalizeDeg(normalizeDeg(longitudeDeg) - normalizeDeg(anchorDeg));

const ANCHORS = {
  true: { name: 'True Node', source: 'engine.true_node' },
  mean: { name: 'Mean Node', source: 'engine.mean_node' },
} as const;
type NodeMode = keyof typeof ANCHORS;

function provenance(
  entrypoint: string,
  nodePolicy: NodeMode | null,
  fromEngine: boolean,
  stages: StageLog,
): DraconicProvenanceResponse {
  return {
    source_module: 'engine.draconic',
    engine_entrypoint: entrypoint,
    doctrine: 'node_anchored_longitude_rotation',
    formula: FORMULA,
    node_policy: nodePolicy,
    anchor_owner: fromEngine ? 'engine_chart_nodes' : 'caller_supplied',
    chart_construction_owner: fromEngine ? 'engine' : 'not_this_route',
    ephemeris: fromEngine ? 'engine_reader' : 'not_used',
    bounds: { max_positions: MAX_POSITIONS },
    stage_sequence: stages.names,
  };
}

/** POST /v1/draconic/longitude: one longitude counted from an anchor. */
export function longitude(request: DraconicLongitudeRequest): DraconicLongitudeResponse {
  const stages = new StageLog();
  // The schema admits every finite number as a longitude. The answer has 0 in place of -0.
  const [source, anchor] = stages.run('longitude_validation', () => [
    request.source_longitude === 0 ? 0 : request.source_longitude,
    request.anchor_longitude === 0 ? 0 : request.anchor_longitude,
  ]);
  const rotated = stages.run('draconic_rotation', () => draconicLongitude(source, anchor));
  return stages.run('draconic_longitude_response_serialization', () => ({
    source_longitude: source,
    anchor_longitude: anchor,
    draconic_longitude: rotated,
    normalized_range: [0, 360],
    provenance: provenance('draconic_longitude', null, false, stages),
  }));
}

type DraconicChart = Omit<DraconicChartResponse, 'provenance'>;

/** Draconic positions of points, in the wire shape. `anchor` in degrees. */
const draconicPositions = (points: readonly NamedValue[], anchor: number): DraconicChart['positions'] =>
  points.map((point) => {
    const rotated = draconicLongitude(point.value, anchor);
    return { body: point.name, source_longitude: point.value, draconic_longitude: rotated, ...signAnswer(rotated) };
  });

const anchorAnswer = (mode: NodeMode, anchor: number): DraconicChart['anchor'] => ({
  node_mode: mode,
  node_name: ANCHORS[mode].name,
  longitude: anchor,
  rotation_degrees: normalizeDeg(-anchor),
  source: ANCHORS[mode].source,
  source_zodiac: 'tropical',
  formula: FORMULA,
});

function draconicChart(
  anchor: DraconicChart['anchor'],
  positions: DraconicChart['positions'],
  jdUt: number | null,
): DraconicChart {
  const node = positions.find(({ body }) => body === anchor.node_name);
  return {
    anchor,
    positions,
    count: positions.length,
    jd_ut: jdUt,
    frame: 'draconic',
    source_zodiac: 'tropical',
    interpretation_scope: 'longitude_frame_transform_only',
    anchor_residual: node === undefined ? null : Math.min(node.draconic_longitude, 360 - node.draconic_longitude),
  };
}

/** POST /v1/draconic/positions: named longitudes counted from a given node. Errors: InvalidInput. */
export function positions(request: DraconicPositionsRequest): DraconicChartResponse {
  const stages = new StageLog();
  const points = stages.run('positions_validation', () => namedLongitudes(request.positions, '/positions', 'trim'));
  const longitude = stages.run('anchor_policy_resolution', () => normalizeDeg(request.anchor_longitude));
  const anchor = stages.run('anchor_vessel_materialization', () => anchorAnswer(request.node_mode, longitude));
  const rotated = stages.run('draconic_rotation', () => draconicPositions(points, longitude));
  const chart = stages.run('draconic_chart_vessel_materialization', () =>
    draconicChart(anchor, rotated, request.jd_ut ?? null),
  );
  return stages.run('draconic_chart_response_serialization', () => ({
    ...chart,
    provenance: provenance('draconic_chart_from_positions', request.node_mode, false, stages),
  }));
}

/**
 * POST /v1/draconic/chart: the chart of an instant counted from its lunar node. The node is always computed; `include_nodes` decides whether
 * the answer lists nodes and apogees. Errors: InvalidInput, OutOfCoverage.
 */
export function chart(engine: Engine, request: DraconicChartRequest): DraconicChartResponse {
  const stages = new StageLog();
  const [instant, selection] = stages.run('chart_request_validation', () => [
    engine.time.instantFromIso(request.dt, '/dt'),
    { bodies: requestedBodies(engine, request.bodies), includeNodes: true, site: observerSite(request) },
  ]);
  const source = stages.run('engine_chart_materialization_with_nodes', () => chartAt(engine, instant, selection));
  const node = stages.run('anchor_policy_resolution', () => ANCHORS[request.node_mode].name);
  const longitude = stages.run('anchor_node_extraction', () => normalizeDeg(source.nodes[node].longitude));
  const rotated = stages.run('draconic_rotation', () => {
    const listed = withDefaults(DraconicChartRequest, request).include_nodes ? source : { ...source, nodes: {} };
    const points = chartPoints(listed).map(({ name, longitudeDeg }) => ({ name, value: longitudeDeg }));
    return draconicPositions(points, longitude);
  });
  const answer = stages.run('draconic_chart_vessel_materialization', () =>
    draconicChart(anchorAnswer(request.node_mode, longitude), rotated, source.jd_ut),
  );
  return stages.run('draconic_chart_response_serialization', () => ({
    ...answer,
    provenance: provenance('draconic_chart', request.node_mode, true, stages),
    computation_basis: source.computation_basis,
  }));
}
