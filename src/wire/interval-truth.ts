import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../contract/boundaries.js';

/** Whether an instant (Julian day UT1) has reached a boundary; null within its bounds. A boundary without width is reached at its instant. */
function hasReached(boundary: ShuddhiBoundaryModel, jdUt1: number): boolean | null {
  if (jdUt1 < boundary.lower_jd_ut1) return false;
  return jdUt1 >= boundary.upper_jd_ut1 ? true : null;
}

/** Whether a half-open span contains an instant (Julian day UT1); null within the bounds of its start or end. */
export function contains({ start, end }: ShuddhiIntervalModel, jdUt1: number): boolean | null {
  const begun = hasReached(start, jdUt1),
    ended = hasReached(end, jdUt1);
  if (begun === false || ended === true) return false;
  return begun === null || ended === null ? null : true;
}

/**
 * The part of a span within another one; null when it is empty. Boundaries keep the kind of the span, with `suffix`; their instants and bounds are
 * those of the later start and the earlier end.
 */
export function clippedTo(
  span: ShuddhiIntervalModel,
  within: ShuddhiIntervalModel,
  suffix = '',
): ShuddhiIntervalModel | null {
  const start = span.start.jd_ut1 >= within.start.jd_ut1 ? span.start : within.start,
    end = span.end.jd_ut1 <= within.end.jd_ut1 ? span.end : within.end;
  if (start.jd_ut1 >= end.jd_ut1) return null;
  return {
    start: { ...start, kind: span.start.kind + suffix },
    end: { ...end, kind: span.end.kind + suffix },
  };
}
