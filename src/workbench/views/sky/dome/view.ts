import { geoAzimuthalEquidistant, geoPath, geoRotation } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { MultiLineString } from 'geojson';
import type { Sheet } from '../../../parts/map/projections.js';
import type { Size, Window } from '../../../parts/map/window.js';
import type { Field, FieldStar } from './field.js';
import { turnedLines } from './boundaries.js';
import { figures } from './figures.js';

export const RADIUS = 300,
  MIDDLE = 340;
export const SIZE: Size = { width: 2 * MIDDLE, height: 2 * MIDDLE };
export type Point = readonly [number, number];

/** The position in the picture: the zenith in the middle, altitude linear along the radius, north up and east to the left. */
export function onDome(azimuth: number, altitude: number): Point {
  const radius = (RADIUS * (90 - altitude)) / 90,
    angle = (azimuth * Math.PI) / 180;
  return [MIDDLE - radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle)];
}

/** The same for right ascension and declination of date: the zenith has the sidereal time and the latitude of the place. */
export const skyProjection = (lstDeg: number, latitude: number): GeoProjection =>
  geoAzimuthalEquidistant()
    .rotate([-lstDeg, -latitude])
    .reflectX(true)
    .scale((2 * RADIUS) / Math.PI)
    .translate([MIDDLE, MIDDLE])
    .clipAngle(90)
    .precision(0.3);

/** The picture as a sheet that can be zoomed and moved. */
export const sheetOfDome = (projection: GeoProjection): Sheet => ({ projection, ...SIZE });
export const WHOLE: Window = { scale: 1, x: 0, y: 0 };
export const placed = ([x, y]: Point, { scale, x: left, y: top }: Window): Point => [x * scale + left, y * scale + top];

/** A window as the address stores it; '' is the entire sky. */
export const windowText = ({ scale, x, y }: Window): string =>
  scale < 1.01 ? '' : [scale, x, y].map((value) => value.toFixed(2)).join(',');
export function windowOfText(text: string): Window {
  const [scale, x, y] = text.split(',').map(Number);
  return text !== '' && [scale, x, y].every(Number.isFinite) ? { scale, x, y } : WHOLE;
}

/** A star and its position in the picture. */
export interface DrawnStar extends FieldStar {
  readonly key: string;
  readonly point: Point;
}

/** The path of a star; empty below the horizon. */
export function drawnStars({ stars }: Field, projection: GeoProjection): DrawnStar[] {
  const path = geoPath(projection);
  const visible = new Map<string, DrawnStar>();
  for (const [key, star] of Object.entries(stars)) {
    const [x, y] = path.centroid({ type: 'Point', coordinates: [star.at[0], star.at[1]] });
    // A star that was requested under two names appears once.
    if (Number.isFinite(x)) visible.set(star.name, { ...star, key, point: [x, y] });
  }
  return [...visible.values()];
}

/** The lines of the figures above the horizon, and the positions of their names. */
export function drawnFigures({ stars }: Field, projection: GeoProjection): { d: string; names: FigureName[] } {
  const path = geoPath(projection).digits(1);
  const lines = figures.map(({ abbreviation, strokes }) => ({
    abbreviation,
    strokes: strokes.map((stroke) => stroke.flatMap((name) => stars[name] ?? [])),
  }));
  const d =
    path({
      type: 'MultiLineString',
      coordinates: lines.flatMap(({ strokes }) =>
        strokes.filter((stroke) => stroke.length > 1).map((stroke) => stroke.map(({ at }) => [at[0], at[1]])),
      ),
    }) ?? '';
  const names = lines.flatMap(({ abbreviation, strokes }) => {
    const own = strokes.flat();
    const [x, y] = path.centroid({ type: 'MultiPoint', coordinates: own.map(({ at }) => [at[0], at[1]]) });
    const name = commonest(own.map(({ constellation }) => constellation));
    return Math.hypot(x - MIDDLE, y - MIDDLE) < NAMED_WITHIN && name !== ''
      ? [{ abbreviation, name, point: [x, y] as const }]
      : [];
  });
  return { d, names };
}
export interface FigureName {
  readonly abbreviation: string;
  readonly name: string;
  readonly point: Point;
}

/** Nearer to the rim a label would be partly outside. */
const NAMED_WITHIN = 0.88 * RADIUS;

function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const STEP_DEG = 5;
/** Lines given in the ecliptic of date: the ecliptic itself, and the galactic equator through the known points. */
export function drawnCircles(
  { obliquity, galacticEquator, galacticPoints }: Field,
  projection: GeoProjection,
): { ecliptic: string; galaxy: string; points: { name: string; point: Point }[] } | null {
  if (obliquity === null) return null;
  const path = geoPath(projection).digits(1);
  const turn = geoRotation([0, 0, obliquity]);
  const equatorial = ([longitude, latitude]: Point): [number, number] => turn([longitude, latitude]);
  const ecliptic = Array.from({ length: 360 / STEP_DEG + 1 }, (_, i) => equatorial([i * STEP_DEG, 0]));
  const galaxy = galacticEquator.length > 1 ? [...galacticEquator, galacticEquator[0]].map(equatorial) : [];
  return {
    ecliptic: path({ type: 'LineString', coordinates: ecliptic }) ?? '',
    galaxy: galaxy.length > 1 ? (path({ type: 'LineString', coordinates: galaxy }) ?? '') : '',
    points: galacticPoints.flatMap(({ name, at }) => {
      const [x, y] = path.centroid({ type: 'Point', coordinates: equatorial(at) });
      return Number.isFinite(x) ? [{ name, point: [x, y] as const }] : [];
    }),
  };
}

/** Every ten degrees. */
const WHOLE_EQUATOR = 36,
  QUARTER = 9;

/** The boundaries of the constellations in right ascension and declination of date; null until the galactic frame of date is known. */
export function boundariesOfDate(
  { obliquity, galacticEquator }: Field,
  lines: readonly (readonly number[])[] | null,
): MultiLineString | null {
  if (lines === null || obliquity === null || galacticEquator.length !== WHOLE_EQUATOR) return null;
  const turn = geoRotation([0, 0, obliquity]);
  return {
    type: 'MultiLineString',
    coordinates: turnedLines(lines, galacticEquator[0], galacticEquator[QUARTER]).map((line) =>
      line.map(([longitude, latitude]) => turn([longitude, latitude])),
    ),
  };
}

/** The parts of lines above the horizon. */
export const drawnLines = (lines: MultiLineString | null, projection: GeoProjection): string =>
  lines === null ? '' : (geoPath(projection).digits(1)(lines) ?? '');
