import { OutOfCoverage } from '../../kernel/errors.js';
import { NeedsWorker } from '../work-errors.js';
import type { CoverageInterval } from '../../kernel/errors.js';
import type { DataProvider } from '../../kernel/data.js';
import type { Ephemeris } from '../ephemeris.js';
import { EARTH, SUN } from '../source.js';
import type { EphemerisSource, SmallBodyStates } from '../source.js';
import { SpkSource } from '../spk-source.js';
import { AsteroidFamilies } from './asteroid-families.js';
import { SmallBodyCatalogue } from './catalogue.js';
import type { SmallBody } from './catalogue.js';
import { stateOfElements } from './elements.js';
import { mayExceedBound, OrbitUncertainty, WORST_ERROR_DEG } from './error-estimate.js';
import type { View } from './error-estimate.js';
import { ForceField } from './force-field.js';
import { Jets } from './jets.js';
import { KeptSteps } from './kept-steps.js';
import { MassiveBodies } from './massive-bodies.js';
import { PACKED_CLASSICAL, PACKED_MASSIVE, PackedSmallBodies } from './packed-small-bodies.js';
import { cutSpan, joined } from './spans.js';
import { estimatedSteps } from './step-estimate.js';
import { Trajectory } from './trajectory.js';

const SUN_NAIF = 10,
  BARYCENTRE_NAIF = 0;
/** NAIF's newer ids of asteroids lie so far above the older ones. */
const NEW_ID_SHIFT = 18_000_000;
/** An orbit is followed at most so far from its epoch: farther, its error has no bound that one could state. */
const INTEGRATION_LIMIT_DAYS = 365_250;
/** Memory of one thread for integrated steps, and for what paths keep for good: the one used longest ago goes first. */
const KEPT_STEP_BYTES = 40e6,
  KEPT_PATH_BYTES = 24e6;
/** Name of integrated places in answers. */
const INTEGRATED_LABEL = 'integrated from osculating elements';
const MODEL = 'Gauss-Radau order 15; Sun, planets, Moon, 16 asteroids; first post-Newtonian order of the Sun; ';
const WITHOUT_JETS = 'no non-gravitational forces',
  WITH_JETS = 'jets (A1, A2, A3, DT of Marsden, Sekanina & Yeomans 1973)';

/** Bodies that are followed together go so many days ahead in turn: the massive bodies of such a span are all kept. */
const SIDE_BY_SIDE_DAYS = 1024;

/** Where the states of a small body come from at an instant. */
export interface SmallBodyProvenance {
  readonly kind: 'kernel' | 'embedded' | 'integrated';
  readonly label: string;
  readonly sha256: string | null;
  readonly coverage: CoverageInterval;
  /** Of the elements that an integration starts from; null for files of states. */
  readonly elements: { readonly epochTdbJ2k: number; readonly solution: string; readonly source: string } | null;
  readonly model: string;
  readonly estimatedErrorArcsec: number;
}

/**
 * States of asteroids and comets: from operators' SPK kernels, from the embedded file, or integrated on demand from catalogued
 * elements, the first that covers the instant. Files are loaded at the first use. Holds scratch space: one instance for each thread.
 */
export class SmallBodyEphemeris implements SmallBodyStates {
  private readonly data: DataProvider;
  private readonly ephemeris: Ephemeris;
  private readonly integrates: boolean;
  private readonly kernels: readonly SpkSource[];
  /** By orbit. */
  private readonly paths = new Map<number, Path>();
  private readonly kept = new KeptSteps(KEPT_STEP_BYTES);
  private readonly uncertainties = new Map<number, OrbitUncertainty>();
  private readonly state9 = new Float64Array(9);
  private readonly sun = new Float64Array(9);
  private readonly earth = new Float64Array(9);
  private readonly seen = { sunKm: 0, earthKm: 0, speedKmPerDay: 0, amplification: 1 };
  private lastPath: Path | undefined;
  private lazyCatalogue: SmallBodyCatalogue | undefined;
  private lazyEmbedded: PackedSmallBodies | undefined;
  private lazyFamilies: AsteroidFamilies | undefined;
  private lazyField: ForceField | undefined;
  private planetSpan: { readonly startTdbJ2k: number; readonly endTdbJ2k: number } | undefined;

