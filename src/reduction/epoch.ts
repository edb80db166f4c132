import { EARTH, JUPITER, SATURN, SUN } from '../ephemeris/source.js';
import type { EphemerisSource, NutationSource } from '../ephemeris/source.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { precessionAngles } from '../frames/precession.js';
import { greenwichApparentSiderealTimeRad, siderealRateRadPerDay } from '../frames/sidereal.js';
import { GM_EARTH_KM3_PER_S2_DE440, GM_MOON_KM3_PER_S2_DE440 } from '../kernel/constants.js';

/** GM of Earth and Moon together, km^3/day^2, for the osculating lunar orbit. */
export const GM_EARTH_MOON_KM3_PER_DAY2 = (GM_EARTH_KM3_PER_S2_DE440 + GM_MOON_KM3_PER_S2_DE440) * 86400 * 86400;

/**
 * The part of a reduction that depends only on the instant: precession-nutation, obliquity, barycentric states of the Earth and of the
 * deflectors. `set` computes it once per instant. All arrays are reused, so that a search allocates one Epoch and moves it. All states,
 * also those of light that left earlier, come from the one ephemeris that serves the instant.
 */
export class Epoch {
  ttJ2k = NaN;
  tdbJ2k = NaN;
  ut1J2k = NaN;
  /** Nutation [dpsi, deps] in radians and their rates per day. */
  readonly nutation: Float64Array;
  /** Fukushima-Williams precession angles [gamma, phi, psi, epsilon] in radians and their rates per day. */
  readonly precession: Float64Array;
  /** Rotation from the GCRS to the mean ecliptic and equinox of date (frame bias included), a row-major 3x3 matrix. */
  readonly meanEcliptic: Float64Array;
  /** Rate of `meanEcliptic` per day. */
  readonly meanEclipticRate: Float64Array;
  /** Barycentric position, velocity and acceleration of the Earth: km, km/day, km/day^2, ICRF axes. */
  readonly earth: Float64Array;
  /** Barycentric position and velocity of the Sun at the instant: km, km/day, ICRF axes. */
  readonly sun: Float64Array;
  private jupiterState: Float64Array | undefined;
  private saturnState: Float64Array | undefined;
  private deflectorsReady = false;
  private moonState: Float64Array | undefined;
  private moonReady = false;
  private gast = NaN;

  private isFrozen = false;
  private source: EphemerisSource | undefined;
  private readonly ephemeris: Ephemeris;
  private readonly nutationSource: NutationSource;

  constructor(ephemeris: Ephemeris, nutationSource: NutationSource) {
    this.ephemeris = ephemeris;
    this.nutationSource = nutationSource;
    // One block of memory, because an Epoch is often made for a single chart.
    const block = new ArrayBuffer(45 * 8);
    this.nutation = new Float64Array(block, 0, 4);
    this.precession = new Float64Array(block, 32, 8);
    this.meanEcliptic = new Float64Array(block, 96, 9);
    this.meanEclipticRate = new Float64Array(block, 168, 9);
    this.earth = new Float64Array(block, 240, 9);
    this.sun = new Float64Array(block, 312, 6);
  }

  /** Fixes the Epoch at its instant, because several callers share it. Afterwards `set` throws for other instants. */
  freeze(): this {
    this.isFrozen = true;
    return this;
  }

  /** True when this is the Epoch of the instant, days since J2000.0 of each scale. */
  isAt(ttJ2k: number, tdbJ2k: number, ut1J2k: number): boolean {
    return ttJ2k === this.ttJ2k && tdbJ2k === this.tdbJ2k && ut1J2k === this.ut1J2k;
  }

  /** Moves to an instant, days since J2000.0 of each scale. Errors: OutOfCoverage; TypeError when frozen. */
  set(ttJ2k: number, tdbJ2k: number, ut1J2k: number): this {
    if (this.isAt(ttJ2k, tdbJ2k, ut1J2k)) return this;
    if (this.isFrozen) throw new TypeError('a frozen Epoch cannot move to another instant');
    this.ttJ2k = NaN; // remains NaN when a state is not covered
    const source = this.ephemeris.sourceFor(EARTH, tdbJ2k);
    this.source = source;
    this.ephemeris.barycentric(EARTH, tdbJ2k, 2, this.earth, 0, source);
    this.ephemeris.barycentric(SUN, tdbJ2k, 1, this.sun, 0, source);
    this.nutationSource.angles(ttJ2k, this.nutation);
    precessionAngles(ttJ2k, this.precession);
    this.rotate();
    this.moonReady = false;
    this.deflectorsReady = false;
    this.gast = NaN;
    this.ttJ2k = ttJ2k;
    this.tdbJ2k = tdbJ2k;
    this.ut1J2k = ut1J2k;
    return this;
  }

  /** Nutation in longitude, radians. */
  get dpsiRad(): number {
    return this.nutation[0];
  }
  /** Nutation in obliquity, radians. */
  get depsRad(): number {
    return this.nutation[1];
  }
  /** Mean obliquity of date, radians. */
  get meanObliquityRad(): number {
    return this.precession[3];
  }
  /** True obliquity of date, radians. */
  get trueObliquityRad(): number {
    return this.precession[3] + this.nutation[1];
  }
  /** Rate of the true obliquity, radians per day. */
  get trueObliquityRateRadPerDay(): number {
    return this.precession[7] + this.nutation[3];
  }

