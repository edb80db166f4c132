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

/** A standard air over a place. */
export const standardAir = (site: Site): Air => ({
  pressureMbar: 1013.25,
  temperatureC: 10,
  relativeHumidity: 0.5,
  elevationM: site.elevationM,
  latitudeDeg: site.latitudeDeg,
});

/** Where target and Sun stand over one place: the full topocentric reduction. */
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

  /** Azimuth of what was asked last, degrees from north through east. */
  azimuthDeg(track: HorizonTrack): number {
    track.orient();
    return track.azimuthRad * DEG_PER_RAD;
  }

  /** The moment next to a guess at which the Sun stands at an altitude: steps along its rate, from a few seconds away. */
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

export const apparentAltitudeDeg = (airlessDeg: number, air: Air): number => refractedAltitudeDeg(airlessDeg, air);

/** Apparent places of target and Sun from the geocentre: the difference of longitudes in [-180, 180), and the angle between, degrees. */
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
