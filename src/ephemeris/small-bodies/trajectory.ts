import type { ForceField } from './force-field.js';
import { predictCoefficients, RADAU_ORDERS, RadauStep, stateInStep, STEP_NUMBERS } from './radau.js';

/** Grid of steps: all but the first of a trajectory begin at a multiple of their length, counted from this instant (MJD 59800 TDB). */
const GRID_ORIGIN_TDB_J2K = 8255.5;
const SHORTEST_LEVEL = -12,
  LONGEST_LEVEL = 8,
  FIRST_LEVEL = 3;
/** Size of the last coefficient, relative to the acceleration, at which a step has the right length. */
const LAST_COEFFICIENT = 1e-5;
/** What one trajectory may take in all (2.6 MB a direction): some thousand years in the main belt. */
const MOST_STEPS = 10_000;

/** One direction of a trajectory. */
interface Branch {
  steps: Float64Array;
  count: number;
  level: number;
  readonly direction: 1 | -1;
}

/**
 * Path of one small body, integrated outward from an epoch as far as it is asked for and kept. What it answers does not depend on
 * the order of questions: steps follow from the epoch alone.
 */
export class Trajectory {
  private readonly field: ForceField;
  private readonly naifId: number | null;
  readonly epoch: number;
  private readonly start: Float64Array;
  private readonly forward: Branch = { steps: new Float64Array(0), count: 0, level: FIRST_LEVEL, direction: 1 };
  private readonly backward: Branch = { steps: new Float64Array(0), count: 0, level: FIRST_LEVEL, direction: -1 };
  private readonly integrator = new RadauStep();
  private readonly step = new Float64Array(STEP_NUMBERS);
  private readonly guess = new Float64Array(3 * RADAU_ORDERS);

  /** Given: the barycentric state (km, km/day) at `epoch`; the body's own NAIF id when it is itself among the massive bodies. */
  constructor(field: ForceField, naifId: number | null, epochTdbJ2k: number, state: Float64Array) {
    this.field = field;
    this.naifId = naifId;
    this.epoch = epochTdbJ2k;
    this.start = state.slice(0, 6);
  }

  /** Bytes that the trajectory holds. */
  get bytes(): number {
    return this.forward.steps.byteLength + this.backward.steps.byteLength;
  }

  /** Barycentric state, 9 numbers (km, km/day, km/day^2). False when the path is too long or too wild to be followed that far. Errors: `OutOfCoverage` of the massive bodies. */
  state(tdbJ2k: number, out: Float64Array, offset: number): boolean {
    const branch = tdbJ2k >= this.epoch ? this.forward : this.backward;
    while (branch.count === 0 || (tdbJ2k - end(branch)) * branch.direction > 0) if (!this.extend(branch)) return false;
    stateInStep(branch.steps, find(branch, tdbJ2k) * STEP_NUMBERS, tdbJ2k, out, offset);
    return true;
  }

  private extend(branch: Branch): boolean {
    if (branch.count >= MOST_STEPS) return false;
    const { step, guess } = this;
    const from = branch.count === 0 ? this.epoch : end(branch);
    if (branch.count === 0) step.set(this.start, 2);
    else stateInStep(branch.steps, (branch.count - 1) * STEP_NUMBERS, from, step, 2);
    const previous =
      branch.count === 0
        ? undefined
        : branch.steps.subarray((branch.count - 1) * STEP_NUMBERS, branch.count * STEP_NUMBERS);
    for (;;) {
      const { days, onGrid } = stepFrom(from, branch);
      step[0] = from;
      step[1] = days;
      // A step that follows one of about its length is near to it; otherwise the iteration starts from a constant acceleration.
      const ratio = previous === undefined ? Infinity : days / previous[1];
      if (previous !== undefined && ratio <= 2) predictCoefficients(previous, ratio, guess);
      else guess.fill(0);
      this.field.setStep(from, days, onGrid, this.naifId);
      const last = this.integrator.run(step, this.field.acceleration, guess);
      if (!(last < Infinity)) return false;
      const wanted = Math.abs(days) * (LAST_COEFFICIENT / Math.max(last, 1e-30)) ** (1 / RADAU_ORDERS);
      branch.level = Math.min(LONGEST_LEVEL, Math.floor(Math.log2(wanted)));
      if (branch.level < SHORTEST_LEVEL) return false;
      if (wanted >= Math.abs(days) / 2) break;
    }
    this.append(branch);
    return true;
  }

  private append(branch: Branch): void {
    const at = branch.count * STEP_NUMBERS;
    if (at === branch.steps.length) {
      const larger = new Float64Array(
        Math.max(32 * STEP_NUMBERS, Math.min(MOST_STEPS * STEP_NUMBERS, Math.ceil(branch.count * 1.5) * STEP_NUMBERS)),
      );
      larger.set(branch.steps);
      branch.steps = larger;
    }
    branch.steps.set(this.step, at);
    branch.count++;
  }
}

const end = (branch: Branch): number => {
  const at = (branch.count - 1) * STEP_NUMBERS;
  return branch.steps[at] + branch.steps[at + 1];
};

/** The longest step of at most 2^level days that begins at a multiple of its length; from an odd place, the way to the next such multiple. */
function stepFrom(from: number, branch: Branch): { days: number; onGrid: boolean } {
  const place = from - GRID_ORIGIN_TDB_J2K;
  for (let level = branch.level; level >= SHORTEST_LEVEL; level--) {
    const length = 2 ** level;
    if (place % length === 0) return { days: branch.direction * length, onGrid: true };
  }
  const length = 2 ** branch.level;
  const next = (branch.direction > 0 ? Math.floor(place / length) + 1 : Math.ceil(place / length) - 1) * length;
  return { days: next - place, onGrid: false };
}

/** Index of the step that holds an instant which the branch has reached. */
function find(branch: Branch, t: number): number {
  let low = 0,
    high = branch.count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((t - branch.steps[middle * STEP_NUMBERS]) * branch.direction >= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}
