import { interpolatedCrossing, solvedCrossing } from '../contours/edge-crossing.js';
import type { ContourSegment } from '../contours/mesh-contours.js';
import { contourLoops, geographicSegments } from '../contours/mesh-contours.js';
import type { PhaseQuantity } from './cartography-field.js';
import { DeepestPhase } from './cartography-field.js';
import type { GeographicPoint } from '../contours/globe-mesh.js';
import { geographicOf, GlobeMesh, pairKey } from '../contours/globe-mesh.js';
import type { LocalClass } from './site.js';
import type { SolarEclipse } from './solar.js';

/** Criteria of unresolved edges, and the budget of refinements. */
export interface CartographyPolicy {
  /** Thresholds in increasing order, as fractions of the diameter and of the disc. */
  readonly magnitude: readonly number[];
  readonly obscuration: readonly number[];
  readonly depth: number;
  readonly timeSamples: number;
  /** Longest edge, degrees, near contours, borders of visibility, the antimeridian and the poles. */
  readonly angularDeg: number;
  /** Largest difference between the field in the middle of an edge and the mean of its ends. */
  readonly field: number;
}

/** Deepest phase at a vertex; instants in days of TT from greatest eclipse, 0 when nothing is visible. */
export interface PhaseSample extends GeographicPoint {
  readonly visible: boolean;
  readonly magnitude: number;
  readonly magnitudeT: number;
  readonly obscuration: number;
  readonly obscurationT: number;
  readonly localClass: LocalClass;
  readonly sunAltitudeDeg: number;
}

/** Contour line, closed on the sphere, in segments for a flat map. `regionLeft`: the deeper phases are to its left. */
export interface ContourComponent {
  readonly regionLeft: boolean;
  readonly segments: readonly ContourSegment[];
}
/** Contours of one level of a quantity. */
export interface ContourLevel {
  readonly quantity: PhaseQuantity;
  readonly threshold: number;
  readonly components: readonly ContourComponent[];
}

/**
 * Edges with an end or their middle beyond this latitude count as polar, because a short edge spans many longitudes
 * there.
 */
const POLAR_LATITUDE_DEG = 75;
/** Contour points are solved to this fraction of an edge: below 10 cm. */
const EDGE_TOLERANCE = 1e-8;

/**
 * Deepest visible phase of a solar eclipse over the globe, on a mesh that is refined from the icosahedron according to
 * the policy.
 */
export class EclipseMap {
  readonly policy: CartographyPolicy;
  readonly mesh: GlobeMesh;
  readonly samples: readonly PhaseSample[];
  readonly achievedDepth: number;
  readonly unresolvedEdges: number;
  readonly maximumEdgeDeg: number;
  private readonly field: DeepestPhase;
  private readonly middles = new Map<number, PhaseSample>();
  private readonly point = new Float64Array(3);

  constructor(eclipse: SolarEclipse, policy: CartographyPolicy) {
    this.policy = policy;
    this.field = new DeepestPhase(eclipse, policy.timeSamples);
    let mesh = GlobeMesh.icosahedron(),
      depth = 0;
    const samples: PhaseSample[] = [];
    for (let v = 0; v < mesh.vertexCount; v++) samples.push(this.sampleAt(mesh.place(v)));
    let open = this.openEdges(mesh, samples);
    while (open.count > 0 && depth < policy.depth) {
      // The middles of these edges become vertices in the order of the edges; their samples are kept.
      for (let e = 0; e < mesh.edgeCount; e++) if (open.chosen[e] === 1) samples.push(this.middleOf(mesh, e));
      mesh = mesh.refined(open.chosen);
      depth++;
      open = this.openEdges(mesh, samples);
    }
    this.mesh = mesh;
    this.samples = samples;
    this.achievedDepth = depth;
    this.unresolvedEdges = open.count;
    let longest = 0;
    for (let e = 0; e < mesh.edgeCount; e++) longest = Math.max(longest, mesh.edgeAngleDeg(e));
    this.maximumEdgeDeg = longest;
  }

  /**
   * Contours of all levels, with one point on each mesh edge that they cross. `interpolated`: the field counts as
   * linear along an edge, as the tolerance of the policy assumes; `solved`: the point at which the field itself equals
   * the threshold, on the same edge.
   */
  contours(quantity: PhaseQuantity, points: 'interpolated' | 'solved'): ContourLevel[] {
    const fraction = points === 'solved' ? this.crossing : this.interpolated;
    return this.policy[quantity].map((threshold) => {
      const inside = Uint8Array.from(this.samples, (sample) => (sample[quantity] >= threshold ? 1 : 0));
      const components = contourLoops(this.mesh, inside)
        .map(({ edges, regionLeft }) => ({
          regionLeft,
          segments: geographicSegments(this.lineOf(edges, (edge) => fraction(edge, quantity, threshold))),
        }))
        .filter(({ segments }) => segments.length > 0);
      return { quantity, threshold, components };
    });
  }

