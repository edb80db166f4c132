const WIDTH = 30,
  PATIENCE_MS = 500,
  REDRAW_MS = 200;

interface Bar {
  show(rows: number, done: number, total: number): void;
  clear(): void;
}

/** Shows a line on a terminal: a bar when the total is known, rows, rows per second, remaining time. Prints nothing elsewhere. */
export function bulkProgress(stream: { readonly isTTY?: boolean; write(text: string): unknown }): Bar {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  const started = performance.now();
  let drawn = 0;
  return {
    show(rows, done, total) {
      const now = performance.now();
      if (now - started < PATIENCE_MS || now - drawn < REDRAW_MS) return;
      drawn = now;
      const seconds = (now - started) / 1000;
      const share = total > 0 ? Math.min(1, done / total) : null;
      const bar =
        share === null
          ? ''
          : `[${'#'.repeat(Math.round(WIDTH * share)).padEnd(WIDTH)}] ${Math.floor(100 * share)} %, ${Math.ceil(seconds / share - seconds)} s left, `;
      stream.write(
        `\r\x1b[K${bar}${rows.toLocaleString('en')} rows, ${Math.round(rows / seconds).toLocaleString('en')}/s`,
      );
    },
    clear() {
      if (drawn) stream.write('\r\x1b[K');
      drawn = 0;
    },
  };
}
