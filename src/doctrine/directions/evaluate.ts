import { byCodeUnit } from '../../kernel/order.js';

/** The fields of an arc that profiles and networks use. `arc`: degrees. */
export interface CountedArc {
  readonly significator: string;
  readonly promissor: string;
  readonly arc: number;
  readonly direct: boolean;
}

/** The arcs of one significator, with counts. */
export interface SignificatorProfile<T extends CountedArc> {
  readonly significator: string;
  readonly arcs: readonly T[];
  readonly directCount: number;
  readonly converseCount: number;
  readonly nearestArc: number;
  readonly farthestArc: number;
  readonly state: 'directOnly' | 'converseOnly' | 'mixed';
}

const directs = (arcs: readonly CountedArc[]): number => arcs.reduce((n, { direct }) => n + (direct ? 1 : 0), 0);
const least = (arcs: readonly CountedArc[]): number => arcs.reduce((low, { arc }) => Math.min(low, arc), Infinity);
const greatest = (arcs: readonly CountedArc[]): number =>
  arcs.reduce((high, { arc }) => Math.max(high, arc), -Infinity);

/** Sorts the arcs of a significator by arc, then promissor, converse before direct. */
const withinProfile = (a: CountedArc, b: CountedArc): number =>
  a.arc - b.arc || byCodeUnit(a.promissor, b.promissor) || Number(a.direct) - Number(b.direct);

/** One profile per significator, sorted by name. */
export function significatorProfiles<T extends CountedArc>(arcs: readonly T[]): SignificatorProfile<T>[] {
  const groups = new Map<string, T[]>();
  for (const arc of arcs) {
    const group = groups.get(arc.significator);
    if (group) group.push(arc);
    else groups.set(arc.significator, [arc]);
  }
  return [...groups]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([significator, group]) => {
      const directCount = directs(group),
        converseCount = group.length - directCount;
      return {
        significator,
        arcs: group.sort(withinProfile),
        directCount,
        converseCount,
        nearestArc: least(group),
        farthestArc: greatest(group),
        state: converseCount === 0 ? 'directOnly' : directCount === 0 ? 'converseOnly' : 'mixed',
      };
    });
}

/**
 * House rule: the significators with most and with fewest arcs; among equals the last and the first by name. Null
 * without profiles.
 */
export function extremeSignificators<T extends CountedArc>(
  profiles: readonly SignificatorProfile<T>[],
): { strongest: string | null; weakest: string | null } {
  const byWeight = [...profiles].sort(
    (a, b) => a.arcs.length - b.arcs.length || byCodeUnit(a.significator, b.significator),
  );
  return { strongest: byWeight.at(-1)?.significator ?? null, weakest: byWeight.at(0)?.significator ?? null };
}

interface NetworkNode {
  readonly name: string;
  readonly directCount: number;
  readonly converseCount: number;
  readonly incomingCount: number;
  readonly outgoingCount: number;
}
interface NetworkEdge {
  readonly promissor: string;
  readonly significator: string;
  readonly count: number;
  readonly nearestArc: number;
  readonly directCount: number;
}

/**
 * The network of promissors and significators. Nodes are sorted by name, edges by their nearest arc. `mostConnected`:
 * the node with most arcs, among equals the last by name.
 */
export function directionNetwork(arcs: readonly CountedArc[]): {
  nodes: NetworkNode[];
  edges: NetworkEdge[];
  mostConnected: string | null;
} {
  const nodes = new Map<string, { -readonly [K in keyof NetworkNode]: NetworkNode[K] }>();
  const edges = new Map<string, { -readonly [K in keyof NetworkEdge]: NetworkEdge[K] }>();
  const node = (name: string) => {
    let found = nodes.get(name);
    if (!found)
      nodes.set(name, (found = { name, directCount: 0, converseCount: 0, incomingCount: 0, outgoingCount: 0 }));
    return found;
  };
  for (const { promissor, significator, arc, direct } of arcs) {
    const from = node(promissor),
      to = node(significator);
    from.outgoingCount++;
    to.incomingCount++;
    for (const end of [from, to]) {
      if (direct) end.directCount++;
      else end.converseCount++;
    }
    const key = JSON.stringify([promissor, significator]);
    const edge = edges.get(key);
    if (edge) {
      edge.count++;
      edge.directCount += direct ? 1 : 0;
      edge.nearestArc = Math.min(edge.nearestArc, arc);
    } else edges.set(key, { promissor, significator, count: 1, nearestArc: arc, directCount: direct ? 1 : 0 });
  }
  const byName = [...nodes.values()].sort((a, b) => byCodeUnit(a.name, b.name));
  const total = (one: NetworkNode): number => one.incomingCount + one.outgoingCount;
  const most = byName.reduce<NetworkNode | null>((best, one) => (best && total(best) > total(one) ? best : one), null);
  return {
    nodes: byName,
    edges: [...edges.values()].sort(
      (a, b) =>
        a.nearestArc - b.nearestArc ||
        byCodeUnit(a.promissor, b.promissor) ||
        byCodeUnit(a.significator, b.significator),
    ),
    mostConnected: most?.name ?? null,
  };
}
