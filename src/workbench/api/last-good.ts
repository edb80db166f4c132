import { useRef } from 'preact/hooks';
import type { Moment } from '../state/moment.js';
import type { Resolved } from './moment.js';

interface Shown {
  readonly moment: Moment;
  /** The instant that it means. */
  readonly from: string;
}
/** Why what is shown is not of the form: its meaning is on its way, or was refused. */
export type Held = 'waiting' | 'failed' | null;

/** The last moment whose meaning is known: it stays while that of the next is on its way or could not be had. */
export function useLastGood(moment: Moment, resolved: Resolved): { readonly shown: Shown | null; readonly held: Held } {
  const last = useRef<Shown | null>(null);
  const isKnown = resolved.dt !== null && !resolved.isOld;
  if (isKnown) last.current = { moment, from: resolved.dt as string };
  if (isKnown || last.current === null) return { shown: last.current, held: null };
  return { shown: last.current, held: resolved.error !== null || resolved.kind === 'no_zone' ? 'failed' : 'waiting' };
}
