import { CrossingSearch } from './crossings.js';
import { lunarContacts } from './eclipses/lunar.js';
import { walkLunar } from './eclipses/next.js';
import type { EclipseSky } from './eclipses/next.js';
import { NATIVE_RADII } from './eclipses/radii.js';
import { BodyCoordinate } from './functions.js';
import { MoonAspects } from './moon-aspects.js';
import type { MoonPerfection, SignPassage } from './moon-aspects.js';
import { J2000_JD } from '../kernel/constants.js';
import { CHART_BODIES, MOON_BODY } from '../sky/bodies.js';

/** Sun, Mercury ... Saturn. */
const TRADITIONAL = CHART_BODIES.filter((body) => body.name !== 'Moon').slice(0, 6);
/**
 * Search reach to either side, days; longer than the longest time between two crossings of the ecliptic (14.9 days).
 */
export const CROSSING_REACH_DAYS = 20;
/** The umbra cannot reach the Moon further than this from opposition, degrees. */
const ECLIPSE_REACH_DEG = 3;

/** Passage of the Moon through the ecliptic. */
export interface NodeCrossing {
  readonly tdbJ2k: number;
  readonly isAscending: boolean;
}
interface Umbra {
  readonly fromUt1: number;
  readonly startUt1: number;
  readonly endUt1: number;
}

/**
 * The course of the Moon over a span: her sign passages with exact aspects, her crossings of the ecliptic, her eclipses. Each search runs
 * on first use. Instants of queries must be within the span. Errors: OutOfCoverage.
 */
export class LunarCourse {
  private readonly engine: EclipseSky;
  private readonly startTdb: number;
  private readonly endTdb: number;
  private readonly aspects: MoonAspects;
  private passages: SignPassage[] | null = null;
  private perfections: MoonPerfection[] = [];
  private crossings: NodeCrossing[] | null = null;
  private umbra: Umbra | null = null;

  constructor(engine: EclipseSky, startTdb: number, endTdb: number) {
    this.engine = engine;
    this.startTdb = startTdb;
    this.endTdb = endTdb;
    this.aspects = new MoonAspects(engine.sky, TRADITIONAL);
  }

  /** The sign passage that contains an instant, and the next exact aspect in it; null if there is none. */
  connection(tdbJ2k: number): {
    passage: SignPassage;
    next: MoonPerfection | null;
  } {
    this.passages ??= this.searchPassages();
    const passage = this.passages.findLast((one) => one.entryTdb <= tdbJ2k) ?? this.passages[0];
    const next = this.perfections.find((one) => one.tdbJ2k > tdbJ2k && one.tdbJ2k <= passage.exitTdb) ?? null;
    return { passage, next };
  }

  private searchPassages(): SignPassage[] {
    const list = [this.aspects.passageAt(this.startTdb)];
    for (let last = list[0]; last.exitTdb <= this.endTdb; last = list[list.length - 1])
      list.push(this.aspects.passageAfter(last));
    this.perfections = this.aspects.perfections({
      startTdb: this.startTdb,
      endTdb: list[list.length - 1].exitTdb,
    });
    return list;
  }

  /** The last crossing of the ecliptic at or before an instant, and the next one after it. */
  nodesAround(tdbJ2k: number): { previous: NodeCrossing; next: NodeCrossing } {
    this.crossings ??= this.searchCrossings();
    const after = this.crossings.findIndex((one) => one.tdbJ2k > tdbJ2k);
    return { previous: this.crossings[after - 1], next: this.crossings[after] };
  }

  private searchCrossings(): NodeCrossing[] {
    const found: NodeCrossing[] = [];
    const { sky } = this.engine;
    new CrossingSearch(new BodyCoordinate(sky, MOON_BODY, 'latitude'), [0]).run(
      {
        startTdb: this.startTdb - CROSSING_REACH_DAYS,
        endTdb: this.endTdb + CROSSING_REACH_DAYS,
      },
      (tdb, _target, rate) => {
        found.push({ tdbJ2k: tdb, isAscending: rate > 0 });
      },
    );
    return found;
  }

  /**
   * Whether part of the Moon is in the umbra. `jdUt`: Julian day UT1; `elongationDeg`: Moon minus Sun, degrees in [0, 360).
   */
  isEclipsed(jdUt: number, elongationDeg: number): boolean {
    if (Math.abs(elongationDeg - 180) > ECLIPSE_REACH_DEG) return false;
    const ut1 = jdUt - J2000_JD;
    if (this.umbra === null || ut1 < this.umbra.fromUt1 || ut1 > this.umbra.endUt1)
      this.umbra = this.nextUmbra(ut1 - 1);
    return ut1 >= this.umbra.startUt1 && ut1 <= this.umbra.endUt1;
  }

  /**
   * The umbral phase of the first lunar eclipse after an instant (days UT1 since J2000). Without an umbral phase the start is Infinity.
   */
  private nextUmbra(fromUt1: number): Umbra {
    let umbra: Umbra = { fromUt1, startUt1: Infinity, endUt1: Infinity };
    walkLunar(this.engine, fromUt1, false, NATIVE_RADII, ({ bodies, summary, ut1J2k }) => {
      const { u1, u4 } = lunarContacts(bodies, summary, NATIVE_RADII);
      umbra =
        u1 === null || u4 === null
          ? { fromUt1, startUt1: Infinity, endUt1: ut1J2k + 1 }
          : { fromUt1, startUt1: ut1J2k + u1, endUt1: ut1J2k + u4 };
      return true;
    });
    return umbra;
  }
}
