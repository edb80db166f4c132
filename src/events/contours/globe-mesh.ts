import { DEG_PER_RAD } from '../../kernel/constants.js';

/**
 * The twelve corners of an icosahedron: cyclic permutations of (+-1, +-golden, 0). The pole is in the middle of an
 * edge.
 */
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS = [
  -1,
  GOLDEN,
  0,
  1,
  GOLDEN,
  0,
  -1,
  -GOLDEN,
  0,
  1,
  -GOLDEN,
  0,
  0,
  -1,
  GOLDEN,
  0,
  1,
  GOLDEN,
  0,
  -1,
  -GOLDEN,
  0,
  1,
  -GOLDEN,
  GOLDEN,
  0,
  -1,
  GOLDEN,
  0,
  1,
  -GOLDEN,
  0,
  -1,
  -GOLDEN,
  0,
  1,
];
/**
 * The faces: five around corner 0, their neighbours, five around corner 3, their neighbours; all with the same winding.
 */
const FACES = [
  0, 11, 5, 0, 5, 1, 0, 1, 7, 0, 7, 10, 0, 10, 11, 1, 5, 9, 5, 11, 4, 11, 10, 2, 10, 7, 6, 7, 1, 8, 3, 9, 4, 3, 4, 2, 3,
  2, 6, 3, 6, 8, 3, 8, 9, 4, 9, 5, 2, 4, 11, 6, 2, 10, 8, 6, 7, 9, 8, 1,
];
/** Above the vertex count after three refinements (642), so that a pair of vertices can be encoded as one number. */
const PAIR = 4096;

/** Encodes an unordered pair of vertices as one number. */
export const pairKey = (a: number, b: number): number => (a < b ? a * PAIR + b : b * PAIR + a);

/** Geographic coordinates, degrees. */
export interface GeographicPoint {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/**
 * Geographic coordinates of a direction of any length, degrees: the latitude counts as geodetic; longitude in [-180,
 * 180], 0 at a pole.
 */
export function geographicOf(x: number, y: number, z: number): GeographicPoint {
  const equator = Math.hypot(x, y);
  return {
    latitudeDeg: Math.atan2(z, equator) * DEG_PER_RAD + 0,
    longitudeDeg: equator === 0 ? 0 : Math.atan2(y + 0, x) * DEG_PER_RAD + 0,
  };
}

/**
 * Closed triangulation of the unit sphere in which no vertex is inside an edge. Vertices keep their index when the mesh
 * is refined; edges are ordered by their lower and then their higher vertex.
 */
export class GlobeMesh {
  /** Unit vectors, three numbers per vertex. */
  readonly xyz: Float64Array;
  /** Vertices, three per triangle. */
  readonly triangles: Int32Array;
  /** Vertices, two per edge, the lower first. */
  readonly edges: Int32Array;
  /** Edges ab, bc, ca of each triangle abc. */
  readonly triangleEdges: Int32Array;
  /** The two triangles at each edge. */
  readonly edgeTriangles: Int32Array;

  private constructor(xyz: Float64Array, triangles: Int32Array) {
    this.xyz = xyz;
    this.triangles = triangles;
    const sides = triangles.length;
    const keys = new Float64Array(sides);
    for (let side = 0; side < sides; side++) keys[side] = pairKey(triangles[side], triangles[nextCorner(side)]);
    // Every edge occurs twice; after sorting the two occurrences are neighbours.
    const sorted = keys.slice().sort(),
      index = new Map<number, number>();
    this.edges = new Int32Array(sides);
    for (let e = 0; 2 * e < sides; e++) {
      const key = sorted[2 * e];
      this.edges[2 * e] = Math.floor(key / PAIR);
      this.edges[2 * e + 1] = key % PAIR;
      index.set(key, e);
    }
    this.triangleEdges = new Int32Array(sides);
    this.edgeTriangles = new Int32Array(sides).fill(-1);
    for (let side = 0; side < sides; side++) {
      const e = index.get(keys[side]) as number;
      this.triangleEdges[side] = e;
      this.edgeTriangles[this.edgeTriangles[2 * e] < 0 ? 2 * e : 2 * e + 1] = Math.floor(side / 3);
    }
  }

  static icosahedron(): GlobeMesh {
    const xyz = new Float64Array(CORNERS);
    for (let v = 0; v < xyz.length; v += 3) normalize(xyz, v);
    return new GlobeMesh(xyz, new Int32Array(FACES));
  }

