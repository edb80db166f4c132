import type { Engine } from '../engine.js';
import { reachedBy } from '../kernel/edge.js';
import type { Instant } from '../time/instant.js';
import { jdOfInstant } from '../wire/instant.js';

/**
 * Boundaries of periods that are counted in days of UT1 from a birth. An instant belongs to a period when its Julian day, as answers report
 * it, is in [`start_jd`, `end_jd`). A request for the reported date of a boundary is at that boundary.
 */
export class PeriodClock {
  readonly originJd: number;
  private readonly engine: Engine;
  private readonly originUt1J2k: number;
  private lastDays = NaN;
  private lastDate = '';
  private earlierDays = NaN;
  private earlierDate = '';

  constructor(engine: Engine, birth: Instant) {
    this.engine = engine;
    this.originUt1J2k = birth.ut1J2k;
    this.originJd = jdOfInstant(birth);
  }

  /** Julian day UT1 of a boundary, days from the birth. */
  jd(days: number): number {
    return this.originJd + days;
  }

  /**
   * UTC of a boundary, ISO 8601. The last two results are kept, because boundaries repeat: an end is the start of the next period, a start
   * that of the first part.
   */
  date(days: number): string {
    if (days === this.lastDays) return this.lastDate;
    if (days === this.earlierDays) return this.earlierDate;
    this.earlierDays = this.lastDays;
    this.earlierDate = this.lastDate;
    const { time } = this.engine;
    this.lastDays = days;
    this.lastDate = time.formatUtc(time.utcFromUt1(this.originUt1J2k + days));
    return this.lastDate;
  }

  /** UTC of many boundaries, ISO 8601. */
  dates(days: Float64Array): string[] {
    const { time } = this.engine,
      utc = new Float64Array(days.length);
    for (let i = 0; i < utc.length; i++) utc[i] = time.utcFromUt1(this.originUt1J2k + days[i]);
    return time.formatUtcMany(utc);
  }

  /** Whether a Julian day UT1 is before a boundary. */
  isBefore(jd: number, days: number): boolean {
    return reachedBy(jd) < this.originJd + days;
  }
}

/** Julian day UT1 of a datetime of a request. `field`: JSON pointer. Errors: InvalidInput. */
export const julianDayOf = (engine: Engine, dt: string, field: string): number =>
  jdOfInstant(engine.time.instantFromIso(dt, field));
