import type { FeatureCollection } from '../contract/geojson.js';

type Feature = FeatureCollection['features'][number];
/** [longitude, latitude], degrees. */
export type Position = [number, number];

export const feature = (
  type: Feature['geometry']['type'],
  coordinates: unknown[],
  properties: Record<string, unknown>,
): Feature => ({ type: 'Feature', geometry: { type, coordinates }, properties });
export const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

/** Longitude of `b` on the branch nearest to `a`. */
export const near = (a: number, b: number): number => b - 360 * Math.round((b - a) / 360);

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

/** A line as a feature, cut at the antimeridian; none where it is a single point. */
export function line(points: readonly Position[], properties: Record<string, unknown>): Feature[] {
  const pieces = cutLine(points);
  if (pieces.length === 0) return [];
  return [
    pieces.length === 1 ? feature('LineString', pieces[0], properties) : feature('MultiLineString', pieces, properties),
  ];
}
