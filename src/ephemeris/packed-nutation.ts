import { jsonData } from '../kernel/data.js';
import type { DataProvider } from '../kernel/data.js';
import { NutationSeries } from './nutation-series.js';
import type { NutationTerms } from './nutation-series.js';
import { openPacked } from './packed-format.js';
import { PackedTable } from './packed-table.js';
import type { NutationSource, SourceIdentity } from './source.js';

export const PACKED_NUTATION = 'nutation-2000a-r06.bin';
export const PACKED_NUTATION_SERIES = 'nutation-series.json';

/**
 * IAU 2000A nutation (R06): from the packed table inside its span, by the series itself outside it (the same model, slower).
 * The table is within 0.01 mas of the series. Holds scratch space: one instance for each thread.
 */
export class PackedNutation implements NutationSource {
  readonly identity: SourceIdentity;
  private readonly data: DataProvider;
  private readonly table: PackedTable;
  private readonly start: number;
  private readonly end: number;
  private series: NutationSeries | undefined;

  /** Errors: `DamagedFile`. */
  constructor(data: DataProvider) {
    const bytes = data.bytes(PACKED_NUTATION);
    const { contents, dataAt } = openPacked(PACKED_NUTATION, bytes, 'nutation');
    this.data = data;
    this.table = new PackedTable(bytes, dataAt, contents.startJ2k, contents.series[0]);
    this.start = contents.startJ2k;
    this.end = contents.endJ2k;
    // TT and TDB differ by 2 ms: as ends of a span they are the same.
    this.identity = {
      label: contents.label,
      sha256: data.sha256(PACKED_NUTATION),
      coverage: { startTdbJ2k: this.start, endTdbJ2k: this.end, source: contents.label },
    };
  }

  /** Whether the table covers the instant (`angles` answers everywhere). */
  covers(ttJ2k: number): boolean {
    return ttJ2k >= this.start && ttJ2k <= this.end;
  }

  /** Writes dpsi, deps (radians) and their rates (radians per day) at `ttJ2k`, days since J2000.0 TT. */
  angles(ttJ2k: number, out: Float64Array): void {
    if (ttJ2k >= this.start && ttJ2k <= this.end) this.table.pair(ttJ2k, out);
    else
      (this.series ??= new NutationSeries(jsonData<NutationTerms>(this.data, PACKED_NUTATION_SERIES))).angles(
        ttJ2k,
        out,
      );
  }
}
