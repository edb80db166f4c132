import type { CrossingSearchTruthResponse } from '../contract/transits.js';
import { normalizeDeg } from '../kernel/angle.js';
import { nominalStepDays } from '../sky/body-motion.js';

/** Width of the bracket that answers state when the request gives none, days. */
export const DEFAULT_TOLERANCE_DAYS = 1e-6;

interface SearchControls {
  readonly step_days?: number | null;
  readonly solver_tolerance_days?: number | null;
}

/** What a search states about itself: its window, nominal step, and a bracket of the stated width about the instant. All JD UT1. */
export function crossingSearchTruth(
  bodyName: string,
  startJd: number,
  endJd: number,
  crossingJd: number,
  controls: SearchControls,
): CrossingSearchTruthResponse {
  const tolerance = controls.solver_tolerance_days ?? DEFAULT_TOLERANCE_DAYS;
  return {
    search_start_jd_ut: startJd,
    search_end_jd_ut: endJd,
    step_days: controls.step_days ?? nominalStepDays(bodyName),
    bracket_start_jd_ut: crossingJd - tolerance / 2,
    bracket_end_jd_ut: crossingJd + tolerance / 2,
    crossing_jd_ut: crossingJd,
    solver_tolerance_days: tolerance,
  };
}

/** Name under which a numeric longitude is reported: twelve decimals of its value in [0, 360). */
export const longitudeName = (longitudeDeg: number): string => normalizeDeg(longitudeDeg).toFixed(12);
