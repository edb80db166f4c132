import type { CoverageInterval } from '../../kernel/errors.js';

/** The span around an epoch, shortened to end at an instant after the epoch, or to begin at one before it. */
export const cutSpan = (span: CoverageInterval, epochTdbJ2k: number, atTdbJ2k: number): CoverageInterval =>
  atTdbJ2k > epochTdbJ2k ? { ...span, endTdbJ2k: atTdbJ2k } : { ...span, startTdbJ2k: atTdbJ2k };

/** Merges adjoining intervals (within a day). The intervals must be in order of time. */
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
