import { OutOfCoverage } from '../kernel/errors.js';
import type { CoverageInterval } from '../kernel/errors.js';
import { BODY_NAMES, EARTH, EMB, MOON, PACKED_BODY_COUNT, SUN } from './source.js';
import type { EphemerisSource, SmallBodyStates } from './source.js';

/**
 * Barycentric states of the solar system's main bodies from a list of sources. For an instant the first source that carries the
 * whole set (Sun, Mercury ... Pluto, EMB, Moon) and covers the instant gives all of it: places from two ephemerides are never
 * combined into one geometry, since their barycentres and frames differ. Operators' kernels come first in the list, packed files
 * after them. Holds scratch space: one instance for each thread.
 */
export class Ephemeris {
  readonly sources: readonly EphemerisSource[];
  /** Sources that lack a body of the set, and so serve none of it (kernels of small bodies are such). */
  readonly partialSources: readonly EphemerisSource[];
  /** Asteroids and comets, which stand on this ephemeris; set once, when the engine is built. */
  smallBodies: SmallBodyStates | null = null;
  private readonly moon = new Float64Array(9);

  constructor(sources: readonly EphemerisSource[]) {
    const isWhole = (source: EphemerisSource): boolean => {
      for (let body = 0; body < PACKED_BODY_COUNT; body++) if (!source.has(body)) return false;
      return true;
    };
    this.sources = sources.filter(isWhole);
    this.partialSources = sources.filter((source) => !isWhole(source));
  }

  /** What the sources cover, in the order in which they are asked. */
  coverage(): CoverageInterval[] {
    return this.sources.map((source) => source.identity.coverage);
  }

  /** The source that answers for `body` at an instant TDB. Errors: `OutOfCoverage` with all coverages. */
  sourceFor(body: number, tdbJ2k: number): EphemerisSource {
    const own = body === EARTH ? EMB : body > EARTH ? SUN : body;
    for (let i = 0; i < this.sources.length; i++) if (this.sources[i].covers(own, tdbJ2k)) return this.sources[i];
    throw new OutOfCoverage(BODY_NAMES[body] ?? `body ${body}`, tdbJ2k, this.coverage());
  }

  /**
   * State of a body (SUN ... EARTH, also EMB and MOON, or the id of a small body) from the solar-system barycentre, ICRF axes, geometric.
   * Given: days since J2000.0 TDB. Writes km and km/day (6 numbers), with `order` 2 also km/day^2 (9). Errors: `OutOfCoverage`.
   */
  barycentric(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    if (body > EARTH && this.smallBodies !== null) {
      this.smallBodies.barycentric(body, tdbJ2k, order, out, offset);
      return;
    }
    const source = this.sourceFor(body, tdbJ2k);
    if (body < MOON) {
      source.state(body, tdbJ2k, order, out, offset);
      return;
    }
    const moon = this.moon;
    const count = order === 1 ? 6 : 9;
    source.state(EMB, tdbJ2k, order, out, offset);
    source.state(MOON, tdbJ2k, order, moon, 0);
    // EMB = (mu Earth + Moon) / (mu + 1): the Earth lies 1/(1 + mu) of the Moon's vector behind it, the Moon mu/(1 + mu) before.
    const share = (body === EARTH ? -1 : source.earthMoonMassRatio) / (1 + source.earthMoonMassRatio);
    for (let i = 0; i < count; i++) out[offset + i] += share * moon[i];
  }

  /** State of the Moon from the Earth's centre, as `barycentric`. */
  geocentricMoon(tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    this.sourceFor(MOON, tdbJ2k).state(MOON, tdbJ2k, order, out, offset);
  }
}
