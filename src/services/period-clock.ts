import type { Engine } from '../engine.js';
import { reachedBy } from '../kernel/edge.js';
import type { Instant } from '../time/instant.js';
import { jdOfInstant } from '../wire/instant.js';

/**
 * Edges of periods that are counted in days of UT1 from a birth. An instant belongs to a period when its Julian day, as answers
 * give it, is not before the period's `start_jd` and before its `end_jd`; a date that an answer tells of an edge is that edge.
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

  /** Julian day UT1 of an edge. */
  jd(days: number): number {
    return this.originJd + days;
  }

  /**
   * UTC of an edge as ISO 8601. Edges come again: an end is the next one's start, a start that of the first part. The last two edges are
   * kept.
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

  /** The same of many edges. */
  dates(days: Float64Array): string[] {
    const { time } = this.engine,
      utc = new Float64Array(days.length);
    for (let i = 0; i < utc.length; i++) utc[i] = time.utcFromUt1(this.originUt1J2k + days[i]);
    return time.formatUtcMany(utc);
  }

  /** Whether a moment (Julian day UT1) is before an edge. */
  isBefore(jd: number, days: number): boolean {
    return reachedBy(jd) < this.originJd + days;
  }
}

/** Julian day UT1 of a request's datetime. Errors: InvalidInput. */
export const julianDayOf = (engine: Engine, dt: string, field: string): number =>
  jdOfInstant(engine.time.instantFromIso(dt, field));
