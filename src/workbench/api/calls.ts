import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CallError, keyOf, useTask } from './client.js';
import type { Answer, Call } from './client.js';
import { askTogether } from './together.js';

/** Answers to several calls of one kind, and the messages of the calls that failed. */
export interface Answers<T> {
  readonly data: readonly T[];
  readonly faults: readonly string[];
}

/** Sends several calls of one kind at once. The previous answers are kept until the next ones arrive. */
export function useCalls<T>(calls: readonly Call<T>[]): Signal<Answers<T>> {
  const answers = useSignal<Answers<T>>({ data: [], faults: [] });
  const key = JSON.stringify(calls);
  useEffect(() => {
    const control = new AbortController();
    askTogether(calls, control.signal).then(
      (found) => {
        if (control.signal.aborted) return;
        answers.value = {
          data: found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
          faults: found.flatMap((one) =>
            one.status === 'rejected' && one.reason instanceof CallError ? [one.reason.message] : [],
          ),
        };
      },
      (error: unknown) => {
        if (!control.signal.aborted) answers.value = { data: [], faults: calls.map(() => (error as Error).message) };
      },
    );
    return () => control.abort();
  }, [key]);
  return answers;
}

/**
 * The answer to a call that the service may reject in normal use, such as an eclipse that a place does not see. It is sent through the
 * stream, because browsers log a rejected request as an error of the page.
 */
export function useRefusableCall<T>(call: Call<T> | null): Signal<Answer<T>> {
  return useTask(
    call === null ? null : keyOf(call),
    async (signal) => {
      const [answer] = await askTogether([call as Call<T>], signal, true);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    },
    call,
  );
}
