import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { julianDayUt1, shape } from './fields.js';

/** Boundaries of time spans as the day and election routes give and take them. */

export const ShuddhiBoundaryModel = shape(
  'ShuddhiBoundaryModel',
  {
    kind: Type.String({ minLength: 1, maxLength: 256, description: 'event that defines the boundary' }),
    jd_ut1: julianDayUt1('instant of the event, Julian day UT1'),
    lower_jd_ut1: julianDayUt1('the event is not earlier'),
    upper_jd_ut1: julianDayUt1('the event is not later'),
  },
  { description: 'an instant with bounds: lower_jd_ut1 <= jd_ut1 <= upper_jd_ut1' },
);
export type ShuddhiBoundaryModel = Static<typeof ShuddhiBoundaryModel>;

export const ShuddhiIntervalModel = shape(
  'ShuddhiIntervalModel',
  { start: ShuddhiBoundaryModel, end: ShuddhiBoundaryModel },
  { description: 'a span [start, end)' },
);
export type ShuddhiIntervalModel = Static<typeof ShuddhiIntervalModel>;
