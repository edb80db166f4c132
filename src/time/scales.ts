import { SECONDS_PER_DAY, TT_MINUS_TAI_S } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import { FixedDeltaT, Smh2016DeltaT } from './delta-t.js';
import { EspenakMeeusDeltaT } from './delta-t-espenak-meeus.js';
import { IersDeltaT } from './iers.js';
import { calendarOf, formatUtc, formatWithOffset, parseIsoInstant } from './iso.js';
import { formatUtcMany } from './iso-many.js';
import { LeapSeconds } from './leap-seconds.js';
import { tdbMinusTtSeconds } from './tdb.js';
import type { DeltaTCurve } from './delta-t.js';
import type { Instant, UtcPolicy } from './instant.js';
import type { ClockFields } from './iso.js';
import type { PackedTimeScales } from './packed.js';

/** Model of TT - UT1. The default is `smh2016_iers`. A fixed value is in seconds. */
export type DeltaTModel = 'smh2016_iers' | 'smh2016' | 'espenak_meeus_2006' | { readonly fixedSeconds: number };

/** Largest absolute value of a fixed TT - UT1, s: enough for ten millennia. */
const FIXED_DELTA_T_LIMIT_S = 200_000;

/**
 * Conversions between time scales, immutable. All arguments and results are days since J2000.0 of the named scale; UTC is in quasi-days
 * (leap-seconds.ts). TT, TAI and UTC are related by IERS Bulletin C, UT1 by the chosen model of TT - UT1. The conversions do not throw for
 * finite arguments and do not allocate.
 */
export class TimeScales {
  readonly leapSeconds: LeapSeconds;
  readonly deltaTModel: DeltaTModel;
  private readonly packed: PackedTimeScales;
  private readonly curve: DeltaTCurve;
  /** UT1 - UTC at the start of the table (1972-01-01 0h UTC), about -0.5 microdays (-0.045 s). */
  private readonly seamOffsetDays: number;
  /** Over this time before the table UTC goes linearly from UT1 to the table, so that UTC neither jumps nor repeats. */
  private readonly seamDays: number;

  private constructor(packed: PackedTimeScales, model: DeltaTModel) {
    this.packed = packed;
    this.deltaTModel = model;
    this.leapSeconds = new LeapSeconds(packed.leapSeconds);
    this.curve = curveOf(packed, model);
    this.seamOffsetDays = this.ut1FromTt(this.leapSeconds.startTtJ2k) - this.leapSeconds.startUtcJ2k;
    this.seamDays = Math.max(1 / 24, 4 * Math.abs(this.seamOffsetDays));
  }

  /** Makes the scales from the content of data/packed/time-scales.json. Errors: InvalidInput for a fixed value out of bounds. */
  static fromPacked(packed: PackedTimeScales, model: DeltaTModel = 'smh2016_iers'): TimeScales {
    return new TimeScales(packed, model);
  }

  /** The same scales with another model of TT - UT1. Errors: InvalidInput for a fixed value out of bounds. */
  withDeltaT(model: DeltaTModel): TimeScales {
    return new TimeScales(this.packed, model);
  }

  /** TT - UT1 in seconds at TT. */
  deltaT(ttJ2k: number): number {
    return this.curve.seconds(this.ut1FromTt(ttJ2k));
  }

  /** 1-sigma uncertainty of TT - UT1 in seconds at TT. */
  deltaTUncertainty(ttJ2k: number): number {
    return this.curve.uncertaintySeconds(this.ut1FromTt(ttJ2k));
  }

  /** Name of the series or model that TT - UT1 comes from at TT. */
  deltaTSource(ttJ2k: number): string {
    return this.curve.source(this.ut1FromTt(ttJ2k));
  }

  /** TT of UT1. */
  ttFromUt1(ut1J2k: number): number {
    return ut1J2k + this.curve.seconds(ut1J2k) / SECONDS_PER_DAY;
  }

