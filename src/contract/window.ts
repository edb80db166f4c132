import { julianDayUt1 } from './fields.js';

/** The window of a search, [start, end), as requests give it. */
export const windowFields = (endDescription?: string) => ({
  jd_start: julianDayUt1(),
  jd_end: endDescription === undefined ? julianDayUt1() : julianDayUt1(endDescription),
});
