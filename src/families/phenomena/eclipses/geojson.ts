import type { Static } from '@sinclair/typebox';
import type { geoJson } from './geojson-schema.js';
import type { LunarEclipseVisibilityLimitResponse } from './lunar-schema.js';
import type { SolarEclipseFootprintPointResponse, SolarEclipseVisibilityFootprintResponse } from './solar-schema.js';

type FeatureCollection = NonNullable<Static<ReturnType<typeof geoJson>>>;
type Feature = FeatureCollection['features'][number];
/** [longitude, latitude], degrees. */
type Position = [number, number];

const feature = (
  type: Feature['geometry']['type'],
  coordinates: unknown[],
  properties: Record<string, unknown>,
): Feature => ({ type: 'Feature', geometry: { type, coordinates }, properties });
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

/** Longitude of `b` on the branch nearest to `a`. */
const near = (a: number, b: number): number => b - 360 * Math.round((b - a) / 360);

/** A line cut at the antimeridian (RFC 7946, 3.1.9): each piece stays within [-180, 180]. */
export function cutLine(points: readonly Position[]): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  points.forEach(([longitude, latitude], i) => {
    if (i > 0) {
      const [lastLongitude, lastLatitude] = points[i - 1],
        ahead = near(lastLongitude, longitude);
      if (Math.abs(ahead) > 180) {
        const edge = ahead > 0 ? 180 : -180,
          span = ahead - lastLongitude;
        const crossing =
          span === 0 ? lastLatitude : lastLatitude + ((edge - lastLongitude) / span) * (latitude - lastLatitude);
        piece.push([edge, crossing]);
        pieces.push(piece);
        piece = [[-edge, crossing]];
      }
    }
    piece.push([longitude, latitude]);
  });
  pieces.push(piece);
  return pieces
    .map((p) => p.filter((point, i) => i === 0 || point[0] !== p[i - 1][0] || point[1] !== p[i - 1][1]))
    .filter((p) => p.length > 1);
}

function line(points: readonly Position[], properties: Record<string, unknown>): Feature[] {
  const pieces = cutLine(points);
  if (pieces.length === 0) return [];
  return [
    pieces.length === 1 ? feature('LineString', pieces[0], properties) : feature('MultiLineString', pieces, properties),
  ];
}

const signedArea = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0);

/** Closed and counterclockwise: the right-hand rule for exterior rings. */
function exterior(ring: Position[]): Position[] {
  const open = ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1][0] || y !== ring[i - 1][1]);
  if (open.length > 1 && open[0][0] === open[open.length - 1][0] && open[0][1] === open[open.length - 1][1]) open.pop();
  if (signedArea(open) < 0) open.reverse();
  return [...open, open[0]];
}

/** Part of an unwrapped ring on one side of a meridian (Sutherland & Hodgman). */
function clip(ring: readonly Position[], meridian: number, keepWest: boolean): Position[] {
  const inside = ([x]: Position): boolean => (keepWest ? x <= meridian : x >= meridian);
  return ring.flatMap((point, i): Position[] => {
    const next = ring[(i + 1) % ring.length],
      out: Position[] = inside(point) ? [point] : [];
    if (inside(point) !== inside(next)) {
      const w = (meridian - point[0]) / (next[0] - point[0]);
      out.push([meridian, point[1] + w * (next[1] - point[1])]);
    }
    return out;
  });
}

/** The side of a closed ring that holds `within`, as polygons that neither cross the antimeridian nor run over a pole. */
export function cutPolygon(points: readonly Position[], within: Position): Position[][][] {
  const ring: Position[] = [[points[0][0], points[0][1]]];
  for (let i = 1; i < points.length; i++) ring.push([near(ring[i - 1][0], points[i][0]), points[i][1]]);
  const turn = ring[ring.length - 1][0] - ring[0][0];
  if (Math.abs(turn) > 180) {
    // The ring goes round a pole: close it over the one on the side of `within`, along the antimeridian.
    const pole = within[1] >= 0 ? 90 : -90;
    const pieces = cutLine(points.slice(0, -1).concat([points[0]]));
    const joined = pieces.length > 1 ? [...pieces.slice(1), pieces[0]].flat() : pieces[0];
    return [[exterior([...joined, [joined[joined.length - 1][0], pole], [joined[0][0], pole]])]];
  }
  ring.pop();
  const low = Math.min(...ring.map(([x]) => x)),
    high = Math.max(...ring.map(([x]) => x));
  const shift = low < -180 ? 360 : 0;
  const shifted = ring.map(([x, y]): Position => [x + shift, y]);
  if (high + shift <= 180) return [[exterior(shifted)]];
  const west = clip(shifted, 180, true),
    east = clip(shifted, 180, false).map(([x, y]): Position => [x - 360, y]);
  return [west, east].filter((part) => part.length > 2).map((part) => [exterior(part)]);
}

/** Central line and point of greatest eclipse. */
export function pathGeoJson(
  places: readonly { latitude: number; longitude: number }[],
  greatest: { latitude: number; longitude: number },
  widthKm: number,
  central: boolean,
): FeatureCollection {
  const track = central
    ? line(
        places.map((p): Position => [p.longitude, p.latitude]),
        { name: 'central_line', width_at_greatest_km: widthKm },
      )
    : [];
  return collection([
    ...track,
    feature('Point', [greatest.longitude, greatest.latitude], { name: 'greatest_eclipse' }),
  ]);
}

/** Boundary tracks and point of greatest eclipse. */
export function footprintGeoJson(
  tracks: SolarEclipseVisibilityFootprintResponse['tracks'],
  greatest: SolarEclipseFootprintPointResponse,
): FeatureCollection {
  return collection([
    ...tracks.flatMap(({ kind, component_id, segment_id, points }) =>
      line(
        points.map((p): Position => [p.longitude_deg, p.latitude_deg]),
        { kind, component_id, segment_id },
      ),
    ),
    feature('Point', [greatest.longitude_deg, greatest.latitude_deg], { name: 'greatest_eclipse' }),
  ]);
}

/** The side of each ring on which the Moon is up, and the sublunar points. */
export function lunarVisibilityGeoJson(limits: readonly LunarEclipseVisibilityLimitResponse[]): FeatureCollection {
  return collection(
    limits.flatMap(({ contact, jd_ut, points, sublunar_point }) => {
      const sublunar: Position = [sublunar_point.longitude_deg, sublunar_point.latitude_deg];
      const polygons = cutPolygon(
        points.map((p): Position => [p.longitude_deg, p.latitude_deg]),
        sublunar,
      );
      const properties = { contact, jd_ut };
      return [
        polygons.length === 1
          ? feature('Polygon', polygons[0], { name: 'visible', ...properties })
          : feature('MultiPolygon', polygons, { name: 'visible', ...properties }),
        feature('Point', sublunar, { name: 'sublunar_point', ...properties }),
      ];
    }),
  );
}
