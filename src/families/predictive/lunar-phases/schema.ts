import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { shape } from '../../../contract/fields.js';
import { windowFields } from '../../../contract/window.js';

export const LunarPhaseSearchRequest = shape('LunarPhaseSearchRequest', {
  ...windowFields('Julian day, UT1; at most 101 years after jd_start'),
});
export type LunarPhaseSearchRequest = Static<typeof LunarPhaseSearchRequest>;

export const LunarPhaseSearchResponse = shape('LunarPhaseSearchResponse', {
  events: Type.Array(
    shape('LunarPhaseEventResponse', {
      phase_type: Type.String(),
      jd_ut: Type.Number({ description: 'Julian day UT1' }),
      datetime_utc: Type.String(),
      phase_angle: Type.Number({
        description: 'apparent longitude of the Moon less that of the Sun, degrees: a multiple of 45',
      }),
      moon_longitude: Type.Number({ description: 'apparent geocentric longitude of date, degrees' }),
      sun_longitude: Type.Number(),
    }),
  ),
  computation_basis: ComputationBasis,
});
export type LunarPhaseSearchResponse = Static<typeof LunarPhaseSearchResponse>;
