import type { Query } from '../../transport/cut-answer.js';

/** Input formats; `arrow` is a file or a stream, which the reader distinguishes. */
export const INPUT_FORMS = ['ndjson', 'csv', 'arrow', 'parquet'] as const;
export type InputForm = (typeof INPUT_FORMS)[number];

/** Output formats; `arrow` is the file, `arrows` the stream. */
export const OUTPUT_FORMS = ['ndjson', 'csv', 'arrow', 'arrows', 'parquet'] as const;
export type OutputForm = (typeof OUTPUT_FORMS)[number];

/** The place of a column's value in the request. */
export interface Target {
  readonly part: 'params' | 'query' | 'body';
  readonly path: readonly string[];
  readonly column: string;
}

/** The type of the cells of a column. `bigint`: integers of the input that a double may not represent. */
export type CellKind = 'number' | 'integer' | 'boolean' | 'text' | 'json' | 'bigint';

/** A column of a table that is written. */
export interface OutColumn {
  readonly name: string;
  readonly kind: CellKind;
  /** A kept column of the input, a path of the answer, or the status or error of the row. */
  readonly from: { readonly kept: string } | { readonly path: readonly string[] } | { readonly of: 'status' | 'error' };
}

/** A requested path, and the name of its columns (`*` means the same keys in both). */
export interface FieldPath {
  readonly name: string;
  readonly path: readonly string[];
}

/** The work for each row: plain data, the same for all threads. */
export interface Plan {
  /** Operation id; null: each line names its own route. */
  readonly operationId: string | null;
  readonly input: InputForm;
  readonly output: OutputForm;
  readonly targets: readonly Target[];
  /** Constant parts of each request. */
  readonly constants: { readonly params: object; readonly query: object; readonly body: object | undefined };
  /** Columns of the input that are kept. */
  readonly keep: readonly string[];
  /** For lines of JSON: fields without a mapping go into the request under their own names. */
  readonly open: boolean;
  /** Names of the columns of a CSV. */
  readonly head: readonly string[] | null;
  readonly cut: Query;
  /** Paths of the columns of a table; null: every value of the answers. */
  readonly fields: readonly FieldPath[] | null;
  /** Rows of one group: a row group, a record batch, an entry of the journal. */
  readonly groupRows: number;
  /** The first row that fails ends the work. */
  readonly strict: boolean;
}

export const isTable = (form: OutputForm): boolean => form !== 'ndjson';

/** Rows of one block, as they go to a thread. Each block lies within one group. */
export type Block =
  | { readonly first: number; readonly rows: number; readonly text: Uint8Array }
  | { readonly first: number; readonly rows: number; readonly columns: Readonly<Record<string, readonly unknown[]>> };

/** Numbers and booleans (1, 0), with NaN for missing values; or strings and bigints, with null. */
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
