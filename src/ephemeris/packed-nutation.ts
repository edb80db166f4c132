import { jsonData } from '../kernel/data.js';
import type { DataProvider } from '../kernel/data.js';
import { NutationSeries } from './nutation-series.js';
import type { NutationTerms } from './nutation-series.js';
import { openPacked } from './packed-format.js';
import { PackedTable } from './packed-table.js';
import type { NutationSource, SourceIdentity } from './source.js';

/** Packed file of the nutation table of 1550-2650. */
export const PACKED_NUTATION = 'nutation-2000a-r06.bin';
/** Packed files of the tables before and after, over the coverage of DE422. They are read when an instant first needs them. */
export const PACKED_NUTATION_ANCIENT = 'nutation-2000a-r06-ancient.bin';
export const PACKED_NUTATION_FUTURE = 'nutation-2000a-r06-future.bin';
/** Packed file of the terms of the series. */
export const PACKED_NUTATION_SERIES = 'nutation-series.json';

/**
 * IAU 2000A nutation (R06) from packed tables, and from the series outside them (the same model, forty times slower). The table of
 * 1550-2650 is within 0.01 mas of the series, the others within 0.1 mas. Has work arrays: use one instance in each thread.
 */
export class PackedNutation implements NutationSource {
  readonly identity: SourceIdentity;
  private readonly data: DataProvider;
  private readonly table: PackedTable;
  private ancient: PackedTable | null | undefined;
  private future: PackedTable | null | undefined;
  private series: NutationSeries | undefined;

  /** Errors: `DamagedFile`. */
  constructor(data: DataProvider) {
    this.data = data;
    const { table, label } = openTable(data, PACKED_NUTATION);
    this.table = table;
    // TT and TDB differ by 2 ms, which does not matter for the ends of a coverage.
    this.identity = {
      label,
      sha256: data.sha256(PACKED_NUTATION),
      coverage: {
        startTdbJ2k: table.startJ2k,
        endTdbJ2k: table.endJ2k,
        source: label,
      },
    };
  }

  /** Writes dpsi, deps (radians) and their rates (radians per day), 4 numbers, at `ttJ2k`, days since J2000.0 TT. */
  angles(ttJ2k: number, out: Float64Array): void {
    const { table } = this;
    if (ttJ2k >= table.startJ2k && ttJ2k <= table.endJ2k) table.pair(ttJ2k, out);
    else this.beyond(ttJ2k, out);
  }

  private beyond(ttJ2k: number, out: Float64Array): void {
    const { data } = this;
    const table =
      ttJ2k < this.table.startJ2k
        ? (this.ancient ??= data.has(PACKED_NUTATION_ANCIENT) ? openTable(data, PACKED_NUTATION_ANCIENT).table : null)
        : (this.future ??= data.has(PACKED_NUTATION_FUTURE) ? openTable(data, PACKED_NUTATION_FUTURE).table : null);
    if (table !== null && ttJ2k >= table.startJ2k && ttJ2k <= table.endJ2k) table.pair(ttJ2k, out);
    else (this.series ??= new NutationSeries(jsonData<NutationTerms>(data, PACKED_NUTATION_SERIES))).angles(ttJ2k, out);
  }
}

function openTable(data: DataProvider, name: string): { table: PackedTable; label: string } {
  const bytes = data.bytes(name);
  const { contents, dataAt } = openPacked(name, bytes, 'nutation');
  return {
    table: new PackedTable(bytes, dataAt, contents.startJ2k, contents.series[0]),
    label: contents.label,
  };
}
