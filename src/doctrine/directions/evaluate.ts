import { byCodeUnit } from '../../kernel/order.js';

/** What profiles and networks ask of an arc. */
export interface CountedArc {
  readonly significator: string;
  readonly promissor: string;
  readonly arc: number;
  readonly direct: boolean;
}

/** The arcs of one significator, counted. */
export interface SignificatorProfile<T extends CountedArc> {
  readonly significator: string;
  readonly arcs: readonly T[];
  readonly directCount: number;
  readonly converseCount: number;
  readonly nearestArc: number;
  readonly farthestArc: number;
  readonly state: 'direct_only' | 'converse_only' | 'mixed';
}

const directs = (arcs: readonly CountedArc[]): number => arcs.reduce((n, { direct }) => n + (direct ? 1 : 0), 0);
const least = (arcs: readonly CountedArc[]): number => arcs.reduce((low, { arc }) => Math.min(low, arc), Infinity);
const greatest = (arcs: readonly CountedArc[]): number =>
  arcs.reduce((high, { arc }) => Math.max(high, arc), -Infinity);

/** The order of the arcs of a significator: by arc, then promissor, converse before direct. */
const withinProfile = (a: CountedArc, b: CountedArc): number =>
  a.arc - b.arc || byCodeUnit(a.promissor, b.promissor) || Number(a.direct) - Number(b.direct);

/** One profile for each significator, in the order of their names. */
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
        state: converseCount === 0 ? 'direct_only' : directCount === 0 ? 'converse_only' : 'mixed',
      };
    });
}

/** The significators of most and of fewest arcs; of equals the last and the first by name. Null for none. */
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

/** The graph of promissors and significators: nodes by name, edges by their nearest arc; the node of most arcs, of equals the last. */
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
