import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

/** The address stores the state of the page: a link reproduces the view. */
const query = signal(readQuery());

function readQuery(): URLSearchParams {
  return new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
}

if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    query.value = readQuery();
  });

/** The name of the shown view. */
export const viewName = computed(() => query.value.get('view') ?? 'chart');

const params = new Map<string, ReadonlySignal<string>>();

/**
 * A parameter of the address as text; '' if it is absent. A component that reads it subscribes to this parameter only and is not redrawn
 * for others.
 */
export function param(name: string): string {
  const known = params.get(name) ?? computed(() => query.value.get(name) ?? '');
  params.set(name, known);
  return known.value;
}

/** A parameter as a finite number, or `fallback`. */
export function numberParam(name: string, fallback: number): number {
  const text = param(name);
  const value = text === '' ? NaN : Number(text);
  return Number.isFinite(value) ? value : fallback;
}

/** A parameter as a list separated by commas, or `fallback`. */
export function listParam(name: string, fallback: readonly string[]): readonly string[] {
  const text = param(name);
  return text === '' ? fallback : text.split(',').filter(Boolean);
}

export type ParamChanges = Readonly<Record<string, string | number | null | undefined>>;

/** The address with changed parameters; null or '' removes one. */
export function addressWith(changes: ParamChanges): string {
  const next = new URLSearchParams(query.value);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return `/?${next.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
}

/** Changes parameters. `replace` (while a slider moves) adds no entry to the history. */
export function setParams(changes: ParamChanges, replace = false): void {
  const address = addressWith(changes);
  if (address === `/${location.search}`) return;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  query.value = readQuery();
}
