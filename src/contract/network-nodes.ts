import { Type } from '@sinclair/typebox';

/** Fields about the links of a node in a network of planets. */
export const nodeCountFields = {
  incoming_count: Type.Integer(),
  outgoing_count: Type.Integer(),
  mutual_count: Type.Integer(),
  total_degree: Type.Integer(),
  is_isolated: Type.Boolean(),
};
