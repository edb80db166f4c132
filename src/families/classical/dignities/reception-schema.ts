import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf, shape } from '../../../contract/fields.js';

const basis = () => oneOf(['domicile', 'exaltation']);

export const PlanetaryReceptionResponse = shape('PlanetaryReceptionResponse', {
  receiving_planet: Type.String({ description: 'the guest, in a sign where the host has the dignity' }),
  host_planet: Type.String(),
  basis: basis(),
  mode: oneOf(['unilateral', 'mutual']),
  receiving_sign: Type.String(),
  host_sign: Type.String(),
  host_matching_signs: Type.Array(Type.String()),
  is_mutual: Type.Boolean(),
});
export type PlanetaryReceptionResponse = Static<typeof PlanetaryReceptionResponse>;

export const MutualReceptionTruthResponse = shape('MutualReceptionTruthResponse', {
  other_planet: Type.String(),
  reception_type: basis(),
  label: Type.String(),
  score: Type.Integer(),
});
export type MutualReceptionTruthResponse = Static<typeof MutualReceptionTruthResponse>;
