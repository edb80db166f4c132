import { STEP_NUMBERS } from './radau.js';

/** Number of steps of one stretch of a path. A stretch is kept, dropped and recomputed as a unit. */
export const STRETCH_STEPS = 64;

/** Owner of stretches, which is informed when one is dropped. */
export interface StretchOwner {
  drop(index: number): void;
}

/** A stretch of integrated steps in memory. */
export interface Stretch {
  readonly owner: StretchOwner;
  readonly index: number;
  readonly steps: Float64Array;
}

/** The stretches in the memory of one thread, limited in bytes. The least recently used is dropped first. */
export class KeptSteps {
  private readonly limit: number;
  private readonly stretches = new Set<Stretch>();

  constructor(limitBytes: number) {
    this.limit = Math.max(4, Math.floor(limitBytes / (STRETCH_STEPS * STEP_NUMBERS * 8)));
  }

  /** Makes an empty stretch and drops the least recently used one when the limit is reached. */
  make(owner: StretchOwner, index: number): Stretch {
    if (this.stretches.size >= this.limit) {
      const oldest = this.stretches.values().next().value!;
      this.stretches.delete(oldest);
      oldest.owner.drop(oldest.index);
    }
    const stretch = {
      owner,
      index,
      steps: new Float64Array(STRETCH_STEPS * STEP_NUMBERS),
    };
    this.stretches.add(stretch);
    return stretch;
  }

  /** Marks a stretch as the most recently used. */
  touch(stretch: Stretch): void {
    this.stretches.delete(stretch);
    this.stretches.add(stretch);
  }

  /** Frees a stretch without informing its owner. */
  release(stretch: Stretch): void {
    this.stretches.delete(stretch);
  }
}
