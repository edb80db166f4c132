import type { ForceField, Subject } from './force-field.js';
import { STRETCH_STEPS } from './kept-steps.js';
import type { KeptSteps, Stretch, StretchOwner } from './kept-steps.js';
import { predictCoefficients, RADAU_ORDERS, RadauStep, stateInStep, STEP_NUMBERS } from './radau.js';

/** Origin of the grid of steps (MJD 59800 TDB): all steps but the first of a trajectory begin at a multiple of their length from it. */
const GRID_ORIGIN_TDB_J2K = 8255.5;
/** A step is at most 2^level days long. */
const SHORTEST_LEVEL = -12,
  LONGEST_LEVEL = 8,
  FIRST_LEVEL = 3;
/** Target of the step control: size of the last coefficient relative to the acceleration. */
const LAST_COEFFICIENT = 1e-5;
/** Largest number of steps in one direction: a thousand years of a body with a period of one year. */
const MOST_STEPS = 150_000;
/** An impulse along the orbit changes the period too: the displacement is three times speed x time. */
const DRIFT_OF_IMPULSE = 3;
/** Initial capacity in stretches. */
const FIRST_STRETCHES = 4;

/** One direction of a trajectory. The first step of each stretch is kept permanently, the others while memory allows. */
class Branch implements StretchOwner {
  readonly direction: 1 | -1;
  count = 0;
  /** Level of the next step. */
  level = FIRST_LEVEL;
  private readonly kept: KeptSteps;
  private firsts = new Float64Array(0);
  private levels = new Int8Array(0);
  /** At the beginning of each stretch: the sum of the impulses of tides (1/day), and their sum weighted with their times. */
  private impulses = new Float64Array(0);
  private impulse = 0;
  private impulseTime = 0;
  private stretches: (Stretch | undefined)[] = [];
  private recent: Stretch | undefined;

  constructor(direction: 1 | -1, kept: KeptSteps) {
    this.direction = direction;
    this.kept = kept;
  }

  get bytes(): number {
    return this.firsts.byteLength;
  }

  drop(index: number): void {
    if (this.recent === this.stretches[index]) this.recent = undefined;
    this.stretches[index] = undefined;
  }

  release(): void {
    for (const stretch of this.stretches) if (stretch !== undefined) this.kept.release(stretch);
    this.stretches = [];
  }

  /** The stretch of an index when it is in memory. */
  stretch(index: number): Stretch | undefined {
    const found = this.stretches[index];
    if (found !== undefined && found !== this.recent) {
      this.kept.touch(found);
      this.recent = found;
    }
    return found;
  }

  /** Makes the stretch of an index; only its first step, which is kept permanently, is filled in. */
  begin(index: number): Stretch {
    const made = this.kept.make(this, index);
    made.steps.set(this.firsts.subarray(index * STEP_NUMBERS, (index + 1) * STEP_NUMBERS));
    this.stretches[index] = made;
    this.recent = made;
    return made;
  }

  levelAfterFirst(index: number): number {
    return this.levels[index];
  }

  /** Appends a finished step. `level` is the level of the next step. */
  append(step: Float64Array, level: number, tide: number): void {
    const index = Math.floor(this.count / STRETCH_STEPS),
      place = this.count % STRETCH_STEPS;
    if (place === 0) {
      this.keepFirst(step, index, level);
      this.begin(index);
    } else this.stretch(index)?.steps.set(step, place * STEP_NUMBERS);
    this.level = level;
    this.count++;
    this.impulse += tide * Math.abs(step[1]);
    this.impulseTime += tide * Math.abs(step[1]) * step[0];
  }

  /** Factor by which approaches to planets between the epoch and an integrated instant enlarge an error along the orbit. */
  amplification(t: number): number {
    const next = this.stretchOf(t) + 1;
    const isLast = next * STRETCH_STEPS >= this.count;
    const impulse = isLast ? this.impulse : this.impulses[2 * next],
      weighted = isLast ? this.impulseTime : this.impulses[2 * next + 1];
    return 1 + DRIFT_OF_IMPULSE * Math.abs(impulse * t - weighted);
  }

