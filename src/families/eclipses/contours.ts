import type { Mesh, Vertex } from './mesh.js';
import { vertexAt } from './mesh.js';

/** [latitude, longitude], degrees. */
export type MapPoint = readonly [number, number];
export interface ContourLine { readonly points: readonly MapPoint[]; readonly closed: boolean }

interface Piece { readonly ends: readonly [string, string]; readonly points: readonly [MapPoint, MapPoint] }

/** Lines on which a field given at the vertices takes a value: linear along edges, one piece for each triangle, joined end to end. */
export function contourLines(mesh: Mesh, values: ArrayLike<number>, threshold: number): ContourLine[] {
  const pieces = new Map<string, Piece>();
  for (const triangle of mesh.triangles) {
    const crossings = new Map<string, MapPoint>();
    for (let i = 0; i < 3; i++) {
      const a = triangle[i], b = triangle[(i + 1) % 3], va = values[a], vb = values[b];
      // A vertex exactly on the threshold counts as above it.
      if (va >= threshold === vb >= threshold) continue;
      const w = (threshold - va) / (vb - va);
      crossings.set(w === 0 ? `v${a}` : w === 1 ? `v${b}` : `e${Math.min(a, b)}-${Math.max(a, b)}`, between(mesh.vertices[a], mesh.vertices[b], w));
    }
    if (crossings.size !== 2) continue;
    const [[from, p], [to, q]] = [...crossings];
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    if (!pieces.has(key)) pieces.set(key, { ends: [from, to], points: [p, q] });
  }
  return join([...pieces.values()]);
}

function between(a: Vertex, b: Vertex, w: number): MapPoint {
  const v = vertexAt(a.x + w * (b.x - a.x), a.y + w * (b.y - a.y), a.z + w * (b.z - a.z));
  return [v.latitudeDeg, v.longitudeDeg];
}

function join(pieces: readonly Piece[]): ContourLine[] {
  const byEnd = new Map<string, number[]>();
  pieces.forEach((piece, index) => { for (const end of piece.ends) byEnd.set(end, [...(byEnd.get(end) ?? []), index]); });
  const used = new Uint8Array(pieces.length), lines: ContourLine[] = [];
  pieces.forEach((first, index) => {
    if (used[index]) return;
    used[index] = 1;
    const start = first.ends[0], points = [...first.points];
    let end = first.ends[1];
    while (end !== start) {
      const next = (byEnd.get(end) ?? []).find((candidate) => !used[candidate]);
      if (next === undefined) break;
      used[next] = 1;
      const forwards = pieces[next].ends[0] === end;
      end = pieces[next].ends[forwards ? 1 : 0];
      points.push(pieces[next].points[forwards ? 1 : 0]);
    }
    const closed = end === start;
    // The joint was computed in two triangles: one value for both.
    if (closed) points[points.length - 1] = points[0];
    lines.push({ points, closed });
  });
  return lines;
}

/** Cuts a line where it crosses the antimeridian; a closed line that does is cut open there. */
export function splitAtAntimeridian(line: ContourLine): ContourLine[] {
  const pieces: MapPoint[][] = [];
  let piece: MapPoint[] = [line.points[0]];
  for (let i = 1; i < line.points.length; i++) {
    const [latA, lonA] = line.points[i - 1], [latB, lonB] = line.points[i];
    if (Math.abs(lonB - lonA) > 180) {
      const edge = lonA > 0 ? 180 : -180, ahead = lonB + 2 * edge;
      const latitude = seamLatitude(latA, lonA, latB, lonB, (edge - lonA) / (ahead - lonA));
      piece.push([latitude, edge]);
      pieces.push(piece);
      piece = [[latitude, -edge]];
    }
    piece.push(line.points[i]);
  }
  pieces.push(piece);
  if (pieces.length === 1) return [line];
  if (line.closed) {
    const last = pieces.pop() as MapPoint[];
    pieces[0] = [...last.slice(0, -1), ...pieces[0]];
  }
  return pieces
    .map((points) => points.filter((p, i) => i === 0 || p[0] !== points[i - 1][0] || p[1] !== points[i - 1][1]))
    .filter((points) => points.length > 1)
    .map((points) => ({ points, closed: false }));
}

/** Latitude on the chord between two places at a fraction of its length. */
function seamLatitude(latA: number, lonA: number, latB: number, lonB: number, fraction: number): number {
  const rad = Math.PI / 180;
  const at = (lat: number, lon: number): [number, number, number] => [Math.cos(lat * rad) * Math.cos(lon * rad), Math.cos(lat * rad) * Math.sin(lon * rad), Math.sin(lat * rad)];
  const a = at(latA, lonA), b = at(latB, lonB), w = Math.max(0, Math.min(1, Number.isFinite(fraction) ? fraction : 0.5));
  return vertexAt(a[0] + w * (b[0] - a[0]), a[1] + w * (b[1] - a[1]), a[2] + w * (b[2] - a[2])).latitudeDeg;
}
