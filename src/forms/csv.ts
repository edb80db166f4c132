/** What stands in a cell; null and undefined leave it empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** A table as CSV (RFC 4180): every line ends in CRLF; cells that hold commas, quotes or line ends are quoted. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: CsvCell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
