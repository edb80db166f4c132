/** A directed relation between two named nodes of a network. */
interface Link {
  readonly source: string;
  readonly target: string;
  readonly isMutual: boolean;
}

interface NodeDegree {
  readonly incoming: number;
  readonly outgoing: number;
  readonly mutual: number;
  readonly total: number;
}

/** Degrees of each node. A link counts once at each end; `mutual` counts the outgoing links that are reciprocated. */
export function nodeDegrees(names: readonly string[], links: readonly Link[]): ReadonlyMap<string, NodeDegree> {
  return new Map(
    names.map((name) => {
      const outgoing = links.filter((link) => link.source === name);
      const incoming = links.filter((link) => link.target === name).length;
      return [
        name,
        {
          incoming,
          outgoing: outgoing.length,
          mutual: outgoing.filter((link) => link.isMutual).length,
          total: incoming + outgoing.length,
        },
      ];
    }),
  );
}

/** The link counts of a node in answer shape; zeros for a node without a degree. */
export function nodeCounts(degree: NodeDegree | undefined) {
  return {
    incoming_count: degree?.incoming ?? 0,
    outgoing_count: degree?.outgoing ?? 0,
    mutual_count: degree?.mutual ?? 0,
    total_degree: degree?.total ?? 0,
    is_isolated: degree?.total === 0,
  };
}

/** Nodes without a link, and the nodes of the highest degree (none if the network has no links). */
export function connectivity(degrees: ReadonlyMap<string, NodeDegree>): {
  isolated: string[];
  mostConnected: string[];
} {
  const most = Math.max(1, ...[...degrees.values()].map(({ total }) => total));
  const named = (wanted: (degree: NodeDegree) => boolean): string[] =>
    [...degrees].filter(([, degree]) => wanted(degree)).map(([name]) => name);
  return { isolated: named(({ total }) => total === 0), mostConnected: named(({ total }) => total === most) };
}
