import type { InstantOrigin } from '../kernel/errors.js';

/**
 * One instant in every scale of the engine. Each value counts days since J2000.0 (JD 2451545.0) in its scale; one double resolves about
 * 3 microseconds over 1550-2650 (docs/decisions/0002). Julian dates are `x + J2000_JD` and appear only in answers.
 */
export interface Instant {
  /** UTC in quasi-days: a day with a leap second is one day of 86401 s, as in ERFA. */
  readonly utcJ2k: number;
  readonly ut1J2k: number;
  readonly ttJ2k: number;
  readonly tdbJ2k: number;
  /** TT - UT1, its 1-sigma uncertainty and the name of the model or series it comes from. */
  readonly deltaTSeconds: number;
  readonly deltaTUncertaintySeconds: number;
  readonly deltaTSource: string;
  /** Relation of UTC to the other scales at this instant. */
  readonly utcPolicy: UtcPolicy;
  /** The request field that it was read from. Errors about the instant name this field. */
  readonly origin?: InstantOrigin;
}

/** Relation of UTC to the other scales: UT1 before 1972, then Bulletin C, then TAI - 37 s after the announced table. */
export type UtcPolicy = 'utc_is_ut1_before_1972' | 'leap_second_table' | 'tai_minus_37_s_after_table';