  private lineOf(loop: readonly number[], fraction: (edge: number) => number): Float64Array {
    const line = new Float64Array(3 * loop.length);
    loop.forEach((edge, i) => {
      this.mesh.along(edge, fraction(edge), this.point);
      line.set(this.point, 3 * i);
    });
    return line;
  }

  private readonly interpolated = (edge: number, quantity: PhaseQuantity, threshold: number): number => {
    const a = this.samples[this.mesh.edges[2 * edge]][quantity],
      b = this.samples[this.mesh.edges[2 * edge + 1]][quantity];
    return interpolatedCrossing(a, b, threshold);
  };

  /**
   * Fraction of an edge at which a level crosses it; at a border of visibility the field may be discontinuous there.
   */
  private readonly crossing = (edge: number, quantity: PhaseQuantity, threshold: number): number => {
    const { mesh, samples, point } = this;
    const valueAt = (fraction: number): number => {
      mesh.along(edge, fraction, point);
      const { latitudeDeg, longitudeDeg } = geographicOf(point[0], point[1], point[2]);
      return this.field.solve(latitudeDeg, longitudeDeg, quantity)[quantity];
    };
    const ends = {
      from: samples[mesh.edges[2 * edge]][quantity],
      to: samples[mesh.edges[2 * edge + 1]][quantity],
    };
    return solvedCrossing(valueAt, ends, threshold, EDGE_TOLERANCE);
  };

  private sampleAt({ latitudeDeg, longitudeDeg }: GeographicPoint): PhaseSample {
    const { visible, magnitude, magnitudeT, obscuration, obscurationT, localClass, sunAltitudeDeg } = this.field.solve(
      latitudeDeg,
      longitudeDeg,
    );
    return {
      latitudeDeg,
      longitudeDeg,
      visible,
      magnitude,
      magnitudeT,
      obscuration,
      obscurationT,
      localClass,
      sunAltitudeDeg,
    };
  }

  private middleOf(mesh: GlobeMesh, edge: number): PhaseSample {
    const key = pairKey(mesh.edges[2 * edge], mesh.edges[2 * edge + 1]);
    let sample = this.middles.get(key);
    if (sample === undefined) {
      mesh.along(edge, 0.5, this.point);
      this.middles.set(key, (sample = this.sampleAt(geographicOf(this.point[0], this.point[1], this.point[2]))));
    }
    return sample;
  }

  private openEdges(
    mesh: GlobeMesh,
    samples: readonly PhaseSample[],
  ): { readonly chosen: Uint8Array; readonly count: number } {
    const chosen = new Uint8Array(mesh.edgeCount);
    let count = 0;
    for (let e = 0; e < chosen.length; e++) {
      if (
        !this.isOpen(
          samples[mesh.edges[2 * e]],
          this.middleOf(mesh, e),
          samples[mesh.edges[2 * e + 1]],
          mesh.edgeAngleDeg(e),
        )
      )
        continue;
      chosen[e] = 1;
      count++;
    }
    return { chosen, count };
  }

  /**
   * True when an edge does not meet the policy of convergence: the field bends more than allowed, or the edge is longer
   * than allowed where the shape of a drawn line depends on it.
   */
  private isOpen(a: PhaseSample, middle: PhaseSample, b: PhaseSample, angleDeg: number): boolean {
    const { policy } = this;
    const bend = Math.max(
      Math.abs(middle.magnitude - (a.magnitude + b.magnitude) / 2),
      Math.abs(middle.obscuration - (a.obscuration + b.obscuration) / 2),
    );
    if (bend > policy.field) return true;
    if (angleDeg <= policy.angularDeg) return false;
    if (
      a.visible !== b.visible ||
      a.visible !== middle.visible ||
      a.localClass !== b.localClass ||
      a.localClass !== middle.localClass
    )
      return true;
    if (
      meets(policy.magnitude, a.magnitude, middle.magnitude, b.magnitude) ||
      meets(policy.obscuration, a.obscuration, middle.obscuration, b.obscuration)
    )
      return true;
    if (Math.max(a.magnitude, middle.magnitude, b.magnitude) === 0) return false;
    return (
      Math.abs(a.longitudeDeg - b.longitudeDeg) > 180 ||
      Math.max(Math.abs(a.latitudeDeg), Math.abs(middle.latitudeDeg), Math.abs(b.latitudeDeg)) >= POLAR_LATITUDE_DEG
    );
  }
}

function meets(levels: readonly number[], a: number, b: number, c: number): boolean {
  const low = Math.min(a, b, c),
    high = Math.max(a, b, c);
  return levels.some((level) => low <= level && level <= high);
}