  /**
   * Given: the main bodies (whose list of sources has the operators' kernels too), and the packed files. With `integrates` false
   * a body that no file covers is a `NeedsWorker`: so that a thread that serves others is not held up.
   */
  constructor(data: DataProvider, ephemeris: Ephemeris, integrates = true) {
    this.data = data;
    this.integrates = integrates;
    this.ephemeris = ephemeris;
    this.kernels = [...ephemeris.partialSources, ...ephemeris.sources].filter((source) => source instanceof SpkSource);
  }

  get catalogue(): SmallBodyCatalogue {
    return (this.lazyCatalogue ??= new SmallBodyCatalogue(this.data));
  }
  /** What the planets are covered for without a gap from J2000.0. */
  private get planets(): { readonly startTdbJ2k: number; readonly endTdbJ2k: number } {
    return (this.planetSpan ??= {
      startTdbJ2k: this.ephemeris.reach(SUN, 0, 'backward'),
      endTdbJ2k: this.ephemeris.reach(SUN, 0, 'forward'),
    });
  }
  get families(): AsteroidFamilies {
    return (this.lazyFamilies ??= new AsteroidFamilies(this.data));
  }
  get embedded(): PackedSmallBodies {
    return (this.lazyEmbedded ??= new PackedSmallBodies(this.data, PACKED_CLASSICAL));
  }

  /** Whether a file of states (kernel or embedded) carries the body, at whatever instants. */
  isInFile(id: number): boolean {
    return this.embedded.has(id) || this.kernels.some((kernel) => kernel.spk.targets().includes(kernelId(kernel, id)));
  }

  /** Whether the body can be computed at all. */
  isComputable(body: SmallBody): boolean {
    return body.orbit >= 0 || this.isInFile(body.id);
  }

  /** Catalogued bodies that a file of states carries. */
  bodiesInFiles(): SmallBody[] {
    const ids = new Set([...this.embedded.ids(), ...this.kernels.flatMap((kernel) => kernel.spk.targets())]);
    return [...ids].map((id) => this.catalogue.ofId(id)).filter((body) => body !== undefined);
  }

  /** Barycentric state (6 numbers, 9 with `order` 2), as `Ephemeris.barycentric`. Errors: `OutOfCoverage` with all that covers the body. */
  barycentric(
    id: number,
    tdbJ2k: number,
    order: 1 | 2,
    out: Float64Array,
    offset: number,
    main?: EphemerisSource,
  ): void {
    const count = order === 1 ? 6 : 9;
    const { state9 } = this;
    for (let k = 0; k < this.kernels.length; k++) {
      const { spk } = this.kernels[k];
      const target = kernelId(this.kernels[k], id);
      if (spk.state(target, SUN_NAIF, tdbJ2k, state9, 0)) {
        this.addSun(tdbJ2k, order, out, offset, main);
        return;
      }
      if (spk.state(target, BARYCENTRE_NAIF, tdbJ2k, state9, 0)) {
        for (let i = 0; i < count; i++) out[offset + i] = state9[i];
        return;
      }
    }
    if (this.embedded.covers(id, tdbJ2k)) {
      this.embedded.state(id, tdbJ2k, order, state9, 0);
      this.addSun(tdbJ2k, order, out, offset, main);
      return;
    }
    const body = this.catalogue.ofId(id);
    const path = body === undefined ? undefined : this.path(body, tdbJ2k);
    if (path === undefined) throw this.outOfCoverage(id, tdbJ2k);
    if (!this.isKnown(path, tdbJ2k)) throw this.outOfCoverage(id, tdbJ2k, path);
    for (let i = 0; i < count; i++) out[offset + i] = state9[i];
  }

  /** Whether a path leads to an instant, and the place there is known well enough; the state is left in `state9`. */
  private isKnown({ trajectory, uncertainty }: Path, tdbJ2k: number): boolean {
    if (!trajectory.state(tdbJ2k, this.state9, 0)) return false;
    const view = this.view(trajectory, tdbJ2k);
    return !mayExceedBound(view, uncertainty.daysOff(tdbJ2k), uncertainty.orbitArcsec(tdbJ2k, view.amplification));
  }

