import {
  geoAzimuthalEquidistant,
  geoDistance,
  geoEquirectangular,
  geoMercator,
  geoNaturalEarth1,
  geoOrthographic,
} from 'd3-geo';
import type { GeoProjection } from 'd3-geo';

/** The map projections. `place`: equidistant from a place with true directions, so that local space lines are straight. */
export const PROJECTIONS = ['plain', 'mercator', 'round', 'place'] as const;
/** The projections that turn: the round map about any meridian, the globe about any place, and the conformal `close` for large scales. */
export type TurningName = 'turned' | 'globe' | 'close';
export type ProjectionName = (typeof PROJECTIONS)[number];

/** A map on a sheet of `width` by `height` units, before it is moved or zoomed. */
export interface Sheet {
  readonly projection: GeoProjection;
  readonly width: number;
  readonly height: number;
  /** Set for a sheet that turns: other sheets of this name show the same window of it. */
  readonly turns?: TurningName;
  /** True for points on the visible side; without it every point is visible. */
  readonly faces?: (place: GeoPlace) => boolean;
  /** Maximum zoom, if it exceeds the usual one. */
  readonly mostZoom?: number;
  /** Width divided by height of the frame, if it differs from the sheet. */
  readonly frame?: number;
  /** The middle meridian of a conformal sheet, whose fine land is placed without a spherical projection. */
  readonly closeAbout?: number;
}

const WIDTH = 1000;
/** The Mercator projection ends here: the poles are infinitely far away. */
const MERCATOR_END_DEG = 80;
/** The antipode of the place would be a complete circle. */
const PLACE_CLIP_DEG = 179.5;

export interface GeoPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export function sheetOf(name: ProjectionName | TurningName, centre: GeoPlace): Sheet {
  if (name === 'turned') return { ...fitted(geoNaturalEarth1().rotate([-centre.longitude, 0])), turns: name };
  if (name === 'globe') return globe(centre);
  if (name === 'close') return close(centre);
  if (name === 'plain') return fitted(geoEquirectangular());
  if (name === 'round') return fitted(geoNaturalEarth1());
  if (name === 'place')
    return fitted(geoAzimuthalEquidistant().rotate([-centre.longitude, -centre.latitude]).clipAngle(PLACE_CLIP_DEG));
  const projection = geoMercator()
    .translate([WIDTH / 2, 0])
    .scale(WIDTH / (2 * Math.PI));
  const half = -(projection([0, MERCATOR_END_DEG]) ?? [0, 0])[1];
  projection.translate([WIDTH / 2, half]).clipExtent([
    [0, 0],
    [WIDTH, 2 * half],
  ]);
  return { projection, width: WIDTH, height: 2 * half };
}

export const CLOSE_END_DEG = 85;
const CLOSE_ZOOM = 6000,
  CLOSE_PRECISION = 0.0005;
/** A quarter turn in units of the sheet. */
const RADIUS = WIDTH / (2 * Math.PI);
/** The height of a parallel above the equator on a conformal sheet, in its units. */
const mercatorHeight = (latitude: number): number =>
  RADIUS * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const CLOSE_HALF = mercatorHeight(CLOSE_END_DEG);

/** The position of a place on the conformal sheet about a meridian, without a cut: it may be more than 180 degrees east of it. */
export const closePoint = (eastOfMiddle: number, latitude: number): readonly [number, number] => [
  WIDTH * (0.5 + eastOfMiddle / 360),
  CLOSE_HALF - mercatorHeight(Math.min(CLOSE_END_DEG, Math.max(-CLOSE_END_DEG, latitude))),
];

function close({ longitude }: GeoPlace): Sheet {
  const projection = geoMercator()
    .rotate([-longitude, 0])
    .scale(RADIUS)
    .translate([WIDTH / 2, CLOSE_HALF])
    .precision(CLOSE_PRECISION)
    .clipExtent([
      [0, 0],
      [WIDTH, 2 * CLOSE_HALF],
    ]);
  const round = fitted(geoNaturalEarth1());
  return {
    projection,
    width: WIDTH,
    height: 2 * CLOSE_HALF,
    turns: 'close',
    mostZoom: CLOSE_ZOOM,
    frame: round.width / round.height,
    closeAbout: longitude,
  };
}

const SIDE = Math.PI / 2;
function globe({ latitude, longitude }: GeoPlace): Sheet {
  const projection = geoOrthographic().rotate([-longitude, -latitude]).clipAngle(90);
  const faces = (place: GeoPlace): boolean =>
    geoDistance([place.longitude, place.latitude], [longitude, latitude]) < SIDE;
  return { ...fitted(projection), turns: 'globe', faces };
}

function fitted(projection: GeoProjection): Sheet {
  projection.fitWidth(WIDTH, { type: 'Sphere' });
  return { projection, width: WIDTH, height: 2 * projection.translate()[1] };
}

/** The place at a point of the sheet; null outside the map. */
export function placeAt({ projection }: Sheet, x: number, y: number): GeoPlace | null {
  const found = projection.invert?.([x, y]);
  if (!found || !found.every(Number.isFinite)) return null;
  const [longitude, latitude] = found;
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return null;
  const back = projection(found);
  return back !== null && Math.hypot(back[0] - x, back[1] - y) < 0.01 ? { latitude, longitude } : null;
}
