import { jdOfInstant } from '../wire/instant.js';
import { risingTarget } from './rising-target.js';
import type { Engine } from '../engine.js';
import { HorizonTrack } from '../events/horizon-track.js';
import { HorizonSearch, LUMINARY_ALTITUDE_DEG } from '../events/horizon.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import type { Site } from '../reduction/origin.js';
import type { Body } from '../sky/bodies.js';
import { horizontal } from '../sky/horizon.js';
import { refractedAltitudeDeg, seenAltitudeDeg } from '../sky/refraction.js';
import type { Instant } from '../time/instant.js';

/** Standard air at sea level, as positions/sky takes it by default. */
const AIR = { pressureMbar: 1013.25, temperatureC: 10, relativeHumidity: 0 };
/** Refracted altitude down to which a body at rise or set, solved to this, is on the horizon, degrees. */
const HORIZON_TOLERANCE_DEG = 1e-5;

/** Altitude with the refraction of standard air above the horizon, and whether the body is up. */
export function seenAltitude(
  { elevationM, latitudeDeg }: Site,
  geometricDeg: number,
): { readonly altitude: number; readonly visible: boolean } {
  const altitude = seenAltitudeDeg(geometricDeg, { ...AIR, elevationM, latitudeDeg });
  return { altitude, visible: altitude > -HORIZON_TOLERANCE_DEG };
}

/** Altitude with refraction that goes on below the horizon, so that a disc sets without a leap. */
const refractedAltitude = ({ elevationM, latitudeDeg }: Site, geometricDeg: number): number =>
  refractedAltitudeDeg(geometricDeg, { ...AIR, elevationM, latitudeDeg });

/** Sunrises and sunsets, or moonrises and moonsets, between two instants of TT, as almanacs count them: airless altitude -0.8333 degrees. */
export function almanacCrossings(
  engine: Engine,
  body: 'Sun' | 'Moon',
  site: Site,
  [first, last]: readonly [number, number],
): { readonly tt: number; readonly rises: boolean }[] {
  const found: { tt: number; rises: boolean }[] = [];
  const track = new HorizonTrack(engine, risingTarget(engine, body).target, site);
  const { time } = engine;
  new HorizonSearch(track, { altitudeDeg: LUMINARY_ALTITUDE_DEG, limb: 0 }).crossings(
    time.ut1FromTt(first),
    time.ut1FromTt(last),
    (ut1, rises) => {
      found.push({ tt: time.ttFromUt1(ut1), rises });
      return false;
    },
  );
  return found;
}

/** Where a place sees a body: full topocentric reduction. */
export interface LocalLook {
  readonly azimuth: number;
  readonly altitude: number;
  readonly visible: boolean;
  readonly altitude_geometric: number;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** Azimuth and airless altitude of a body for a site, degrees, with the apparent topocentric position they follow from. */
function airlessDirection(engine: Engine, body: Body, instant: Instant, site: Site) {
  const position = engine.sky.apparentEquatorial(body, instant, site);
  const hourAngle = engine.sky.epoch(instant).gastRad * DEG_PER_RAD + site.longitudeDeg - position.longitudeDeg;
  return { position, ...horizontal(hourAngle, position.latitudeDeg, site.latitudeDeg) };
}

/**
 * Altitude of a body without refraction, degrees: apparent topocentric position. Searches use it because the ray-traced refraction of
 * `lookAt` costs more than the reduction itself. Errors: OutOfCoverage.
 */
export const airlessAltitudeDeg = (engine: Engine, body: Body, instant: Instant, site: Site): number =>
  airlessDirection(engine, body, instant, site).altitudeDeg;

/** Direction of a body for a site, degrees, with and without refraction: apparent topocentric position. Errors: OutOfCoverage. */
export function lookAt(engine: Engine, body: Body, instant: Instant, site: Site): LocalLook {
  const { position, azimuthDeg, altitudeDeg } = airlessDirection(engine, body, instant, site);
  return {
    azimuth: azimuthDeg,
    ...seenAltitude(site, altitudeDeg),
    altitude_geometric: altitudeDeg,
    rightAscensionDeg: position.longitudeDeg,
    declinationDeg: position.latitudeDeg,
  };
}

/** Airless altitude at which refraction lifts a body to the horizon of a place, degrees. */
export function risenAltitudeDeg(site: Site): number {
  const air = { ...AIR, elevationM: site.elevationM, latitudeDeg: site.latitudeDeg };
  let low = -1.5,
    high = 0;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (refractedAltitudeDeg(middle, air) < 0) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Angle at a body from the direction of the north pole to that of the zenith, from north through east, degrees: positive west of the
 * meridian. A position angle less this is counted from the zenith.
 */
function parallacticAngleDeg(latitudeDeg: number, look: LocalLook): number {
  const [phi, altitude, declination, azimuth] = [
    latitudeDeg,
    look.altitude_geometric,
    look.declinationDeg,
    look.azimuth,
  ].map((angle) => angle * RAD_PER_DEG);
  const east = -Math.sin(azimuth) * Math.cos(phi) * Math.cos(altitude),
    north = Math.sin(phi) - Math.sin(declination) * Math.sin(altitude);
  return Math.atan2(east, north) * DEG_PER_RAD;
}

/** Where a body is at an instant of TT, and how it is turned for a place. */
export function directionAt(engine: Engine, body: Body, ttJ2k: number, site: Site) {
  const instant = engine.time.instantFromTt(ttJ2k);
  const look = lookAt(engine, body, instant, site);
  return {
    jd_ut: jdOfInstant(instant),
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    azimuth: look.azimuth,
    altitude: look.altitude,
    visible: look.visible,
    disc_altitude_deg: refractedAltitude(site, look.altitude_geometric),
    parallactic_angle_deg: parallacticAngleDeg(site.latitudeDeg, look),
  };
}
