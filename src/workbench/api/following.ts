import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ask, attempts, CallError, keyOf, NOTHING } from './client.js';
import type { Answer, Call } from './client.js';

/** Maximum number of pending calls of a slider: while one is computed, another is in transit and a third is drawn. */
const MOST_UNDER_WAY = 3;

interface Settled<T> {
  readonly turn: number;
  readonly answer: Partial<Answer<T>>;
}

/** The calls of one slider and their answers. */
class CallFollower<T> {
  readonly #answer: Signal<Answer<T>>;
  #newest: Call<T> | null = null;
  #requested: Call | null = null;
  #underWay = 0;
  #sent = 0;
  #shown = 0;
  /** Answers that arrived together, the earliest first. Each is shown in a separate frame, so that the motion is even. */
  #waiting: Settled<T>[] = [];
  #isFrameTaken = false;
  #isLeft = false;

  constructor(answer: Signal<Answer<T>>) {
    this.#answer = answer;
  }

  leave(): void {
    this.#isLeft = true;
  }

  follow(call: Call<T> | null): void {
    this.#newest = call;
    this.#requested = null;
    if (call === null) {
      this.#shown = ++this.#sent;
      this.#answer.value = NOTHING;
    }
    void this.#send();
  }

  async #send(): Promise<void> {
    const call = this.#newest;
    if (call === null || call === this.#requested || this.#isLeft || this.#underWay >= MOST_UNDER_WAY) return;
    this.#requested = call;
    this.#underWay += 1;
    const turn = ++this.#sent;
    this.#answer.value = { ...this.#answer.peek(), loading: true };
    const answer = await ask(call).then(
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

  /** Shows the next answer, one per frame. An answer older than the shown one is dropped. */
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
 * The answer to a call that changes faster than the service answers (a slider). Few calls are pending at a time; after each answer the
 * newest call is sent.
 */
export function useFollowingCall<T>(call: Call<T> | null): Signal<Answer<T>> {
  const answer = useSignal<Answer<T>>(NOTHING);
  const follower = useRef<CallFollower<T> | null>(null);
  follower.current ??= new CallFollower<T>(answer);
  const key = call === null ? '' : keyOf(call);
  useEffect(() => () => follower.current?.leave(), []);
  useEffect(() => follower.current?.follow(call), [key, attempts.value]);
  return answer;
}
