import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { halbHayzDoctrine, mercurySectModel } from '../../../contract/dignity-policy.js';
import { nullable, oneOf, shape } from '../../../contract/fields.js';

export const truthStatus = () => oneOf(['evaluated', 'not_evaluable']);
const hemisphere = () => oneOf(['above', 'below']);

const MercuryPhaseTruthResponse = shape('MercuryPhaseTruthResponse', {
  model: mercurySectModel(),
  status: truthStatus(),
  rises_before_sun: nullable(Type.Boolean()),
  longitudinal_separation_deg: Type.Number({ description: 'arc from the Sun forward to Mercury, degrees in [0, 360)' }),
  reason: nullable(Type.String()),
});
const HorizonTruthResponse = shape('HorizonTruthResponse', {
  status: truthStatus(),
  method: oneOf(['zodiacal_angles', 'legacy_house_number']),
  longitude: Type.Number(),
  hemisphere: nullable(hemisphere()),
  asc_longitude: nullable(Type.Number()),
  mc_longitude: nullable(Type.Number()),
  boundary_distance_deg: nullable(
    Type.Number({ description: 'distance to the nearer of ascendant and descendant, degrees' }),
  ),
  reason: nullable(Type.String()),
});
export const SectComponentTruthResponse = shape('SectComponentTruthResponse', {
  kind: oneOf(['sect_membership', 'halb', 'hayz']),
  status: truthStatus(),
  matched: nullable(Type.Boolean()),
  reason: nullable(Type.String()),
});
export type SectComponentTruthResponse = Static<typeof SectComponentTruthResponse>;

export const SectTruthResponse = shape('SectTruthResponse', {
  doctrine: halbHayzDoctrine(),
  is_day_chart: Type.Boolean(),
  sect_light: oneOf(['Sun', 'Moon']),
  planet_sect: nullable(oneOf(['diurnal', 'nocturnal'])),
  mercury_rises_before_sun: nullable(Type.Boolean()),
  in_sect: nullable(Type.Boolean()),
  in_halb: nullable(Type.Boolean()),
  in_hayz: nullable(Type.Boolean()),
  preferred_hemisphere: nullable(hemisphere()),
  actual_hemisphere: nullable(hemisphere()),
  hemisphere_matches: nullable(Type.Boolean()),
  preferred_gender: nullable(oneOf(['masculine', 'feminine', 'neutral'])),
  actual_gender: oneOf(['masculine', 'feminine']),
  gender_matches: nullable(Type.Boolean()),
  hayz_evaluable: Type.Boolean(),
  mercury_phase_truth: nullable(MercuryPhaseTruthResponse),
  horizon_truth: nullable(HorizonTruthResponse),
  components: Type.Array(SectComponentTruthResponse),
});
export type SectTruthResponse = Static<typeof SectTruthResponse>;
