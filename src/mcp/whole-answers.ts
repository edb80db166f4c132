import { createHash } from 'node:crypto';

/** A whole answer, kept so that a client may read it after the model has seen the part that it needs. */
export interface KeptAnswer {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
  readonly text: string;
}

interface Bounds {
  readonly answers: number;
  readonly characters: number;
}

const USUAL: Bounds = { answers: 200, characters: 64_000_000 };
const PREFIX = 'celestial://answers/';

/** Whole answers by their address, bounded in number and size: the one that was asked for longest ago goes first. */
export class WholeAnswers {
  readonly #bounds: Bounds;
  readonly #kept = new Map<string, KeptAnswer>();
  #characters = 0;

  constructor(bounds: Bounds = USUAL) {
    this.#bounds = bounds;
  }

  /** Keeps a text; the same text has the same address. One that is larger than all the room is not kept: null. */
  keep(answer: Omit<KeptAnswer, 'uri'>): KeptAnswer | null {
    if (answer.text.length > this.#bounds.characters) return null;
    const sum = createHash('sha256').update(`${answer.mimeType}\0${answer.name}\0${answer.text}`).digest('hex');
    const kept = { ...answer, uri: `${PREFIX}${sum.slice(0, 24)}` };
    this.#drop(kept.uri);
    this.#kept.set(kept.uri, kept);
    this.#characters += kept.text.length;
    for (const uri of this.#kept.keys()) {
      if (this.#kept.size <= this.#bounds.answers && this.#characters <= this.#bounds.characters) break;
      this.#drop(uri);
    }
    return kept;
  }

  /** The answer of an address, which is then the one asked for last; undefined when it has gone. */
  read(uri: string): KeptAnswer | undefined {
    const kept = this.#kept.get(uri);
    if (kept === undefined) return undefined;
    this.#kept.delete(uri);
    this.#kept.set(uri, kept);
    return kept;
  }

  /** What is kept, the newest first. */
  list(): KeptAnswer[] {
    return [...this.#kept.values()].reverse();
  }

  #drop(uri: string): void {
    const kept = this.#kept.get(uri);
    if (kept === undefined) return;
    this.#kept.delete(uri);
    this.#characters -= kept.text.length;
  }
}
