import { Type } from '@sinclair/typebox';
import { nullable, oneOf, shape } from './fields.js';

/** Band of the Sun that contains a planet. */
export const SolarProximityTruthResponse = shape('SolarProximityTruthResponse', {
  status: oneOf(['evaluated', 'not_evaluable']),
  band: nullable(oneOf(['cazimi', 'combust', 'under_sunbeams', 'clear'])),
  distance_from_sun_deg: nullable(Type.Number()),
  reason: nullable(Type.String()),
});
