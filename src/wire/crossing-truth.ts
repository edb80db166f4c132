import type { CrossingSearchTruthResponse } from '../contract/transits.js';
import { normalizeDeg } from '../kernel/angle.js';

/** Width of the bracket that answers state when the request gives none, days. */
export const DEFAULT_TOLERANCE_DAYS = 1e-6;

/** A Julian day number resolves half a nanoday: no bracket is narrower than two. */
const LEAST_TOLERANCE_DAYS = 1e-9;

/** A completed search. Julian days UT1; `stepDays` is the step that was used, `toleranceDays` the requested width of the bracket, null when none. */
export interface CrossingSearched {
  readonly startJd: number;
  readonly endJd: number;
  readonly crossingJd: number;
  readonly stepDays: number;
  readonly toleranceDays: number | null;
}

/** The receipt of a search: its window, the step used, and a bracket of the requested width around the instant. */
export function crossingSearchTruth(searched: CrossingSearched): CrossingSearchTruthResponse {
  const { startJd, endJd, crossingJd, stepDays, toleranceDays } = searched;
  const tolerance = Math.max(LEAST_TOLERANCE_DAYS, toleranceDays ?? DEFAULT_TOLERANCE_DAYS);
  return {
    search_start_jd_ut: startJd,
    search_end_jd_ut: endJd,
    step_days: stepDays,
    bracket_start_jd_ut: crossingJd - tolerance / 2,
    bracket_end_jd_ut: crossingJd + tolerance / 2,
    crossing_jd_ut: crossingJd,
    solver_tolerance_days: tolerance,
  };
}

/** Name under which a numeric longitude is reported: twelve decimals of its value in [0, 360). */
export const longitudeName = (longitudeDeg: number): string => normalizeDeg(longitudeDeg).toFixed(12);
