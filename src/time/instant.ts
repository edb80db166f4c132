import type { InstantOrigin } from '../kernel/errors.js';

/**
 * One moment in every scale that the engine uses. Each value is a count of days since J2000.0 (JD 2451545.0) of that scale,
 * which keeps 3 microseconds over the covered millennia in one number (see docs/decisions/0002). Julian dates are
 * `x + J2000_JD` and appear only in answers.
 */
export interface Instant {
  /** UTC as a quasi-day count: a day that holds a leap second is stretched over its 86401 s, as in ERFA. */
  readonly utcJ2k: number;
  readonly ut1J2k: number;
  readonly ttJ2k: number;
  readonly tdbJ2k: number;
  /** TT - UT1, with the 1-sigma uncertainty and the name of the model or observation it comes from. */
  readonly deltaTSeconds: number;
  readonly deltaTUncertaintySeconds: number;
  readonly deltaTSource: string;
  /** How UTC is tied to the other scales at this instant. */
  readonly utcPolicy: UtcPolicy;
  /** The field that it was read from: errors about the instant name it. */
  readonly origin?: InstantOrigin;
}

export type UtcPolicy = 'utc_is_ut1_before_1972' | 'leap_second_table' | 'tai_minus_37_s_after_table';
