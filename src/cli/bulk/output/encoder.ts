import type { BlockAnswer } from '../plan.js';

/** Encodes answered blocks as the bytes of a file. Its state for a later resumption is plain JSON. */
export interface Encoder {
  /** Bytes before the first block. */
  begin(): Uint8Array;
  /** Bytes of a block that may be written at once; columns are collected until the group is complete. */
  add(block: BlockAnswer): Uint8Array;
  /** Bytes that end a group. */
  endGroup(): Uint8Array;
  /** Bytes after the last group. */
  finish(): Uint8Array;
  /** The state that the last complete group adds, for `resume`. */
  groupState(): unknown;
  /** Continues after groups that an earlier run wrote, `bytes` in total. They are not written again. */
  resume(states: readonly unknown[], bytes: number): void;
}

const NOTHING = new Uint8Array(0);

/** Lines are written as they arrive. */
export class TextEncoderOfBlocks implements Encoder {
  readonly #head: string;

  constructor(head: string) {
    this.#head = head;
  }

  begin(): Uint8Array {
    return Buffer.from(this.#head);
  }

  add({ text = NOTHING }: BlockAnswer): Uint8Array {
    return text;
  }

  endGroup(): Uint8Array {
    return NOTHING;
  }

  finish(): Uint8Array {
    return NOTHING;
  }

  groupState(): null {
    return null;
  }

  resume(): void {
    // A line depends on none before it.
  }
}
