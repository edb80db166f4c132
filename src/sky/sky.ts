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
import { lunarPoint, LunarOrbit } from './lunar-points.js';

/**
 * A direction with its distance and daily rates, in degrees and km: ecliptic longitude and latitude, or right ascension and declination.
 */
export interface Place {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceKm: number;
  readonly longitudeRateDegPerDay: number;
  readonly latitudeRateDegPerDay: number;
  readonly distanceRateKmPerDay: number;
}

/** The part of an instant that places need; `origin` names the field in errors. */
type SkyInstant = Pick<Instant, 'ttJ2k' | 'tdbJ2k' | 'ut1J2k' | 'origin'>;

const EPOCHS_KEPT = 4;

/**
 * Apparent places of bodies. `epoch` computes the part that depends only on the instant and caches the last few instants; `place` writes
 * numbers without allocation; `apparent` returns an object. Has work arrays: use one instance in each thread.
 */
export class Sky {
  private readonly ephemeris: Ephemeris;
  private readonly nutationSource: NutationSource;
  private readonly epochs: Epoch[] = [];
  private nextEpoch = 0;
  private readonly origin = new Origin();
  private readonly ray = new Ray();
  private readonly lunarOrbit = new LunarOrbit();
  private readonly numbers = new Float64Array(6);

  constructor(ephemeris: Ephemeris, nutationSource: NutationSource) {
    this.ephemeris = ephemeris;
    this.nutationSource = nutationSource;
  }

  /** A new Epoch that the caller moves with `set`, for searches. */
  newEpoch(): Epoch {
    return new Epoch(this.ephemeris, this.nutationSource);
  }

  /** The frozen Epoch of an instant, cached or new. Errors: OutOfCoverage with the field of the instant. */
  epoch({ ttJ2k, tdbJ2k, ut1J2k, origin }: SkyInstant): Epoch {
    for (const epoch of this.epochs) if (epoch.isAt(ttJ2k, tdbJ2k, ut1J2k)) return epoch;
    const epoch = this.newEpoch();
    try {
      epoch.set(ttJ2k, tdbJ2k, ut1J2k).freeze();
    } catch (error) {
      throw withOrigin(error, origin);
    }
    this.epochs[this.nextEpoch] = epoch;
    this.nextEpoch = (this.nextEpoch + 1) % EPOCHS_KEPT;
    return epoch;
  }

  /** Limit of the coverage of a body without a gap from an instant TDB, days since J2000.0 (`Ephemeris.reach`). Errors: OutOfCoverage. */
  reach(body: Body, tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.ephemeris.reach(body.kind === 'lunar_point' ? MOON : body.index, tdbJ2k, direction);
  }

  /** Orientation of the Earth at an instant: Greenwich apparent sidereal time, obliquities and nutation, radians. Errors: OutOfCoverage. */
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

  /** Local apparent sidereal time (ARMC) at an east longitude in degrees, [0, 360) degrees. Errors: OutOfCoverage. */
  localSiderealTimeDeg(instant: Instant, longitudeDeg: number): number {
    const deg = (this.epoch(instant).gastRad * DEG_PER_RAD + longitudeDeg) % 360;
    return deg < 0 ? deg + 360 : deg + 0;
  }

  /**
   * Writes the place of a body in the ecliptic of date (true, or mean without nutation): [longitude, latitude, distance, rates] in radians,
   * km, per day (indices in kernel/spherical.ts). `site` null means the geocentre. Lunar points are geocentric directions for every site.
   * Errors: OutOfCoverage.
   */
  place(epoch: Epoch, body: Body, site: Site | null, corrections: Corrections, out: Float64Array): void {
    if (body.kind === 'lunar_point') {
      lunarPoint(epoch, body.index, corrections.nutation, out, this.lunarOrbit);
      return;
    }
    this.run(epoch, body.index, site, corrections);
    sphericalOfRay(this.ray, out);
  }

  /** As `place`, in right ascension and declination of the equator of date (true, or mean without nutation). */
  placeEquatorial(epoch: Epoch, body: Body, site: Site | null, corrections: Corrections, out: Float64Array): void {
    if (body.kind === 'lunar_point') {
      lunarPoint(epoch, body.index, corrections.nutation, out, this.lunarOrbit);
      rayOfPlace(out, this.ray);
    } else {
      this.run(epoch, body.index, site, corrections);
    }
    if (corrections.nutation) equatorialOfRay(this.ray, epoch.trueObliquityRad, epoch.trueObliquityRateRadPerDay, out);
    else equatorialOfRay(this.ray, epoch.meanObliquityRad, epoch.precession[7], out);
  }

  /** One-way light time of the last computed place, days. */
  get lastLightTimeDays(): number {
    return this.ray.lightTimeDays;
  }

  private run(epoch: Epoch, index: number, site: Site | null, corrections: Corrections): void {
    if (site === null) this.origin.setGeocentre(epoch);
    else this.origin.setSite(epoch, site);
    reduce(epoch, this.origin, index, corrections, this.ray);
  }

  /** Apparent place in the true ecliptic and equinox of date, degrees and km. Errors: OutOfCoverage. */
  apparent(
    body: Body,
    instant: SkyInstant,
    site: Site | null = null,
    corrections: Corrections = ALL_CORRECTIONS,
  ): Place {
    this.place(this.epoch(instant), body, site, corrections, this.numbers);
    return placeOf(this.numbers);
  }

  /** Apparent right ascension (as longitudeDeg) and declination (as latitudeDeg) of date, degrees and km. Errors: OutOfCoverage. */
  apparentEquatorial(
    body: Body,
    instant: SkyInstant,
    site: Site | null = null,
    corrections: Corrections = ALL_CORRECTIONS,
  ): Place {
    this.placeEquatorial(this.epoch(instant), body, site, corrections, this.numbers);
    return placeOf(this.numbers);
  }

  /** Apparent geocentric ecliptic longitude of the Sun, degrees. Errors: OutOfCoverage. */
  sunLongitudeDeg(instant: SkyInstant): number {
    return this.longitudeDeg(SUN, instant);
  }
  /** Apparent geocentric ecliptic longitude of the Moon, degrees. Errors: OutOfCoverage. */
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

/** Converts a place of the ecliptic to a ray of unit length, for the rotation to the equator. */
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

/** Converts a place from radians (indices in kernel/spherical.ts) to degrees; distance and rate stay in km and km/day. */
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
