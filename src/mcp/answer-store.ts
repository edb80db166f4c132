import { createHash } from 'node:crypto';

/** A complete answer that a client can read as a resource after the model got the shortened one. */
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

/** CompleteAnswer answers by their address, bounded in number and size: the least recently used one is dropped first. */
export class AnswerStore {
  readonly #bounds: Bounds;
  readonly #kept = new Map<string, KeptAnswer>();
  #characters = 0;

  constructor(bounds: Bounds = USUAL) {
    this.#bounds = bounds;
  }

  /** Keeps an answer; the same text has the same URI. Returns null for an answer that exceeds the bound of size. */
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

  /** The answer of a URI, which becomes the most recently used one; undefined when it is not kept. */
  read(uri: string): KeptAnswer | undefined {
    const kept = this.#kept.get(uri);
    if (kept === undefined) return undefined;
    this.#kept.delete(uri);
    this.#kept.set(uri, kept);
    return kept;
  }

  /** The kept answers, the newest first. */
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
