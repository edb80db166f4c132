import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { mapOf, oneOf, shape } from './fields.js';

/** The basis of a computation: ephemeris, time scales and models. Every answer that depends on the ephemeris has it. */
const EphemerisBasis = shape('EphemerisBasis', {
  source: Type.String({ description: 'name of the ephemeris that computed the answer' }),
  sha256: Type.String({ description: 'checksum of its file' }),
  coverage_start_jd_tdb: Type.Number(),
  coverage_end_jd_tdb: Type.Number(),
  estimated_error_arcsec: Type.Optional(
    mapOf(Type.Number(), {
      description: 'by body, order of magnitude; present where the ephemeris of antiquity or of the far future answers',
    }),
  ),
});

const TimeBasis = shape('TimeBasis', {
  jd_ut1: Type.Number(),
  jd_tt: Type.Number(),
  jd_tdb: Type.Number(),
  delta_t_seconds: Type.Number({ description: 'TT - UT1' }),
  delta_t_uncertainty_seconds: Type.Number({ description: 'one standard deviation' }),
  delta_t_source: Type.String(),
  utc_policy: oneOf(['utc_is_ut1_before_1972', 'leap_second_table', 'tai_minus_37_s_after_table'], {
    description: 'how UTC is tied to the other scales at this instant',
  }),
});

export const ComputationBasis = shape('ComputationBasis', {
  ephemeris: EphemerisBasis,
  time: TimeBasis,
  models: shape('ModelBasis', {
    precession: Type.String(),
    nutation: Type.String(),
    deflection: Type.String(),
    aberration: Type.String(),
    sidereal_time: Type.String(),
    earth_figure: Type.String(),
    polar_motion: Type.String(),
  }),
});
export type ComputationBasis = Static<typeof ComputationBasis>;
