import { DamagedFile, DoubleStore, HOST_IS_LITTLE_ENDIAN } from './random-access.js';
import type { RandomAccess } from './random-access.js';

const RECORD_BYTES = 1024;
const RECORD_DOUBLES = 128;
/** Characters of a comment record. NUL ends a line, EOT ends the comments. */
const COMMENT_CHARACTERS = 1000;
/** Bytes that a transfer in text mode changes (NAIF DAF Required Reading, "the file record"). */
const TRANSFER_PROBE = 'FTPSTR:\r:\n:\r\n:\r\0:\x81:\x10\xce:ENDFTP';

/** One array of a DAF: its summary (doubles and integers) and its name. */
interface DafArray {
  readonly doubles: readonly number[];
  readonly integers: readonly number[];
  readonly name: string;
}

interface Daf {
  readonly kind: string;
  readonly internalName: string;
  readonly littleEndian: boolean;
  readonly words: DoubleStore;
  readonly arrays: readonly DafArray[];
  /** Text of the comment area, at most `limit` characters. */
  comments(limit: number): string;
}

const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/**
 * Opens a DAF ("double precision array file"): file record, chain of summary records, names. A summary must have `doublesInSummary` doubles
 * and `integersInSummary` integers. Errors: `DamagedFile`. Source: NAIF, DAF Required Reading.
 */
export function openDaf(access: RandomAccess, doublesInSummary: number, integersInSummary: number): Daf {
  const fail = (problem: string): never => {
    throw new DamagedFile(access.name, problem);
  };
  if (access.size < 3 * RECORD_BYTES) fail(`has ${access.size} bytes, too few for a DAF file`);
  const head = new Uint8Array(RECORD_BYTES);
  access.read(0, head);
  const kind = text(head.subarray(0, 8)).trimEnd();
  if (!/^(DAF\/\w+|NAIF\/DAF)$/.test(kind)) fail('is not a DAF file (the first word is neither DAF/... nor NAIF/DAF)');
  const view = new DataView(head.buffer);
  const format = text(head.subarray(88, 96));
  const isCounts = (little: boolean): boolean =>
    view.getInt32(8, little) === doublesInSummary && view.getInt32(12, little) === integersInSummary;
  // Files without the format word (id NAIF/DAF) show their byte order by the two counts.
  const littleEndian = format === 'LTL-IEEE' ? true : format === 'BIG-IEEE' ? false : isCounts(true);
  if (!isCounts(littleEndian))
    fail(
      `has summaries of ${view.getInt32(8, littleEndian)} doubles and ${view.getInt32(12, littleEndian)} integers, or another number format than IEEE; expected ${doublesInSummary} and ${integersInSummary}`,
    );
  const probe = text(head.subarray(699, 699 + TRANSFER_PROBE.length));
  if (probe.startsWith('FTPSTR') && probe !== TRANSFER_PROBE) fail('was changed by a transfer in text mode');

  const words = new DoubleStore(access, littleEndian);
  const firstSummary = view.getInt32(76, littleEndian);
  return {
    kind,
    littleEndian,
    words,
    internalName: text(head.subarray(16, 76)).replace(/[\0\s]+$/, ''),
    arrays: readSummaries(words, firstSummary, doublesInSummary, integersInSummary, littleEndian, fail),
    comments: (limit) => readComments(access, firstSummary - 2, limit),
  };
}

function readSummaries(
  words: DoubleStore,
  first: number,
  nd: number,
  ni: number,
  littleEndian: boolean,
  fail: (problem: string) => never,
): DafArray[] {
  const arrays: DafArray[] = [];
  const visited = new Set<number>();
  const size = nd + Math.ceil(ni / 2);
  const record = new Float64Array(RECORD_DOUBLES),
    names = new Float64Array(RECORD_DOUBLES);
  // A summary stores two integers in one double. The double was read in host order; it is written back in the order of the file to split
  // it.
  const pair = new DataView(new ArrayBuffer(8));
  const nameBytes = new Uint8Array(names.buffer);
  for (let number = first; number !== 0;) {
    if (!Number.isInteger(number) || number < 2 || visited.has(number))
      fail(`has a chain of summary records that leads to record ${number}`);
    visited.add(number);
    words.copy((number - 1) * RECORD_DOUBLES + 1, RECORD_DOUBLES, record);
    words.copy(number * RECORD_DOUBLES + 1, RECORD_DOUBLES, names);
    if (littleEndian !== HOST_IS_LITTLE_ENDIAN)
      for (let i = 0; i < nameBytes.length; i += 8) nameBytes.subarray(i, i + 8).reverse();
    const count = record[2];
    if (!(Number.isInteger(count) && count >= 0 && count * size + 3 <= RECORD_DOUBLES))
      fail(`has summary record ${number} with ${count} summaries`);
    for (let i = 0; i < count; i++) {
      const at = 3 + i * size;
      const integers: number[] = [];
      for (let j = 0; j < ni; j++) {
        pair.setFloat64(0, record[at + nd + (j >> 1)], littleEndian);
        integers.push(pair.getInt32((j & 1) * 4, littleEndian));
      }
      arrays.push({
        doubles: [...record.subarray(at, at + nd)],
        integers,
        name: text(nameBytes.subarray(i * size * 8, (i + 1) * size * 8)).trim(),
      });
    }
    number = record[0];
  }
  return arrays;
}

function readComments(access: RandomAccess, records: number, limit: number): string {
  const bytes = new Uint8Array(COMMENT_CHARACTERS);
  let out = '';
  for (let i = 0; i < records && out.length < limit; i++) {
    access.read((i + 1) * RECORD_BYTES, bytes);
    const part = text(bytes);
    const end = part.indexOf('\x04');
    out += end < 0 ? part : part.slice(0, end);
    if (end >= 0) break;
  }
  return out.replaceAll('\0', '\n').slice(0, limit);
}
