import { MOON_BODY } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { CrossingSearch } from './crossings.js';
import { BodyLongitude, LongitudeDifference } from './functions.js';
import type { SearchWindowTdb } from './motion.js';

/** Passage of the Moon through one sign: [entry, exit) in TDB, days since J2000.0; sign 0 is Aries. */
export interface SignPassage {
  readonly sign: number;
  readonly entryTdb: number;
  readonly exitTdb: number;
}
/** An exact aspect of the Moon: longitude of the Moon minus longitude of the body equals `angleDeg`. */
export interface MoonPerfection {
  readonly body: Body;
  readonly angleDeg: number;
  readonly tdbJ2k: number;
}

/** Directed angles of the five Ptolemaic aspects, Moon minus body, degrees. */
const MAJOR_ASPECT_ANGLES: readonly number[] = [0, 60, 90, 120, 180, 240, 270, 300];
const SIGN_STARTS = Array.from({ length: 12 }, (_, i) => 30 * i);
/** Upper bound of the passage through a sign, days: 30 degrees at 11.7 degrees per day take 2.57 days. */
const LONGEST_PASSAGE_DAYS = 2.75;

/**
 * Sign passages of the Moon and its exact aspects to a set of bodies, in apparent geocentric longitude. An instance
 * runs one search at a time.
 */
export class MoonAspects {
  private readonly moon: BodyLongitude;
  private readonly signs: CrossingSearch;
  private readonly pairs: readonly { readonly body: Body; readonly search: CrossingSearch }[];

  constructor(sky: Sky, bodies: readonly Body[]) {
    const epoch = sky.newEpoch(); // shared: Moon and body are evaluated at the same instants
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
   * Sign passage that contains an instant (TDB, days since J2000.0); at an ingress, the passage that begins. `hasBegun`
   * decides whether an ingress is at or before the instant; a caller that compares in another time scale supplies it.
   * Errors: OutOfCoverage.
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

  /** Passage that follows another. Errors: OutOfCoverage. */
  passageAfter({ sign, exitTdb: entryTdb }: SignPassage): SignPassage {
    let exitTdb = NaN;
    this.signs.run({ startTdb: entryTdb, endTdb: entryTdb + LONGEST_PASSAGE_DAYS }, (tdb) => {
      if (tdb <= entryTdb) return false;
      exitTdb = tdb;
      return true;
    });
    return { sign: (sign + 1) % 12, entryTdb, exitTdb };
  }

  /**
   * Exact aspects in a window in order of time; aspects at the same instant are in the order of the bodies. Errors:
   * OutOfCoverage.
   */
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