  /** UT1 of TT. TT - UT1 changes by less than 2e-6 of the elapsed time, so that the second iteration is accurate to 1e-7 s. */
  ut1FromTt(ttJ2k: number): number {
    const near = ttJ2k - this.curve.seconds(ttJ2k) / SECONDS_PER_DAY;
    return ttJ2k - this.curve.seconds(near) / SECONDS_PER_DAY;
  }

  /** TDB - TT in seconds at the geocentre, at TT (tdb.ts). */
  tdbMinusTtSeconds(ttJ2k: number): number {
    return tdbMinusTtSeconds(ttJ2k);
  }
  /** TDB of TT. */
  tdbFromTt(ttJ2k: number): number {
    return ttJ2k + tdbMinusTtSeconds(ttJ2k) / SECONDS_PER_DAY;
  }
  /** TT of TDB. */
  ttFromTdb(tdbJ2k: number): number {
    return tdbJ2k - tdbMinusTtSeconds(tdbJ2k) / SECONDS_PER_DAY;
  }
  /** TAI of TT. */
  taiFromTt(ttJ2k: number): number {
    return ttJ2k - TT_MINUS_TAI_S / SECONDS_PER_DAY;
  }
  /** TT of TAI. */
  ttFromTai(taiJ2k: number): number {
    return taiJ2k + TT_MINUS_TAI_S / SECONDS_PER_DAY;
  }

  /** TT of UTC. */
  ttFromUtc(utcJ2k: number): number {
    return utcJ2k < this.leapSeconds.startUtcJ2k
      ? this.ttFromUt1(this.earlyUt1FromUtc(utcJ2k))
      : this.leapSeconds.ttFromUtc(utcJ2k);
  }

  /** UTC of TT. */
  utcFromTt(ttJ2k: number): number {
    return ttJ2k < this.leapSeconds.startTtJ2k
      ? this.earlyUtcFromUt1(this.ut1FromTt(ttJ2k))
      : this.leapSeconds.utcFromTt(ttJ2k);
  }

  /** UT1 of UTC. */
  ut1FromUtc(utcJ2k: number): number {
    return utcJ2k < this.leapSeconds.startUtcJ2k
      ? this.earlyUt1FromUtc(utcJ2k)
      : this.ut1FromTt(this.leapSeconds.ttFromUtc(utcJ2k));
  }

  /** UTC of UT1. */
  utcFromUt1(ut1J2k: number): number {
    const early = this.earlyUtcFromUt1(ut1J2k);
    return early < this.leapSeconds.startUtcJ2k ? early : this.utcFromTt(this.ttFromUt1(ut1J2k));
  }

  /** Relation of UTC to the other scales at UTC. */
  utcPolicy(utcJ2k: number): UtcPolicy {
    if (utcJ2k < this.leapSeconds.startUtcJ2k) return 'utc_is_ut1_before_1972';
    return utcJ2k < this.leapSeconds.announcedUntilUtcJ2k ? 'leap_second_table' : 'tai_minus_37_s_after_table';
  }

  /** UT1 of a UTC before 1972: the same count, except for the last hours of 1971 (`seamDays`). */
  private earlyUt1FromUtc(utcJ2k: number): number {
    const into = utcJ2k - (this.leapSeconds.startUtcJ2k - this.seamDays);
    return into <= 0 ? utcJ2k : utcJ2k + this.seamOffsetDays * (into / this.seamDays);
  }

  private earlyUtcFromUt1(ut1J2k: number): number {
    const start = this.leapSeconds.startUtcJ2k - this.seamDays,
      into = ut1J2k - start;
    return into <= 0 ? ut1J2k : ut1J2k - this.seamOffsetDays * (into / (this.seamDays + this.seamOffsetDays));
  }

  /** The instant of a count of UTC days (quasi-JD) since J2000.0. */
  instantFromUtc(utcJ2k: number): Instant {
    const ttJ2k = this.ttFromUtc(utcJ2k);
    return this.instant(utcJ2k, this.ut1FromUtc(utcJ2k), ttJ2k, this.tdbFromTt(ttJ2k));
  }

