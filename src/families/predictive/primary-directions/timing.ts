import { KEY_RATES } from '../../../doctrine/directions/keys.js';
import type { Engine } from '../../../engine.js';
import { SolarYears } from '../../../events/solar-years.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import type { DirectionFigure } from './figure.js';
import type { PrimaryDirectionsSearchRequest } from './schema-request.js';

type TimingRequest = NonNullable<PrimaryDirectionsSearchRequest['timing']>;

/** The time of a direction, in answer shape. */
export interface DirectionTime {
  readonly key: string;
  readonly age_years: number;
  readonly jd_ut: number;
  readonly datetime_utc: string;
}

/** Converts arcs into ages and dates by one key. Errors: InvalidInput, OutOfCoverage (`/timing`). */
export class DirectionClock {
  private readonly engine: Engine;
  private readonly request: TimingRequest;
  private readonly figure: DirectionFigure;
  private readonly years: SolarYears;

  constructor(engine: Engine, request: TimingRequest, figure: DirectionFigure) {
    this.engine = engine;
    this.request = request;
    this.figure = figure;
    this.years = new SolarYears(engine.sky, (ut1) => engine.time.instantFromUt1(ut1), figure.instant.ut1J2k);
    const rate = request.rate_deg_per_year ?? null;
    if ((request.key === 'user_rate') !== (rate !== null))
      throw new InvalidInput({
        field: '/timing/rate_deg_per_year',
        message: 'must be given for the key user_rate, and only for it',
        given: rate,
        allowed: request.key === 'user_rate' ? 'a number' : 'null',
      });
  }

  /** The age of an arc (degrees), years. */
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
        // One day after birth corresponds to one year.
        return this.namingTiming(arcDeg, () =>
          this.years.daysOfArc(arcDeg, key === 'solar_arc_longitude' ? 'longitude' : 'rightAscension'),
        );
    }
  }

  /** The age and the date of an arc (degrees). Years are true solar years, between two solar returns. */
  timeOf(arcDeg: number): DirectionTime {
    const age = this.ageOf(arcDeg);
    const ut1 = this.namingTiming(arcDeg, () => this.years.instantOfAge(age));
    return {
      key: this.request.key,
      age_years: age,
      jd_ut: ut1 + J2000_JD,
      datetime_utc: this.engine.time.formatUtc(this.engine.time.utcFromUt1(ut1)),
    };
  }

  private namingTiming<T>(arcDeg: number, use: () => T): T {
    return namingField('/timing', { ...this.request, arc_deg: arcDeg }, use);
  }
}
