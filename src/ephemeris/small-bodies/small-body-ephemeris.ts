import { NeedsWorker, OutOfCoverage } from '../../kernel/errors.js';
import type { CoverageInterval } from '../../kernel/errors.js';
import type { DataProvider } from '../../kernel/data.js';
import type { Ephemeris } from '../ephemeris.js';
import { SUN } from '../source.js';
import type { EphemerisSource, SmallBodyStates } from '../source.js';
import { SpkSource } from '../spk-source.js';
import { AsteroidFamilies } from './asteroid-families.js';
import { SmallBodyCatalogue } from './catalogue.js';
import type { SmallBody } from './catalogue.js';
import { stateOfElements } from './elements.js';
import { errorEstimateArcsec } from './error-estimate.js';
import { ForceField } from './force-field.js';
import { MassiveBodies } from './massive-bodies.js';
import { PACKED_CLASSICAL, PACKED_MASSIVE, PackedSmallBodies } from './packed-small-bodies.js';
import { Trajectory } from './trajectory.js';

const SUN_NAIF = 10,
  BARYCENTRE_NAIF = 0;
/** NAIF's newer ids of asteroids lie so far above the older ones. */
const NEW_ID_SHIFT = 18_000_000;
/** An orbit is followed at most so far from its epoch: farther, its error has no bound that one could state. */
const INTEGRATION_LIMIT_DAYS = 365_250;
/** Memory for integrated paths in one thread; the path used longest ago goes first. */
const KEPT_BYTES = 64e6;
/** Name of integrated places in answers. */
const INTEGRATED_LABEL = 'integrated from osculating elements';
const MODEL =
  'Gauss-Radau order 15; Sun, planets, Moon, 16 asteroids; first post-Newtonian order of the Sun; no non-gravitational forces';

/** Where the states of a small body come from at an instant. */
export interface SmallBodyProvenance {
  readonly kind: 'kernel' | 'embedded' | 'integrated';
  readonly label: string;
  readonly sha256: string | null;
  readonly coverage: CoverageInterval;
  /** Of the elements that an integration starts from; null for files of states. */
  readonly elements: { readonly epochTdbJ2k: number; readonly solution: string } | null;
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
  private readonly paths = new Map<number, Trajectory>();
  private readonly state9 = new Float64Array(9);
  private readonly sun = new Float64Array(9);
  private lazyCatalogue: SmallBodyCatalogue | undefined;
  private lazyEmbedded: PackedSmallBodies | undefined;
  private lazyFamilies: AsteroidFamilies | undefined;
  private lazyField: ForceField | undefined;

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
    const { state9, sun } = this;
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
    const path = this.path(id);
    if (path === undefined || Math.abs(tdbJ2k - path.epoch) > INTEGRATION_LIMIT_DAYS || !path.state(tdbJ2k, sun, 0))
      throw this.outOfCoverage(id, tdbJ2k);
    for (let i = 0; i < count; i++) out[offset + i] = sun[i];
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
    if (body === undefined || body.orbit < 0) throw this.outOfCoverage(id, tdbJ2k);
    const elements = this.catalogue.elements(body.orbit);
    return {
      kind: 'integrated',
      label: INTEGRATED_LABEL,
      sha256: null,
      coverage: this.integrationSpan(elements.epochTdbJ2k),
      elements: { epochTdbJ2k: elements.epochTdbJ2k, solution: this.catalogue.solution(body.orbit) },
      model: MODEL,
      estimatedErrorArcsec: errorEstimateArcsec(body, elements, tdbJ2k),
    };
  }

  private integrationSpan(epochTdbJ2k: number): CoverageInterval {
    return {
      startTdbJ2k: epochTdbJ2k - INTEGRATION_LIMIT_DAYS,
      endTdbJ2k: epochTdbJ2k + INTEGRATION_LIMIT_DAYS,
      source: INTEGRATED_LABEL,
    };
  }

  /** What covers a body, in the order in which it is asked: kernels, the embedded file, the integration. */
  coverageOf(id: number): CoverageInterval[] {
    const body = this.catalogue.ofId(id);
    const coverage = this.kernels
      .filter((kernel) => kernel.spk.targets().includes(kernelId(kernel, id)))
      .map((kernel) => kernel.identity.coverage);
    if (this.embedded.has(id)) coverage.push(this.embedded.identity.coverage);
    if (body !== undefined && body.orbit >= 0)
      coverage.push(this.integrationSpan(this.catalogue.elements(body.orbit).epochTdbJ2k));
    return coverage;
  }

  private outOfCoverage(id: number, tdbJ2k: number): OutOfCoverage {
    return new OutOfCoverage(this.catalogue.ofId(id)?.name ?? `small body ${id}`, tdbJ2k, this.coverageOf(id));
  }

  /** The integrated path of a body, from the kept ones (which it moves to the end) or a new one. */
  private path(id: number): Trajectory | undefined {
    const known = this.paths.get(id);
    if (known !== undefined) {
      this.paths.delete(id);
      this.paths.set(id, known);
      return known;
    }
    const body = this.catalogue.ofId(id);
    if (body === undefined || body.orbit < 0) return undefined;
    if (!this.integrates) throw new NeedsWorker(`the orbit of ${body.name} is to be integrated`);
    let bytes = 0;
    for (const path of this.paths.values()) bytes += path.bytes;
    for (const [oldest, path] of this.paths) {
      if (bytes <= KEPT_BYTES) break;
      bytes -= path.bytes;
      this.paths.delete(oldest);
    }
    const elements = this.catalogue.elements(body.orbit);
    const { state9, sun } = this;
    stateOfElements(elements, elements.epochTdbJ2k, state9);
    this.ephemeris.barycentric(SUN, elements.epochTdbJ2k, 1, sun, 0);
    for (let i = 0; i < 6; i++) state9[i] += sun[i];
    this.lazyField ??= new ForceField(
      new MassiveBodies(this.ephemeris, [this.embedded, new PackedSmallBodies(this.data, PACKED_MASSIVE)]),
    );
    const path = new Trajectory(this.lazyField, body.naifId, elements.epochTdbJ2k, state9);
    this.paths.set(id, path);
    return path;
  }
}

/** The id under which a kernel has an asteroid: the older or the newer NAIF id. */
function kernelId(kernel: SpkSource, id: number): number {
  return kernel.spk.hasTarget(id) || id < 2_000_000 || id > 3_000_000 ? id : id + NEW_ID_SHIFT;
}
