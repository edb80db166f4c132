import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { BesiegingTruthResponse } from '../../../contract/besieging.js';
import { nullable, oneOf, shape } from '../../../contract/fields.js';
import { SolarProximityTruthResponse } from '../../../contract/solar-proximity.js';
import { MutualReceptionTruthResponse } from './reception-schema.js';
import { truthStatus } from './sect-schema.js';

const AccidentalDignityConditionResponse = shape('AccidentalDignityConditionResponse', {
  category: oneOf(['house', 'motion', 'solar', 'mutual_reception', 'sect', 'joy', 'phase', 'besieged']),
  code: Type.String(),
  label: Type.String(),
  score: Type.Integer(),
});
export type AccidentalDignityConditionResponse = Static<typeof AccidentalDignityConditionResponse>;
const condition = () => nullable(AccidentalDignityConditionResponse);

export const DignitiesSolarConditionTruthResponse = shape('DignitiesSolarConditionTruthResponse', {
  present: Type.Boolean({ description: 'whether the planet is in a band of the Sun that the policy admits' }),
  condition: nullable(oneOf(['cazimi', 'combust', 'under_sunbeams'])),
  label: nullable(Type.String()),
  score: Type.Integer(),
  distance_from_sun: nullable(
    Type.Number({ description: 'difference of longitude, degrees; null for bodies without bands' }),
  ),
});
export type DignitiesSolarConditionTruthResponse = Static<typeof DignitiesSolarConditionTruthResponse>;

const PlanetarySolarPhaseTruthResponse = shape('PlanetarySolarPhaseTruthResponse', {
  status: truthStatus(),
  phase: nullable(oneOf(['oriental', 'occidental'])),
  forward_distance_to_sun_deg: nullable(Type.Number()),
  reason: nullable(Type.String()),
});

export const AccidentalDignityTruthResponse = shape('AccidentalDignityTruthResponse', {
  conditions: Type.Array(AccidentalDignityConditionResponse),
  house_condition: condition(),
  motion_condition: condition(),
  solar_condition: DignitiesSolarConditionTruthResponse,
  solar_proximity_truth: SolarProximityTruthResponse,
  besieging_truth: BesiegingTruthResponse,
  mutual_receptions: Type.Array(MutualReceptionTruthResponse),
  hayz_condition: condition(),
  halb_condition: condition(),
  joy_condition: condition(),
  planetary_solar_phase_truth: PlanetarySolarPhaseTruthResponse,
  oriental_condition: condition(),
  besieged_condition: condition(),
});
export type AccidentalDignityTruthResponse = Static<typeof AccidentalDignityTruthResponse>;
