import { OutOfCoverage } from '../kernel/errors.js';
import { Interrupted } from './work-errors.js';
import type { CoverageInterval } from '../kernel/errors.js';
import { BODY_NAMES, EARTH, EMB, MOON, PACKED_BODY_COUNT, SUN } from './source.js';
import type { EphemerisSource, SmallBodyStates } from './source.js';

/**
 * Barycentric states of the main bodies of the solar system from a list of sources. For an instant, the first source that has all bodies
 * (Sun, Mercury ... Pluto, EMB, Moon) and covers the instant serves all of them. States of two ephemerides are never combined into one
 * geometry, because their barycentres and frames differ. Kernels of the operator come first in the list, then the packed files. Has work
 * arrays: use one instance in each thread.
 */
export class Ephemeris {
  readonly sources: readonly EphemerisSource[];
  /** Sources without all main bodies, such as kernels of small bodies. They serve no main body. */
  readonly partialSources: readonly EphemerisSource[];
  /** Asteroids and comets, which are computed from this ephemeris. Set once, when the engine is built. */
  smallBodies: SmallBodyStates | null = null;
  private readonly moon = new Float64Array(9);
  private readonly interruption: Int32Array;

  /** While the first number of `interruption` is not 0, computing a state throws `Interrupted`. Another thread may set it. */
  constructor(sources: readonly EphemerisSource[], interruption: Int32Array = new Int32Array(1)) {
    this.interruption = interruption;
    const isComplete = (source: EphemerisSource): boolean => {
      for (let body = 0; body < PACKED_BODY_COUNT; body++) if (!source.has(body)) return false;
      return true;
    };
    this.sources = sources.filter(isComplete);
    this.partialSources = sources.filter((source) => !isComplete(source));
  }

  /** Coverage of the sources in their order. */
  coverage(): CoverageInterval[] {
    return this.sources.map((source) => source.identity.coverage);
  }

  /**
   * Limit of the coverage without a gap from an instant (days since J2000.0 TDB): the last instant `forward`, the first `backward`.
   * Adjoining sources count together. `body` is an index (source.ts) or the id of a small body. Errors: `OutOfCoverage` when the instant
   * itself is not covered.
   */
  reach(body: number, tdbJ2k: number, direction: 'forward' | 'backward'): number {
    const main = contiguous(this.coverage(), tdbJ2k, direction);
    const small = body > EARTH && this.smallBodies !== null ? this.smallBodies.coverageOf(body) : null;
    if (Number.isNaN(main)) throw new OutOfCoverage(nameOf(body), tdbJ2k, this.coverage());
    if (small === null) return main;
    const own = contiguous(small, tdbJ2k, direction);
    if (Number.isNaN(own)) throw new OutOfCoverage(nameOf(body), tdbJ2k, small);
    // The light of small bodies may travel for most of a day.
    return direction === 'forward' ? Math.min(main, own) : Math.max(main, own + LIGHT_TIME_ROOM_DAYS);
  }

  /**
   * The source that serves `body` at an instant TDB: the first that covers it together with the light that arrives then, so that one source
   * serves the complete geometry. Errors: `OutOfCoverage` with all coverages.
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
   * Geometric state of a body from the solar-system barycentre, ICRF axes. `body` is an index (SUN ... EARTH, also EMB and MOON) or the id
   * of a small body; `tdbJ2k` counts days since J2000.0 TDB. Writes km and km/day (6 numbers) at `offset`, with `order` 2 also km/day^2
   * (9). `main` is the source to use, that of the instant at which the light arrives; the default is the source of this instant. Errors:
   * `OutOfCoverage`, `Interrupted`.
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
    // EMB = (mu Earth + Moon) / (mu + 1): the Earth is -1/(1 + mu) and the Moon mu/(1 + mu) of the geocentric Moon from the EMB.
    const share = (body === EARTH ? -1 : source.earthMoonMassRatio) / (1 + source.earthMoonMassRatio);
    for (let i = 0; i < count; i++) out[offset + i] += share * moon[i];
  }

  /** Geometric state of the Moon from the centre of the Earth; arguments and errors as `barycentric`. */
  geocentricMoon(tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number, main?: EphemerisSource): void {
    if (this.interruption[0] !== 0) throw new Interrupted();
    (main ?? this.sourceFor(MOON, tdbJ2k)).state(MOON, tdbJ2k, order, out, offset);
  }
}

/** More than the light time of any body that the ephemeris serves (173 au), days. */
const LIGHT_TIME_ROOM_DAYS = 1;

const nameOf = (body: number): string => BODY_NAMES[body] ?? `body ${body}`;

/** End (or start) of the joined intervals that contain an instant without a gap; NaN when none contains it. */
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
