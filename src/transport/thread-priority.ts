import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** As `nice` without a number: a tenth of the share of the thread that serves, and all of a core that nobody else wants. */
const NICENESS = 10;

/**
 * Lets this thread give way to the one that serves, so that heavy work on all cores does not hold up light requests. Linux alone knows
 * priorities of threads, by their number; elsewhere nothing happens.
 */
export function yieldToServing(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), NICENESS);
  } catch {
    // No /proc, or no leave: the threads share the cores evenly.
  }
}
