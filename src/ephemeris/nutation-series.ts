import { DAYS_PER_JULIAN_CENTURY, RAD_PER_ARCSEC, TWO_PI } from '../kernel/constants.js';
import {
  moonElongationRad,
  moonElongationRateRadPerCentury,
  moonLatitudeArgumentRad,
  moonMeanAnomalyRad,
  moonMeanRatesRadPerCentury,
  moonNodeRad,
  sunMeanAnomalyRad,
  sunMeanAnomalyRateRadPerCentury,
} from '../kernel/delaunay.js';

/**
 * Terms of the series. A term has 18 integers: the multipliers of l, l', F, D, Om, L_Me ... L_Ne, p_A, then the amplitudes sin and cos of
 * longitude, cos and sin of obliquity in units of 0.01 microarcsecond (`periodic`), or the same per Julian century (`secular`).
 */
export interface NutationTerms {
  readonly periodic: readonly (readonly number[])[];
  readonly secular: readonly (readonly number[])[];
}

const ARGUMENTS = 14;
const AMPLITUDE_UNIT_RAD = 1e-8 * RAD_PER_ARCSEC;

/** Mean longitudes of Mercury ... Neptune, radians and radians per Julian century (IERS Conventions 2010, eq. 5.44). */
const PLANET_LONGITUDES: readonly (readonly [number, number])[] = [
  [4.402608842, 2608.7903141574],
  [3.176146697, 1021.3285546211],
  [1.753470314, 628.3075849991],
  [6.203480913, 334.06124267],
  [0.599546497, 52.9690962641],
  [0.874016757, 21.329910496],
  [5.481293872, 7.4781598567],
  [5.311886287, 3.8133035638],
];
/** General precession in longitude p_A = a t + b t^2, radians (same equation). */
const PRECESSION_RATE = 0.02438175,
  PRECESSION_SQUARE = 0.00000538691;

/**
 * Nutation by the complete series: IAU 2000A with the adjustments to IAU 2006 precession (R06), 1,388 arguments. One evaluation takes about
 * 60 microseconds. Source: IERS Conventions 2010, tables 5.3a and 5.3b, arguments of section 5.7.
 */
export class NutationSeries {
  private readonly periodic: Float64Array;
  private readonly secular: Float64Array;
  private readonly angle = new Float64Array(ARGUMENTS);
  private readonly angleRate = new Float64Array(ARGUMENTS);

  constructor(terms: NutationTerms) {
    // Smallest first, so that the sum keeps the digits of small terms.
    const size = (term: readonly number[]): number => Math.hypot(...term.slice(ARGUMENTS));
    const flat = (list: NutationTerms['periodic']): Float64Array =>
      Float64Array.from([...list].sort((a, b) => size(a) - size(b)).flat());
    this.periodic = flat(terms.periodic);
    this.secular = flat(terms.secular);
  }

  /** Writes dpsi, deps (radians) and their rates (radians per day) at `ttJ2k`, days since J2000.0 TT. */
  angles(ttJ2k: number, out: Float64Array): void {
    const t = ttJ2k / DAYS_PER_JULIAN_CENTURY;
    this.arguments(t);
    out[0] = out[1] = out[2] = out[3] = 0;
    this.add(this.secular, out);
    // The secular part is multiplied by t; the derivative of that product also contains the amplitudes.
    for (let i = 0; i < 2; i++) {
      out[i + 2] = out[i + 2] * t + out[i];
      out[i] *= t;
    }
    this.add(this.periodic, out);
    for (let i = 0; i < 4; i++) out[i] *= i < 2 ? AMPLITUDE_UNIT_RAD : AMPLITUDE_UNIT_RAD / DAYS_PER_JULIAN_CENTURY;
  }

  private add(terms: Float64Array, out: Float64Array): void {
    const { angle, angleRate } = this;
    for (let i = 0; i < terms.length; i += ARGUMENTS + 4) {
      let theta = 0,
        rate = 0;
      for (let j = 0; j < ARGUMENTS; j++) {
        theta += terms[i + j] * angle[j];
        rate += terms[i + j] * angleRate[j];
      }
      const sine = Math.sin(theta),
        cosine = Math.cos(theta);
      const a = terms[i + ARGUMENTS],
        b = terms[i + ARGUMENTS + 1],
        c = terms[i + ARGUMENTS + 2],
        d = terms[i + ARGUMENTS + 3];
      out[0] += a * sine + b * cosine;
      out[1] += c * cosine + d * sine;
      out[2] += (a * cosine - b * sine) * rate;
      out[3] += (d * cosine - c * sine) * rate;
    }
  }

  private arguments(t: number): void {
    const { angle, angleRate } = this;
    const rates = moonMeanRatesRadPerCentury(t);
    angle[0] = moonMeanAnomalyRad(t);
    angleRate[0] = rates.anomaly;
    angle[1] = sunMeanAnomalyRad(t);
    angleRate[1] = sunMeanAnomalyRateRadPerCentury(t);
    angle[2] = moonLatitudeArgumentRad(t);
    angleRate[2] = rates.latitudeArgument;
    angle[3] = moonElongationRad(t);
    angleRate[3] = moonElongationRateRadPerCentury(t);
    angle[4] = moonNodeRad(t);
    angleRate[4] = rates.node;
    for (let p = 0; p < PLANET_LONGITUDES.length; p++) {
      const [at, rate] = PLANET_LONGITUDES[p];
      angle[5 + p] = (at + rate * t) % TWO_PI;
      angleRate[5 + p] = rate;
    }
    angle[13] = t * (PRECESSION_RATE + t * PRECESSION_SQUARE);
    angleRate[13] = PRECESSION_RATE + 2 * t * PRECESSION_SQUARE;
  }
}
