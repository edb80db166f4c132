/** What a command found out, before it is known how it is shown. */
export interface Report {
  /** The whole as JSON. */
  readonly json: unknown;
  /** What people read, in this order; CSV is the first. */
  readonly tables: readonly Table[];
  /** Lines above the tables. */
  readonly heading?: readonly string[];
  /** Moments for a calendar; without it `--ics` does not apply. */
  readonly moments?: readonly Moment[];
  /** A finished text (SVG): shown as it is. */
  readonly text?: string;
}

export type Cell = string | number | boolean | null;

export interface Column {
  /** Name in CSV. */
  readonly name: string;
  /** Head of the column for people; default: the name. */
  readonly head?: string;
  /** A cell for people; default: the text of the value. */
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
