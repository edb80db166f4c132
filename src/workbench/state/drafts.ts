import { signal } from '@preact/signals';

/** Fields whose text is not what the chart shows: because it is wrong, or because it is still looked up. By the field's own key. */
const unsettled = signal<ReadonlyMap<string, string>>(new Map());

/** Notes that a field does not agree with the address (its label), or that it does again (null). */
export function noteDraft(key: string, label: string | null): void {
  const has = unsettled.peek().get(key) ?? null;
  if (has === label) return;
  const next = new Map(unsettled.peek());
  if (label === null) next.delete(key);
  else next.set(key, label);
  unsettled.value = next;
}

/** Labels of the fields that do not agree with what is shown. */
export const unsettledFields = (): readonly string[] => [...new Set(unsettled.value.values())];
