import type { Engine } from '../../../engine.js';
import { ageYears, keyRate, lifeDaysOf } from '../../../doctrine/progressions/keys.js';
import type { TimeKey } from '../../../doctrine/progressions/methods.js';
import type { SearchWindowTdb } from '../../../events/motion.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { eventInstantFromUt1, requireCovered } from '../../../wire/instant.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import type { Ask, Life } from './progress.js';

/** A moment of life at which the progressed sky holds something, as answers carry it. */
export interface LifeMoment {
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly age_years: number;
  readonly progressed_jd_ut: number;
}

/** The range of life [start, end) that is searched, and the span of the ephemeris that stands for it. */
export class ProgressedWindow {
  readonly startJd: number;
  readonly endJd: number;
  /** 1, or -1 where the ephemeris runs back as life goes on. */
  readonly sense: 1 | -1;
  readonly search: SearchWindowTdb;
  /** Length of the span of the ephemeris, days. */
  readonly days: number;
  private readonly engine: Engine;
  private readonly natalUt1: number;
  private readonly key: TimeKey;
  private readonly ask: Ask;

  /** Errors: InvalidInput when the range is empty, OutOfCoverage that names its end. */
  constructor(engine: Engine, life: Pick<Life, 'natal'>, ask: Ask, range: { start_dt: string; end_dt: string }) {
    this.engine = engine;
    this.natalUt1 = life.natal.ut1J2k;
    this.key = ask.method.measure as TimeKey;
    this.ask = ask;
    this.sense = ask.converse ? -1 : 1;
    const start = engine.time.instantFromIso(range.start_dt, '/events/start_dt').ut1J2k,
      end = engine.time.instantFromIso(range.end_dt, '/events/end_dt').ut1J2k;
    if (!(end > start))
      throw new InvalidInput({
        field: '/events/end_dt',
        message: 'the search must end after it starts',
        given: range.end_dt,
        allowed: `after ${range.start_dt}`,
      });
    this.startJd = start + J2000_JD;
    this.endJd = end + J2000_JD;
    const [first, last] = [start, end].map((ut1) => this.tdbOfLife(ut1));
    requireCovered(engine, first, '/events/start_dt', range.start_dt);
    requireCovered(engine, last, '/events/end_dt', range.end_dt);
    this.search = { startTdb: Math.min(first, last), endTdb: Math.max(first, last), slackDays: SLACK_DAYS };
    this.days = Math.abs(last - first);
  }

  private tdbOfLife(ut1J2k: number): number {
    const offset = this.sense * (ut1J2k - this.natalUt1) * keyRate(this.key, this.ask.month);
    return this.engine.time.tdbFromTt(this.engine.time.ttFromUt1(this.natalUt1 + offset));
  }

  /** The moment of life for which an instant of the ephemeris stands; null outside the range. The answered number itself is judged. */
  momentOf(tdbJ2k: number): LifeMoment | null {
    const { time } = this.engine;
    const progressedUt1 = time.ut1FromTt(time.ttFromTdb(tdbJ2k));
    const lifeDays = lifeDaysOf(this.key, progressedUt1 - this.natalUt1, this.ask);
    const instant = eventInstantFromUt1(this.engine, this.natalUt1 + lifeDays);
    if (instant.jd_ut < this.startJd || instant.jd_ut >= this.endJd) return null;
    return {
      ...instant,
      age_years: ageYears(lifeDays),
      progressed_jd_ut: progressedUt1 + J2000_JD,
    };
  }
}
