import type { Ephemeris } from '../ephemeris/ephemeris.js';
import type { NutationSource } from '../ephemeris/source.js';
import { DEG_PER_RAD } from '../kernel/constants.js';
import { Epoch } from '../reduction/epoch.js';
import { Origin } from '../reduction/origin.js';
import type { Site } from '../reduction/origin.js';
import { Ray } from '../reduction/ray.js';
import { ALL_CORRECTIONS, reduce } from '../reduction/stages.js';
import type { Corrections } from '../reduction/stages.js';
import { DIST, DIST_RATE, LAT, LAT_RATE, LON, LON_RATE } from '../kernel/spherical.js';
import { equatorialOfRay, sphericalOfRay } from '../reduction/spherical.js';
import type { Instant } from '../time/instant.js';
import { MOON, SUN } from '../ephemeris/source.js';
import { withOrigin } from '../kernel/errors.js';
import type { Body } from './bodies.js';
import { lunarPoint } from './lunar-points.js';

/** A direction with its distance and daily rates, in degrees and km. In the ecliptic: longitude, latitude; equatorial: right ascension, declination. */
export interface Place {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceKm: number;
  readonly longitudeRateDegPerDay: number;
  readonly latitudeRateDegPerDay: number;
  readonly distanceRateKmPerDay: number;
}

/** What of an instant places need; `origin` names the field in errors. */
type SkyInstant = Pick<Instant, 'ttJ2k' | 'tdbJ2k' | 'ut1J2k' | 'origin'>;

const EPOCHS_KEPT = 4;

/**
 * Apparent places. `epoch` gives what depends on the instant alone and remembers the last few; `place` writes numbers without
 * allocating; `apparent` is the comfortable form. One Sky serves one thread.
 */
export class Sky {
  private readonly ephemeris: Ephemeris;
  private readonly nutationSource: NutationSource;
  private readonly epochs: Epoch[] = [];
  private nextEpoch = 0;
  private readonly origin = new Origin();
  private readonly ray = new Ray();
  private readonly numbers = new Float64Array(6);

  constructor(ephemeris: Ephemeris, nutationSource: NutationSource) {
    this.ephemeris = ephemeris;
    this.nutationSource = nutationSource;
  }

  /** A new Epoch of the caller's own, to be moved with `set` (searches). */
  newEpoch(): Epoch {
    return new Epoch(this.ephemeris, this.nutationSource);
  }

  /**
   * The Epoch of an instant: the one made for it, if it is among the last few, or a new one. It never changes under its holder.
   * Throws OutOfCoverage.
   */
  epoch({ ttJ2k, tdbJ2k, ut1J2k, origin }: SkyInstant): Epoch {
    for (const epoch of this.epochs) if (epoch.isAt(ttJ2k, tdbJ2k, ut1J2k)) return epoch;
    const epoch = this.newEpoch();
    try {
      epoch.set(ttJ2k, tdbJ2k, ut1J2k).hold();
    } catch (error) {
      throw withOrigin(error, origin);
    }
    this.epochs[this.nextEpoch] = epoch;
    this.nextEpoch = (this.nextEpoch + 1) % EPOCHS_KEPT;
    return epoch;
  }

  /** How far places of a body go on without a gap from an instant TDB; see `Ephemeris.reach`. Throws OutOfCoverage. */
  reach(body: Body, tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.ephemeris.reach(body.kind === 'lunar_point' ? MOON : body.index, tdbJ2k, direction);
  }

  /** Orientation of the Earth at an instant, radians. */
  earth(instant: Instant): {
    gastRad: number;
    trueObliquityRad: number;
    meanObliquityRad: number;
    dpsiRad: number;
    depsRad: number;
  } {
    const epoch = this.epoch(instant);
    return {
      gastRad: epoch.gastRad,
      trueObliquityRad: epoch.trueObliquityRad,
      meanObliquityRad: epoch.meanObliquityRad,
      dpsiRad: epoch.dpsiRad,
      depsRad: epoch.depsRad,
    };
  }

  /** Local apparent sidereal time (ARMC), degrees in [0, 360). */
  localSiderealTimeDeg(instant: Instant, longitudeDeg: number): number {
    const deg = (this.epoch(instant).gastRad * DEG_PER_RAD + longitudeDeg) % 360;
    return deg < 0 ? deg + 360 : deg + 0;
  }