  /** Greenwich apparent sidereal time, radians. */
  get gastRad(): number {
    if (Number.isNaN(this.gast))
      this.gast = greenwichApparentSiderealTimeRad(this.ut1J2k, this.ttJ2k, this.nutation[0], this.precession[3]);
    return this.gast;
  }

  /** Rate of Greenwich apparent sidereal time, radians per day. */
  get gastRateRadPerDay(): number {
    return siderealRateRadPerDay(this.ttJ2k) + this.nutation[2] * Math.cos(this.precession[3]);
  }

  /** Barycentric position and velocity of Jupiter (km, km/day, ICRF axes), computed on first use: searches often need none. */
  get jupiter(): Float64Array {
    this.deflectors();
    return this.jupiterState!;
  }
  /** Barycentric position and velocity of Saturn (km, km/day, ICRF axes), computed on first use. */
  get saturn(): Float64Array {
    this.deflectors();
    return this.saturnState!;
  }

  private deflectors(): void {
    if (this.deflectorsReady) return;
    this.jupiterState ??= new Float64Array(6);
    this.saturnState ??= new Float64Array(6);
    this.ephemeris.barycentric(JUPITER, this.tdbJ2k, 1, this.jupiterState, 0, this.source);
    this.ephemeris.barycentric(SATURN, this.tdbJ2k, 1, this.saturnState, 0, this.source);
    this.deflectorsReady = true;
  }

  /** Geometric geocentric position, velocity and acceleration of the Moon (km, km/day, km/day^2, ICRF axes), computed on first use. */
  get moon(): Float64Array {
    this.moonState ??= new Float64Array(9);
    if (!this.moonReady) {
      this.ephemeris.geocentricMoon(this.tdbJ2k, 2, this.moonState, 0, this.source);
      this.moonReady = true;
    }
    return this.moonState;
  }

  /**
   * Writes the geometric geocentric position and velocity of the Moon (6 numbers) at another TDB, from the ephemeris of this instant.
   * Errors: OutOfCoverage.
   */
  geocentricMoon(tdbJ2k: number, out: Float64Array): void {
    this.ephemeris.geocentricMoon(tdbJ2k, 1, out, 0, this.source);
  }

  /**
   * Adds to `state` (6 numbers, km and km/day) the barycentric state of the Earth `days` earlier, by extrapolation from this instant.
   * Accurate to nanometres over the light time of the Moon.
   */
  addEarthBefore(days: number, state: Float64Array): void {
    const e = this.earth;
    for (let i = 0; i < 3; i++) {
      state[i] += e[i] - days * (e[3 + i] - (days / 2) * e[6 + i]);
      state[3 + i] += e[3 + i] - days * e[6 + i];
    }
  }

  /**
   * Writes the barycentric position and velocity of a body (6 numbers) at another TDB, for light that left earlier, from the ephemeris of
   * this instant. Errors: OutOfCoverage.
   */
  barycentric(body: number, tdbJ2k: number, out: Float64Array): void {
    this.ephemeris.barycentric(body, tdbJ2k, 1, out, 0, this.source);
  }

  /** Computes the Fukushima-Williams rotation R3(-psi) R1(phi) R3(gamma) and its rate. */
  private rotate(): void {
    const a = this.precession,
      m = this.meanEcliptic,
      d = this.meanEclipticRate;
    const sg = Math.sin(a[0]),
      cg = Math.cos(a[0]),
      sp = Math.sin(a[1]),
      cp = Math.cos(a[1]),
      ss = Math.sin(a[2]),
      cs = Math.cos(a[2]);
    const dg = a[4],
      dp = a[5],
      ds = a[6];
    // Rows of R1(phi) R3(gamma) and their rates.
    const b0 = -sg * cp,
      b1 = cg * cp,
      b2 = sp;
    const c0 = sg * sp,
      c1 = -cg * sp,
      c2 = cp;
    const a0d = -sg * dg,
      a1d = cg * dg;
    const b0d = -cg * cp * dg + c0 * dp,
      b1d = -sg * cp * dg + c1 * dp,
      b2d = c2 * dp;
    m[0] = cs * cg - ss * b0;
    m[1] = cs * sg - ss * b1;
    m[2] = -ss * b2;
    m[3] = ss * cg + cs * b0;
    m[4] = ss * sg + cs * b1;
    m[5] = cs * b2;
    m[6] = c0;
    m[7] = c1;
    m[8] = c2;
    d[0] = -ds * m[3] + cs * a0d - ss * b0d;
    d[1] = -ds * m[4] + cs * a1d - ss * b1d;
    d[2] = -ds * m[5] - ss * b2d;
    d[3] = ds * m[0] + ss * a0d + cs * b0d;
    d[4] = ds * m[1] + ss * a1d + cs * b1d;
    d[5] = ds * m[2] + cs * b2d;
    d[6] = cg * sp * dg - b0 * dp;
    d[7] = sg * sp * dg - b1 * dp;
    d[8] = -b2 * dp;
  }
}
