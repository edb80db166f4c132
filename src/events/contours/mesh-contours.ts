import type { GlobeMesh, GeographicPoint } from './globe-mesh.js';
import { geographicOf } from './globe-mesh.js';

/**
 * Segment of a contour for a flat map: no longitude jump above 180 degrees. A closed segment repeats its first point.
 */
export interface ContourSegment {
  readonly closed: boolean;
  readonly points: readonly GeographicPoint[];
}

/**
 * Closed line over a mesh: the edges that it crosses, in order, and whether the region is to its left, seen from
 * outside.
 */
export interface ContourLoop {
  readonly edges: readonly number[];
  readonly regionLeft: boolean;
}

/**
 * Closed lines that separate vertices inside a region from vertices outside it. On a closed mesh every such line is
 * closed. It starts at its first triangle and leaves that triangle by the later of the two crossed edges.
 */
export function contourLoops(mesh: GlobeMesh, inside: Uint8Array): ContourLoop[] {
  const { triangles, triangleEdges, edgeTriangles } = mesh;
  const crosses = (triangle: number, side: number): boolean =>
    inside[triangles[3 * triangle + side]] !== inside[triangles[3 * triangle + ((side + 1) % 3)]];
  const used = new Uint8Array(mesh.triangleCount),
    loops: ContourLoop[] = [];
  for (let start = 0; start < used.length; start++) {
    if (used[start] === 1) continue;
    const firstSide = [0, 1, 2].find((side) => crosses(start, side));
    if (firstSide === undefined) continue;
    // Faces wind counterclockwise: from ab to bc, or from bc to ca, the common corner is to the right; from ab to ca it
    // is to the left.
    const skips = firstSide === 0 && !crosses(start, 1),
      corner = triangles[3 * start + (skips ? 0 : firstSide + 1)];
    const entry = triangleEdges[3 * start + firstSide],
      edges: number[] = [];
    let triangle = start,
      edge = entry;
    do {
      edges.push(edge);
      used[triangle] = 1;
      const side = [0, 1, 2].find((k) => crosses(triangle, k) && triangleEdges[3 * triangle + k] !== edge) as number;
      edge = triangleEdges[3 * triangle + side];
      triangle = edgeTriangles[2 * edge] === triangle ? edgeTriangles[2 * edge + 1] : edgeTriangles[2 * edge];
    } while (edge !== entry);
    loops.push({ edges, regionLeft: (inside[corner] === 1) === skips });
  }
  return loops;
}

/**
 * Converts a closed line of unit vectors (three numbers per point, the first point not repeated) to segments in
 * geographic coordinates. The line is cut where the great circle between two points crosses the antimeridian, with one
 * point at -180 and one at 180. The segment that contains the first point of the line comes first. A line that is a
 * single point has no segments.
 */
export function geographicSegments(line: Float64Array): ContourSegment[] {
  const count = line.length / 3,
    places: GeographicPoint[] = [];
  for (let i = 0; i < count; i++) places.push(geographicOf(line[3 * i], line[3 * i + 1], line[3 * i + 2]));
  const pieces: GeographicPoint[][] = [[places[0]]];
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count,
      from = places[i],
      to = places[j];
    if (Math.abs(to.longitudeDeg - from.longitudeDeg) > 180) {
      const edge = from.longitudeDeg > 0 ? 180 : -180,
        latitudeDeg = antimeridianLatitude(line, 3 * i, 3 * j);
      append(pieces[pieces.length - 1], { latitudeDeg, longitudeDeg: edge });
      pieces.push([{ latitudeDeg, longitudeDeg: -edge }]);
    }
    append(pieces[pieces.length - 1], to);
  }
  if (pieces.length === 1) return pieces[0].length > 2 ? [{ closed: true, points: pieces[0] }] : [];
  // The last segment continues into the first: join them.
  const last = pieces.pop() as GeographicPoint[];
  for (const point of pieces[0]) append(last, point);
  pieces[0] = last;
  return pieces.filter((points) => points.length > 1).map((points) => ({ closed: false, points }));
}

/**
 * Latitude at which the great circle through two unit vectors on either side of the antimeridian crosses it, degrees.
 */
function antimeridianLatitude(line: Float64Array, a: number, b: number): number {
  const ya = line[a + 1],
    yb = line[b + 1];
  // Both are in the plane; one of them has longitude -180 or 180 and is the cut.
  const w = ya === yb ? 0 : ya / (ya - yb);
  return geographicOf(line[a] + w * (line[b] - line[a]), 0, line[a + 2] + w * (line[b + 2] - line[a + 2])).latitudeDeg;
}

function append(piece: GeographicPoint[], point: GeographicPoint): void {
  const last = piece[piece.length - 1];
  if (last.latitudeDeg !== point.latitudeDeg || last.longitudeDeg !== point.longitudeDeg) piece.push(point);
}
