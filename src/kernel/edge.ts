/**
 * Largest rounding of an instant in days when a client sends back a boundary that an answer reported. Answers round datetimes to a
 * microsecond, and a Julian day of the present has a spacing of 40 microseconds.
 */
export const EDGE_STEP_DAYS = 50e-6 / 86400;

/**
 * Latest boundary that a requested instant has reached, in days of the same count. An instant that repeats a boundary from an answer counts
 * as past it in spite of the rounding.
 */
export const reachedBy = (moment: number): number => moment + EDGE_STEP_DAYS;
