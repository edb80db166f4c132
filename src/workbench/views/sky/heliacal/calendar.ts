import { useSignal } from '@preact/signals';
import { ask, useTask } from '../../../api/client.js';
import type { CallError } from '../../../api/client.js';
import { bodyYear } from './phases.js';
import type { BodyYear, Seeing } from './phases.js';

/** Number of bodies that are computed at the same time. */
const AT_ONCE = 3;

export interface Calendar {
  readonly years: readonly BodyYear[];
  readonly error: CallError | null;
  /** Number of bodies whose answers are pending. */
  readonly waiting: number;
}

/**
 * The visibility events of several bodies between two instants. Each body appears as soon as its answers arrive. A body that is added later
 * needs only its own requests, because answers are kept.
 */
export function useCalendar(bodies: readonly string[], between: readonly [number, number], seeing: Seeing): Calendar {
  const found = useSignal<readonly BodyYear[]>([]);
  const task = useTask(JSON.stringify([bodies, between, seeing]), async (signal) => {
    const queue = [...bodies];
    const years: BodyYear[] = [];
    const work = async (): Promise<void> => {
      for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
        const year = await bodyYear(body, between, seeing, (call) => ask(call, signal));
        if (signal.aborted) return;
        years.push(year);
        found.value = [...years];
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return years;
  });
  const { data, error, loading } = task.value;
  const years = loading || data === null ? found.value : data;
  const shown = bodies.flatMap((name) => years.find(({ body }) => body === name) ?? []);
  return { years: shown, error, waiting: loading ? bodies.length - shown.length : 0 };
}
