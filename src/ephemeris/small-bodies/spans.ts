import type { CoverageInterval } from '../../kernel/errors.js';

/** What is left of a span around an epoch when nothing is known beyond an instant. */
export const cutSpan = (span: CoverageInterval, epochTdbJ2k: number, atTdbJ2k: number): CoverageInterval =>
  atTdbJ2k > epochTdbJ2k ? { ...span, endTdbJ2k: atTdbJ2k } : { ...span, startTdbJ2k: atTdbJ2k };

/** Intervals in the order of time, those that touch as one. */
export function joined(spans: readonly CoverageInterval[]): CoverageInterval[] {
  const list: CoverageInterval[] = [];
  for (const span of spans) {
    const last = list.at(-1);
    if (last !== undefined && span.startTdbJ2k <= last.endTdbJ2k + 1)
      list[list.length - 1] = { ...last, endTdbJ2k: span.endTdbJ2k };
    else list.push(span);
  }
  return list;
}
