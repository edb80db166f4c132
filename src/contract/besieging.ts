import { Type } from '@sinclair/typebox';
import { nullable, oneOf, shape } from './fields.js';

const BesiegingDependencyCompletenessTruthResponse = shape('BesiegingDependencyCompletenessTruthResponse', {
  status: oneOf(['evaluated', 'not_evaluable']),
  required_bodies: Type.Array(Type.String()),
  supplied_bodies: Type.Array(Type.String()),
  missing_bodies: Type.Array(Type.String()),
  reason: nullable(Type.String()),
});
/** Enclosure of a planet by the malefics, with the bodies that it was decided from. */
export const BesiegingTruthResponse = shape('BesiegingTruthResponse', {
  status: oneOf(['evaluated', 'not_evaluable']),
  dependency_truth: BesiegingDependencyCompletenessTruthResponse,
  target_planet: nullable(Type.String()),
  target_longitude: Type.Number(),
  orb_deg: Type.Number({ description: 'largest distance of each neighbour, degrees' }),
  besieged: nullable(Type.Boolean()),
  backward_neighbor: nullable(Type.String()),
  forward_neighbor: nullable(Type.String()),
  backward_distance_deg: nullable(Type.Number()),
  forward_distance_deg: nullable(Type.Number()),
  ambiguous_bodies: Type.Array(Type.String()),
  reason: nullable(Type.String()),
});
