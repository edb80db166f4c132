const QUOTE = '"';

/**
 * Rows of a CSV document (RFC 4180): cells between commas, in quotes where they contain commas, quotes (doubled) or line ends. Lines end in LF
 * or CRLF. An invalid row is an Error with the reason; the next row starts after the line end outside quotes.
 */
export function csvRows(text: string): (string[] | Error)[] {
  const rows: (string[] | Error)[] = [];
  let quote = nextQuote(text, 0);
  for (let at = 0; at < text.length;) {
    // The next quote is searched once, not in each row: documents without quotes take linear time.
    if (quote < at) quote = nextQuote(text, at);
    const end = rowEnd(text, at, quote);
    rows.push(cellsOf(text.slice(at, text[end - 1] === '\r' ? end - 1 : end)));
    at = end + 1;
  }
  return rows;
}

/** The end of the row that starts at an index: its line end, or the end of the document. `quote`: index of the next quote, or the length. */
function rowEnd(text: string, start: number, quote: number): number {
  let from = start,
    open = quote;
  for (;;) {
    const found = text.indexOf('\n', from),
      end = found < 0 ? text.length : found;
    if (end < open || open >= text.length) return end;
    const close = text.indexOf(QUOTE, open + 1);
    if (close < 0) return text.length;
    from = close + 1;
    open = nextQuote(text, from);
  }
}

/** Index of the next quote; the length of the text when there is none. */
function nextQuote(text: string, from: number): number {
  const found = text.indexOf(QUOTE, from);
  return found < 0 ? text.length : found;
}

function cellsOf(row: string): string[] | Error {
  if (!row.includes(QUOTE)) return row.split(',');
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    if (row[at] === QUOTE) {
      const end = closing(row, at + 1);
      if (end < 0) return new Error('a quoted cell has no end');
      if (end + 1 < row.length && row[end + 1] !== ',') return new Error('there is text after a quoted cell');
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

/** Index of the quote that ends a cell; -1 when there is none. */
function closing(row: string, from: number): number {
  for (let at = row.indexOf(QUOTE, from); at >= 0; at = row.indexOf(QUOTE, at + 2))
    if (row[at + 1] !== QUOTE) return at;
  return -1;
}
