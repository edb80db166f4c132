import type { EncodedAnswer } from './answer.js';

/** Most bytes of an answer that is written into lent memory: a part of a list (contract/route.ts) takes some 160 kB. */
const SLAB_BYTES = 262_144;
/** Slabs that are kept for further answers: those of a list of a thousand charts. */
const MOST_KEPT = 40;

/**
 * Memory that the serving thread lends to its workers for their answers. Without it each answer would arrive in memory of its own, and V8 would
 * collect the garbage of the serving thread every few megabytes: more than the computation of the answers costs.
 */
export class AnswerMemory {
  readonly #free: SharedArrayBuffer[] = [];

  /** A slab that nothing else uses. One that is never given back is garbage. */
  lend(): SharedArrayBuffer {
    return this.#free.pop() ?? new SharedArrayBuffer(SLAB_BYTES);
  }

  giveBack(slab: SharedArrayBuffer): void {
    if (this.#free.length < MOST_KEPT) this.#free.push(slab);
  }

  /** The answer that a worker has written: into the slab that it was lent, or into memory of its own. */
  answerIn(slab: SharedArrayBuffer, { length, bytes }: WrittenAnswer): EncodedAnswer {
    if (bytes !== undefined) {
      this.giveBack(slab);
      return { pieces: [bytes] };
    }
    return { pieces: [new Uint8Array(slab, 0, length)], release: () => this.giveBack(slab) };
  }
}

/** Where a worker has written an answer; `bytes` is undefined when it is in the slab. */
export interface WrittenAnswer {
  readonly length: number;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** Most bytes of UTF-8 that a unit of UTF-16 takes. */
const BYTES_PER_UNIT = 3;

/** Writes an answer into a slab if it fits there, otherwise into memory of its own, which can be transferred to another thread. */
export function writeAnswer(text: string, slab: SharedArrayBuffer): WrittenAnswer {
  const fits = BYTES_PER_UNIT * text.length <= slab.byteLength || Buffer.byteLength(text) <= slab.byteLength;
  if (fits) return { length: Buffer.from(slab).write(text) };
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  return { length: bytes.write(text), bytes };
}
