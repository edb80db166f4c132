import { OutOfCoverage } from '../../kernel/errors.js';
import type { CoverageInterval } from '../../kernel/errors.js';
import type { DataProvider } from '../../kernel/data.js';
import type { Ephemeris } from '../ephemeris.js';
import { SUN } from '../source.js';
import type { EphemerisSource, SmallBodyStates } from '../source.js';
import { AsteroidFamilies } from './asteroid-families.js';
import { SmallBodyCatalogue } from './catalogue.js';
import type { SmallBody } from './catalogue.js';
import { IntegratedOrbits } from './integrated-orbits.js';
import { KernelBodies } from './kernel-bodies.js';
import { PACKED_CLASSICAL, PackedSmallBodies } from './packed-small-bodies.js';
import type { SmallBodyProvenance } from './provenance.js';

/** Estimated error of the embedded states: the largest difference from JPL Horizons. */
const EMBEDDED_ERROR_ARCSEC = 0.02;

/**
 * States of asteroids and comets from three sources: kernels of the operator, the embedded file, and orbits integrated on demand from
 * catalogued elements. The first that covers the instant applies. Files are read at their first use. Has work arrays: use one instance in
 * each thread.
 */
export class SmallBodyEphemeris implements SmallBodyStates {
  private readonly data: DataProvider;
  private readonly ephemeris: Ephemeris;
  private readonly mayIntegrate: boolean;
  private readonly kernels: KernelBodies;
  private readonly state9 = new Float64Array(9);
  private readonly sun = new Float64Array(9);
  private lazyCatalogue: SmallBodyCatalogue | undefined;
  private lazyEmbedded: PackedSmallBodies | undefined;
  private lazyFamilies: AsteroidFamilies | undefined;
  private lazyIntegrated: IntegratedOrbits | undefined;

  /**
   * `ephemeris` has the main bodies, and the kernels of the operator among its sources. With `mayIntegrate` false a body that no file covers
   * throws `NeedsWorker`, so that integration never blocks this thread.
   */
  constructor(data: DataProvider, ephemeris: Ephemeris, mayIntegrate = true) {
    this.data = data;
    this.mayIntegrate = mayIntegrate;
    this.ephemeris = ephemeris;
    this.kernels = new KernelBodies([...ephemeris.partialSources, ...ephemeris.sources]);
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
  private get integrated(): IntegratedOrbits {
    return (this.lazyIntegrated ??= new IntegratedOrbits(
      this.data,
      this.ephemeris,
      this.catalogue,
      this.embedded,
      this.mayIntegrate,
    ));
  }

  /** True when a file of states (kernel or embedded) has the body, at any instant. */
  isInFile(id: number): boolean {
    return this.embedded.has(id) || this.kernels.has(id);
  }

  /** True when the body can be computed at some instant. */
  isComputable(body: SmallBody): boolean {
    return body.orbit >= 0 || this.isInFile(body.id);
  }

  /** Catalogued bodies that a file of states has. */
  bodiesInFiles(): SmallBody[] {
    const ids = new Set([...this.embedded.ids(), ...this.kernels.ids()]);
    return [...ids].map((id) => this.catalogue.ofId(id)).filter((body) => body !== undefined);
  }

  /**
   * Barycentric state of a body (6 numbers, 9 with `order` 2), as `Ephemeris.barycentric`.
   * Errors: `OutOfCoverage` with all coverages of the body, `NeedsWorker`.
   */
  barycentric(
    id: number,
    tdbJ2k: number,
    order: 1 | 2,
    out: Float64Array,
    offset: number,
    main?: EphemerisSource,
  ): void {
    const { state9 } = this;
    let centre = this.kernels.state(id, tdbJ2k, state9);
    if (centre === null && this.embedded.covers(id, tdbJ2k)) {
      this.embedded.state(id, tdbJ2k, order, state9, 0);
      centre = 'sun';
    }
    if (centre === null) {
      const body = this.catalogue.ofId(id);
      if (body === undefined || !this.integrated.state(body, tdbJ2k, state9)) throw this.outOfCoverage(id, tdbJ2k);
    }
    const count = order === 1 ? 6 : 9;
    for (let i = 0; i < count; i++) out[offset + i] = state9[i];
    if (centre !== 'sun') return;
    // `main` may serve an instant just before its coverage (light time).
    this.ephemeris.barycentric(SUN, tdbJ2k, order, this.sun, 0, main);
    for (let i = 0; i < count; i++) out[offset + i] += this.sun[i];
  }

  /** Integrates bodies that no file covers to an instant side by side, which is faster than one after the other. Errors: `NeedsWorker`. */
  followTogether(bodies: readonly SmallBody[], tdbJ2k: number): void {
    this.integrated.integrateTogether(
      bodies.filter((body) => body.orbit >= 0 && !this.isCovered(body.id, tdbJ2k)),
      tdbJ2k,
    );
  }

  /** Approximate number of integration steps that a state at an instant needs; 0 when a file covers it or a kept path reaches it. */
  stepsTo(body: SmallBody, tdbJ2k: number): number {
    return body.orbit < 0 || this.isCovered(body.id, tdbJ2k) ? 0 : this.integrated.stepsTo(body, tdbJ2k);
  }

  /** The source that `barycentric` uses at an instant. Errors: `OutOfCoverage`, `NeedsWorker`. */
  provenance(id: number, tdbJ2k: number): SmallBodyProvenance {
    const kernel = this.kernels.covering(id, tdbJ2k);
    if (kernel !== undefined) {
      return {
        ...kernel.identity,
        kind: 'kernel',
        elements: null,
        model: "the kernel's own",
        estimatedErrorArcsec: 0,
      };
    }
    if (this.embedded.covers(id, tdbJ2k)) {
      return {
        ...this.embedded.identity,
        kind: 'embedded',
        elements: null,
        model: 'JPL Horizons states, re-fitted',
        estimatedErrorArcsec: EMBEDDED_ERROR_ARCSEC,
      };
    }
    const body = this.catalogue.ofId(id);
    const integrated = body === undefined ? null : this.integrated.provenance(body, tdbJ2k);
    if (integrated === null) throw this.outOfCoverage(id, tdbJ2k);
    return integrated;
  }

  /** Coverage of a body by each source, in the order of their use. */
  coverageOf(id: number): CoverageInterval[] {
    return this.coverage(id);
  }

  /** True when a kernel or the embedded file has the body at an instant. */
  private isCovered(id: number, tdbJ2k: number): boolean {
    return this.embedded.covers(id, tdbJ2k) || this.kernels.covering(id, tdbJ2k) !== undefined;
  }

  /** `missedTdbJ2k`: an instant that the integration does not reach (`IntegratedOrbits.coverageOf`). */
  private coverage(id: number, missedTdbJ2k?: number): CoverageInterval[] {
    const body = this.catalogue.ofId(id);
    return [
      ...this.kernels.coverageOf(id),
      ...(this.embedded.has(id) ? [this.embedded.identity.coverage] : []),
      ...(body === undefined ? [] : this.integrated.coverageOf(body, missedTdbJ2k)),
    ];
  }

  private outOfCoverage(id: number, tdbJ2k: number): OutOfCoverage {
    const name = this.catalogue.ofId(id)?.name ?? `small body ${id}`;
    return new OutOfCoverage(name, tdbJ2k, this.coverage(id, tdbJ2k));
  }
}
