import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { julianDayUt1, oneOf, shape } from '../../../../contract/fields.js';
import { CROSSING_DIRECTIONS, MOTIONS_IN_LATITUDE, NEAREST_CROSSINGS, SIDES_OF_ECLIPTIC } from './wire-words.js';

export const LunarEclipticDirectionRequest = shape('LunarEclipticDirectionRequest', { jd_ut: julianDayUt1() });
export type LunarEclipticDirectionRequest = Static<typeof LunarEclipticDirectionRequest>;

const LunarNodeCrossingResponse = shape('LunarNodeCrossingResponse', {
  jd_ut: Type.Number(),
  direction: oneOf(Object.values(CROSSING_DIRECTIONS)),
  longitude_deg: Type.Number(),
  latitude_residual_deg: Type.Number(),
  latitude_rate_deg_per_day: Type.Number(),
  hours_from_query: Type.Number(),
});

export const LunarEclipticDirectionResponse = shape('LunarEclipticDirectionResponse', {
  jd_ut: Type.Number(),
  latitude_deg: Type.Number(),
  latitude_rate_deg_per_day: Type.Number(),
  hemisphere: oneOf(Object.values(SIDES_OF_ECLIPTIC)),
  motion: oneOf(Object.values(MOTIONS_IN_LATITUDE)),
  previous_crossing: LunarNodeCrossingResponse,
  next_crossing: LunarNodeCrossingResponse,
  nearest_crossing: LunarNodeCrossingResponse,
  nearest_crossing_relation: oneOf(Object.values(NEAREST_CROSSINGS)),
  policy: shape('LunarEclipticDirectionPolicyResponse', {
    policy_id: oneOf(['lunar_ecliptic_direction_v1']),
    search_span_days: Type.Number(),
    scan_step_days: Type.Number({
      description: 'longest scan step; each step is checked at its midpoint and halved until the check agrees',
    }),
    latitude_rate_sample_days: Type.Number({
      description: '0: the rate is an exact derivative, not a difference',
    }),
    latitude_zero_tolerance_deg: Type.Number(),
    latitude_rate_zero_tolerance_deg_per_day: Type.Number(),
    bisection_iterations: Type.Integer({
      description: '0: a bracketed secant method refines the roots',
    }),
  }),
  reference_frame: Type.String(),
  timescale: Type.String(),
  provenance: Type.String(),
  interpretation_scope: oneOf(['astronomical_witness_only_no_doctrinal_region']),
  computation_basis: ComputationBasis,
});
