import type { AnswerOf } from '../api/operations.js';

type Result = AnswerOf<'progressions'>['results'][number]['result'];

/** The progressed instant of a result, Julian day UT1; null without one. */
export const progressedJd = (result: Result): number | null =>
  result && 'progressed_jd_ut' in result ? result.progressed_jd_ut : null;
