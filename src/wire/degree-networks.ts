import type { NodeDegree } from '../kernel/degree-network.js';

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
