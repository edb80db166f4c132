import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../contract/boundaries.js';
import { SECONDS_PER_DAY } from '../kernel/constants.js';

/**
 * Boundary of a solved event. Its bounds are half the tolerance before and after the root, whose own error is below a millisecond, so that they
 * enclose the event. `jdUt1`: Julian day UT1; `toleranceSeconds`: distance between the bounds.
 */
export function solvedBoundary(kind: string, jdUt1: number, toleranceSeconds: number): ShuddhiBoundaryModel {
  const half = toleranceSeconds / 2 / SECONDS_PER_DAY;
  return { kind, jd_ut1: jdUt1, lower_jd_ut1: jdUt1 - half, upper_jd_ut1: jdUt1 + half };
}

/** Boundary of an instant that the request gives: its bounds are the instant. */
export const exactBoundary = (kind: string, jdUt1: number): ShuddhiBoundaryModel => ({
  kind,
  jd_ut1: jdUt1,
  lower_jd_ut1: jdUt1,
  upper_jd_ut1: jdUt1,
});

/** A boundary a fixed time after another one, days; its bounds move with it. */
export const shiftedBoundary = (kind: string, from: ShuddhiBoundaryModel, days: number): ShuddhiBoundaryModel => ({
  kind,
  jd_ut1: from.jd_ut1 + days,
  lower_jd_ut1: from.lower_jd_ut1 + days,
  upper_jd_ut1: from.upper_jd_ut1 + days,
});

/** The boundary at a fraction of the time between two boundaries; the bounds are those of the same fraction. */
export function boundaryBetween(
  kind: string,
  a: ShuddhiBoundaryModel,
  b: ShuddhiBoundaryModel,
  fraction: number,
): ShuddhiBoundaryModel {
  const between = (x: number, y: number): number => x + (y - x) * fraction;
  return {
    kind,
    jd_ut1: between(a.jd_ut1, b.jd_ut1),
    lower_jd_ut1: between(a.lower_jd_ut1, b.lower_jd_ut1),
    upper_jd_ut1: between(a.upper_jd_ut1, b.upper_jd_ut1),
  };
}

/** A span of two boundaries. */
export const intervalOf = (start: ShuddhiBoundaryModel, end: ShuddhiBoundaryModel): ShuddhiIntervalModel => ({
  start,
  end,
});
