import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The default of `nice`: about a tenth of the processor time of the serving thread when both compute, and all of an idle core. */
const NICENESS = 10;

/**
 * Lowers the priority of this thread below the serving thread, so that heavy work on all cores does not delay light requests. Only Linux has
 * priorities of threads; on other systems the function does nothing.
 */
export function yieldToServing(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), NICENESS);
  } catch {
    // No /proc or no permission: the threads share the cores evenly.
  }
}
