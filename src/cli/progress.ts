/** Called with the completed and the total amount of work. */
export type Progress = (done: number, total: number) => void;

const WIDTH = 30,
  PATIENCE_MS = 500,
  REDRAW_MS = 100;

/** A progress bar on a terminal for work of more than half a second, removed at the end; nothing is written to other streams. */
export function progressBar(stream: { readonly isTTY?: boolean; write(text: string): unknown }): Progress {
  if (!stream.isTTY) return () => undefined;
  const started = performance.now();
  let drawn = 0;
  return (done, total) => {
    const now = performance.now();
    if (done >= total) {
      if (drawn) stream.write('\r\x1b[K');
    } else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
      drawn = now;
      const filled = Math.round((WIDTH * done) / total);
      stream.write(`\r[${'#'.repeat(filled).padEnd(WIDTH)}] ${Math.floor((100 * done) / total)} %`);
    }
  };
}
