import { add, compare, rational, ZERO } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';
import { SAMAM_SPAN } from './schedule.js';
import type { Activity, SookshmaPolicy } from './tables.js';

/** One of the five parts of a samam: a half-open span in nazhigai from the start of the samam. */
export interface SookshmaPart {
  /** 1 ... 5. */
  readonly ordinal: number;
  /** Null when the source names none (equal fifths). */
  readonly activity: Activity | null;
  readonly start: Rational;
  readonly end: Rational;
  readonly duration: Rational;
}

const FIFTH: Rational = rational(6, 5);

/**
 * The five parts of a samam. Weighted (Chennai 2024, leaf n157): the lengths of the activities, in their cyclic order from the
 * parent activity. Equal fifths (leaf n168): five parts of 6/5 nazhigai without an activity, for any parent.
 */
export function sookshmaParts(policy: SookshmaPolicy, parent: Activity): SookshmaPart[] {
  const { durations } = policy,
    from = durations.findIndex(([activity]) => activity === parent);
  const parts: SookshmaPart[] = [];
  let start = ZERO;
  for (let i = 0; i < 5; i++) {
    const [activity, length] = durations[(from + i) % durations.length] ?? [null, null];
    const duration = length === null ? FIFTH : rational(...length),
      end = add(start, duration);
    parts.push({ ordinal: i + 1, activity, start, end, duration });
    start = end;
  }
  return parts;
}

/** Whether an offset is within a samam, [0, 6) nazhigai. */
export const isWithinSamam = (elapsed: Rational): boolean =>
  compare(elapsed, ZERO) >= 0 && compare(elapsed, SAMAM_SPAN) < 0;

/** The part that contains an offset in [0, 6). A shared end is in the part that begins there. */
export const partAt = (parts: readonly SookshmaPart[], elapsed: Rational): SookshmaPart =>
  parts.find((part) => compare(part.start, elapsed) <= 0 && compare(elapsed, part.end) < 0)!;
