import { moonlightNanolamberts } from '../../sky/visibility/moonlight.js';
import { nightNanolamberts } from '../../sky/visibility/night-sky.js';
import { coefficientsOfTotal, componentExtinction } from '../../sky/visibility/extinction.js';
import type { ExtinctionCoefficients } from '../../sky/visibility/extinction.js';
import { twilightNanolamberts } from '../../sky/visibility/twilight.js';
import { visualLimit } from '../../sky/visibility/visual-limit.js';
import { MOON } from '../../ephemeris/source.js';
import { DEG_PER_RAD, RAD_PER_DEG, TWO_PI, WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { DIST, LAT, LAT_RATE, LON, LON_RATE } from '../../kernel/spherical.js';
import type { Epoch } from '../../reduction/epoch.js';
import type { Site } from '../../reduction/origin.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import { MOON_BODY, SUN_BODY } from '../../sky/bodies.js';
import { SunlitView, sunlitView } from '../../sky/photometry-view.js';
import type { HorizonContext } from '../horizon-solar-day.js';
import { wrapped } from '../motion.js';
import type { HeliacalTarget } from './target.js';

/** Atmosphere and skyline of an observer. */
export interface ViewingConditions {
  readonly extinction: ExtinctionCoefficients;
  readonly totalExtinction: number;
  /** Brightness of the zenith without Sun and Moon, as seen from the ground. */
  readonly nightNanolamberts: number;
  /** Apparent altitude of the skyline, degrees. */
  readonly horizonDeg: number;
}

/** Airglow and starlight of a dark site outside the atmosphere, nanolamberts (Schaefer 1993: 180 in V). */
const DARK_ABOVE_AIR_NANOLAMBERTS = 180;

/**
 * Viewing conditions at a site for an extinction coefficient in V (magnitudes per air mass) and a skyline at an
 * apparent altitude (degrees).
 */
export const viewingConditions = (total: number, site: Site, horizonDeg: number): ViewingConditions => ({
  extinction: coefficientsOfTotal(total, site.elevationM),
  totalExtinction: total,
  nightNanolamberts: DARK_ABOVE_AIR_NANOLAMBERTS * 10 ** (-0.4 * total),
  horizonDeg,
});

const HORIZON_REFRACTION_DEG = 0.57;

/** Sentinel below every possible margin. */
export const UNSEEN = -99;

/**
 * Sun, target and Moon over one place during the half day around an instant. Apparent places and rates are computed
 * once and extrapolated linearly; parallax is included and refraction is that of standard air. The altitudes agree with
 * the full reduction within 0.02 degrees, which is negligible in twilight; published values use the full reduction. One
 * evaluation takes a microsecond. Instants: UT1, days since J2000.0.
 */
export class LocalSky {
  readonly target: HeliacalTarget;
  readonly site: Site;
  /**
   * Apparent altitude of the target (degrees) and its hour angle (radians in [-pi, pi)) at the last instant evaluated.
   */
  altitudeDeg = NaN;
  hourAngle = NaN;
  sunAltitudeDeg = NaN;

  private readonly context: HorizonContext;
  private readonly epoch: Epoch;
  private readonly sun = new Float64Array(6);
  private readonly body = new Float64Array(6);
  private readonly moon = new Float64Array(6);
  private readonly view = new SunlitView();
  private readonly sinLat: number;
  private readonly cosLat: number;
  private readonly lonRad: number;
  private middle = NaN;
  private gast = NaN;
  private gastRate = NaN;
  private magnitudeThen = NaN;
  private fromSun = NaN;
  private moonIsThere = false;
  private cosSun = NaN;
  private cosMoon = NaN;

  constructor(context: HorizonContext, target: HeliacalTarget, site: Site) {
    this.context = context;
    this.target = target;
    this.site = site;
    this.epoch = context.sky.newEpoch();
    this.sinLat = Math.sin(site.latitudeDeg * RAD_PER_DEG);
    this.cosLat = Math.cos(site.latitudeDeg * RAD_PER_DEG);
    this.lonRad = site.longitudeDeg * RAD_PER_DEG;
  }

  /** Loads the half day around an instant. Errors: OutOfCoverage. */
  load(middle: number): void {
    if (middle === this.middle) return;
    this.middle = NaN;
    const { epoch, context } = this;
    const tt = context.time.ttFromUt1(middle);
    epoch.set(tt, context.time.tdbFromTt(tt), middle);
    context.sky.placeEquatorial(epoch, SUN_BODY, null, ALL_CORRECTIONS, this.sun);
    this.target.place(epoch, this.body);
    this.gast = epoch.gastRad + this.lonRad;
    this.gastRate = epoch.gastRateRadPerDay;
    this.magnitudeThen = NaN;
    this.fromSun = NaN;
    this.moonIsThere = false;
    this.cosSun = cosSeparation(this.sun, this.body);
    this.middle = middle;
  }

  get magnitude(): number {
    if (Number.isNaN(this.magnitudeThen)) this.magnitudeThen = this.target.magnitude(this.epoch);
    return this.magnitudeThen;
  }

  /** Declination of the target in the loaded half day, degrees. */
  get declinationDeg(): number {
    return this.body[LAT] * DEG_PER_RAD;
  }

  /** Airless altitude of the Sun at lower culmination, degrees. */
  get sunLowestDeg(): number {
    return Math.abs(this.site.latitudeDeg + this.sun[LAT] * DEG_PER_RAD) - 90;
  }

  /** True when the target stays above the skyline all day; such a target has no phases. */
  neverSets(horizonDeg: number): boolean {
    return Math.abs(this.site.latitudeDeg + this.declinationDeg) - 90 > horizonDeg - HORIZON_REFRACTION_DEG;
  }

  /** True when the target stays below the skyline all day. */
  neverRises(horizonDeg: number): boolean {
    return 90 - Math.abs(this.site.latitudeDeg - this.declinationDeg) < horizonDeg - HORIZON_REFRACTION_DEG;
  }

  /** Apparent longitude of the target minus that of the Sun, degrees in [-180, 180). */
  get longitudeFromSunDeg(): number {
    if (Number.isNaN(this.fromSun)) {
      const e = this.epoch.trueObliquityRad;
      this.fromSun = wrapped(longitude(this.body, e) - longitude(this.sun, e), TWO_PI) * DEG_PER_RAD;
    }
    return this.fromSun;
  }

  /** Right ascension of the target minus that of the Sun, degrees in [-180, 180). */
  get rightAscensionFromSunDeg(): number {
    return wrapped(this.body[LON] - this.sun[LON], TWO_PI) * DEG_PER_RAD;
  }

  /**
   * Instant at which the Sun's centre is at an airless altitude, before noon or after it (`evening`); NaN when it does
   * not reach it.
   */
  sunAt(altitudeDeg: number, evening: boolean): number {
    return this.crossing(this.sun, altitudeDeg, evening, this.middle);
  }

  /**
   * Instant nearest to `near` at which the target passes an airless geocentric altitude, rising or setting; NaN when it
   * does not reach it.
   */
  targetAt(altitudeDeg: number, setting: boolean, near: number): number {
    return this.crossing(this.body, altitudeDeg, setting, near);
  }

  private crossing(place: Float64Array, altitudeDeg: number, west: boolean, near: number): number {
    let t = near;
    const sinAlt = Math.sin(altitudeDeg * RAD_PER_DEG);
    for (let i = 0; i < 3; i++) {
      const dec = place[LAT] + place[LAT_RATE] * (t - this.middle);
      const cosH = (sinAlt - this.sinLat * Math.sin(dec)) / (this.cosLat * Math.cos(dec));
      if (!(Math.abs(cosH) <= 1)) return NaN;
      const h = west ? Math.acos(cosH) : -Math.acos(cosH);
      t += wrapped(h - this.angle(place, t), TWO_PI) / (this.gastRate - place[LON_RATE]);
    }
    return t;
  }

  private angle(place: Float64Array, t: number): number {
    const dt = t - this.middle;
    return wrapped(this.gast + this.gastRate * dt - place[LON] - place[LON_RATE] * dt, TWO_PI);
  }

  /** Airless altitude of a position, degrees, with parallax if it has a distance. */
  private height(place: Float64Array, t: number): number {
    const dec = place[LAT] + place[LAT_RATE] * (t - this.middle);
    const sin = this.sinLat * Math.sin(dec) + this.cosLat * Math.cos(dec) * Math.cos(this.angle(place, t));
    const altitude = Math.asin(Math.max(-1, Math.min(1, sin)));
    const parallax = place[DIST] > 0 ? Math.asin(Math.min(1, WGS84_EQUATORIAL_RADIUS_KM / place[DIST])) : 0;
    return (altitude - parallax * Math.cos(altitude)) * DEG_PER_RAD;
  }

  /**
   * Evaluates an instant of the half day: apparent altitude and hour angle of the target, airless altitude of the Sun.
   */
  at(t: number): void {
    this.altitudeDeg = refracted(this.height(this.body, t));
    this.hourAngle = this.angle(this.body, t);
    this.sunAltitudeDeg = this.height(this.sun, t);
  }

  /**
   * Magnitudes by which the target exceeds the detection threshold at its position in the sky; UNSEEN below the
   * skyline.
   */
  margin(t: number, conditions: ViewingConditions, moonlit: boolean): number {
    this.at(t);
    return this.marginHere(t, conditions, moonlit);
  }

  /** Margin at the last instant passed to `at`. */
  marginHere(t: number, conditions: ViewingConditions, moonlit: boolean): number {
    const altitude = this.altitudeDeg;
    if (altitude <= conditions.horizonDeg || altitude < 0) return UNSEEN;
    return (
      visualLimit(this.background(t, altitude, conditions, moonlit)) -
      this.magnitude -
      componentExtinction(conditions.extinction, altitude)
    );
  }

  private background(t: number, altitude: number, conditions: ViewingConditions, moonlit: boolean): number {
    const k = conditions.totalExtinction;
    const separation = Math.acos(this.cosSun) * DEG_PER_RAD;
    let sum = nightNanolamberts(conditions.nightNanolamberts, altitude, k);
    sum += twilightNanolamberts(altitude, this.sunAltitudeDeg, separation, k);
    if (moonlit) {
      this.loadMoon();
      const moonAltitude = this.height(this.moon, t);
      const apart = Math.acos(this.cosMoon) * DEG_PER_RAD;
      sum += moonlightNanolamberts(this.view.phaseAngleDeg, apart, moonAltitude, altitude, k);
    }
    return sum;
  }

  private loadMoon(): void {
    if (this.moonIsThere) return;
    this.context.sky.placeEquatorial(this.epoch, MOON_BODY, null, ALL_CORRECTIONS, this.moon);
    sunlitView(this.epoch, MOON, this.view);
    this.cosMoon = cosSeparation(this.moon, this.body);
    this.moonIsThere = true;
  }
}

function cosSeparation(a: Float64Array, b: Float64Array): number {
  const cos = Math.sin(a[LAT]) * Math.sin(b[LAT]) + Math.cos(a[LAT]) * Math.cos(b[LAT]) * Math.cos(a[LON] - b[LON]);
  return Math.max(-1, Math.min(1, cos));
}

const longitude = (place: Float64Array, obliquity: number): number =>
  Math.atan2(
    Math.sin(place[LON]) * Math.cos(obliquity) + Math.tan(place[LAT]) * Math.sin(obliquity),
    Math.cos(place[LON]),
  );

/**
 * Refraction at 10 C and 1010 hPa for an airless altitude, degrees: T. Saemundsson 1986, Sky & Telescope 72, 70. Not
 * defined below -2 degrees.
 */
const refracted = (altitudeDeg: number): number =>
  altitudeDeg < -2
    ? altitudeDeg
    : altitudeDeg + 1.02 / 60 / Math.tan((altitudeDeg + 10.3 / (altitudeDeg + 5.11)) * RAD_PER_DEG);
