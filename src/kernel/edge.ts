/**
 * Dates are told to the microsecond, and a Julian day of today resolves forty of them: an edge between periods that an answer tells comes
 * back in a request by that much earlier or later. Days.
 */
export const EDGE_STEP_DAYS = 50e-6 / 86400;

/** The furthest edge that a moment of a request has reached, in days of one count: one that it meets as answers tell it lies behind it. */
export const reachedBy = (moment: number): number => moment + EDGE_STEP_DAYS;
