import type { FeatureCollection } from '../../../contract/geojson.js';
import { collection, cutLine, feature, line, near } from '../../../wire/geojson.js';
import type { Position } from '../../../wire/geojson.js';
import type { LunarEclipseVisibilityLimitResponse } from './lunar-schema.js';
import type { SolarEclipseFootprintPointResponse, SolarEclipseVisibilityFootprintResponse } from './solar-schema.js';

const signedArea = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0);

/** Closes a ring counterclockwise, as RFC 7946 requires for exterior rings. */
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

/**
 * The side of a closed ring that contains `within`, as polygons that neither cross the antimeridian nor contain a pole
 * in their interior.
 */
export function cutPolygon(points: readonly Position[], within: Position): Position[][][] {
  const ring: Position[] = [[points[0][0], points[0][1]]];
  for (let i = 1; i < points.length; i++) ring.push([near(ring[i - 1][0], points[i][0]), points[i][1]]);
  const turn = ring[ring.length - 1][0] - ring[0][0];
  if (Math.abs(turn) > 180) {
    // The ring encloses a pole: it is closed along the antimeridian and the pole on the side of `within`.
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

/** Central line and point of greatest eclipse as GeoJSON. */
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

/** Boundary tracks and point of greatest eclipse as GeoJSON. */
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

/** Side of each ring on which the Moon is above the horizon, and the sublunar points, as GeoJSON. */
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
