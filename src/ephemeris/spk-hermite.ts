import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { lastEpochNotAfter, secondsSince } from './spk-segment.js';
import type { SegmentReader, SegmentWords } from './spk-segment.js';

const STATE = 6;
/** Largest accepted window. SPICE writes at most 13 states, so that a larger count means a damaged file. */
const LARGEST_WINDOW = 64;

/**
 * SPK type 13: states at unequal steps, interpolated by the Hermite polynomial through a window of them. Layout: N states (km, km/s), N
 * epochs (s), every hundredth epoch, window size minus 1, N. Velocity and acceleration are derivatives of the polynomial. Source: NAIF SPK
 * Required Reading, "Type 13"; Newton's form with double nodes: Stoer and Bulirsch, section 2.1.5.
 */
export class HermiteSegment implements SegmentReader {
  private readonly words: SegmentWords;
  private readonly count: number;
  private readonly window: number;
  private readonly states: Float64Array;
  private readonly epochs: Float64Array;
  /** Nodes in days from the first epoch of the window, each twice, and the divided differences of each axis. */
  private readonly nodes: Float64Array;
  private readonly differences: readonly Float64Array[];
  /** First state of the loaded window. */
  private loaded = -1;

  constructor(words: SegmentWords) {
    this.words = words;
    this.count = words.count(words.fromEnd(1), 1, words.length, 'the number of states');
    this.window = words.count(words.fromEnd(2), 0, LARGEST_WINDOW - 1, 'the stored window value') + 1;
    const directory = Math.floor((this.count - 1) / 100);
    if (this.count * (STATE + 1) + directory + 2 !== words.length)
      words.fail(`${this.count} states do not make ${words.length} words`);
    if (this.window > this.count) words.fail(`a window of ${this.window} states, but only ${this.count} states`);
    this.states = new Float64Array(this.window * STATE);
    this.epochs = new Float64Array(this.window);
    this.nodes = new Float64Array(this.window * 2);
    this.differences = [0, 1, 2].map(() => new Float64Array(this.window * 2));
  }

  state(tdbJ2k: number, out: Float64Array): void {
    const first = this.firstOfWindow(tdbJ2k);
    if (first !== this.loaded) {
      this.loaded = -1;
      this.load(first);
      this.loaded = first;
    }
    const x = tdbJ2k - this.epochs[0] / SECONDS_PER_DAY;
    const { nodes } = this;
    for (let axis = 0; axis < 3; axis++) {
      const c = this.differences[axis];
      let value = c[c.length - 1],
        rate = 0,
        second = 0;
      for (let k = c.length - 2; k >= 0; k--) {
        const step = x - nodes[k];
        second = second * step + 2 * rate;
        rate = rate * step + value;
        value = value * step + c[k];
      }
      out[axis] = value;
      out[axis + 3] = rate;
      out[axis + 6] = second;
    }
  }

  /**
   * First state of the window. Even windows have as many states before the instant as after it, odd windows are centred on the nearest
   * state; at both ends the window stays within the segment.
   */
  private firstOfWindow(tdbJ2k: number): number {
    const { words, count, window } = this;
    const epochsAt = count * STATE;
    let middle = lastEpochNotAfter(words, epochsAt, count, epochsAt + count, tdbJ2k * SECONDS_PER_DAY);
    if (
      window % 2 === 1 &&
      middle + 1 < count &&
      secondsSince(tdbJ2k, words.at(epochsAt + middle)) > -secondsSince(tdbJ2k, words.at(epochsAt + middle + 1))
    )
      middle++;
    const first = middle - Math.floor((window - 1) / 2);
    return Math.max(0, Math.min(first, count - window));
  }

  private load(first: number): void {
    const { words, window, epochs, nodes, states } = this;
    words.copy(this.count * STATE + first, window, epochs);
    words.copy(first * STATE, window * STATE, states);
    for (let i = 0; i < window; i++) {
      nodes[2 * i] = nodes[2 * i + 1] = (epochs[i] - epochs[0]) / SECONDS_PER_DAY;
      if (!(i === 0 || epochs[i] > epochs[i - 1])) words.fail(`the epochs do not increase at state ${first + i}`);
    }
    for (let axis = 0; axis < 3; axis++) {
      const c = this.differences[axis];
      for (let i = 0; i < window; i++) c[2 * i] = c[2 * i + 1] = states[i * STATE + axis];
      // First differences over a double node are the given velocities; the others follow by the usual scheme, in place.
      for (let k = c.length - 1; k >= 1; k--) {
        c[k] =
          k % 2 === 1
            ? states[(k >> 1) * STATE + 3 + axis] * SECONDS_PER_DAY
            : (c[k] - c[k - 1]) / (nodes[k] - nodes[k - 1]);
      }
      for (let order = 2; order < c.length; order++) {
        for (let k = c.length - 1; k >= order; k--) c[k] = (c[k] - c[k - 1]) / (nodes[k] - nodes[k - order]);
      }
    }
  }
}
