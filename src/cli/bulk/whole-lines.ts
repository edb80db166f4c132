import { open } from 'node:fs/promises';

/** The complete part of an output. */
export interface Whole {
  readonly bytes: number;
  readonly rows: number;
  readonly failed: number;
}

/** Counts the complete answers in NDJSON after a position of the file: they need not be computed again after an interruption. */
export async function wholeLines(path: string, from: Whole): Promise<Whole> {
  const file = await open(path);
  let { bytes, rows, failed } = from,
    rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of file.createReadStream({ start: bytes, autoClose: false }) as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, chunk]);
      let start = 0;
      for (let end = rest.indexOf(0x0a); end >= 0; end = rest.indexOf(0x0a, start)) {
        const status = statusOf(rest.subarray(start, end), rows);
        if (status === null) return { bytes, rows, failed };
        bytes += end + 1 - start;
        rows++;
        if (status !== 200) failed++;
        start = end + 1;
      }
      rest = rest.subarray(start);
    }
    return { bytes, rows, failed };
  } finally {
    await file.close();
  }
}

/** The status in an answer; null when the line is not the answer of this row. */
function statusOf(line: Buffer, row: number): number | null {
  try {
    const { index, status } = JSON.parse(line.toString('utf8')) as { index?: unknown; status?: unknown };
    return index === row && typeof status === 'number' ? status : null;
  } catch {
    return null;
  }
}
