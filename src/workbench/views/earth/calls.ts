import { post } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import type { GeoPlace } from '../../parts/map/projections.js';
import type { GeoLine } from '../../parts/map/shapes.js';

/** As much of the answers as the view shows. */
export const ANGLES = ['MC', 'IC', 'ASC', 'DSC'] as const;
export type Angle = (typeof ANGLES)[number];
export const HALVES = ['towards', 'away'] as const;
export type LineType = Angle | (typeof HALVES)[number];

export interface LineName {
  readonly planet: string;
  readonly line_type: LineType;
}
export interface LineFeature {
  readonly geometry: GeoLine;
  readonly properties: LineName;
}
export interface PointFeature {
  readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly [number, number] };
  readonly properties: { readonly planet: string; readonly point_type: string };
}
export interface Crossing {
  readonly first: LineName;
  readonly second: LineName;
  readonly latitude: number;
  readonly longitude: number;
}
export interface NearLine extends LineName {
  readonly distance_km: number;
  readonly distance_deg: number;
  readonly side: 'east' | 'west' | 'north' | 'south' | 'on_line';
  readonly direction_deg: number | null;
  readonly nearest: GeoPlace;
}
export interface LinesAnswer {
  readonly geojson: { readonly type: string; readonly features: readonly LineFeature[] };
  readonly crossings?: readonly Crossing[];
  readonly provenance: { readonly jd_ut: number };
}
export interface NearAnswer {
  readonly near: { readonly lines: readonly NearLine[] };
}
export interface PointsAnswer {
  readonly geojson: { readonly features: readonly PointFeature[] };
}
export interface Direction {
  readonly body: string;
  readonly azimuth: number;
  readonly altitude: number;
  readonly is_above: boolean;
  readonly compass_direction: string;
}
export interface LocalAnswer {
  readonly positions: readonly Direction[];
  readonly geojson: LinesAnswer['geojson'];
}
export interface Paran {
  readonly body1: string;
  readonly body2: string;
  readonly circle1: string;
  readonly circle2: string;
  readonly jd1: number;
  readonly jd2: number;
  readonly orb_min: number;
  readonly jd_datetime_utc: string;
}
export interface ParansAnswer {
  readonly events: readonly Paran[];
  readonly window: { readonly jd_start: number };
}
export interface StripAnswer {
  readonly geojson: { readonly features: readonly { readonly geometry: GeoLine }[] };
}

const LINES = '/v1/astrocartography/chart/lines';
const LOCAL = '/v1/local-space/chart/positions';
/** The grid of latitudes is not drawn: the GeoJSON is. */
const COARSE_STEP = 10;

export const linesCall = (dt: string, bodies: readonly string[], crossings: boolean): Call =>
  post(LINES, { dt, bodies, lat_step: COARSE_STEP, geojson: true, ...(crossings ? { crossings } : {}) });
export const nearCall = (dt: string, bodies: readonly string[], place: GeoPlace, km: number): Call =>
  post(LINES, { dt, bodies, lat_step: COARSE_STEP, near: { ...inside(place), orb_km: km } });
export const zenithsCall = (dt: string, bodies: readonly string[]): Call =>
  post('/v1/astrocartography/chart/subplanetary', { dt, bodies, geojson: true });

const observer = (birth: GeoPlace): object => {
  const { latitude, longitude } = inside(birth);
  return { observer_lat: latitude, observer_lon: longitude };
};
export const localCall = (dt: string, bodies: readonly string[], birth: GeoPlace): Call =>
  post(LOCAL, { dt, bodies, ...observer(birth), geojson: true });
export const localNearCall = (
  dt: string,
  bodies: readonly string[],
  birth: GeoPlace,
  place: GeoPlace,
  km: number,
): Call => post(LOCAL, { dt, bodies, ...observer(birth), near: { ...inside(place), orb_km: km } });

export const paransCall = (jdUt: number, bodies: readonly string[], place: GeoPlace, orbMinutes: number): Call => {
  const { latitude, longitude } = inside(place);
  return post('/v1/parans/natal', { bodies, natal_jd: jdUt, lat: latitude, lon: longitude, orb_minutes: orbMinutes });
};

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
const STRIP_LATITUDES = range(-70, 70, 2),
  STRIP_LONGITUDES = range(-180, 180, 10);

/** The strip of the Earth in which a paran holds within its orb, by its edges. */
export const stripCall = (paran: Paran, jdDay: number, orbMinutes: number): Call => {
  const { body1, body2, circle1, circle2, jd1, jd2, orb_min } = paran;
  return post('/v1/parans/field/paths', {
    target: { body1, body2, circle1, circle2, jd1, jd2, orb_min },
    jd_day: jdDay,
    latitudes: STRIP_LATITUDES,
    longitudes: STRIP_LONGITUDES,
    metric: 'match_presence',
    threshold: 0.5,
    orb_minutes: orbMinutes,
    interpolation: 'exact',
    geojson: true,
  });
};

const MOST_LATITUDE = 89.99;
/** The routes ask for a place where there are east and west. */
const inside = ({ latitude, longitude }: GeoPlace): GeoPlace => ({
  latitude: Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)),
  longitude,
});
