import { jdOfInstant } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD } from '../../../kernel/constants.js';
import type { Site } from '../../../reduction/origin.js';
import type { Body } from '../../../sky/bodies.js';
import { horizontal } from '../../../sky/horizon.js';
import { refractedAltitudeDeg, seenAltitudeDeg } from '../../../sky/refraction.js';
import type { Instant } from '../../../time/instant.js';
import type { LocalContactCircumstancesResponse, SolarBodyCircumstancesResponse } from './schema.js';

/** Standard air at sea level, as positions/sky takes it by default. */
const AIR = { pressureMbar: 1013.25, temperatureC: 10, relativeHumidity: 0 };
/** Refracted altitude down to which a body at sunrise or sunset, solved to this, is on the horizon, degrees. */
const HORIZON_TOLERANCE_DEG = 1e-5;

/** Where a place sees a body: full topocentric reduction. */
export function lookAt(
  engine: Engine,
  body: Body,
  instant: Instant,
  site: Site,
): SolarBodyCircumstancesResponse & { readonly rightAscensionDeg: number; readonly declinationDeg: number } {
  const place = engine.sky.apparentEquatorial(body, instant, site);
  const hourAngle = engine.sky.epoch(instant).gastRad * DEG_PER_RAD + site.longitudeDeg - place.longitudeDeg;
  const { azimuthDeg, altitudeDeg } = horizontal(hourAngle, place.latitudeDeg, site.latitudeDeg);
  const altitude = seenAltitudeDeg(altitudeDeg, { ...AIR, elevationM: site.elevationM, latitudeDeg: site.latitudeDeg });
  return {
    azimuth: azimuthDeg,
    altitude,
    visible: altitude > -HORIZON_TOLERANCE_DEG,
    altitude_geometric: altitudeDeg,
    rightAscensionDeg: place.longitudeDeg,
    declinationDeg: place.latitudeDeg,
  };
}

/** The same at an instant of TT, with the instant. */
export function contactAt(engine: Engine, body: Body, ttJ2k: number, site: Site): LocalContactCircumstancesResponse {
  const instant = engine.time.instantFromTt(ttJ2k);
  const { azimuth, altitude, visible, altitude_geometric } = lookAt(engine, body, instant, site);
  return {
    jd_ut: jdOfInstant(instant),
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    azimuth,
    altitude,
    visible,
    altitude_geometric,
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
