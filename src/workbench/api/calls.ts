import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CallError } from './client.js';
import type { Call } from './client.js';
import { askTogether } from './together.js';

/** Answers to several calls of one kind, and what the refused ones were told. */
export interface Answers<T> {
  readonly data: readonly T[];
  readonly faults: readonly string[];
}

/** Asks several calls of one kind at once. The last answers stay while the next are on their way. */
export function useCalls<T>(calls: readonly Call[]): Signal<Answers<T>> {
  const answers = useSignal<Answers<T>>({ data: [], faults: [] });
  const key = JSON.stringify(calls);
  useEffect(() => {
    const control = new AbortController();
    askTogether<T>(calls, control.signal).then(
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
