import { STEP_NUMBERS } from './radau.js';

/** Steps of one stretch of a path: what is kept, dropped and made again as a whole. */
export const STRETCH_STEPS = 64;

/** Someone whose stretches can be dropped. */
export interface StretchOwner {
  drop(index: number): void;
}

/** A stretch of integrated steps in memory. */
export interface Stretch {
  readonly owner: StretchOwner;
  readonly index: number;
  readonly steps: Float64Array;
}

/** The stretches that one thread holds, at most so many bytes: the one used longest ago goes first. */
export class KeptSteps {
  private readonly limit: number;
  private readonly held = new Set<Stretch>();

  constructor(limitBytes: number) {
    this.limit = Math.max(4, Math.floor(limitBytes / (STRETCH_STEPS * STEP_NUMBERS * 8)));
  }

  make(owner: StretchOwner, index: number): Stretch {
    if (this.held.size >= this.limit) {
      const oldest = this.held.values().next().value!;
      this.held.delete(oldest);
      oldest.owner.drop(oldest.index);
    }
    const stretch = { owner, index, steps: new Float64Array(STRETCH_STEPS * STEP_NUMBERS) };
    this.held.add(stretch);
    return stretch;
  }

  touch(stretch: Stretch): void {
    this.held.delete(stretch);
    this.held.add(stretch);
  }

  release(stretch: Stretch): void {
    this.held.delete(stretch);
  }
}
