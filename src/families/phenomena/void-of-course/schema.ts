import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, julianDayUt1, optionalOrNull, shape } from '../../../contract/fields.js';
import { windowFields } from '../../../contract/window.js';

const modern = () =>
  defaulted(Type.Boolean({ description: 'true also counts aspects to Uranus, Neptune and Pluto' }), false);

export const VoidOfCourseRequest = shape('VoidOfCourseRequest', { jd_ut: julianDayUt1(), modern: modern() });
export type VoidOfCourseRequest = Static<typeof VoidOfCourseRequest>;
export const VoidOfCourseRangeRequest = shape('VoidOfCourseRangeRequest', {
  ...windowFields('Julian day, UT1; at most 62 years after jd_start'),
  modern: modern(),
});
export type VoidOfCourseRangeRequest = Static<typeof VoidOfCourseRangeRequest>;

const LastAspectResponse = shape('LastAspectResponse', {
  body: Type.String(),
  aspect_name: Type.String(),
  angle: Type.Number({ description: 'longitude of the Moon minus that of the body, degrees' }),
  jd_exact: Type.Number(),
  datetime_utc: Type.String(),
});

const voidFields = {
  moon_sign: Type.String(),
  moon_sign_next: Type.String(),
  jd_voc_start: Type.Number({
    description: 'last exact aspect in the sign, or the ingress into the sign if there is none; Julian day, UT1',
  }),
  voc_start_datetime_utc: Type.String(),
  jd_voc_end: Type.Number({ description: 'ingress into the next sign' }),
  voc_end_datetime_utc: Type.String(),
  last_aspect: optionalOrNull(LastAspectResponse),
  duration_hours: Type.Number(),
  is_long: Type.Boolean({ description: 'true if longer than twelve hours' }),
  jd_sign_entry: Type.Number({ description: 'ingress of the Moon into moon_sign, Julian day UT1' }),
};
const VoidOfCourseWindowItemResponse = shape('VoidOfCourseWindowItemResponse', voidFields);
export const VoidOfCourseWindowResponse = shape('VoidOfCourseWindowResponse', {
  ...voidFields,
  computation_basis: ComputationBasis,
});
export const VoidOfCourseStateResponse = shape('VoidOfCourseStateResponse', {
  jd_ut: Type.Number(),
  modern: Type.Boolean(),
  is_void_of_course: Type.Boolean(),
  computation_basis: ComputationBasis,
});
export const VoidOfCourseRangeResponse = shape('VoidOfCourseRangeResponse', {
  windows: Type.Array(VoidOfCourseWindowItemResponse),
  computation_basis: ComputationBasis,
});
export type VoidOfCourseWindowItem = Static<typeof VoidOfCourseWindowItemResponse>;
