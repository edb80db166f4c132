/** What stands in a cell; null and undefined leave it empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** A table as CSV (RFC 4180): every line ends in CRLF; cells that hold commas, quotes or line ends are quoted. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: CsvCell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters with which a spreadsheet begins a formula, or which it skips before one; the wide forms serve East Asian spreadsheets. */
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
/** Texts with a sign that no spreadsheet computes: a number, and an instant of a year that is not of four digits. */
const SIGNED =
  /^[+-](?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)$/;

/** A cell for a person's spreadsheet: a text that would run as a formula gets an apostrophe before it (OWASP, CSV injection). */
export const spreadsheetCell = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && FORMULA.test(cell) && !SIGNED.test(cell) ? `'${cell}` : cell;
