import { OutOfCoverage } from '../kernel/errors.js';
import { Interrupted } from './work-errors.js';
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
  private readonly interruption: Int32Array;

  /** `interruption`: while its first number is not 0, each state asked for throws `Interrupted`; another thread may set it. */
  constructor(sources: readonly EphemerisSource[], interruption: Int32Array = new Int32Array(1)) {
    this.interruption = interruption;
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

  /**
   * How far coverage goes on without a gap from an instant TDB, days since J2000.0: the last instant `forward`, the first `backward`,
   * across sources that follow each other. `body`: any index or id. Errors: `OutOfCoverage` where the instant itself is not covered.
   */
  reach(body: number, tdbJ2k: number, direction: 'forward' | 'backward'): number {
    const main = contiguous(this.coverage(), tdbJ2k, direction);
    const small = body > EARTH && this.smallBodies !== null ? this.smallBodies.coverageOf(body) : null;
    if (Number.isNaN(main)) throw new OutOfCoverage(nameOf(body), tdbJ2k, this.coverage());
    if (small === null) return main;
    const own = contiguous(small, tdbJ2k, direction);
    if (Number.isNaN(own)) throw new OutOfCoverage(nameOf(body), tdbJ2k, small);
    // Their light may have been on its way for most of a day.
    return direction === 'forward' ? Math.min(main, own) : Math.max(main, own + LIGHT_TIME_ROOM_DAYS);
  }

  /**
   * The source that answers for `body` at an instant TDB: the first that covers it together with the light that arrives then, so that
   * all of one geometry comes from it. Errors: `OutOfCoverage` with all coverages.
   */
  sourceFor(body: number, tdbJ2k: number): EphemerisSource {
    const own = body === EARTH ? EMB : body > EARTH ? SUN : body;
    const { sources } = this;
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i];
      if (!source.covers(own, tdbJ2k)) continue;
      if (source.lookBackDays > 0 || source.covers(own, tdbJ2k - LIGHT_TIME_ROOM_DAYS)) return source;
    }
    for (let i = 0; i < sources.length; i++) if (sources[i].covers(own, tdbJ2k)) return sources[i];
    throw new OutOfCoverage(nameOf(body), tdbJ2k, this.coverage());
  }

  /**
   * State of a body (SUN ... EARTH, also EMB and MOON, or the id of a small body) from the solar-system barycentre, ICRF axes, geometric.
   * Given: days since J2000.0 TDB. Writes km and km/day (6 numbers), with `order` 2 also km/day^2 (9). `main`: the source to ask,
   * that of the instant at which the light arrives; without it the source of this instant. Errors: `OutOfCoverage`, `Interrupted`.
   */
  barycentric(
    body: number,
    tdbJ2k: number,
    order: 1 | 2,
    out: Float64Array,
    offset: number,
    main?: EphemerisSource,
  ): void {
    if (this.interruption[0] !== 0) throw new Interrupted();
    if (body > EARTH && this.smallBodies !== null) {
      this.smallBodies.barycentric(body, tdbJ2k, order, out, offset, main);
      return;
    }
    const source = main ?? this.sourceFor(body, tdbJ2k);
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
  geocentricMoon(tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number, main?: EphemerisSource): void {
    if (this.interruption[0] !== 0) throw new Interrupted();
    (main ?? this.sourceFor(MOON, tdbJ2k)).state(MOON, tdbJ2k, order, out, offset);
  }
}

/** More than the light time of any body whose place a difference of two barycentres would show (173 au). */
const LIGHT_TIME_ROOM_DAYS = 1;

const nameOf = (body: number): string => BODY_NAMES[body] ?? `body ${body}`;

/** End (or start) of the intervals that join on to an instant without a gap; NaN where none holds it. */
function contiguous(intervals: readonly CoverageInterval[], tdbJ2k: number, direction: 'forward' | 'backward'): number {
  let edge = NaN;
  for (let grown = true; grown;) {
    grown = false;
    for (const { startTdbJ2k: start, endTdbJ2k: end } of intervals) {
      const from = Number.isNaN(edge) ? tdbJ2k : edge;
      const to = direction === 'forward' ? end : start;
      if (!(start <= from && from <= end) || to === edge) continue;
      edge = to;
      grown = true;
    }
  }
  return edge;
}
