const QUOTE = '"';

/**
 * Rows of a CSV text (RFC 4180): cells between commas, in quotes where they hold commas, quotes (doubled) or line ends. Lines end in LF or
 * CRLF. A row that is none of this is an Error that says why; the next begins behind the line end that is not within quotes.
 */
export function csvRows(text: string): (string[] | Error)[] {
  const rows: (string[] | Error)[] = [];
  for (let at = 0; at < text.length;) {
    const end = rowEnd(text, at);
    rows.push(cellsOf(text.slice(at, text[end - 1] === '\r' ? end - 1 : end)));
    at = end + 1;
  }
  return rows;
}

/** Where the row ends that begins at a place: its line end, or the end of the text. */
function rowEnd(text: string, start: number): number {
  let from = start;
  for (;;) {
    const end = text.indexOf('\n', from);
    const quote = text.indexOf(QUOTE, from);
    if (quote < 0 || (end >= 0 && end < quote)) return end < 0 ? text.length : end;
    const close = text.indexOf(QUOTE, quote + 1);
    if (close < 0) return text.length;
    from = close + 1;
  }
}

function cellsOf(row: string): string[] | Error {
  if (!row.includes(QUOTE)) return row.split(',');
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    if (row[at] === QUOTE) {
      const end = closing(row, at + 1);
      if (end < 0) return new Error('a quoted cell has no end');
      if (end + 1 < row.length && row[end + 1] !== ',') return new Error('text stands behind a quoted cell');
      cells.push(row.slice(at + 1, end).replaceAll('""', QUOTE));
      at = end + 1;
    } else {
      const comma = row.indexOf(',', at);
      const end = comma < 0 ? row.length : comma;
      cells.push(row.slice(at, end));
      at = end;
    }
    if (at >= row.length) return cells;
  }
}

/** The quote that ends a cell; -1 where there is none. */
function closing(row: string, from: number): number {
  for (let at = row.indexOf(QUOTE, from); at >= 0; at = row.indexOf(QUOTE, at + 2))
    if (row[at + 1] !== QUOTE) return at;
  return -1;
}
