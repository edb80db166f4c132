import { KEY_RATES } from '../../../doctrine/directions/keys.js';
import type { Engine } from '../../../engine.js';
import { signedDeg } from '../../../kernel/angle.js';
import { J2000_JD, TROPICAL_YEAR_DAYS } from '../../../kernel/constants.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import type { DirectionFigure } from './figure.js';
import type { PrimaryDirectionsSearchRequest } from './schema-request.js';

type TimingRequest = NonNullable<PrimaryDirectionsSearchRequest['timing']>;

/** When a direction is due. */
export interface DirectionTime {
  readonly key: string;
  readonly age_years: number;
  readonly jd_ut: number;
  readonly datetime_utc: string;
}

/** The Sun of this instant of TT, unrolled by nothing: longitude or right ascension, and its rate, degrees and degrees a day. */
interface SunFunction {
  (ut1J2k: number): { readonly deg: number; readonly rate: number };
}

const ROOT_DAYS = 1e-7;
const MOST_STEPS = 20;

/** Turns arcs into ages and dates by one key. Errors: InvalidInput, OutOfCoverage (`/timing`). */
export class DirectionClock {
  private readonly engine: Engine;
  private readonly request: TimingRequest;
  private readonly figure: DirectionFigure;
  private readonly birthUt1: number;
  /** Solar returns by completed year, UT1. */
  private readonly returns = new Map<number, number>();

  constructor(engine: Engine, request: TimingRequest, figure: DirectionFigure) {
    this.engine = engine;
    this.request = request;
    this.figure = figure;
    this.birthUt1 = figure.instant.ut1J2k;
    const rate = request.rate_deg_per_year ?? null;
    if ((request.key === 'user_rate') !== (rate !== null))
      throw new InvalidInput({
        field: '/timing/rate_deg_per_year',
        message: 'the key user_rate has a rate, and no other has',
        given: rate,
        allowed: request.key === 'user_rate' ? 'a number' : 'absent or null',
      });
  }

  ageOf(arcDeg: number): number {
    const { key, rate_deg_per_year } = this.request;
    switch (key) {
      case 'ptolemy':
      case 'naibod':
      case 'cardan':
        return arcDeg / KEY_RATES[key];
      case 'kepler':
        return arcDeg / this.figure.sunRate.longitude;
      case 'natal_solar_right_ascension':
        return arcDeg / this.figure.sunRate.rightAscension;
      case 'user_rate':
        return arcDeg / rate_deg_per_year!;
      default:
        return this.within(arcDeg, () => this.daysOfSolarArc(arcDeg));
    }
  }

  /** True solar years: whole ones from return to return of the Sun, the rest in proportion of the year that runs. */
  timeOf(arcDeg: number): DirectionTime {
    const age = this.ageOf(arcDeg),
      whole = Math.floor(age);
    const ut1 = this.within(arcDeg, () => {
      const start = this.solarReturn(whole);
      return start + (age - whole) * (this.solarReturn(whole + 1) - start);
    });
    return {
      key: this.request.key,
      age_years: age,
      jd_ut: ut1 + J2000_JD,
      datetime_utc: this.engine.time.formatUtc(this.engine.time.utcFromUt1(ut1)),
    };
  }

  private within<T>(arcDeg: number, use: () => T): T {
    return namingField('/timing', { ...this.request, arc_deg: arcDeg }, use);
  }

  /** Days after birth in which the Sun has moved the arc: a day is a year. */
  private daysOfSolarArc(arcDeg: number): number {
    const sun: SunFunction = this.request.key === 'solar_arc_longitude' ? this.longitude : this.rightAscension;
    const start = sun(this.birthUt1).deg;
    return this.root(sun, start + arcDeg, this.birthUt1 + arcDeg / KEY_RATES.naibod) - this.birthUt1;
  }

  private solarReturn(years: number): number {
    if (years === 0) return this.birthUt1;
    const known = this.returns.get(years);
    if (known !== undefined) return known;
    const natal = this.longitude(this.birthUt1).deg;
    const found = this.root(this.longitude, natal, this.birthUt1 + years * TROPICAL_YEAR_DAYS);
    this.returns.set(years, found);
    return found;
  }

  /** The instant near a guess (days from it, not months) at which the Sun has a direction. */
  private root(sun: SunFunction, wantedDeg: number, guessUt1: number): number {
    let at = guessUt1;
    for (let i = 0; i < MOST_STEPS; i++) {
      const { deg, rate } = sun(at);
      const step = signedDeg(wantedDeg - deg) / rate;
      at += step;
      if (Math.abs(step) < ROOT_DAYS) break;
    }
    return at;
  }

  private readonly longitude: SunFunction = (ut1J2k) => {
    const sun = this.engine.sky.apparent(SUN_BODY, this.engine.time.instantFromUt1(ut1J2k));
    return { deg: sun.longitudeDeg, rate: sun.longitudeRateDegPerDay };
  };
  private readonly rightAscension: SunFunction = (ut1J2k) => {
    const sun = this.engine.sky.apparentEquatorial(SUN_BODY, this.engine.time.instantFromUt1(ut1J2k));
    return { deg: sun.longitudeDeg, rate: sun.longitudeRateDegPerDay };
  };
}
