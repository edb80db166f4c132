import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ask, attempts, CallError, keyOf, NOTHING } from './client.js';
import type { Answer, Call } from './client.js';

/** So many calls of a slider are on their way at once: while one is computed another travels and a third is drawn. */
const MOST_UNDER_WAY = 3;

interface Settled<T> {
  readonly turn: number;
  readonly answer: Partial<Answer<T>>;
}

/** What one slider has asked, and what it has been answered. */
class Following<T> {
  readonly #answer: Signal<Answer<T>>;
  #newest: Call | null = null;
  #asked: Call | null = null;
  #underWay = 0;
  #sent = 0;
  #shown = 0;
  /** Answers that came together, the earliest first: each has a frame of its own, so that the motion is even. */
  #waiting: Settled<T>[] = [];
  #isFrameTaken = false;
  #isLeft = false;

  constructor(answer: Signal<Answer<T>>) {
    this.#answer = answer;
  }

  leave(): void {
    this.#isLeft = true;
  }

  follow(call: Call | null): void {
    this.#newest = call;
    this.#asked = null;
    if (call === null) {
      this.#shown = ++this.#sent;
      this.#answer.value = NOTHING;
    }
    void this.#send();
  }

  async #send(): Promise<void> {
    const call = this.#newest;
    if (call === null || call === this.#asked || this.#isLeft || this.#underWay >= MOST_UNDER_WAY) return;
    this.#asked = call;
    this.#underWay += 1;
    const turn = ++this.#sent;
    this.#answer.value = { ...this.#answer.peek(), loading: true };
    const answer = await ask<T>(call).then(
      (data): Partial<Answer<T>> => ({ data, error: null, call }),
      (error: unknown): Partial<Answer<T>> => ({
        error: error instanceof CallError ? error : new CallError(String(error), -1, []),
      }),
    );
    this.#underWay -= 1;
    this.#waiting = [...this.#waiting, { turn, answer }].sort((a, b) => a.turn - b.turn).slice(-MOST_UNDER_WAY);
    this.#show();
    await this.#send();
  }

  /** Shows the next answer, one a frame; one that is older than what is shown is dropped. */
  #show(): void {
    if (this.#isFrameTaken || this.#isLeft) return;
    this.#waiting = this.#waiting.filter(({ turn }) => turn > this.#shown);
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#isFrameTaken = true;
    requestAnimationFrame(() => {
      this.#isFrameTaken = false;
      this.#show();
    });
    this.#shown = next.turn;
    this.#answer.value = { ...this.#answer.peek(), ...next.answer, loading: next.turn !== this.#sent };
  }
}

/**
 * The answer to a call that changes faster than it is answered (a slider): few are on their way at a time, and when one is answered the
 * newest follows, so that nothing starves.
 */
export function useFollowingCall<T>(call: Call | null): Signal<Answer<T>> {
  const answer = useSignal<Answer<T>>(NOTHING);
  const following = useRef<Following<T> | null>(null);
  following.current ??= new Following(answer);
  const key = call === null ? '' : keyOf(call);
  useEffect(() => () => following.current?.leave(), []);
  useEffect(() => following.current?.follow(call), [key, attempts.value]);
  return answer;
}
