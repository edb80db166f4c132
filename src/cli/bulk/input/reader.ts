import type { Block, Plan } from '../plan.js';

/** Rows of one block: enough to be worth a message, few enough that threads share the work evenly. */
const BLOCK_ROWS = 200;

/** Properties of an input that are known before the first row. */
export interface Source {
  /** Names of the columns; null: each row has its own. */
  readonly columns: readonly string[] | null;
  /** Blocks from row `skip` on, of at most BLOCK_ROWS rows, none across two groups. */
  blocks(plan: Plan, skip: number): AsyncGenerator<Block>;
  /** The amount that was read, in the unit of `total`. */
  done(): number;
  /** Bytes or rows; 0: unknown. */
  readonly total: number;
  close(): Promise<void>;
}

/** Number of rows that may be added to a block that starts at row `first` and has `has` rows. */
export const roomIn = (first: number, has: number, groupRows: number): number =>
  Math.min(BLOCK_ROWS, groupRows - (first % groupRows)) - has;

/** Blocks of columns from pieces of any size. */
export async function* columnBlocks(
  pieces: AsyncIterable<{ readonly rows: number; readonly columns: Readonly<Record<string, readonly unknown[]>> }>,
  groupRows: number,
  skip: number,
): AsyncGenerator<Block> {
  let row = 0;
  for await (const { rows, columns } of pieces) {
    let at = Math.max(0, Math.min(rows, skip - row));
    while (at < rows) {
      const first = row + at;
      const count = Math.min(rows - at, roomIn(first, 0, groupRows));
      const cut = Object.entries(columns).map(([name, cells]) => [name, cells.slice(at, at + count)]);
      yield { first, rows: count, columns: Object.fromEntries(cut) as Record<string, readonly unknown[]> };
      at += count;
    }
    row += rows;
  }
}
