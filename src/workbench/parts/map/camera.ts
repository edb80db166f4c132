import { geoNaturalEarth1, geoOrthographic } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { Position } from './layers.js';

/** What part of the Earth a map shows. */
export interface Camera {
  readonly shape: 'flat' | 'globe';
  /** Middle of the picture. */
  readonly centre: Position;
  /** 1 shows the whole Earth. */
  readonly zoom: number;
}

export const WIDTH = 960,
  HEIGHT = 500;
export const MOST_ZOOM = 24;
/** Of the flat map, so that the whole Earth fills the picture; of the globe, so that it stands in it. */
const FLAT_SCALE = 173,
  GLOBE_SCALE = 240;

export const START: Camera = { shape: 'flat', centre: [0, 0], zoom: 1 };

export function projectionOf({ shape, centre: [lon, lat], zoom }: Camera): GeoProjection {
  const projection =
    shape === 'flat'
      ? geoNaturalEarth1()
          .rotate([-lon, 0])
          .center([0, lat])
          .scale(FLAT_SCALE * zoom)
      : geoOrthographic()
          .rotate([-lon, -lat])
          .scale(GLOBE_SCALE * zoom);
  return projection
    .translate([WIDTH / 2, HEIGHT / 2])
    .precision(0.3)
    .clipExtent([
      [-20, -20],
      [WIDTH + 20, HEIGHT + 20],
    ]);
}

const limited = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const wrapped = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180;

/** The camera moved by so many units of the picture to the right and down. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  const unit = ((camera.shape === 'flat' ? FLAT_SCALE : GLOBE_SCALE) * camera.zoom * Math.PI) / 180;
  const room = camera.shape === 'globe' ? 90 : Math.max(0, 90 - 80 / camera.zoom);
  const [lon, lat] = camera.centre;
  return { ...camera, centre: [wrapped(lon - dx / unit), limited(lat + dy / unit, -room, room)] };
}

/** The camera nearer or farther by a factor. */
export const zoomed = (camera: Camera, factor: number): Camera =>
  panned({ ...camera, zoom: limited(camera.zoom * factor, 1, MOST_ZOOM) }, 0, 0);

/** The place under a point of the picture, or null beside the Earth. */
export function placeAt(camera: Camera, x: number, y: number): Position | null {
  const projection = projectionOf(camera);
  const found = projection.invert?.([x, y]);
  if (!found || !found.every(Number.isFinite) || Math.abs(found[1]) > 90) return null;
  const back = projection(found);
  return back !== null && Math.hypot(back[0] - x, back[1] - y) < 1 ? [wrapped(found[0]), found[1]] : null;
}
