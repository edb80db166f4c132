import type { Engine } from '../../../engine.js';
import { ageYears, keyRate, lifeDaysOf } from '../../../doctrine/progressions/keys.js';
import type { TimeKey } from '../../../doctrine/progressions/methods.js';
import type { SearchWindowTdb } from '../../../events/motion.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { eventInstantFromUt1, requireCovered } from '../../../wire/instant.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import type { Technique, Life } from './progress.js';

/** The moment of life of a progressed event, in answer shape. */
export interface LifeMoment {
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly age_years: number;
  readonly progressed_jd_ut: number;
}

/** The searched range of life [start, end), and the corresponding span of the ephemeris. */
export class ProgressedWindow {
  readonly startJd: number;
  readonly endJd: number;
  /** 1 for direct motion; -1 for converse motion, where the ephemeris runs backward with increasing age. */
  readonly sense: 1 | -1;
  readonly search: SearchWindowTdb;
  /** Length of the span of the ephemeris, days. */
  readonly days: number;
  private readonly engine: Engine;
  private readonly natalUt1: number;
  private readonly key: TimeKey;
  private readonly technique: Technique;

  /** Errors: InvalidInput for an empty range; OutOfCoverage with the field of the end that is not covered. */
  constructor(
    engine: Engine,
    life: Pick<Life, 'natal'>,
    technique: Technique,
    range: { start_dt: string; end_dt: string },
  ) {
    this.engine = engine;
    this.natalUt1 = life.natal.ut1J2k;
    this.key = technique.method.measure as TimeKey;
    this.technique = technique;
    this.sense = technique.converse ? -1 : 1;
    const start = engine.time.instantFromIso(range.start_dt, '/events/start_dt').ut1J2k,
      end = engine.time.instantFromIso(range.end_dt, '/events/end_dt').ut1J2k;
    if (!(end > start))
      throw new InvalidInput({
        field: '/events/end_dt',
        message: 'must be later than start_dt',
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
    const offset = this.sense * (ut1J2k - this.natalUt1) * keyRate(this.key, this.technique.month);
    return this.engine.time.tdbFromTt(this.engine.time.ttFromUt1(this.natalUt1 + offset));
  }

  /** The moment of life of an instant of the ephemeris; null if its Julian day, as answered, is outside the range. */
  momentOf(tdbJ2k: number): LifeMoment | null {
    const { time } = this.engine;
    const progressedUt1 = time.ut1FromTt(time.ttFromTdb(tdbJ2k));
    const lifeDays = lifeDaysOf(this.key, progressedUt1 - this.natalUt1, this.technique);
    const instant = eventInstantFromUt1(this.engine, this.natalUt1 + lifeDays);
    if (instant.jd_ut < this.startJd || instant.jd_ut >= this.endJd) return null;
    return {
      ...instant,
      age_years: ageYears(lifeDays),
      progressed_jd_ut: progressedUt1 + J2000_JD,
    };
  }
}
