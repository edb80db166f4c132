import { J2000_JD } from '../../kernel/constants.js';
import type { Body } from '../../sky/bodies.js';
import type { Sky } from '../../sky/sky.js';
import type { TimeScales } from '../../time/scales.js';
import { CachedLongitude } from '../cached-longitude.js';
import { CrossingSearch } from '../crossings.js';
import { SiderealSum } from '../sidereal-motion.js';

/** The instant at which a planet or node crosses a boundary of equal sidereal arcs. */
export interface SiderealIngress {
  /** Julian day UT1, as published. */
  readonly jdUt1: number;
  /** The arc that is entered. */
  readonly index: number;
  /** 1 direct, -1 retrograde. */
  readonly direction: 1 | -1;
  /** Rate at the instant, degrees a day. */
  readonly rate: number;
}

/** Length of the intervals of a search backwards, days. */
const BACK_DAYS = 64;

/**
 * Crossings of equal sidereal arcs (12: signs, 27: nakshatras, 108: navamsas) by one body, direct and retrograde. An ingress is the same number in
 * every window. Make one object for a request and body; coarse longitudes are kept.
 */
export class SiderealIngresses {
  private readonly time: TimeScales;
  private readonly motion: SiderealSum;
  private readonly searches = new Map<number, CrossingSearch>();

  /** `body`: a body or point with a geocentric longitude. `offsetDeg`: 180 for Ketu with the body of Rahu. `ayanamsaDeg`: degrees at TT, days since J2000.0. */
  constructor(
    { sky, time }: { readonly sky: Sky; readonly time: TimeScales },
    body: Body,
    ayanamsaDeg: (ttJ2k: number) => number,
    offsetDeg = 0,
  ) {
    this.time = time;
    this.motion = new SiderealSum(
      [new CachedLongitude(sky, body, sky.newEpoch())],
      (tt) => ayanamsaDeg(tt) - offsetDeg,
    );
  }

  /** Sidereal longitude and its rate at a Julian day UT1, degrees (not reduced) and degrees a day. Errors: OutOfCoverage. */
  at(jdUt1: number): { readonly value: number; readonly rate: number } {
    this.motion.at(this.tdb(jdUt1), false);
    return { value: this.motion.value, rate: this.motion.rate };
  }

  /** Crossings of the boundaries of `count` arcs in [from, to), Julian days UT1, in order of time. Errors: OutOfCoverage. */
  within(count: number, from: number, to: number): SiderealIngress[] {
    const found: SiderealIngress[] = [];
    // A millisecond more on both sides; the comparison is that of published Julian days.
    this.search(count).run(
      { startTdb: this.tdb(from), endTdb: this.tdb(to), slackDays: 1e-8 },
      (tdb, boundary, rate) => {
        const jdUt1 = this.jd(tdb);
        if (jdUt1 < from || jdUt1 >= to) return;
        const direction = rate < 0 ? -1 : 1;
        found.push({ jdUt1, index: direction > 0 ? boundary : (boundary + count - 1) % count, direction, rate });
      },
    );
    return found;
  }

  /**
   * The last crossing before an instant, Julian day UT1, not earlier than `earliest`; null when there is none. Errors: OutOfCoverage.
   */
  last(count: number, before: number, earliest: number): SiderealIngress | null {
    for (let end = before; end > earliest; end -= BACK_DAYS) {
      const found = this.within(count, Math.max(earliest, end - BACK_DAYS), end);
      if (found.length > 0) return found[found.length - 1];
    }
    return null;
  }

  private search(count: number): CrossingSearch {
    let search = this.searches.get(count);
    if (search === undefined) {
      search = new CrossingSearch(
        this.motion,
        Array.from({ length: count }, (_, n) => (n * 360) / count),
      );
      this.searches.set(count, search);
    }
    return search;
  }
  private tdb(jdUt1: number): number {
    return this.time.tdbFromTt(this.time.ttFromUt1(jdUt1 - J2000_JD));
  }
  private jd(tdbJ2k: number): number {
    return this.time.ut1FromTt(this.time.ttFromTdb(tdbJ2k)) + J2000_JD;
  }
}
