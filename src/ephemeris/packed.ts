import { OutOfCoverage } from '../kernel/errors.js';
import type { DataProvider } from '../kernel/data.js';
import { openPacked } from './packed-format.js';
import { PackedTable } from './packed-table.js';
import { DamagedFile } from './random-access.js';
import { BODY_NAMES, PACKED_BODY_COUNT } from './source.js';
import type { EphemerisSource, SourceIdentity } from './source.js';

/** File of the embedded ephemeris, JPL DE440, 1550-2650. */
export const PACKED_DE440 = 'ephemeris-de440.bin';

/**
 * The polynomials of the first granule are used this many days before it. The light time of Neptune and Pluto is 0.3 days, a hundredth of
 * their granules, where the polynomial keeps its accuracy (`packed.test.ts`).
 */
const LOOK_BACK_DAYS = 1;

/**
 * Body states from a packed Chebyshev file. The bytes may be shared memory and are never written. The last granules of each body stay
 * decoded, so that near instants cost only the sum. Has work arrays: use one instance in each thread.
 */
export class PackedEphemeris implements EphemerisSource {
  readonly identity: SourceIdentity;
  readonly earthMoonMassRatio: number;
  readonly lookBackDays = LOOK_BACK_DAYS;
  private readonly tables: readonly PackedTable[];
  private readonly start: number;
  private readonly end: number;

  /** `name` is a file of the provider. Errors: `DamagedFile`. */
  constructor(data: DataProvider, name: string = PACKED_DE440) {
    const bytes = data.bytes(name);
    const { contents, dataAt } = openPacked(name, bytes, 'ephemeris');
    const tables: PackedTable[] = [];
    for (const series of contents.series)
      tables[series.body] = new PackedTable(bytes, dataAt, contents.startJ2k, series);
    for (let body = 0; body < PACKED_BODY_COUNT; body++) {
      if (tables[body]?.endJ2k !== contents.endJ2k)
        throw new DamagedFile(name, `does not have ${BODY_NAMES[body]} over its complete coverage`);
    }
    this.tables = tables;
    this.start = contents.startJ2k;
    this.end = contents.endJ2k;
    this.earthMoonMassRatio = contents.earthMoonMassRatio ?? NaN;
    this.identity = {
      label: contents.label,
      sha256: data.sha256(name),
      coverage: {
        startTdbJ2k: this.start,
        endTdbJ2k: this.end,
        source: contents.label,
      },
    };
  }

  has(body: number): boolean {
    return body >= 0 && body < PACKED_BODY_COUNT;
  }

  covers(body: number, tdbJ2k: number): boolean {
    return tdbJ2k >= this.start && tdbJ2k <= this.end && body >= 0 && body < PACKED_BODY_COUNT;
  }

  state(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    if (!(tdbJ2k >= this.start - LOOK_BACK_DAYS && tdbJ2k <= this.end))
      throw new OutOfCoverage(BODY_NAMES[body], tdbJ2k, [this.identity.coverage]);
    this.tables[body].vector(tdbJ2k, order, out, offset);
  }
}
