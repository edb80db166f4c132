import { callOf } from '../../api/client.js';
import type { AnswerOf, Shape } from '../../api/operations.js';
import type { GeoPlace } from '../../parts/map/projections.js';

export const ANGLES = ['MC', 'IC', 'ASC', 'DSC'] as const;
export type Angle = (typeof ANGLES)[number];
export const HALVES = ['towards', 'away'] as const;

export type LinesAnswer = AnswerOf<'astroLines'>;
export type PointsAnswer = AnswerOf<'subplanetaryPoints'>;
/** The part of an answer about a place that is common to both kinds of lines. */
export type NearAnswer = Pick<LinesAnswer, 'near'>;
export type LineName = Shape<'MapLineName'>;
export type LineType = LineName['line_type'];
export type MapFeature = Shape<'MapFeature'>;
export type Crossing = Shape<'MapCrossing'>;
export type NearLine = Shape<'LineNearPlace'>;
export type Direction = Shape<'LocalSpacePositionResponse'>;
export type Paran = Shape<'ParanResponse'>;

/** A line of the map as GeoJSON, with its name. */
export interface LineFeature extends MapFeature {
  readonly geometry: Exclude<MapFeature['geometry'], { readonly type: 'Point' }>;
  readonly properties: LineName;
}

/** The lines of a collection; points are left out. */
export const lineFeatures = (features: readonly MapFeature[] = []): LineFeature[] =>
  features.filter((feature): feature is LineFeature => feature.geometry.type !== 'Point');

/** The page draws the GeoJSON, so the grid of latitudes may be coarse. */
const COARSE_STEP = 10;

export const linesCall = (dt: string, bodies: readonly string[], crossings: boolean) =>
  callOf('astroLines', { dt, bodies, lat_step: COARSE_STEP, geojson: true, ...(crossings ? { crossings } : {}) });
export const nearCall = (dt: string, bodies: readonly string[], place: GeoPlace, km: number) =>
  callOf('astroLines', { dt, bodies, lat_step: COARSE_STEP, near: { ...inside(place), orb_km: km } });
export const zenithsCall = (dt: string, bodies: readonly string[]) => callOf('subplanetaryPoints', { dt, bodies });

const observer = (birth: GeoPlace): { observer_lat: number; observer_lon: number } => {
  const { latitude, longitude } = inside(birth);
  return { observer_lat: latitude, observer_lon: longitude };
};
export const localCall = (dt: string, bodies: readonly string[], birth: GeoPlace) =>
  callOf('localSpace', { dt, bodies, ...observer(birth), geojson: true });
export const localNearCall = (dt: string, bodies: readonly string[], birth: GeoPlace, place: GeoPlace, km: number) =>
  callOf('localSpace', { dt, bodies, ...observer(birth), near: { ...inside(place), orb_km: km } });

export const paransCall = (jdUt: number, bodies: readonly string[], place: GeoPlace, orbMinutes: number) => {
  const { latitude, longitude } = inside(place);
  return callOf('natalParans', { bodies, natal_jd: jdUt, lat: latitude, lon: longitude, orb_minutes: orbMinutes });
};

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
const STRIP_LATITUDES = range(-70, 70, 2),
  STRIP_LONGITUDES = range(-180, 180, 10);

/** The edges of the strip of the Earth where a paran is within its orb. */
export const stripCall = (paran: Paran, jdDay: number, orbMinutes: number) => {
  const { body1, body2, circle1, circle2, jd1, jd2, orb_min } = paran;
  return callOf('paranPaths', {
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
/** The routes refuse the poles, where east and west are undefined. */
const inside = ({ latitude, longitude }: GeoPlace): GeoPlace => ({
  latitude: Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)),
  longitude,
});
