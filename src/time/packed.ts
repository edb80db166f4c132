/** Content of data/packed/time-scales.json, made by tools/data/time.ts. */
export interface PackedTimeScales {
  readonly format: 'time-scales/1';
  readonly leapSeconds: {
    readonly source: string;
    /** MJD of the end of the announced leap seconds. After it TAI - UTC stays constant. */
    readonly announcedUntilMjd: number;
    /** [MJD (0h UTC), TAI - UTC in seconds from that day on] */
    readonly entries: readonly (readonly number[])[];
  };
  /** Stephenson, Morrison and Hohenkerk 2016: rows [Julian epoch, TT-UT1 (s), 1 sigma (s), rate (ms/day)]. */
  readonly smh2016: { readonly columns: readonly string[]; readonly rows: readonly (readonly number[])[] };
  readonly iers: {
    readonly firstMjd: number;
    /** First day of finals2000A; earlier days are EOP 20 C04. */
    readonly firstFinalsMjd: number;
    readonly firstPredictionMjd: number;
    /** TT-UT1 at 0h of each day in units of 1e-7 s: the first value, then differences. */
    readonly deltaTUnitsOf1e7: readonly number[];
    readonly uncertaintyBlockDays: number;
    /** Largest uncertainty in each block of days. */
    readonly uncertaintyMicroseconds: readonly number[];
  };
}

/** MJD of J2000.0. */
export const J2000_MJD = 51544.5;
