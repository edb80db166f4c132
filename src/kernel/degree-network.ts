/** A directed relation between two named nodes of a network. */
interface Link {
  readonly source: string;
  readonly target: string;
  readonly isMutual: boolean;
}

/** Numbers of the links of a node. `mutual`: outgoing links that are reciprocated. */
export interface NodeDegree {
  readonly incoming: number;
  readonly outgoing: number;
  readonly mutual: number;
  readonly total: number;
}

/** The degrees of each node. A link counts once at each end. */
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
