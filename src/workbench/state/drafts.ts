import { signal } from '@preact/signals';

/** Fields whose text differs from the shown chart because it is invalid or because its search is pending, by the key of the field. */
const unsettled = signal<ReadonlyMap<string, string>>(new Map());

/** Records that a field differs from the address (its label), or agrees again (null). */
export function noteDraft(key: string, label: string | null): void {
  const has = unsettled.peek().get(key) ?? null;
  if (has === label) return;
  const next = new Map(unsettled.peek());
  if (label === null) next.delete(key);
  else next.set(key, label);
  unsettled.value = next;
}

/** The labels of the fields that differ from the shown chart. */
export const unsettledFields = (): readonly string[] => [...new Set(unsettled.value.values())];
