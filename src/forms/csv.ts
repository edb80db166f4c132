/** Value of a cell; null and undefined leave the cell empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** Writes a table as CSV (RFC 4180): every line ends in CRLF; cells with commas, quotes or line ends are quoted. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: CsvCell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters with which a formula of a spreadsheet begins, or which may precede it; East Asian spreadsheets accept the full-width forms. */
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
/** Signed strings that a spreadsheet does not evaluate: a number, and an instant with a year of more than four digits. */
const SIGNED =
  /^[+-](?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)$/;

/** A cell for a spreadsheet: a string that would be evaluated as a formula gets a leading apostrophe (OWASP, CSV injection). */
export const spreadsheetCell = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && FORMULA.test(cell) && !SIGNED.test(cell) ? `'${cell}` : cell;
