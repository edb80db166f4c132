import type { CoverageInterval } from '../../kernel/errors.js';
import type { EphemerisSource } from '../source.js';
import { SpkSource } from '../spk-source.js';

const SUN_NAIF = 10,
  BARYCENTRE_NAIF = 0;
/** Difference between the newer and the older NAIF ids of an asteroid. */
const NEW_ID_SHIFT = 18_000_000;

/** Small bodies in the SPK kernels of the operator. Kernels are used in their order, the first that covers an instant applies. */
export class KernelBodies {
  private readonly kernels: readonly SpkSource[];

  /** Takes the SPK kernels among the sources. */
  constructor(sources: readonly EphemerisSource[]) {
    this.kernels = sources.filter((source) => source instanceof SpkSource);
  }

  /** True when a kernel has the body, at any instant. */
  has(id: number): boolean {
    return this.kernels.some((kernel) => kernel.spk.hasTarget(kernelId(kernel, id)));
  }

  /** NAIF ids of all targets of the kernels. */
  ids(): number[] {
    return this.kernels.flatMap((kernel) => kernel.spk.targets());
  }

  /** The kernel that serves a body at an instant, days since J2000.0 TDB; undefined without one. */
  covering(id: number, tdbJ2k: number): SpkSource | undefined {
    return this.kernels.find((kernel) => {
      const target = kernelId(kernel, id);
      return kernel.spk.covers(target, SUN_NAIF, tdbJ2k) || kernel.spk.covers(target, BARYCENTRE_NAIF, tdbJ2k);
    });
  }

  /**
   * Writes the state of a body, 9 numbers (km, km/day, km/day^2; ICRF axes), and returns the centre that it is relative to. Returns null when
   * no kernel covers the instant (days since J2000.0 TDB).
   */
  state(id: number, tdbJ2k: number, out: Float64Array): 'sun' | 'barycentre' | null {
    for (let k = 0; k < this.kernels.length; k++) {
      const { spk } = this.kernels[k];
      const target = kernelId(this.kernels[k], id);
      if (spk.state(target, SUN_NAIF, tdbJ2k, out, 0)) return 'sun';
      if (spk.state(target, BARYCENTRE_NAIF, tdbJ2k, out, 0)) return 'barycentre';
    }
    return null;
  }

  /** Coverages of the kernels that have the body, in the order of their use. */
  coverageOf(id: number): CoverageInterval[] {
    return this.kernels
      .filter((kernel) => kernel.spk.hasTarget(kernelId(kernel, id)))
      .map((kernel) => kernel.identity.coverage);
  }
}

/** Id of an asteroid in a kernel: the older or the newer NAIF id. */
function kernelId(kernel: SpkSource, id: number): number {
  return kernel.spk.hasTarget(id) || id < 2_000_000 || id > 3_000_000 ? id : id + NEW_ID_SHIFT;
}
