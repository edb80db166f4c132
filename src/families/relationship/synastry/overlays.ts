import { withDefaults } from '../../../contract/defaults.js';
import { chartPoints } from '../../../services/party.js';
import type { PartyChart } from '../../../services/party.js';
import { pairBasis, pairCharts, pairHouses } from '../../../services/relationship/pair.js';
import type { PairCharts, PairHouses } from '../../../services/relationship/pair.js';
import { conditionProfile, pairLabels, relation } from '../../../services/relationship/relations.js';
import type { PairLabels } from '../../../services/relationship/relations.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import { PAIR_DEFAULTS } from './schema.js';
import type {
  MutualHouseOverlayResponse,
  SynastryHouseOverlay,
  SynastryHouseOverlayResponse,
  SynastryOverlayPairRequest,
  SynastryRelationListResponse,
} from './schema.js';
import { SynastryDirectionalOverlayRequest } from './schema.js';

/** A point less than this far past a cusp is on the cusp, degrees (3.6 micro-arcseconds). */
const ON_CUSP_DEG = 1e-9;

function overlay(
  source: PartyChart,
  target: Houses,
  includeNodes: boolean,
  sourceLabel: string,
  targetLabel: string,
): SynastryHouseOverlay {
  const order = cuspOrder(target.cusps),
    placements: SynastryHouseOverlay['placements'] = {};
  for (const { name, longitudeDeg } of chartPoints(source.chart)) {
    if (!includeNodes && !(name in source.chart.planets)) continue;
    const house = houseOf(longitudeDeg, target.cusps, order),
      cusp = target.cusps[house - 1];
    const past = normalizeDeg(order === 'retrograde' ? cusp - longitudeDeg : longitudeDeg - cusp);
    placements[name] = { house, longitude: longitudeDeg, exact_on_cusp: past < ON_CUSP_DEG, cusp_longitude: cusp };
  }
  const made = relation('house_overlay', 'house_membership', { first: sourceLabel, second: targetLabel });
  return {
    source_label: sourceLabel,
    target_label: targetLabel,
    placements,
    include_nodes: includeNodes,
    computation_truth: {
      source_label: sourceLabel,
      target_label: targetLabel,
      include_nodes: includeNodes,
      point_count: Object.keys(placements).length,
      target_house_system: target.requested,
      target_effective_house_system: target.effective.code,
      target_has_fallback: target.fallback,
      target_fallback_reason: target.fallbackReason,
    },
    classification: {
      overlay_mode: 'directional_house_overlay',
      pair_mode: 'pair',
      includes_nodes: includeNodes,
      has_house_fallback: target.fallback,
    },
    relation: made,
    condition_profile: conditionProfile('directional_house_overlay', made, {
      includes_nodes: includeNodes,
      has_house_fallback: target.fallback,
    }),
  };
}

/** The overlays in both directions, in answer shape. */
export const mutualOverlays = (
  charts: PairCharts,
  houses: PairHouses,
  includeNodes: boolean,
  labels: PairLabels,
): {
  first_in_second: SynastryHouseOverlay;
  second_in_first: SynastryHouseOverlay;
} => ({
  first_in_second: overlay(charts.first, houses.second, includeNodes, labels.first, labels.second),
  second_in_first: overlay(charts.second, houses.first, includeNodes, labels.second, labels.first),
});

function overlaysOf(
  engine: Engine,
  request: SynastryOverlayPairRequest,
): { charts: PairCharts; both: ReturnType<typeof mutualOverlays> } {
  const labels = pairLabels(request),
    charts = pairCharts(engine, request);
  return {
    charts,
    both: mutualOverlays(
      charts,
      pairHouses(engine, request, charts),
      request.include_nodes ?? PAIR_DEFAULTS.includeNodes,
      labels,
    ),
  };
}

/**
 * POST /v1/synastry/overlay: the points of one chart in the houses of the other. Errors: InvalidInput, OutOfCoverage.
 */
export function directionalOverlay(
  engine: Engine,
  given: SynastryDirectionalOverlayRequest,
): SynastryHouseOverlayResponse {
  const request = withDefaults(SynastryDirectionalOverlayRequest, given);
  const { charts, both } = overlaysOf(engine, request);
  return { ...both[request.direction], computation_basis: pairBasis(charts) };
}

/** POST /v1/synastry/overlays: the overlays in both directions. Errors: InvalidInput, OutOfCoverage. */
export function bothOverlays(engine: Engine, request: SynastryOverlayPairRequest): MutualHouseOverlayResponse {
  const { charts, both } = overlaysOf(engine, request);
  return { ...both, computation_basis: pairBasis(charts) };
}

/** POST /v1/synastry/overlay-relations: the relations of both overlays. Errors: InvalidInput, OutOfCoverage. */
export function overlayRelations(engine: Engine, request: SynastryOverlayPairRequest): SynastryRelationListResponse {
  const { first, second } = pairLabels(request),
    charts = pairCharts(engine, request);
  pairHouses(engine, request, charts);
  return {
    relations: [
      [first, second],
      [second, first],
    ].map(([source, target]) => relation('house_overlay', 'house_membership', { first: source, second: target })),
    computation_basis: pairBasis(charts),
  };
}
