import { MOON_BODY } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { CrossingSearch } from './crossings.js';
import { BodyLongitude, LongitudeDifference } from './functions.js';
import type { SearchWindowTdb } from './motion.js';

/** The Moon's passage through one sign: [entry, exit) in TDB, days since J2000.0; sign 0 is Aries. */
export interface SignPassage {
  readonly sign: number;
  readonly entryTdb: number;
  readonly exitTdb: number;
}
/** An exact aspect of the Moon: its longitude less the body's is `angleDeg`. */
export interface MoonPerfection {
  readonly body: Body;
  readonly angleDeg: number;
  readonly tdbJ2k: number;
}

/** Directed angles of the five Ptolemaic aspects, degrees of Moon less body. */
const MAJOR_ASPECT_ANGLES: readonly number[] = [0, 60, 90, 120, 180, 240, 270, 300];
const SIGN_STARTS = Array.from({ length: 12 }, (_, i) => 30 * i);
/** Longer than the slowest passage through a sign: 30 degrees at 11.7 a day are 2.57 days. */
const LONGEST_PASSAGE_DAYS = 2.75;

/** Sign passages of the Moon and its exact aspects to a set of bodies. One search at a time for each instance. */
export class MoonAspects {
  private readonly moon: BodyLongitude;
  private readonly signs: CrossingSearch;
  private readonly pairs: readonly { readonly body: Body; readonly search: CrossingSearch }[];

  constructor(sky: Sky, bodies: readonly Body[]) {
    const epoch = sky.newEpoch(); // one for all: Moon and body are evaluated at the same instants
    this.moon = new BodyLongitude(sky, MOON_BODY, epoch);
    this.signs = new CrossingSearch(this.moon, SIGN_STARTS);
    this.pairs = bodies.map((body) => ({
      body,
      search: new CrossingSearch(
        new LongitudeDifference(this.moon, new BodyLongitude(sky, body, epoch)),
        MAJOR_ASPECT_ANGLES,
      ),
    }));
  }

  /**
   * The passage that holds an instant; at an ingress, the passage that begins. `hasBegun` tells whether an ingress lies at or before the
   * instant, where the caller knows better than the rounding between two scales. Throws OutOfCoverage.
   */
  passageAt(tdbJ2k: number, hasBegun: (entryTdb: number) => boolean = (entryTdb) => entryTdb <= tdbJ2k): SignPassage {
    let entryTdb = NaN,
      exitTdb = NaN,
      sign = 0;
    const window = { startTdb: tdbJ2k - LONGEST_PASSAGE_DAYS, endTdb: tdbJ2k + LONGEST_PASSAGE_DAYS };
    this.signs.run(window, (tdb, index) => {
      if (hasBegun(tdb)) {
        entryTdb = tdb;
        sign = index;
        return false;
      }
      exitTdb = tdb;
      return true;
    });
    return { sign, entryTdb, exitTdb };
  }

  /** The passage that follows another. */
  passageAfter({ sign, exitTdb: entryTdb }: SignPassage): SignPassage {
    let exitTdb = NaN;
    this.signs.run({ startTdb: entryTdb, endTdb: entryTdb + LONGEST_PASSAGE_DAYS }, (tdb) => {
      if (tdb <= entryTdb) return false;
      exitTdb = tdb;
      return true;
    });
    return { sign: (sign + 1) % 12, entryTdb, exitTdb };
  }

  /** Every exact aspect of a window, in order of time; at one instant in the order of the bodies. Throws OutOfCoverage. */
  perfections(window: SearchWindowTdb): MoonPerfection[] {
    const found: MoonPerfection[] = [];
    for (const { body, search } of this.pairs) {
      search.run(window, (tdbJ2k, index) => {
        found.push({ body, angleDeg: MAJOR_ASPECT_ANGLES[index], tdbJ2k });
      });
    }
    return found.sort((a, b) => a.tdbJ2k - b.tdbJ2k);
  }
}
