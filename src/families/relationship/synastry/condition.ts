import type { SynastryConditionProfileResponse, SynastryRelationResponse } from '../../../contract/relationship.js';
import { davisonChart } from '../../../services/relationship/davison.js';
import { compositeChart } from '../../../services/relationship/composite.js';
import { pairBasis, pairCharts, pairHouses } from '../../../services/relationship/pair.js';
import type { PairCharts } from '../../../services/relationship/pair.js';
import { pairLabels } from '../../../services/relationship/relations.js';
import type { Engine } from '../../../engine.js';
import { contactsOf } from './contacts.js';
import { mutualOverlays } from './overlays.js';
import { PAIR_DEFAULTS } from './schema.js';
import type {
  SynastryChartConditionProfileResponse,
  SynastryConditionNetworkEdgeResponse,
  SynastryConditionNetworkNodeResponse,
  SynastryConditionNetworkProfileResponse,
  SynastryPairRequest,
} from './schema.js';
import { lookupTable } from '../../../kernel/lookup.js';

interface Result {
  readonly relation: SynastryRelationResponse;
  readonly profile: SynastryConditionProfileResponse;
}

/** All relations of two births: contacts sorted by orb, both overlays, the composite and the Davison chart. */
function allResults(engine: Engine, request: SynastryPairRequest): { charts: PairCharts; results: Result[] } {
  const labels = pairLabels(request),
    charts = pairCharts(engine, request),
    houses = pairHouses(engine, request, charts);
  const results: Result[] = [];
  const add = (
    relation: SynastryRelationResponse | null | undefined,
    profile: SynastryConditionProfileResponse | null | undefined,
  ): void => {
    if (relation && profile) results.push({ relation, profile });
  };
  for (const { relation, condition_profile: profile } of contactsOf(engine, request, charts).events)
    add(relation, profile);
  for (const { relation, condition_profile: profile } of Object.values(
    mutualOverlays(charts, houses, request.include_nodes ?? PAIR_DEFAULTS.includeNodes, labels),
  ))
    add(relation, profile);
  const composite = compositeChart(charts, houses, labels, {});
  add(composite.relation, composite.condition_profile);
  const davison = davisonChart(engine, {
    first: request.first,
    second: request.second,
    first_label: labels.first,
    second_label: labels.second,
  });
  add(davison.relation, davison.profile);
  return { charts, results };
}

/** House rule: relations rank by kind alone. */
const RANKS = { contact: 0, overlay: 1, relationship_chart: 2 } as const;

/**
 * POST /v1/synastry/chart-condition: the profiles of all relations, sorted by kind. An overlay in the requested house
 * system precedes an overlay in a fallback system; otherwise the order found is kept. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function chartCondition(engine: Engine, request: SynastryPairRequest): SynastryChartConditionProfileResponse {
  const { charts, results } = allResults(engine, request);
  const profiles = results
    .map(({ profile }) => profile)
    .sort(
      (a, b) =>
        RANKS[a.condition_state] - RANKS[b.condition_state] ||
        Number(a.has_house_fallback ?? false) - Number(b.has_house_fallback ?? false),
    );
  const ranks = profiles.map(({ condition_state: state }) => RANKS[state]);
  const ofRank = (rank: number): SynastryConditionProfileResponse[] => profiles.filter((_, i) => ranks[i] === rank);
  return {
    profiles,
    contact_count: ofRank(RANKS.contact).length,
    overlay_count: ofRank(RANKS.overlay).length,
    relationship_chart_count: ofRank(RANKS.relationship_chart).length,
    strongest_profiles: ofRank(Math.max(...ranks)),
    weakest_profiles: ofRank(Math.min(...ranks)),
    computation_basis: pairBasis(charts),
  };
}

type NodeKind = SynastryConditionNetworkNodeResponse['kind'];
interface NetworkNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly key: string;
  incoming: number;
  outgoing: number;
}

/** Sort keys of the relationship charts: the composite precedes the Davison chart (authP). */
const CHART_ORDER = lookupTable<string>({ composite: '0', authP: '1' });
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * POST /v1/synastry/network: points, parties and relationship charts are nodes, relations are directed edges. A contact
 * connects two points, an overlay connects two parties, and a relationship chart is connected from both parties.
 * Errors: InvalidInput, OutOfCoverage.
 */
export function network(engine: Engine, request: SynastryPairRequest): SynastryConditionNetworkProfileResponse {
  const { charts, results } = allResults(engine, request);
  const nodes = new Map<string, NetworkNode>();
  const node = (kind: NodeKind, parts: readonly string[]): NetworkNode => {
    const id = [kind, ...parts].join(':'),
      known = nodes.get(id);
    if (known) return known;
    const made = { id, kind, key: kind === 'chart' ? `chart:${CHART_ORDER[parts[0]]}` : id, incoming: 0, outgoing: 0 };
    nodes.set(id, made);
    return made;
  };
  const links: {
    from: NetworkNode;
    to: NetworkNode;
    edge: SynastryConditionNetworkEdgeResponse;
  }[] = [];
  for (const { relation, profile } of results) {
    const link = (from: NetworkNode, to: NetworkNode): void => {
      from.outgoing++;
      to.incoming++;
      links.push({
        from,
        to,
        edge: {
          source_id: from.id,
          target_id: to.id,
          relation_kind: relation.kind,
          relation_basis: relation.basis,
          condition_state: profile.condition_state,
        },
      });
    };
    const source = node('pair', [relation.source_label]),
      target = node('pair', [relation.target_label]);
    if (relation.kind === 'cross_chart_contact')
      link(
        node('body', [relation.source_label, relation.source_ref ?? '']),
        node('body', [relation.target_label, relation.target_ref ?? '']),
      );
    else if (relation.kind === 'house_overlay') link(source, target);
    else for (const party of [source, target]) link(party, node('chart', [profile.result_kind, relation.method ?? '']));
  }
  const ordered = [...nodes.values()]
    .sort((a, b) => compare(a.key, b.key))
    .map(({ id, kind, incoming, outgoing }): SynastryConditionNetworkNodeResponse => ({
      node_id: id,
      kind,
      incoming_count: incoming,
      outgoing_count: outgoing,
      total_degree: incoming + outgoing,
    }));
  const most = Math.max(...ordered.map(({ total_degree: degree }) => degree));
  return {
    nodes: ordered,
    edges: links
      .sort(
        (a, b) =>
          compare(a.from.key, b.from.key) ||
          compare(a.to.key, b.to.key) ||
          compare(a.edge.relation_kind, b.edge.relation_kind),
      )
      .map(({ edge }) => edge),
    isolated_nodes: ordered.filter(({ total_degree: degree }) => degree === 0),
    most_connected_nodes: ordered.filter(({ total_degree: degree }) => degree === most),
    computation_basis: pairBasis(charts),
  };
}