  /** How far a path is known on the way from its epoch to an instant at which it is not, to a day. */
  private lastKnown(path: Path, tdbJ2k: number): number {
    let inside = path.trajectory.epoch,
      outside = tdbJ2k;
    while (Math.abs(outside - inside) > 1) {
      const middle = (inside + outside) / 2;
      if (this.isKnown(path, middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  }

  /** How the body that stands in `state9` is seen, for the error of its place. The object is reused. */
  private view(trajectory: Trajectory, tdbJ2k: number): View {
    const { state9: s, sun, earth, seen } = this;
    this.ephemeris.barycentric(SUN, tdbJ2k, 1, sun, 0);
    this.ephemeris.barycentric(EARTH, tdbJ2k, 1, earth, 0);
    seen.sunKm = Math.hypot(s[0] - sun[0], s[1] - sun[1], s[2] - sun[2]);
    seen.earthKm = Math.hypot(s[0] - earth[0], s[1] - earth[1], s[2] - earth[2]);
    seen.speedKmPerDay = Math.hypot(s[3] - sun[3], s[4] - sun[4], s[5] - sun[5]);
    seen.amplification = trajectory.amplification(tdbJ2k);
    return seen;
  }

  /**
   * Follows bodies to an instant side by side, some years at a time, so that they share the places of the massive bodies. Without it
   * each would compute them anew. Errors: `NeedsWorker`.
   */
  followTogether(bodies: readonly SmallBody[], tdbJ2k: number): void {
    const paths = bodies
      .filter((body) => body.orbit >= 0 && !this.isCovered(body.id, tdbJ2k))
      .map((body) => this.path(body, tdbJ2k)?.trajectory)
      .filter((path) => path !== undefined);
    for (const direction of [1, -1]) {
      const ahead = paths.filter((path) => (tdbJ2k - path.epoch) * direction > 0);
      if (ahead.length === 0) continue;
      const first = Math.min(...ahead.map((path) => path.epoch * direction));
      for (let t = first + SIDE_BY_SIDE_DAYS; ; t += SIDE_BY_SIDE_DAYS) {
        const end = Math.min(t, tdbJ2k * direction) * direction;
        for (const path of ahead) if ((end - path.epoch) * direction > 0) path.reach(end);
        if (t >= tdbJ2k * direction) break;
      }
    }
  }

  /** Steps, about, that places of these bodies at an instant would have to be integrated over: 0 for what a file covers or a kept path reaches. */
  stepsTo(body: SmallBody, tdbJ2k: number): number {
    if (body.orbit < 0 || this.isCovered(body.id, tdbJ2k)) return 0;
    const orbit = this.catalogue.nearestOrbit(body, tdbJ2k);
    if (!this.isFollowed(body, orbit, tdbJ2k) || this.paths.get(orbit)?.trajectory.reaches(tdbJ2k) === true) return 0;
    const elements = this.catalogue.elements(orbit);
    return estimatedSteps(elements, Math.abs(tdbJ2k - elements.epochTdbJ2k));
  }

  /** Whether a kernel or the embedded file has the body at an instant. */
  private isCovered(id: number, tdbJ2k: number): boolean {
    return (
      this.embedded.covers(id, tdbJ2k) ||
      this.kernels.some((kernel) => {
        const target = kernelId(kernel, id);
        return kernel.spk.covers(target, SUN_NAIF, tdbJ2k) || kernel.spk.covers(target, BARYCENTRE_NAIF, tdbJ2k);
      })
    );
  }

  /** `main`: the source of the Sun; it may be asked for an instant just before its span (light time). */
  private addSun(tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number, main?: EphemerisSource): void {
    this.ephemeris.barycentric(SUN, tdbJ2k, order, this.sun, 0, main);
    for (let i = 0, count = order === 1 ? 6 : 9; i < count; i++) out[offset + i] = this.state9[i] + this.sun[i];
  }

  /** What `barycentric` would use. Errors: `OutOfCoverage`. */
  provenance(id: number, tdbJ2k: number): SmallBodyProvenance {
    for (const kernel of this.kernels) {
      const target = kernelId(kernel, id);
      if (kernel.spk.covers(target, SUN_NAIF, tdbJ2k) || kernel.spk.covers(target, BARYCENTRE_NAIF, tdbJ2k)) {
        return {
          kind: 'kernel',
          label: kernel.identity.label,
          sha256: kernel.identity.sha256,
          coverage: kernel.identity.coverage,
          elements: null,
          model: "the kernel's own",
          estimatedErrorArcsec: 0,
        };
      }
    }
    if (this.embedded.covers(id, tdbJ2k)) {
      const { label, sha256, coverage } = this.embedded.identity;
      return {
        kind: 'embedded',
        label,
        sha256,
        coverage,
        elements: null,
        model: 'JPL Horizons states, re-fitted',
        estimatedErrorArcsec: 0.02,
      };
    }
    const body = this.catalogue.ofId(id);
    const path = body === undefined ? undefined : this.path(body, tdbJ2k);
    if (body === undefined || path === undefined) throw this.outOfCoverage(id, tdbJ2k);
    if (!this.isKnown(path, tdbJ2k)) throw this.outOfCoverage(id, tdbJ2k, path);
    const { catalogue } = this;
    const estimatedErrorArcsec = path.uncertainty.placeArcsec(tdbJ2k, this.view(path.trajectory, tdbJ2k));
    return {
      kind: 'integrated',
      label: INTEGRATED_LABEL,
      sha256: null,
      coverage: this.integrationSpan(body, path.orbit),
      elements: {
        epochTdbJ2k: path.trajectory.epoch,
        solution: catalogue.solution(path.orbit),
        source: catalogue.source(path.orbit),
      },
      model: MODEL + (catalogue.nonGravitational(path.orbit) === null ? WITHOUT_JETS : WITH_JETS),
      estimatedErrorArcsec,
    };
  }

  /** How far an orbit of a body is followed: at most the limit, half-way to its neighbours, and as long as its error is bounded. */
  private integrationSpan(body: SmallBody, orbit: number): CoverageInterval {
    const { catalogue } = this;
    const epoch = catalogue.elements(orbit).epochTdbJ2k,
      last = body.orbit + body.orbitCount - 1;
    const half = (neighbour: number): number => (epoch + catalogue.elements(neighbour).epochTdbJ2k) / 2;
    const uncertainty = this.uncertaintyOf(body, orbit);
    const start = orbit === body.orbit ? epoch - INTEGRATION_LIMIT_DAYS : half(orbit - 1),
      end = orbit === last ? epoch + INTEGRATION_LIMIT_DAYS : half(orbit + 1);
    const earliest = Math.max(epoch - INTEGRATION_LIMIT_DAYS, this.planets.startTdbJ2k),
      latest = Math.min(epoch + INTEGRATION_LIMIT_DAYS, this.planets.endTdbJ2k);
    return {
      startTdbJ2k: uncertainty.lastCovered(Math.max(start, earliest)),
      endTdbJ2k: uncertainty.lastCovered(Math.min(end, latest)),
      source: `${INTEGRATED_LABEL}, as far as the error of a place is estimated at ${WORST_ERROR_DEG} degrees or less`,
    };
  }

  private isFollowed(body: SmallBody, orbit: number, tdbJ2k: number): boolean {
    return this.mayLeadTo(tdbJ2k, this.catalogue.elements(orbit).epochTdbJ2k, this.uncertaintyOf(body, orbit));
  }

  /** Whether an orbit is followed to an instant at all: as far as the planets are covered, its epoch is near and its error bounded. */
  private mayLeadTo(tdbJ2k: number, epoch: number, uncertainty: OrbitUncertainty): boolean {
    const { startTdbJ2k, endTdbJ2k } = this.planets;
    if (tdbJ2k < startTdbJ2k || tdbJ2k > endTdbJ2k) return false;
    return Math.abs(tdbJ2k - epoch) <= INTEGRATION_LIMIT_DAYS && uncertainty.covers(tdbJ2k);
  }

  private uncertaintyOf(body: SmallBody, orbit: number): OrbitUncertainty {
    let found = this.uncertainties.get(orbit);
    if (found === undefined) {
      found = new OrbitUncertainty(this.catalogue, body, orbit);
      this.uncertainties.set(orbit, found);
    }
    return found;
  }

  /**
   * What covers a body, in the order in which it is asked: kernels, the embedded file, the integration of each of its orbits, of which
   * one may be `cut` at an instant beyond which its path was found not to be known.
   */
  coverageOf(id: number, cut?: { readonly orbit: number; readonly atTdbJ2k: number }): CoverageInterval[] {
    const body = this.catalogue.ofId(id);
    const coverage = this.kernels
      .filter((kernel) => kernel.spk.targets().includes(kernelId(kernel, id)))
      .map((kernel) => kernel.identity.coverage);
    if (this.embedded.has(id)) coverage.push(this.embedded.identity.coverage);
    if (body !== undefined) {
      const spans = Array.from({ length: body.orbitCount }, (_, i) => {
        const span = this.integrationSpan(body, body.orbit + i);
        if (cut?.orbit !== body.orbit + i) return span;
        return cutSpan(span, this.catalogue.elements(cut.orbit).epochTdbJ2k, cut.atTdbJ2k);
      });
      coverage.push(...joined(spans));
    }
    return coverage;
  }

  /** `path`: one that does not lead to the instant, or not well enough: its span is told as far as it does. */
  private outOfCoverage(id: number, tdbJ2k: number, path?: Path): OutOfCoverage {
    const cut = path && { orbit: path.orbit, atTdbJ2k: this.lastKnown(path, tdbJ2k) };
    return new OutOfCoverage(this.catalogue.ofId(id)?.name ?? `small body ${id}`, tdbJ2k, this.coverageOf(id, cut));
  }

  /** The integrated path of a body from the solution that is nearest to an instant: a kept one (which becomes the last to go) or a new one. */
  private path(body: SmallBody, tdbJ2k: number): Path | undefined {
    if (body.orbit < 0) return undefined;
    const orbit = this.catalogue.nearestOrbit(body, tdbJ2k);
    const known = this.paths.get(orbit);
    if (known !== undefined) {
      if (!this.mayLeadTo(tdbJ2k, known.trajectory.epoch, known.uncertainty)) return undefined;
      if (known !== this.lastPath) {
        this.paths.delete(orbit);
        this.paths.set(orbit, known);
        this.lastPath = known;
      }
      return known;
    }
    if (!this.isFollowed(body, orbit, tdbJ2k)) return undefined;
    if (!this.integrates) throw new NeedsWorker(`the orbit of ${body.name} is to be integrated`);
    this.makeRoom();
    const path = { orbit, trajectory: this.trajectory(body, orbit), uncertainty: this.uncertaintyOf(body, orbit) };
    this.paths.set(orbit, path);
    return path;
  }

  private makeRoom(): void {
    let bytes = 0;
    for (const { trajectory } of this.paths.values()) bytes += trajectory.bytes;
    for (const [oldest, { trajectory }] of this.paths) {
      if (bytes <= KEPT_PATH_BYTES) break;
      bytes -= trajectory.bytes;
      trajectory.release();
      this.paths.delete(oldest);
    }
  }

  private trajectory(body: SmallBody, orbit: number): Trajectory {
    const elements = this.catalogue.elements(orbit),
      jets = this.catalogue.nonGravitational(orbit);
    const { state9, sun } = this;
    stateOfElements(elements, elements.epochTdbJ2k, state9);
    this.ephemeris.barycentric(SUN, elements.epochTdbJ2k, 1, sun, 0);
    for (let i = 0; i < 6; i++) state9[i] += sun[i];
    this.lazyField ??= new ForceField(
      new MassiveBodies(this.ephemeris, [this.embedded, new PackedSmallBodies(this.data, PACKED_MASSIVE)]),
    );
    const subject = { naifId: body.naifId, jets: jets === null ? null : new Jets(jets) };
    return new Trajectory(this.lazyField, subject, elements.epochTdbJ2k, state9, this.kept);
  }
}

/** An orbit that is followed. */
interface Path {
  readonly orbit: number;
  readonly trajectory: Trajectory;
  readonly uncertainty: OrbitUncertainty;
}

/** The id under which a kernel has an asteroid: the older or the newer NAIF id. */
function kernelId(kernel: SpkSource, id: number): number {
  return kernel.spk.hasTarget(id) || id < 2_000_000 || id > 3_000_000 ? id : id + NEW_ID_SHIFT;
}
