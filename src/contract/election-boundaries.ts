import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ShuddhiBoundaryModel, ShuddhiIntervalModel } from './boundaries.js';
import { julianDayUt1, oneOf, optionalOrNull, shape } from './fields.js';
import { defaultedList } from './filled.js';

/** A sidereal longitude in [0, 360) degrees. */
export const siderealDegrees = (description = 'sidereal longitude, degrees') =>
  Type.Number({ minimum: 0, exclusiveMaximum: 360, description });

/** The span of a nakshatra, a tithi or a sign of the ascendant. */
export const DoshaPhaseSpanModel = shape('ElectionPhaseSpanModel', {
  kind: oneOf(['nakshatra', 'tithi', 'lagna']),
  index: Type.Integer({
    minimum: 0,
    maximum: 29,
    description: '0-based: nakshatra to 26, tithi to 29, sign to 11',
  }),
  interval: ShuddhiIntervalModel,
});
export type DoshaPhaseSpanModel = Static<typeof DoshaPhaseSpanModel>;

/** Extent of a record of events; nothing outside it is known. */
export const MarriageExtentModel = shape('MarriageExtentModel', {
  start_jd_ut1: julianDayUt1(),
  end_jd_ut1: julianDayUt1(),
});
export type MarriageExtentModel = Static<typeof MarriageExtentModel>;

export const MarriageTimeSpanModel = shape('MarriageTimeSpanModel', {
  start: ShuddhiBoundaryModel,
  end: ShuddhiBoundaryModel,
});

/** The solar day of an election: sunrise to sunrise, its sunset and weekday, and the sunrises around it. */
export const MarriageSolarModel = shape('MarriageSolarModel', {
  day: ShuddhiIntervalModel,
  sunset: ShuddhiBoundaryModel,
  weekday: Type.Integer({ minimum: 0, maximum: 6, description: 'weekday of the sunrise, Sunday = 0' }),
  half_set: optionalOrNull(ShuddhiBoundaryModel),
  sunrise_history: defaultedList(ShuddhiBoundaryModel, 128),
  history_extent: optionalOrNull(MarriageExtentModel),
  upper_limb_set: optionalOrNull(ShuddhiBoundaryModel),
});
export type MarriageSolarModel = Static<typeof MarriageSolarModel>;
