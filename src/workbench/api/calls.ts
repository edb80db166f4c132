import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from './client.js';
import type { Call } from './client.js';

/**
 * Answers to several calls of one kind, in their order; null where one is not there yet or was refused. Those that are known stay while
 * others are on their way.
 */
export function useCalls<T>(calls: readonly Call[]): Signal<readonly (T | null)[]> {
  const answers = useSignal<readonly (T | null)[]>([]);
  const key = JSON.stringify(calls);
  useEffect(() => {
    const control = new AbortController();
    const wanted = calls.map((call) => ask<T>(call, control.signal).catch(() => null));
    void Promise.all(wanted).then((found) => {
      if (!control.signal.aborted) answers.value = found;
    });
    return () => control.abort();
  }, [key]);
  return answers;
}
