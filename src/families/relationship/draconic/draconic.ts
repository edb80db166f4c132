import { signAnswer } from '../../../wire/positions.js';
import { chartAt, requestedBodies } from '../../../services/chart.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { observerSite } from '../../../wire/observer.js';
import { StageLog } from '../../../wire/stage-log.js';
import { chartPoints } from '../../../services/party.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { FORMULA, MAX_POSITIONS } from './schema.js';
import type {
  DraconicChartRequest,
  DraconicChartResponse,
  DraconicLongitudeRequest,
  DraconicLongitudeResponse,
  DraconicPositionsRequest,
  DraconicProvenanceResponse,
} from './schema.js';

/** Draconic longitude: the zodiac turned so that the anchor is 0 Aries. Degrees in [0, 360). */
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

/** POST /v1/draconic/longitude */
export function longitude(request: DraconicLongitudeRequest): DraconicLongitudeResponse {
  const stages = new StageLog();
  // The body of the request is checked before: a longitude is any finite number.
  const [source, anchor] = stages.run('longitude_validation', () => [
    request.source_longitude === 0 ? 0 : request.source_longitude,
    request.anchor_longitude === 0 ? 0 : request.anchor_longitude,
  ]);
  const turned = stages.run('draconic_rotation', () => draconicLongitude(source, anchor));
  return stages.run('draconic_longitude_response_serialization', () => ({
    source_longitude: source,
    anchor_longitude: anchor,
    draconic_longitude: turned,
    normalized_range: [0, 360],
    provenance: provenance('draconic_longitude', null, false, stages),
  }));
}

type DraconicChart = Omit<DraconicChartResponse, 'provenance'>;

const turnedPositions = (points: readonly NamedValue[], anchor: number): DraconicChart['positions'] =>
  points.map((point) => {
    const turned = draconicLongitude(point.value, anchor);
    return { body: point.name, source_longitude: point.value, draconic_longitude: turned, ...signAnswer(turned) };
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

/** POST /v1/draconic/positions */
export function positions(request: DraconicPositionsRequest): DraconicChartResponse {
  const stages = new StageLog();
  const points = stages.run('positions_validation', () => namedLongitudes(request.positions, '/positions', 'trim'));
  const longitude = stages.run('anchor_policy_resolution', () => normalizeDeg(request.anchor_longitude));
  const anchor = stages.run('anchor_vessel_materialization', () => anchorAnswer(request.node_mode, longitude));
  const turned = stages.run('draconic_rotation', () => turnedPositions(points, longitude));
  const chart = stages.run('draconic_chart_vessel_materialization', () =>
    draconicChart(anchor, turned, request.jd_ut ?? null),
  );
  return stages.run('draconic_chart_response_serialization', () => ({
    ...chart,
    provenance: provenance('draconic_chart_from_positions', request.node_mode, false, stages),
  }));
}

/** POST /v1/draconic/chart: the source chart always contains the nodes; `include_nodes` decides which points are answered. */
export function chart(engine: Engine, request: DraconicChartRequest): DraconicChartResponse {
  const stages = new StageLog();
  const [instant, asked] = stages.run('chart_request_validation', () => [
    engine.time.instantFromIso(request.dt, '/dt'),
    { bodies: requestedBodies(engine, request.bodies), includeNodes: true, site: observerSite(request) },
  ]);
  const source = stages.run('engine_chart_materialization_with_nodes', () => chartAt(engine, instant, asked));
  const node = stages.run('anchor_policy_resolution', () => ANCHORS[request.node_mode].name);
  const longitude = stages.run('anchor_node_extraction', () => normalizeDeg(source.nodes[node].longitude));
  const turned = stages.run('draconic_rotation', () => {
    const shown = (request.include_nodes ?? true) ? source : { ...source, nodes: {} };
    const points = chartPoints(shown).map(({ name, longitudeDeg }) => ({ name, value: longitudeDeg }));
    return turnedPositions(points, longitude);
  });
  const turnedChart = stages.run('draconic_chart_vessel_materialization', () =>
    draconicChart(anchorAnswer(request.node_mode, longitude), turned, source.jd_ut),
  );
  return stages.run('draconic_chart_response_serialization', () => ({
    ...turnedChart,
    provenance: provenance('draconic_chart', request.node_mode, true, stages),
    computation_basis: source.computation_basis,
  }));
}
