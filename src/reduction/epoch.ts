import { EARTH, JUPITER, SATURN, SUN } from '../ephemeris/source.js';
import type { EphemerisSource, NutationSource } from '../ephemeris/source.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { precessionAngles } from '../frames/precession.js';
import { greenwichApparentSiderealTimeRad, siderealRateRadPerDay } from '../frames/sidereal.js';
import { GM_EARTH_KM3_PER_S2_DE440, GM_MOON_KM3_PER_S2_DE440 } from '../kernel/constants.js';

/** GM of Earth and Moon together, km^3/day^2: what the osculating lunar orbit is referred to. */
export const GM_EARTH_MOON_KM3_PER_DAY2 = (GM_EARTH_KM3_PER_S2_DE440 + GM_MOON_KM3_PER_S2_DE440) * 86400 * 86400;

/**
 * Everything of a reduction that depends on the instant alone: precession-nutation, obliquity, the barycentric states of the
 * Earth and of the deflectors. Computed once per instant by `set`; all arrays are reused, so a search allocates one Epoch, its own,
 * and moves it. All states, also those of light that left earlier, come from the one ephemeris that serves the instant.
 */
export class Epoch {
  ttJ2k = NaN;
  tdbJ2k = NaN;
  ut1J2k = NaN;
  /** Nutation [dpsi, deps, rates per day], radians. */
  readonly nutation: Float64Array;
  /** Precession angles [gamma, phi, psi, epsilon, rates per day], radians. */
  readonly precession: Float64Array;
  /** GCRS -> mean ecliptic and equinox of date (frame bias included), and its rate per day. */
  readonly meanEcliptic: Float64Array;
  readonly meanEclipticRate: Float64Array;
  /** Barycentric position, velocity, acceleration of the Earth: km, km/day, km/day^2, ICRF axes. */
  readonly earth: Float64Array;
  /** Barycentric position and velocity of the Sun at the instant. */
  readonly sun: Float64Array;
  private jupiterState: Float64Array | undefined;
  private saturnState: Float64Array | undefined;
  private deflectorsReady = false;
  private moonState: Float64Array | undefined;
  private moonReady = false;
  private gast = NaN;

  private isHeld = false;
  private source: EphemerisSource | undefined;
  private readonly ephemeris: Ephemeris;
  private readonly nutationSource: NutationSource;

  constructor(ephemeris: Ephemeris, nutationSource: NutationSource) {
    this.ephemeris = ephemeris;
    this.nutationSource = nutationSource;
    // One block of memory: an Epoch that is made for one chart alone must cost little.
    const block = new ArrayBuffer(45 * 8);
    this.nutation = new Float64Array(block, 0, 4);
    this.precession = new Float64Array(block, 32, 8);
    this.meanEcliptic = new Float64Array(block, 96, 9);
    this.meanEclipticRate = new Float64Array(block, 168, 9);
    this.earth = new Float64Array(block, 240, 9);
    this.sun = new Float64Array(block, 312, 6);
  }

  /** From now on it stays at its instant: others hold it. */
  hold(): this {
    this.isHeld = true;
    return this;
  }

  /** Whether this is the Epoch of an instant. */
  isAt(ttJ2k: number, tdbJ2k: number, ut1J2k: number): boolean {
    return ttJ2k === this.ttJ2k && tdbJ2k === this.tdbJ2k && ut1J2k === this.ut1J2k;
  }

  /** Moves to an instant, days since J2000.0 of each scale. Throws OutOfCoverage. */
  set(ttJ2k: number, tdbJ2k: number, ut1J2k: number): this {
    if (this.isAt(ttJ2k, tdbJ2k, ut1J2k)) return this;
    if (this.isHeld) throw new TypeError('this Epoch is held: it stays at its instant');
    this.ttJ2k = NaN; // stays invalid if a state is not covered
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

  get dpsiRad(): number {
    return this.nutation[0];
  }
  get depsRad(): number {
    return this.nutation[1];
  }
  get meanObliquityRad(): number {
    return this.precession[3];
  }
  get trueObliquityRad(): number {
    return this.precession[3] + this.nutation[1];
  }
  get trueObliquityRateRadPerDay(): number {
    return this.precession[7] + this.nutation[3];
  }

  /** Greenwich apparent sidereal time, radians. */
  get gastRad(): number {
    if (Number.isNaN(this.gast))
      this.gast = greenwichApparentSiderealTimeRad(this.ut1J2k, this.ttJ2k, this.nutation[0], this.precession[3]);
    return this.gast;
  }

  get gastRateRadPerDay(): number {
    return siderealRateRadPerDay(this.ttJ2k) + this.nutation[2] * Math.cos(this.precession[3]);
  }

  /** Barycentric position and velocity of Jupiter and Saturn, the smaller deflectors; computed on first use (searches do without). */
  get jupiter(): Float64Array {
    this.deflectors();
    return this.jupiterState!;
  }
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

  /** Geocentric geometric Moon: position, velocity, acceleration, ICRF axes; computed on first use. */
  get moon(): Float64Array {
    this.moonState ??= new Float64Array(9);
    if (!this.moonReady) {
      this.ephemeris.geocentricMoon(this.tdbJ2k, 2, this.moonState, 0, this.source);
      this.moonReady = true;
    }
    return this.moonState;
  }

  /** Geocentric geometric Moon at another TDB. */
  geocentricMoon(tdbJ2k: number, out: Float64Array): void {
    this.ephemeris.geocentricMoon(tdbJ2k, 1, out, 0, this.source);
  }

  /** The Earth's barycentric state a few seconds earlier, from its state now: exact to nanometres over a lunar light time. */
  earthBefore(days: number, out: Float64Array): void {
    const e = this.earth;
    for (let i = 0; i < 3; i++) {
      out[i] = e[i] - days * (e[3 + i] - (days / 2) * e[6 + i]);
      out[3 + i] = e[3 + i] - days * e[6 + i];
    }
  }

  /** Barycentric state of a body at another TDB (light that left earlier), from the ephemeris of this instant. */
  barycentric(body: number, tdbJ2k: number, out: Float64Array): void {
    this.ephemeris.barycentric(body, tdbJ2k, 1, out, 0, this.source);
  }

  /** Fukushima-Williams rotation R3(-psi) R1(phi) R3(gamma) and its derivative. */
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
