import { signAnswer } from '../../../wire/positions.js';
import { chartAt, requestedBodies } from '../../../wire/chart.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { observerSite } from '../../../wire/observer.js';
import { chartPoints } from '../../../wire/party.js';
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
  stages: string[],
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
    stage_sequence: stages,
  };
}

/** POST /v1/draconic/longitude */
export function longitude(request: DraconicLongitudeRequest): DraconicLongitudeResponse {
  return {
    source_longitude: request.source_longitude === 0 ? 0 : request.source_longitude,
    anchor_longitude: request.anchor_longitude === 0 ? 0 : request.anchor_longitude,
    draconic_longitude: draconicLongitude(request.source_longitude, request.anchor_longitude),
    normalized_range: [0, 360],
    provenance: provenance('draconic_longitude', null, false, [
      'longitude_validation',
      'draconic_rotation',
      'draconic_longitude_response_serialization',
    ]),
  };
}

function draconicChart(
  points: readonly NamedValue[],
  mode: NodeMode,
  anchorDeg: number,
  jdUt: number | null,
): Omit<DraconicChartResponse, 'provenance'> {
  const anchor = normalizeDeg(anchorDeg),
    { name, source } = ANCHORS[mode];
  const positions = points.map((point) => {
    const turned = draconicLongitude(point.value, anchor);
    return {
      body: point.name,
      source_longitude: point.value,
      draconic_longitude: turned,
      ...signAnswer(turned),
    };
  });
  const node = positions.find(({ body }) => body === name);
  return {
    anchor: {
      node_mode: mode,
      node_name: name,
      longitude: anchor,
      rotation_degrees: normalizeDeg(-anchor),
      source,
      source_zodiac: 'tropical',
      formula: FORMULA,
    },
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
  const points = namedLongitudes(request.positions, '/positions', 'trim');
  return {
    ...draconicChart(points, request.node_mode, request.anchor_longitude, request.jd_ut ?? null),
    provenance: provenance('draconic_chart_from_positions', request.node_mode, false, [
      'positions_validation',
      'anchor_policy_resolution',
      'anchor_vessel_materialization',
      'draconic_rotation',
      'draconic_chart_vessel_materialization',
      'draconic_chart_response_serialization',
    ]),
  };
}

/** POST /v1/draconic/chart: the source chart always holds the nodes; `include_nodes` rules which points are answered. */
export function chart(engine: Engine, request: DraconicChartRequest): DraconicChartResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const source = chartAt(engine, instant, {
    bodies: requestedBodies(engine, request.bodies),
    includeNodes: true,
    site: observerSite(request),
  });
  const anchor = source.nodes[ANCHORS[request.node_mode].name].longitude;
  const shown = (request.include_nodes ?? true) ? source : { ...source, nodes: {} };
  return {
    ...draconicChart(
      chartPoints(shown).map(({ name, longitudeDeg }) => ({ name, value: longitudeDeg })),
      request.node_mode,
      anchor,
      source.jd_ut,
    ),
    provenance: provenance('draconic_chart', request.node_mode, true, [
      'chart_request_validation',
      'engine_chart_materialization_with_nodes',
      'anchor_policy_resolution',
      'anchor_node_extraction',
      'draconic_rotation',
      'draconic_chart_vessel_materialization',
      'draconic_chart_response_serialization',
    ]),
    computation_basis: source.computation_basis,
  };
}