  private keepFirst(step: Float64Array, index: number, level: number): void {
    if (index === this.levels.length) {
      const larger = Math.max(FIRST_STRETCHES, 2 * index);
      const firsts = new Float64Array(larger * STEP_NUMBERS),
        levels = new Int8Array(larger);
      const impulses = new Float64Array(2 * larger);
      firsts.set(this.firsts);
      levels.set(this.levels);
      impulses.set(this.impulses);
      this.impulses = impulses;
      this.firsts = firsts;
      this.levels = levels;
    }
    this.firsts.set(step, index * STEP_NUMBERS);
    this.levels[index] = level;
    this.impulses[2 * index] = this.impulse;
    this.impulses[2 * index + 1] = this.impulseTime;
  }

  /** Index of the stretch that contains an instant within the integrated part. */
  stretchOf(t: number): number {
    let low = 0,
      high = Math.floor((this.count - 1) / STRETCH_STEPS);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((t - this.firsts[middle * STEP_NUMBERS]) * this.direction >= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * Path of one small body, integrated outward from an epoch as far as needed. Results do not depend on the order of calls: steps follow from
 * the epoch alone, and a dropped stretch is recomputed from its first step, bit for bit.
 */
export class Trajectory {
  readonly epoch: number;
  private readonly field: ForceField;
  private readonly subject: Subject;
  private readonly start: Float64Array;
  private readonly forward: Branch;
  private readonly backward: Branch;
  private readonly integrator = new RadauStep();
  private readonly step = new Float64Array(STEP_NUMBERS);
  private readonly guess = new Float64Array(3 * RADAU_ORDERS);

  /** `state` is the barycentric state (km, km/day; ICRF axes) at `epochTdbJ2k`; `kept` is the memory of the steps. */
  constructor(field: ForceField, subject: Subject, epochTdbJ2k: number, state: Float64Array, kept: KeptSteps) {
    this.field = field;
    this.subject = subject;
    this.epoch = epochTdbJ2k;
    this.start = state.slice(0, 6);
    this.forward = new Branch(1, kept);
    this.backward = new Branch(-1, kept);
  }

  /** Bytes that the trajectory keeps permanently. */
  get bytes(): number {
    return this.forward.bytes + this.backward.bytes;
  }

  /** Number of integrated steps. */
  get steps(): number {
    return this.forward.count + this.backward.count;
  }

  /** Frees all stretches. */
  release(): void {
    this.forward.release();
    this.backward.release();
  }

  /** True when the path has been integrated to the instant. */
  reaches(tdbJ2k: number): boolean {
    const branch = tdbJ2k >= this.epoch ? this.forward : this.backward;
    return branch.count > 0 && (tdbJ2k - this.endOf(branch)) * branch.direction <= 0;
  }

  /**
   * Integrates the path to an instant. Returns false when it needs too many or too short steps, or the massive bodies are not covered
   * there.
   */
  reach(tdbJ2k: number): boolean {
    const branch = tdbJ2k >= this.epoch ? this.forward : this.backward;
    while (!this.reaches(tdbJ2k)) if (!this.extend(branch)) return false;
    return true;
  }

  /**
   * Writes the barycentric state at an instant (days since J2000.0 TDB), 9 numbers (km, km/day, km/day^2; ICRF axes). Returns false as
   * `reach`.
   */
  state(tdbJ2k: number, out: Float64Array, offset: number): boolean {
    if (!this.reach(tdbJ2k)) return false;
    const branch = tdbJ2k >= this.epoch ? this.forward : this.backward;
    const index = branch.stretchOf(tdbJ2k);
    const steps = this.stepsOf(branch, index);
    let low = 0,
      high = Math.min(STRETCH_STEPS, branch.count - index * STRETCH_STEPS) - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((tdbJ2k - steps[middle * STEP_NUMBERS]) * branch.direction >= 0) low = middle;
      else high = middle - 1;
    }
    stateInStep(steps, low * STEP_NUMBERS, tdbJ2k, out, offset);
    return true;
  }

  /** Factor by which approaches to planets between the epoch and an integrated instant enlarge an error along the orbit. */
  amplification(tdbJ2k: number): number {
    const branch = tdbJ2k >= this.epoch ? this.forward : this.backward;
    return branch.count === 0 ? 1 : branch.amplification(tdbJ2k);
  }

  private endOf(branch: Branch): number {
    const { steps, at } = this.lastStep(branch);
    return steps[at] + steps[at + 1];
  }

  private lastStep(branch: Branch): { steps: Float64Array; at: number } {
    const last = branch.count - 1;
    return {
      steps: this.stepsOf(branch, Math.floor(last / STRETCH_STEPS)),
      at: (last % STRETCH_STEPS) * STEP_NUMBERS,
    };
  }

  /** Steps of a stretch, recomputed when they were dropped. */
  private stepsOf(branch: Branch, index: number): Float64Array {
    const kept = branch.stretch(index);
    if (kept !== undefined) return kept.steps;
    const { steps } = branch.begin(index);
    const count = Math.min(STRETCH_STEPS, branch.count - index * STRETCH_STEPS);
    let level = branch.levelAfterFirst(index);
    for (let i = 1; i < count; i++) {
      level = this.next(steps, (i - 1) * STEP_NUMBERS, level, branch.direction);
      steps.set(this.step, i * STEP_NUMBERS);
    }
    return steps;
  }

  private extend(branch: Branch): boolean {
    if (branch.count >= MOST_STEPS) return false;
    let level: number;
    if (branch.count === 0) {
      this.step.set(this.start, 2);
      level = this.make(undefined, 0, this.epoch, branch.level, branch.direction);
    } else {
      const { steps, at } = this.lastStep(branch);
      level = this.next(steps, at, branch.level, branch.direction);
    }
    if (Number.isNaN(level)) return false;
    branch.append(this.step, level, this.field.tide(this.step));
    return true;
  }

  /** Computes the step after the one at index `at` of `steps`. */
  private next(steps: Float64Array, at: number, level: number, direction: 1 | -1): number {
    const from = steps[at] + steps[at + 1];
    stateInStep(steps, at, from, this.step, 2);
    return this.make(steps, at, from, level, direction);
  }

  /** Completes `step`, whose initial state is set. Returns the level of the next step, NaN when the body cannot be integrated. */
  private make(
    previous: Float64Array | undefined,
    at: number,
    from: number,
    firstLevel: number,
    direction: 1 | -1,
  ): number {
    const { step, guess, integrator } = this;
    let level = firstLevel;
    for (;;) {
      const { days, onGrid } = stepFrom(from, level, direction);
      if (!this.field.covers(from + days)) {
        // Steps become shorter towards the end of the coverage.
        if (--level < SHORTEST_LEVEL) return NaN;
        continue;
      }
      step[0] = from;
      step[1] = days;
      // After a step of similar length the extrapolation is a good start; otherwise the iteration starts from a constant acceleration.
      const ratio = previous === undefined ? Infinity : days / previous[at + 1];
      if (previous !== undefined && ratio <= 2)
        predictCoefficients(previous.subarray(at, at + STEP_NUMBERS), ratio, guess);
      else guess.fill(0);
      this.field.setStep(from, days, onGrid, this.subject);
      const last = integrator.run(step, this.field.acceleration, guess);
      if (!(last < Infinity)) return NaN;
      const wanted = Math.abs(days) * (LAST_COEFFICIENT / Math.max(last, 1e-30)) ** (1 / RADAU_ORDERS);
      level = Math.min(LONGEST_LEVEL, Math.floor(Math.log2(wanted)));
      if (level < SHORTEST_LEVEL) return NaN;
      if (wanted >= Math.abs(days) / 2) return level;
    }
  }
}

/**
 * The longest step of at most 2^level days that begins at a multiple of its length. From another instant, the step to the next such
 * multiple.
 */
function stepFrom(from: number, level: number, direction: 1 | -1): { days: number; onGrid: boolean } {
  const offset = from - GRID_ORIGIN_TDB_J2K;
  for (let l = level; l >= SHORTEST_LEVEL; l--) {
    const length = 2 ** l;
    if (offset % length === 0) return { days: direction * length, onGrid: true };
  }
  const length = 2 ** level;
  const next = (direction > 0 ? Math.floor(offset / length) + 1 : Math.ceil(offset / length) - 1) * length;
  return { days: next - offset, onGrid: false };
}
