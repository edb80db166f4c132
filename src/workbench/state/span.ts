import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { dayOf, timeOf } from '../parts/dates.js';
import { param, setParams } from './url.js';

/** A span of time in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
export interface HeldSpan {
  /** The span that is drawn during a gesture. */
  readonly live: Span;
  /** The span in the address, in complete days: requests use it. */
  readonly requested: Span;
  readonly set: (span: Span) => void;
}

const SETTLED_MS = 220;
const SHORTEST_MS = 2 * 86_400_000;
/** The range of the ephemeris: 6000 years. */
const FIRST = timeOf('-3000-01-01'),
  LAST = timeOf('3000-01-01');

/** Limits a span to the shortest length and to the years that can be computed. */
export function bounded({ from, to }: Span, longest = Infinity): Span {
  const length = Math.min(Math.max(to - from, SHORTEST_MS), longest, LAST - FIRST);
  const start = Math.min(Math.max(from + (to - from - length) / 2, FIRST), LAST - length);
  return { from: start, to: start + length };
}

/**
 * The span in the address parameters `PREFIXfrom` and `PREFIXto`. It changes at once during a gesture and is written to the address at its
 * end. The default span is written to the address too, so that a link always shows the same.
 */
export function useSpan(prefix: string, fallback: Span, longest = Infinity): HeldSpan {
  const read = (name: string, other: number): number => {
    const ms = timeOf(param(`${prefix}${name}`));
    return Number.isNaN(ms) ? other : ms;
  };
  const requested = bounded({ from: read('from', fallback.from), to: read('to', fallback.to) }, longest);
  const moving = useSignal<Span | null>(null);
  const timer = useRef(0);
  const write = (span: Span, replace: boolean): void =>
    setParams({ [`${prefix}from`]: dayOf(span.from), [`${prefix}to`]: dayOf(span.to) }, replace);
  useEffect(() => {
    moving.value = null;
    if (param(`${prefix}from`) === '') write(requested, true);
  }, [requested.from, requested.to, prefix]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (span: Span): void => {
    const next = bounded(span, longest);
    moving.value = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      write(next, true);
      moving.value = null;
    }, SETTLED_MS);
  };
  return { live: moving.value ?? requested, requested, set };
}

/** The span zoomed about an instant, which keeps its position. */
export const zoomed = ({ from, to }: Span, factor: number, about = (from + to) / 2): Span => ({
  from: about - (about - from) * factor,
  to: about + (to - about) * factor,
});

/** The span moved by a fraction of its length. */
export const shifted = ({ from, to }: Span, part: number): Span => ({
  from: from + (to - from) * part,
  to: to + (to - from) * part,
});