  /** The instant of a UT1. */
  instantFromUt1(ut1J2k: number): Instant {
    const ttJ2k = this.ttFromUt1(ut1J2k);
    return this.instant(this.utcFromUt1(ut1J2k), ut1J2k, ttJ2k, this.tdbFromTt(ttJ2k));
  }

  /** The instant of a TT. */
  instantFromTt(ttJ2k: number): Instant {
    return this.instant(this.utcFromTt(ttJ2k), this.ut1FromTt(ttJ2k), ttJ2k, this.tdbFromTt(ttJ2k));
  }

  /** The instant of a TDB. */
  instantFromTdb(tdbJ2k: number): Instant {
    const ttJ2k = this.ttFromTdb(tdbJ2k);
    return this.instant(this.utcFromTt(ttJ2k), this.ut1FromTt(ttJ2k), ttJ2k, tdbJ2k);
  }

  /** The instant of an ISO 8601 datetime with an offset. `pointer` is the JSON pointer of the field. Errors: InvalidInput (iso.ts). */
  instantFromIso(text: string, pointer: string): Instant {
    const instant = this.instantFromUtc(parseIsoInstant(text, pointer, this.leapSeconds).utcJ2k);
    return { ...instant, origin: { field: pointer, given: text } };
  }

  /** UTC as an ISO 8601 string (iso.ts). */
  formatUtc(utcJ2k: number): string {
    return formatUtc(utcJ2k, this.leapSeconds);
  }
  /** Many UTC counts as ISO 8601 strings (iso-many.ts). */
  formatUtcMany(utcJ2k: Float64Array): string[] {
    return formatUtcMany(utcJ2k, this.leapSeconds);
  }
  /** UTC as an ISO 8601 string in local time of an offset, minutes east (iso.ts). */
  formatWithOffset(utcJ2k: number, offsetMinutes: number): string {
    return formatWithOffset(utcJ2k, offsetMinutes, this.leapSeconds);
  }
  /** The echo of a requested datetime: checked and in canonical form, with the requested offset. Errors: InvalidInput (iso.ts). */
  echoIso(text: string, pointer: string): string {
    const { utcJ2k, offsetMinutes } = parseIsoInstant(text, pointer, this.leapSeconds);
    return formatWithOffset(utcJ2k, offsetMinutes, this.leapSeconds);
  }
  /** UTC as calendar and clock fields at an offset in seconds east (iso.ts). */
  calendarOf(utcJ2k: number, offsetSeconds = 0): ClockFields {
    return calendarOf(utcJ2k, this.leapSeconds, offsetSeconds);
  }

  private instant(utcJ2k: number, ut1J2k: number, ttJ2k: number, tdbJ2k: number): Instant {
    return {
      utcJ2k,
      ut1J2k,
      ttJ2k,
      tdbJ2k,
      deltaTSeconds: this.curve.seconds(ut1J2k),
      deltaTUncertaintySeconds: this.curve.uncertaintySeconds(ut1J2k),
      deltaTSource: this.curve.source(ut1J2k),
      utcPolicy: this.utcPolicy(utcJ2k),
    };
  }
}

function curveOf(packed: PackedTimeScales, model: DeltaTModel): DeltaTCurve {
  if (model === 'smh2016_iers') return new Smh2016DeltaT(packed.smh2016, new IersDeltaT(packed.iers));
  if (model === 'smh2016') return new Smh2016DeltaT(packed.smh2016);
  if (model === 'espenak_meeus_2006') return new EspenakMeeusDeltaT();
  const { fixedSeconds } = model;
  if (!(Math.abs(fixedSeconds) <= FIXED_DELTA_T_LIMIT_S)) {
    throw new InvalidInput({
      field: '/delta_t_seconds',
      message: 'is outside the range of a fixed TT-UT1 in seconds',
      given: fixedSeconds,
      allowed: `-${FIXED_DELTA_T_LIMIT_S} ... ${FIXED_DELTA_T_LIMIT_S}`,
    });
  }
  return new FixedDeltaT(fixedSeconds);
}