  get vertexCount(): number {
    return this.xyz.length / 3;
  }
  get triangleCount(): number {
    return this.triangles.length / 3;
  }
  get edgeCount(): number {
    return this.edges.length / 2;
  }

  place(vertex: number): GeographicPoint {
    return geographicOf(this.xyz[3 * vertex], this.xyz[3 * vertex + 1], this.xyz[3 * vertex + 2]);
  }

  /** Writes the unit vector at a fraction of an edge's chord, on the great circle of the edge. */
  along(edge: number, fraction: number, out: Float64Array): void {
    const a = 3 * this.edges[2 * edge],
      b = 3 * this.edges[2 * edge + 1];
    for (let k = 0; k < 3; k++) out[k] = this.xyz[a + k] + fraction * (this.xyz[b + k] - this.xyz[a + k]);
    normalize(out, 0);
  }

  /** Length of an edge on the sphere, degrees. */
  edgeAngleDeg(edge: number): number {
    const { xyz } = this,
      a = 3 * this.edges[2 * edge],
      b = 3 * this.edges[2 * edge + 1];
    const x = xyz[a + 1] * xyz[b + 2] - xyz[a + 2] * xyz[b + 1],
      y = xyz[a + 2] * xyz[b] - xyz[a] * xyz[b + 2],
      z = xyz[a] * xyz[b + 1] - xyz[a + 1] * xyz[b];
    return (
      Math.atan2(
        Math.sqrt(x * x + y * y + z * z),
        xyz[a] * xyz[b] + xyz[a + 1] * xyz[b + 1] + xyz[a + 2] * xyz[b + 2],
      ) * DEG_PER_RAD
    );
  }

  /** Mesh with the chosen edges halved; new vertices follow the order of the edges. */
  refined(chosen: Uint8Array): GlobeMesh {
    const old = this.vertexCount,
      middles = new Int32Array(this.edgeCount).fill(-1);
    let count = old;
    for (let e = 0; e < middles.length; e++) if (chosen[e] === 1) middles[e] = count++;
    const xyz = new Float64Array(3 * count),
      middle = new Float64Array(3);
    xyz.set(this.xyz);
    for (let e = 0; e < middles.length; e++) {
      if (middles[e] < 0) continue;
      this.along(e, 0.5, middle);
      xyz.set(middle, 3 * middles[e]);
    }
    const triangles: number[] = [];
    for (let t = 0; t < this.triangleCount; t++) this.divide(3 * t, middles, triangles);
    return new GlobeMesh(xyz, new Int32Array(triangles));
  }

  /** Divides one triangle at its halved edges. */
  private divide(first: number, middles: Int32Array, out: number[]): void {
    const corner = (k: number): number => this.triangles[first + (k % 3)];
    const middle = (k: number): number => middles[this.triangleEdges[first + (k % 3)]];
    const halved = [0, 1, 2].filter((k) => middle(k) >= 0);
    if (halved.length === 0) {
      out.push(corner(0), corner(1), corner(2));
    } else if (halved.length === 1) {
      const [k] = halved;
      out.push(corner(k), middle(k), corner(k + 2), middle(k), corner(k + 1), corner(k + 2));
    } else if (halved.length === 3) {
      for (let k = 0; k < 3; k++) out.push(corner(k), middle(k), middle(k + 2));
      out.push(middle(0), middle(1), middle(2));
    } else {
      // Two halved edges share a corner: that corner is cut off, and the rest is divided from its first unhalved edge.
      const unhalved = [0, 1, 2].find((k) => middle(k) < 0) as number,
        cut = (unhalved + 2) % 3;
      out.push(corner(cut), middle(cut), middle(cut + 2));
      const rest: number[] = [];
      for (let k = 0; k < 3; k++) {
        if (k !== cut) rest.push(corner(k));
        if (middle(k) >= 0) rest.push(middle(k));
      }
      if (cut === 0) rest.push(rest.shift() as number);
      out.push(rest[0], rest[1], rest[2], rest[0], rest[2], rest[3]);
    }
  }
}

const nextCorner = (side: number): number => (side % 3 === 2 ? side - 2 : side + 1);

function normalize(xyz: Float64Array, at: number): void {
  const length = Math.sqrt(xyz[at] * xyz[at] + xyz[at + 1] * xyz[at + 1] + xyz[at + 2] * xyz[at + 2]);
  for (let k = at; k < at + 3; k++) xyz[k] = xyz[k] / length + 0;
}
