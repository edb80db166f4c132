import type { DataProvider } from '../../kernel/data.js';
import { openPacked } from '../packed-format.js';
import { PackedTable } from '../packed-table.js';
import type { SourceIdentity } from '../source.js';

/** File of the embedded small bodies, 1600-2500. */
export const PACKED_CLASSICAL = 'small-bodies-classical.bin';

/**
 * File of the other massive asteroids, which are used only for their attraction. They were integrated from their elements and are accurate
 * to an arcsecond over two centuries.
 */
export const PACKED_MASSIVE = 'small-bodies-massive.bin';

/** Heliocentric states of the embedded small bodies by NAIF id, ICRF axes. Has work arrays: use one instance in each thread. */
export class PackedSmallBodies {
  readonly identity: SourceIdentity;
  private readonly tables = new Map<number, PackedTable>();

  /** Errors: `DamagedFile`. */
  constructor(data: DataProvider, name: string = PACKED_CLASSICAL) {
    const bytes = data.bytes(name);
    const { contents, dataAt } = openPacked(name, bytes, 'small-bodies');
    for (const series of contents.series)
      this.tables.set(series.body, new PackedTable(bytes, dataAt, contents.startJ2k, series));
    this.identity = {
      label: contents.label,
      sha256: data.sha256(name),
      coverage: {
        startTdbJ2k: contents.startJ2k,
        endTdbJ2k: contents.endJ2k,
        source: contents.label,
      },
    };
  }

  /** True when the file has the body, at any instant. */
  has(naifId: number): boolean {
    return this.tables.has(naifId);
  }

  /** NAIF ids of all bodies of the file in its order. */
  ids(): number[] {
    return [...this.tables.keys()];
  }

  /** True when the file has the body at an instant, days since J2000.0 TDB. */
  covers(naifId: number, tdbJ2k: number): boolean {
    return (
      tdbJ2k >= this.identity.coverage.startTdbJ2k &&
      tdbJ2k <= this.identity.coverage.endTdbJ2k &&
      this.tables.has(naifId)
    );
  }

  /**
   * Writes heliocentric position (km) and velocity (km/day), with `order` 2 also acceleration (km/day^2), at `offset`. The caller checks
   * `covers`.
   */
  state(naifId: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void {
    this.tables.get(naifId)!.vector(tdbJ2k, order, out, offset);
  }
}
