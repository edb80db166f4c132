import { Type } from '@sinclair/typebox';

/** What a node of a network of planets says of its links. */
export const nodeCountFields = {
  incoming_count: Type.Integer(),
  outgoing_count: Type.Integer(),
  mutual_count: Type.Integer(),
  total_degree: Type.Integer(),
  is_isolated: Type.Boolean(),
};
