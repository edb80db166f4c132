import type { PositionObserverContextResponse } from '../contract/positions.js';
import type { Engine } from '../engine.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import type { Instant } from '../time/instant.js';

interface ObserverFields {
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
  readonly observer_elev_m?: number;
}

/** The observer of a request, or null for the geocentre. Latitude and longitude come together, and a height only with them. `at`: JSON pointer of the fields' parent. */
export function observerSite(fields: ObserverFields, at = ''): Site | null {
  const lat = fields.observer_lat ?? null,
    lon = fields.observer_lon ?? null;
  if (lat === null && lon === null) {
    if ((fields.observer_elev_m ?? 0) !== 0)
      throw new InvalidInput({
        field: `${at}/observer_elev_m`,
        message: 'a height needs a place: give observer_lat and observer_lon too',
        given: fields.observer_elev_m,
        allowed: '0, or a place',
      });
    return null;
  }
  if (lat === null || lon === null) {
    const missing = `${at}${lat === null ? '/observer_lat' : '/observer_lon'}`;
    throw new InvalidInput({
      field: missing,
      message: 'observer_lat and observer_lon are given together or not at all',
      allowed: 'a number, or neither',
    });
  }
  return { latitudeDeg: lat, longitudeDeg: lon, elevationM: fields.observer_elev_m ?? 0 };
}

/** The observer as answers echo it, with the local apparent sidereal time at the instant. */
export function observerContext(
  engine: Engine,
  site: Site | null,
  instant: Instant,
  elevationM: number,
): PositionObserverContextResponse {
  return {
    latitude: site?.latitudeDeg ?? null,
    longitude: site?.longitudeDeg ?? null,
    elevation_m: site?.elevationM ?? elevationM,
    local_sidereal_time_deg: site === null ? null : engine.sky.localSiderealTimeDeg(instant, site.longitudeDeg),
  };
}
