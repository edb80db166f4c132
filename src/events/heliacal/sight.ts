import { DEG_PER_RAD, RAD_PER_DEG, TWO_PI } from '../../kernel/constants.js';
import { LON, LAT, separationRad } from '../../kernel/spherical.js';
import type { Site } from '../../reduction/origin.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import { SUN_BODY } from '../../sky/bodies.js';
import { refractedAltitudeDeg } from '../../sky/refraction.js';
import type { Air } from '../../sky/refraction.js';
import type { HorizonContext } from '../horizon-solar-day.js';
import { bodyTarget } from '../horizon-target.js';
import type { HorizonTarget } from '../horizon-target.js';
import { HorizonTrack } from '../horizon-track.js';
import { wrapped } from '../motion.js';

/** Standard air over a place: pressure and temperature of the standard atmosphere at its elevation. */
export const standardAir = (site: Site): Air => ({
  pressureMbar: 1013.25,
  temperatureC: 10,
  relativeHumidity: 0.5,
  elevationM: site.elevationM,
  latitudeDeg: site.latitudeDeg,
});

/**
 * Target and Sun over one place, by the full topocentric reduction. Instants are UT1, days since J2000.0. Errors of all
 * methods: OutOfCoverage.
 */
export class Sight {
  readonly sunTrack: HorizonTrack;
  readonly targetTrack: HorizonTrack;

  constructor(context: HorizonContext, path: HorizonTarget, site: Site) {
    this.sunTrack = new HorizonTrack(context, bodyTarget(context.sky, SUN_BODY), site);
    this.targetTrack = new HorizonTrack(context, path, site);
  }

  /** Airless altitude of the Sun's centre, degrees. */
  sunAltitudeDeg(ut1J2k: number): number {
    return altitudeDeg(this.sunTrack, ut1J2k);
  }

  /** Airless altitude of the target, degrees. */
  altitudeDeg(ut1J2k: number): number {
    return altitudeDeg(this.targetTrack, ut1J2k);
  }

  /** Azimuth at the last instant evaluated on a track, degrees from north through east. */
  azimuthDeg(track: HorizonTrack): number {
    track.orient();
    return track.azimuthRad * DEG_PER_RAD;
  }

  /**
   * Instant at which the Sun is at an airless altitude (degrees), by Newton steps from a guess that is some seconds
   * away.
   */
  whenSunAt(altitude: number, guess: number): number {
    let t = guess;
    for (let i = 0; i < 6; i++) {
      this.sunTrack.evaluate(t);
      t -= (this.sunTrack.sinAltitude - Math.sin(altitude * RAD_PER_DEG)) / this.sunTrack.sinAltitudeRate;
    }
    return t;
  }
}

function altitudeDeg(track: HorizonTrack, ut1J2k: number): number {
  track.evaluate(ut1J2k);
  return Math.asin(Math.max(-1, Math.min(1, track.sinAltitude))) * DEG_PER_RAD;
}

/** Apparent altitude for an airless altitude, degrees; refraction by ray tracing through `air`. */
export const apparentAltitudeDeg = (airlessDeg: number, air: Air): number => refractedAltitudeDeg(airlessDeg, air);

/**
 * Elongation of a body from the Sun in apparent geocentric places, degrees: difference of longitudes in [-180, 180),
 * and angle between the centres.
 */
export function elongations(
  context: HorizonContext,
  ut1J2k: number,
  place: (epoch: ReturnType<HorizonContext['sky']['epoch']>, out: Float64Array) => void,
): { longitudeDeg: number; separationDeg: number } {
  const epoch = context.sky.epoch(context.time.instantFromUt1(ut1J2k));
  const sun = new Float64Array(6),
    body = new Float64Array(6);
  context.sky.placeEquatorial(epoch, SUN_BODY, null, ALL_CORRECTIONS, sun);
  place(epoch, body);
  const separationDeg = separationRad(sun[LON], sun[LAT], body[LON], body[LAT]) * DEG_PER_RAD;
  const e = epoch.trueObliquityRad;
  const longitude = (p: Float64Array): number =>
    Math.atan2(Math.sin(p[LON]) * Math.cos(e) + Math.tan(p[LAT]) * Math.sin(e), Math.cos(p[LON]));
  return { longitudeDeg: wrapped(longitude(body) - longitude(sun), TWO_PI) * DEG_PER_RAD, separationDeg };
}
