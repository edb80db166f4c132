import {
  MINOR_RATE,
  constantsOf,
  limitingDate,
  majorInterval,
  minorDays,
} from '../../../doctrine/astrodynes/chronology.js';
import type { SymbolicDate } from '../../../doctrine/astrodynes/chronology.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import type { Sign } from '../../../doctrine/zodiac/zodiac.js';
import { terminalId } from '../../../doctrine/astrodynes/progressed.js';
import type { Terminal, TerminalKind } from '../../../doctrine/astrodynes/progressed.js';
import { ASTRODYNE_BODIES, bodyOrder, houseClassOf, isPlanet } from '../../../doctrine/astrodynes/tables.js';
import type { AstrodyneBody } from '../../../doctrine/astrodynes/tables.js';
import { meridianOf } from '../../../doctrine/progressions/keys.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { withOrigin } from '../../../kernel/errors.js';
import { LAT, LON, LON_RATE } from '../../../kernel/spherical.js';
import type { Epoch } from '../../../reduction/epoch.js';
import { ALL_CORRECTIONS } from '../../../reduction/stages.js';
import { MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { houseOf } from '../../../sky/houses/cusp-order.js';
import { houseFigure } from '../../../sky/houses/figure.js';
import { dayNumberOf, gregorianDate } from '../../../time/calendar.js';
import { ASTRODYNE_SKY_BODIES } from './natal.js';
import type { ChartFigure } from './natal.js';

/** A UTC datetime in the format of these answers, with `Z`. */
export const utcText = (engine: Engine, utcJ2k: number): string => engine.time.formatUtc(utcJ2k).replace('+00:00', 'Z');

/** Kinds of terminals that move during life. */
type MovingKind = Exclude<TerminalKind, 'radical'>;

/** A terminal with its sign and house. */
export interface PlacedTerminal extends Terminal {
  readonly declinationDeg: number;
  readonly terminalId: string;
  readonly sign: Sign;
  readonly house: number;
}

/** A little less than half a lunar month: a solution within it is the nearest one. */
const SURELY_NEAREST_DAYS = 12;
const LUNAR_MONTH_DAYS = 27.32158;
/** Largest distance in life from which the last solution is a good first guess, days. */
const NEAR_DAYS = 40;
/** Newton's method stops at corrections below this, whose error is 1e-9 degrees. */
const LINEAR_DEG = 1e-4;

/** Microseconds per day: resolution of the time of birth. */
const MICROSECONDS_PER_DAY = 86_400e6;

const half = (deg: number): number => deg - 360 * Math.floor(deg / 360 + 0.5);

/**
 * The progressed sky of a life: the positions of the twelve bodies by each of the four kinds, as functions of the
 * instant of life (UT1 days since J2000.0). An object has scratch space and serves one request at a time. Errors of all
 * methods: OutOfCoverage.
 */
export class ProgressedSky {
  readonly natal: ChartFigure;
  readonly noonUtc: number;
  readonly hoursFromNoon: number;
  readonly limiting: SymbolicDate;
  readonly constants: ReturnType<typeof constantsOf>;
  private readonly engine: Engine;
  private readonly epochs: Readonly<Record<MovingKind, Epoch>>;
  private readonly numbers = new Float64Array(6);
  private lastMinor = { ut1: NaN, tdb: NaN };

  constructor(engine: Engine, natal: ChartFigure) {
    this.engine = engine;
    this.natal = natal;
    const { utcJ2k } = natal.instant,
      { longitudes } = natal;
    const dayNumber = dayNumberOf(utcJ2k);
    this.noonUtc = dayNumber;
    this.hoursFromNoon = Math.round((utcJ2k - dayNumber) * MICROSECONDS_PER_DAY) / (MICROSECONDS_PER_DAY / 24);
    this.limiting = limitingDate(gregorianDate(dayNumber), this.hoursFromNoon);
    this.constants = constantsOf(longitudes.Sun, longitudes.Moon, longitudes['M.C.']);
    this.epochs = {
      majorProgressed: engine.sky.newEpoch(),
      minorProgressed: engine.sky.newEpoch(),
      transit: engine.sky.newEpoch(),
    };
  }

  /** The interval of the major key at an instant of life. */
  majorInterval(ut1J2k: number): ReturnType<typeof majorInterval> {
    const utc = this.engine.time.utcFromUt1(ut1J2k),
      dayNumber = dayNumberOf(utc),
      { year, month, day } = gregorianDate(dayNumber);
    return majorInterval(this.limiting, { year, month, day: day + (utc - dayNumber) });
  }

  private tdbOfUt1 = (ut1J2k: number): number => this.engine.time.tdbFromTt(this.engine.time.ttFromUt1(ut1J2k));

  private majorTdb(ut1J2k: number): number {
    const { years, hours } = this.majorInterval(ut1J2k);
    const { time } = this.engine;
    return time.tdbFromTt(time.ttFromUtc(this.noonUtc + years + hours / 24));
  }

  /** The longitude of the minor Moon: its arc from the transiting Sun is the natal arc from the Sun. Degrees. */
  minorMoonTarget(ut1J2k: number): number {
    const sun = this.longitude('transit', SUN_BODY, this.tdbOfUt1(ut1J2k));
    return normalizeDeg(sun - this.constants.solarDeg);
  }

  /** The instant of the minor key before the correction to the lunar position, UT1. */
  minorApproximateUt1 = (ut1J2k: number): number =>
    this.natal.instant.ut1J2k + minorDays(ut1J2k - this.natal.instant.ut1J2k);

  private minorTdb(ut1J2k: number): number {
    if (this.lastMinor.ut1 === ut1J2k) return this.lastMinor.tdb;
    const target = this.minorMoonTarget(ut1J2k),
      approximate = this.tdbOfUt1(this.minorApproximateUt1(ut1J2k));
    const { ut1, tdb: before } = this.lastMinor;
    const warm = Math.abs(ut1J2k - ut1) < NEAR_DAYS ? before + (ut1J2k - ut1) * MINOR_RATE : NaN;
    let tdb = Number.isNaN(warm) ? NaN : this.moonAt(target, warm);
    if (!(Math.abs(tdb - approximate) < SURELY_NEAREST_DAYS)) tdb = this.nearestMoon(target, approximate);
    this.lastMinor = { ut1: ut1J2k, tdb };
    return tdb;
  }

  private nearestMoon(target: number, approximate: number): number {
    const found = this.moonAt(target, approximate),
      gap = found - approximate;
    if (Math.abs(gap) < SURELY_NEAREST_DAYS) return found;
    const other = this.moonAt(target, found - Math.sign(gap) * LUNAR_MONTH_DAYS);
    return Math.abs(other - approximate) < Math.abs(gap) ? other : found;
  }

  /**
   * The instant at which the Moon is at a longitude, by Newton's method from an instant within half a circle of it.
   * TDB.
   */
  private moonAt(target: number, start: number): number {
    let tdb = start;
    for (let step = 0; step < 12; step++) {
      const gap = half(target - this.longitude('minorProgressed', MOON_BODY, tdb));
      tdb += gap / (this.numbers[LON_RATE] * DEG_PER_RAD);
      if (Math.abs(gap) < LINEAR_DEG) break;
    }
    return tdb;
  }

  /** The instant of the ephemeris of an instant of life, TDB. */
  tdbOf(kind: MovingKind, ut1J2k: number): number {
    if (kind === 'transit') return this.tdbOfUt1(ut1J2k);
    return kind === 'majorProgressed' ? this.majorTdb(ut1J2k) : this.minorTdb(ut1J2k);
  }

  private longitude(kind: MovingKind, body: Body, tdb: number): number {
    const { sky } = this.engine;
    try {
      sky.place(this.epochs[kind].set(tdb, tdb, tdb), body, null, ALL_CORRECTIONS, this.numbers);
    } catch (error) {
      throw withOrigin(error, this.origin);
    }
    return this.numbers[LON] * DEG_PER_RAD;
  }
  /** The field that coverage errors name. */
  origin: { readonly field: string; readonly given: string } = { field: '', given: '' };

  /** The position of a body by a kind of terminal: [longitude, declination], degrees. */
  placeOf(kind: TerminalKind, body: AstrodyneBody, ut1J2k: number): readonly [number, number] {
    if (kind === 'radical') return [this.natal.longitudes[body], this.natal.declinations[body]];
    const tdb = this.tdbOf(kind, ut1J2k),
      epoch = this.epochs[kind];
    if (isPlanet(body)) {
      const longitude = this.longitude(kind, ASTRODYNE_SKY_BODIES[bodyOrder(body)], tdb);
      const latitude = this.numbers[LAT],
        obliquity = epoch.trueObliquityRad;
      const sine =
        Math.sin(latitude) * Math.cos(obliquity) +
        Math.cos(latitude) * Math.sin(obliquity) * Math.sin(longitude * RAD_PER_DEG);
      return [normalizeDeg(longitude), Math.asin(sine) * DEG_PER_RAD];
    }
    const midheaven = normalizeDeg(this.longitude(kind, SUN_BODY, tdb) - this.constants.midheavenDeg);
    const obliquity = epoch.trueObliquityRad;
    const longitude = body === 'M.C.' ? midheaven : this.ascendantOf(midheaven, obliquity * DEG_PER_RAD);
    return [longitude, Math.asin(Math.sin(obliquity) * Math.sin(longitude * RAD_PER_DEG)) * DEG_PER_RAD];
  }

  /** The ascendant of a midheaven at the latitude of birth. Degrees. */
  ascendantOf(midheavenDeg: number, obliquityDeg: number): number {
    const latitudeDeg = this.natal.source.observer_lat ?? 0;
    return houseFigure({ armcDeg: meridianOf(midheavenDeg, obliquityDeg), obliquityDeg, latitudeDeg }).ascDeg;
  }

  /** A terminal with its sign and natal house. */
  terminal(kind: TerminalKind, body: AstrodyneBody, ut1J2k: number): PlacedTerminal {
    const [longitudeDeg, declinationDeg] = this.placeOf(kind, body, ut1J2k);
    const house =
      kind === 'radical' && !isPlanet(body) ? (body === 'M.C.' ? 10 : 1) : houseOf(longitudeDeg, this.natal.cusps);
    return {
      terminalId: terminalId({ body, kind }),
      body,
      kind,
      longitudeDeg,
      declinationDeg,
      sign: signOf(longitudeDeg).sign,
      house,
      houseClass: houseClassOf(house),
    };
  }

  /** All twelve terminals of a kind, in the order of the doctrine. */
  terminals(kind: TerminalKind, ut1J2k: number): PlacedTerminal[] {
    return ASTRODYNE_BODIES.map((body) => this.terminal(kind, body, ut1J2k));
  }

  /** The time keys at an instant of life, in answer shape. */
  timeTruth(ut1J2k: number) {
    const { time } = this.engine,
      { natal, limiting, constants } = this;
    const major = this.majorInterval(ut1J2k);
    const instantOf = (kind: MovingKind) => time.instantFromTdb(this.tdbOf(kind, ut1J2k));
    const majorInstant = instantOf('majorProgressed'),
      minorInstant = instantOf('minorProgressed');
    return {
      natal_jd_ut: natal.instant.ut1J2k + J2000_JD,
      target_jd_ut: ut1J2k + J2000_JD,
      greenwich_noon_jd_ut: this.noonUtc + J2000_JD,
      egmt_interval_hours: this.hoursFromNoon + 0,
      limiting_date: { year: limiting.year, month: limiting.month, day: limiting.day },
      major_completed_years: major.years,
      major_calendar_offset_days: major.offsetDays + 0,
      major_egmt_interval_hours: major.hours + 0,
      major_ephemeris_jd_ut: majorInstant.ut1J2k + J2000_JD,
      major_ephemeris_datetime: utcText(this.engine, majorInstant.utcJ2k),
      minor_approximate_jd_ut: this.minorApproximateUt1(ut1J2k) + J2000_JD,
      minor_ephemeris_jd_ut: minorInstant.ut1J2k + J2000_JD,
      minor_ephemeris_datetime: utcText(this.engine, minorInstant.utcJ2k),
      transit_jd_ut: ut1J2k + J2000_JD,
      solar_constant_deg: constants.solarDeg,
      minor_moon_target_longitude_deg: this.minorMoonTarget(ut1J2k),
      midheaven_constant_deg: constants.midheavenDeg,
    };
  }
}
