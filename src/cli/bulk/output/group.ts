import type { BlockAnswer, CellKind, Cells, OutColumn } from '../plan.js';

/** Collects the blocks of one group. */
export class Group {
  readonly #columns: readonly OutColumn[];
  #blocks: BlockAnswer[] = [];
  rows = 0;

  constructor(columns: readonly OutColumn[]) {
    this.#columns = columns;
  }

  add(block: BlockAnswer): void {
    this.#blocks.push(block);
    this.rows += block.rows;
  }

  /** Returns the cells of each column and empties the group. */
  take(): { readonly kind: CellKind; readonly cells: Cells }[] {
    const taken = this.#columns.map(({ kind }, k) => ({
      kind,
      cells: joined(this.#blocks.map(({ columns = [] }) => columns[k])),
    }));
    this.#blocks = [];
    this.rows = 0;
    return taken;
  }
}

function joined(parts: readonly Cells[]): Cells {
  if (!(parts[0] instanceof Float64Array)) return parts.flatMap((part) => [...(part as readonly string[])]);
  const out = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts as readonly Float64Array[]) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
