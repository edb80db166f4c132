import { DEG_PER_RAD } from '../../kernel/constants.js';

/** A vertex of a mesh on the sphere of geographic coordinates. */
export interface Vertex { readonly x: number; readonly y: number; readonly z: number; readonly latitudeDeg: number; readonly longitudeDeg: number }

type Edge = readonly [number, number];
type Triangle = readonly [number, number, number];

export interface Mesh { readonly vertices: readonly Vertex[]; readonly triangles: readonly Triangle[] }

/** The vertex in a direction (any length). */
export function vertexAt(x: number, y: number, z: number): Vertex {
  const r = Math.hypot(x, y, z);
  return { x: x / r, y: y / r, z: z / r, latitudeDeg: Math.asin(Math.max(-1, Math.min(1, z / r))) * DEG_PER_RAD + 0, longitudeDeg: Math.atan2(y + 0, x) * DEG_PER_RAD + 0 };
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
/** Corners (+-1, +-golden, 0) and their rotations; faces wind outwards. */
const CORNERS: readonly (readonly [number, number, number])[] = [
  [-1, GOLDEN, 0], [1, GOLDEN, 0], [-1, -GOLDEN, 0], [1, -GOLDEN, 0], [0, -1, GOLDEN], [0, 1, GOLDEN],
  [0, -1, -GOLDEN], [0, 1, -GOLDEN], [GOLDEN, 0, -1], [GOLDEN, 0, 1], [-GOLDEN, 0, -1], [-GOLDEN, 0, 1],
];
const FACES: readonly Triangle[] = [
  [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
  [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1],
];

export function icosahedron(): Mesh {
  return { vertices: CORNERS.map(([x, y, z]) => vertexAt(x, y, z)), triangles: FACES };
}

/** All edges once, the smaller index first, in lexicographic order. */
export function edgesOf(mesh: Mesh): Edge[] {
  const count = mesh.vertices.length, keys = new Set<number>();
  for (const [a, b, c] of mesh.triangles) for (const [p, q] of [[a, b], [b, c], [c, a]]) keys.add(Math.min(p, q) * count + Math.max(p, q));
  return [...keys].sort((a, b) => a - b).map((key): Edge => [Math.floor(key / count), key % count]);
}

export const midpoint = (a: Vertex, b: Vertex): Vertex => vertexAt(a.x + b.x, a.y + b.y, a.z + b.z);

export function edgeAngleDeg(a: Vertex, b: Vertex): number {
  return 2 * Math.asin(Math.min(1, Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) / 2)) * DEG_PER_RAD;
}

/** Halves the chosen edges; triangles that share them are divided so that no vertex lies inside an edge. New vertices follow the order of the edges. */
export function refine(mesh: Mesh, edges: readonly Edge[]): Mesh {
  const vertices = [...mesh.vertices], count = mesh.vertices.length, middles = new Map<number, number>();
  for (const [a, b] of edges) {
    middles.set(a * count + b, vertices.length);
    vertices.push(midpoint(mesh.vertices[a], mesh.vertices[b]));
  }
  const middle = (a: number, b: number): number => middles.get(Math.min(a, b) * count + Math.max(a, b)) ?? -1;
  return { vertices, triangles: mesh.triangles.flatMap((triangle) => divide(triangle, middle)) };
}

function divide([a, b, c]: Triangle, middle: (a: number, b: number) => number): Triangle[] {
  const ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
  const halved = Number(ab >= 0) + Number(bc >= 0) + Number(ca >= 0);
  if (halved === 0) return [[a, b, c]];
  if (halved === 3) return [[a, ab, ca], [b, bc, ab], [c, ca, bc], [ab, bc, ca]];
  // Turned so that the first edge is the halved one, or the last the whole one.
  if (halved === 1) {
    if (ab >= 0) return [[a, ab, c], [ab, b, c]];
    return bc >= 0 ? [[b, bc, a], [bc, c, a]] : [[c, ca, b], [ca, a, b]];
  }
  if (ca < 0) return [[b, bc, ab], [a, ab, bc], [a, bc, c]];
  return ab < 0 ? [[c, ca, bc], [a, b, bc], [a, bc, ca]] : [[a, ab, ca], [b, c, ca], [b, ca, ab]];
}
