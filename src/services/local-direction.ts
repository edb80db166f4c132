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

/** Standard air at sea level, the same as the defaults of `/v1/positions/sky`. */
const AIR = { pressureMbar: 1013.25, temperatureC: 10, relativeHumidity: 0 };
/** Refracted altitudes down to this value below zero count as on the horizon, degrees: the precision of solved rises and sets. */
const HORIZON_TOLERANCE_DEG = 1e-5;

/**
 * Refracted altitude of a body in standard air, degrees, and whether the body is above the horizon. There is no refraction below the
 * horizon.
 * @param geometricDeg altitude without refraction, degrees
 */
export function apparentAltitude(
  { elevationM, latitudeDeg }: Site,
  geometricDeg: number,
): { readonly altitude: number; readonly visible: boolean } {
  const altitude = seenAltitudeDeg(geometricDeg, { ...AIR, elevationM, latitudeDeg });
  return { altitude, visible: altitude > -HORIZON_TOLERANCE_DEG };
}

/** Altitude with refraction that continues below the horizon, so that the altitude of a setting disc is continuous. Degrees. */
const refractedAltitude = ({ elevationM, latitudeDeg }: Site, geometricDeg: number): number =>
  refractedAltitudeDeg(geometricDeg, { ...AIR, elevationM, latitudeDeg });

/**
 * Rises and sets of the Sun or the Moon between two instants (TT, days since J2000.0), as in almanacs: altitude of the centre -0.8333 degrees
 * without refraction. Errors: OutOfCoverage.
 */
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

/** Horizontal direction and apparent topocentric equatorial position of a body, degrees. `altitude` is refracted; `visible`: above the horizon. */
export interface LocalDirection {
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
 * `localDirection` costs more than the reduction itself. Errors: OutOfCoverage.
 */
export const airlessAltitudeDeg = (engine: Engine, body: Body, instant: Instant, site: Site): number =>
  airlessDirection(engine, body, instant, site).altitudeDeg;

/** Direction of a body for a site, degrees, with and without refraction: apparent topocentric position. Errors: OutOfCoverage. */
export function localDirection(engine: Engine, body: Body, instant: Instant, site: Site): LocalDirection {
  const { position, azimuthDeg, altitudeDeg } = airlessDirection(engine, body, instant, site);
  return {
    azimuth: azimuthDeg,
    ...apparentAltitude(site, altitudeDeg),
    altitude_geometric: altitudeDeg,
    rightAscensionDeg: position.longitudeDeg,
    declinationDeg: position.latitudeDeg,
  };
}

/** Altitude without refraction at which the refracted altitude of a body is zero, degrees. */
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
 * Parallactic angle of a body, degrees: the angle at the body from the north pole to the zenith, from north through east, positive west of
 * the meridian. A position angle minus the parallactic angle is counted from the zenith.
 */
function parallacticAngleDeg(latitudeDeg: number, direction: LocalDirection): number {
  const [phi, altitude, declination, azimuth] = [
    latitudeDeg,
    direction.altitude_geometric,
    direction.declinationDeg,
    direction.azimuth,
  ].map((angle) => angle * RAD_PER_DEG);
  const east = -Math.sin(azimuth) * Math.cos(phi) * Math.cos(altitude),
    north = Math.sin(phi) - Math.sin(declination) * Math.sin(altitude);
  return Math.atan2(east, north) * DEG_PER_RAD;
}

/** Direction and orientation of a body for a site at an instant (TT, days since J2000.0), in the wire shape. Errors: OutOfCoverage. */
export function directionAt(engine: Engine, body: Body, ttJ2k: number, site: Site) {
  const instant = engine.time.instantFromTt(ttJ2k);
  const direction = localDirection(engine, body, instant, site);
  return {
    jd_ut: jdOfInstant(instant),
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    azimuth: direction.azimuth,
    altitude: direction.altitude,
    visible: direction.visible,
    disc_altitude_deg: refractedAltitude(site, direction.altitude_geometric),
    parallactic_angle_deg: parallacticAngleDeg(site.latitudeDeg, direction),
  };
}
