import { useRef } from 'preact/hooks';
import type { Moment } from '../state/moment.js';
import type { Resolved } from './moment.js';

interface Shown {
  readonly moment: Moment;
  /** Its instant, ISO in UTC. */
  readonly from: string;
}
/** Why the shown chart differs from the form: the instant of the entry has not arrived yet, or could not be determined. */
export type Held = 'waiting' | 'failed' | null;

/** The last moment with a known instant. It is kept while the instant of the next one is pending or could not be determined. */
export function useLastGood(moment: Moment, resolved: Resolved): { readonly shown: Shown | null; readonly held: Held } {
  const last = useRef<Shown | null>(null);
  const isKnown = resolved.dt !== null && !resolved.isOld;
  if (isKnown) last.current = { moment, from: resolved.dt as string };
  if (isKnown || last.current === null) return { shown: last.current, held: null };
  return { shown: last.current, held: resolved.error !== null || resolved.kind === 'no_zone' ? 'failed' : 'waiting' };
}
