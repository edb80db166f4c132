/** The result of a command, independent of the form of the output. */
export interface Report {
  /** The complete result for JSON. */
  readonly json: unknown;
  /** Tables for text output; CSV output is the first table. */
  readonly tables: readonly Table[];
  /** Lines above the tables. */
  readonly heading?: readonly string[];
  /** Moments for a calendar; without it `--ics` does not apply. */
  readonly moments?: readonly Moment[];
  /** Text that is printed as it is (SVG, JSON). */
  readonly text?: string;
}

export type Cell = string | number | boolean | null;

export interface Column {
  /** Name in CSV. */
  readonly name: string;
  /** Header of the column in text output; default: the name. */
  readonly head?: string;
  /** Formats a cell for text output; default: the value as a string. */
  readonly show?: (value: Cell) => string;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Moment {
  /** ISO 8601 with offset. */
  readonly start: string;
  readonly summary: string;
  readonly description?: string;
}
