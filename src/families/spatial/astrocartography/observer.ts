import { InvalidInput } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { observerSite } from '../../../wire/observer.js';
import type { MapPlaceCenter } from './requests.js';
import type { AstrocartographyProvenanceResponse } from './schema.js';

type ObserverResponse = AstrocartographyProvenanceResponse['observer'];
export const NO_OBSERVER: ObserverResponse = {
  latitude: null,
  longitude: null,
  elevation_m: null,
  source: 'direct_none',
};

/** The point from which the bodies of a map are observed. */
export interface MapCenter {
  /** Null for the centre of the Earth. */
  readonly site: Site | null;
  readonly answer: ObserverResponse;
  readonly center: MapPlaceCenter;
}
export const GEOCENTRIC: MapCenter = { site: null, answer: NO_OBSERVER, center: 'geocentric' };
const LOCAL: MapCenter = { ...GEOCENTRIC, center: 'local' };

export interface ObserverRequest {
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
  readonly observer_elev_m?: number;
  readonly acg_observer_lat?: number | null;
  readonly acg_observer_lon?: number | null;
  readonly acg_observer_elev_m?: number | null;
  readonly place_center?: MapPlaceCenter | null;
}

/**
 * The centre of a map: that of `place_center`, or by default the observer of the lines, the observer of the chart, or the centre of the
 * Earth. Errors: InvalidInput for an incomplete observer, or a topocentric map without one.
 */
export function mapObserver(request: ObserverRequest): MapCenter {
  const chart = observerSite(request),
    own = acgSite(request),
    site = own ?? chart;
  const center = request.place_center ?? (site === null ? 'geocentric' : 'topocentric');
  if (center === 'local') return LOCAL;
  if (center === 'geocentric') return GEOCENTRIC;
  if (site === null)
    throw new InvalidInput({
      field: '/place_center',
      message: 'must not be topocentric without an observer',
      given: center,
      allowed: 'geocentric or local, or topocentric with observer_lat and observer_lon',
    });
  return {
    site,
    answer: {
      latitude: site.latitudeDeg + 0,
      longitude: site.longitudeDeg + 0,
      elevation_m: site.elevationM + 0,
      source: own === null ? 'chart_request' : 'acg_override',
    },
    center,
  };
}

function acgSite(request: ObserverRequest): Site | null {
  const lat = request.acg_observer_lat ?? null,
    lon = request.acg_observer_lon ?? null,
    height = request.acg_observer_elev_m ?? 0;
  if (lat !== null && lon !== null) return { latitudeDeg: lat, longitudeDeg: lon, elevationM: height };
  if (lat !== null || lon !== null)
    throw new InvalidInput({
      field: lat === null ? '/acg_observer_lat' : '/acg_observer_lon',
      message: 'is missing: acg_observer_lat and acg_observer_lon are required together',
      given: null,
      allowed: 'both coordinates or neither',
    });
  if (height !== 0)
    throw new InvalidInput({
      field: '/acg_observer_elev_m',
      message: 'needs acg_observer_lat and acg_observer_lon',
      given: height,
      allowed: '0, or any elevation with both coordinates',
    });
  return null;
}