  /**
   * Writes [lon, lat, dist, rates] (radians, km, per day; indices in reduction/spherical.ts) of a body in the ecliptic of date.
   * `site` null is the geocentre. Lunar points are geocentric directions wherever the observer stands.
   */
  place(epoch: Epoch, body: Body, site: Site | null, corrections: Corrections, out: Float64Array): void {
    if (body.kind === 'lunar_point') {
      lunarPoint(epoch, body.index, corrections.nutation, out);
      return;
    }
    this.run(epoch, body.index, site, corrections);
    sphericalOfRay(this.ray, out);
  }

  /** The same in right ascension and declination of the equator of date (true, or mean without nutation). */
  placeEquatorial(epoch: Epoch, body: Body, site: Site | null, corrections: Corrections, out: Float64Array): void {
    if (body.kind === 'lunar_point') {
      lunarPoint(epoch, body.index, corrections.nutation, out);
      rayOfPlace(out, this.ray);
    } else {
      this.run(epoch, body.index, site, corrections);
    }
    if (corrections.nutation) equatorialOfRay(this.ray, epoch.trueObliquityRad, epoch.trueObliquityRateRadPerDay, out);
    else equatorialOfRay(this.ray, epoch.meanObliquityRad, epoch.precession[7], out);
  }

  /** One-way light time of the place computed last, days. */
  get lastLightTimeDays(): number {
    return this.ray.lightTimeDays;
  }

  private run(epoch: Epoch, index: number, site: Site | null, corrections: Corrections): void {
    if (site === null) this.origin.setGeocentre(epoch);
    else this.origin.setSite(epoch, site);
    reduce(epoch, this.origin, index, corrections, this.ray);
  }

  /** Apparent place of date in the true ecliptic, degrees and km. */
  apparent(
    body: Body,
    instant: SkyInstant,
    site: Site | null = null,
    corrections: Corrections = ALL_CORRECTIONS,
  ): Place {
    this.place(this.epoch(instant), body, site, corrections, this.numbers);
    return placeOf(this.numbers);
  }

  /** Apparent right ascension (as longitudeDeg) and declination (as latitudeDeg) of date, degrees and km. */
  apparentEquatorial(
    body: Body,
    instant: SkyInstant,
    site: Site | null = null,
    corrections: Corrections = ALL_CORRECTIONS,
  ): Place {
    this.placeEquatorial(this.epoch(instant), body, site, corrections, this.numbers);
    return placeOf(this.numbers);
  }

  /** Apparent geocentric ecliptic longitude of the Sun, degrees. */
  sunLongitudeDeg(instant: SkyInstant): number {
    return this.longitudeDeg(SUN, instant);
  }
  /** Apparent geocentric ecliptic longitude of the Moon, degrees. */
  moonLongitudeDeg(instant: SkyInstant): number {
    return this.longitudeDeg(MOON, instant);
  }

  private longitudeDeg(index: number, instant: SkyInstant): number {
    const epoch = this.epoch(instant);
    this.run(epoch, index, null, ALL_CORRECTIONS);
    sphericalOfRay(this.ray, this.numbers);
    return this.numbers[LON] * DEG_PER_RAD;
  }
}

/** A point of the ecliptic as a unit ray, so that it can be turned to the equator. */
function rayOfPlace(place: Float64Array, ray: Ray): void {
  const sinL = Math.sin(place[LON]),
    cosL = Math.cos(place[LON]),
    sinB = Math.sin(place[LAT]),
    cosB = Math.cos(place[LAT]);
  ray.x = cosB * cosL;
  ray.y = cosB * sinL;
  ray.z = sinB;
  ray.dx = -place[LON_RATE] * ray.y - place[LAT_RATE] * sinB * cosL;
  ray.dy = place[LON_RATE] * ray.x - place[LAT_RATE] * sinB * sinL;
  ray.dz = place[LAT_RATE] * cosB;
  ray.distanceKm = place[DIST];
  ray.distanceRateKmPerDay = place[DIST_RATE];
  ray.lightTimeDays = 0;
}

/** A place of radians, km and days (indices in reduction/spherical.ts) in degrees. */
export function placeOf(numbers: Float64Array): Place {
  return {
    longitudeDeg: numbers[LON] * DEG_PER_RAD,
    latitudeDeg: numbers[LAT] * DEG_PER_RAD,
    distanceKm: numbers[DIST],
    longitudeRateDegPerDay: numbers[LON_RATE] * DEG_PER_RAD,
    latitudeRateDegPerDay: numbers[LAT_RATE] * DEG_PER_RAD,
    distanceRateKmPerDay: numbers[DIST_RATE],
  };
}
