import type { Query } from '../../transport/cut-answer.js';

/** Forms that are read; `arrow` is a file or a stream, which tell themselves. */
export const INPUT_FORMS = ['ndjson', 'csv', 'arrow', 'parquet'] as const;
export type InputForm = (typeof INPUT_FORMS)[number];

/** Forms that are written; `arrow` is the file, `arrows` the stream. */
export const OUTPUT_FORMS = ['ndjson', 'csv', 'arrow', 'arrows', 'parquet'] as const;
export type OutputForm = (typeof OUTPUT_FORMS)[number];

/** Where a value of a row stands in the request. */
export interface Target {
  readonly part: 'params' | 'query' | 'body';
  readonly path: readonly string[];
  readonly column: string;
}

/** What a cell of a column is. `bigint` is for whole numbers of the input that a double may not hold. */
export type CellKind = 'number' | 'integer' | 'boolean' | 'text' | 'json' | 'bigint';

/** A column of a table that is written. */
export interface OutColumn {
  readonly name: string;
  readonly kind: CellKind;
  /** A column of the input that is carried through, a place in the answer, or what became of the row. */
  readonly from: { readonly kept: string } | { readonly path: readonly string[] } | { readonly of: 'status' | 'error' };
}

/** A path that is asked for, and the name of its columns (`*` in both stands for the same keys). */
export interface FieldPath {
  readonly name: string;
  readonly path: readonly string[];
}

/** What is done with each row: the same for all threads, and plain data. */
export interface Plan {
  /** Operation id; null: each line names its own route. */
  readonly operationId: string | null;
  readonly input: InputForm;
  readonly output: OutputForm;
  readonly targets: readonly Target[];
  /** Constant parts of each request. */
  readonly constants: { readonly params: object; readonly query: object; readonly body: object | undefined };
  /** Columns of the input that are carried through. */
  readonly keep: readonly string[];
  /** Lines of JSON: fields that nothing maps go into the request under their own names. */
  readonly open: boolean;
  /** Names of the columns of a CSV. */
  readonly head: readonly string[] | null;
  readonly cut: Query;
  /** Of a table; null: every value of the answers. */
  readonly fields: readonly FieldPath[] | null;
  /** Rows of one unit that is written whole: a row group, a record batch, an entry of the journal. */
  readonly groupRows: number;
  /** The first row that fails ends the work. */
  readonly strict: boolean;
}

export const isTable = (form: OutputForm): boolean => form !== 'ndjson';

/** Rows of one block, as they go to a thread. Each block lies within one group. */
export type Block =
  | { readonly first: number; readonly rows: number; readonly text: Uint8Array }
  | { readonly first: number; readonly rows: number; readonly columns: Readonly<Record<string, readonly unknown[]>> };

/** Numbers, truth values (1, 0) with NaN for what is not there; or texts and whole numbers with null. */
export type Cells = Float64Array | readonly (string | bigint | null)[];

export interface BlockAnswer {
  readonly rows: number;
  readonly failed: number;
  /** Lines of NDJSON or CSV, or the columns of a table. */
  readonly text?: Uint8Array;
  readonly columns?: readonly Cells[];
  /** The first row that failed. */
  readonly failure?: RowFailure;
}

export interface RowFailure {
  readonly row: number;
  readonly status: number;
  readonly category: string;
  readonly message: string;
}
