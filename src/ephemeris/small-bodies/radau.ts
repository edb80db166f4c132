/** Substeps of the Gauss-Radau quadrature with 8 nodes, the first at the beginning of the step (roots of P7 + P8; Everhart 1985). */
export const RADAU_NODES: readonly number[] = [
  0, 0.0562625605369221464656522, 0.1802406917368923649875799, 0.3526247171131696373739078, 0.5471536263305553830014486,
  0.7342101772154105315232106, 0.8853209468390957680903598, 0.9775206135612875018911745,
];
export const RADAU_ORDERS = 7;
/** Numbers that describe a finished step: start, length, position, velocity, acceleration, 7 coefficients of each axis. */
export const STEP_NUMBERS = 2 + 9 + 3 * RADAU_ORDERS;
const A0 = 8,
  B = 11;

/** Accelerations at the nodes less that at the start -> coefficients: the inverse of the matrix of powers of the nodes. */
const FROM_ACCELERATIONS = inverseOfPowers();

/** The acceleration at node `node` (1 ... 7; 0 at the start) of a body at (x, v): writes 3 numbers. */
export type Acceleration = (node: number, x: Float64Array, v: Float64Array, out: Float64Array) => void;

const MAX_ITERATIONS = 16;
/** Iteration ends when the last coefficient moves by less than this part of the acceleration. */
const CONVERGED = 1e-13;

/**
 * Everhart's implicit integrator of order 15 for second-order equations: the acceleration over a step of length h is
 * a(s) = a0 + b0 s + ... + b6 s^7, s = 0 ... 1, made to agree with the forces at the 8 nodes. The step is kept, so that the
 * position at any moment of it is a polynomial (dense output).
 * Sources: Everhart 1985, in Dynamics of Comets (IAU Coll. 83), 185; Rein & Spiegel 2015, MNRAS 446, 1424 (step control).
 */
export class RadauStep {
  private readonly b = new Float64Array(3 * RADAU_ORDERS);
  private readonly f = new Float64Array(3 * RADAU_ORDERS);
  private readonly x = new Float64Array(3);
  private readonly v = new Float64Array(3);
  private readonly a = new Float64Array(3);

  /**
   * Makes one step from the state in `step` (start, length and the first 6 numbers of the state set by the caller) and completes it.
   * `guess` are coefficients to begin with. Returns the size of the last coefficient relative to the acceleration.
   */
  run(step: Float64Array, acceleration: Acceleration, guess: Float64Array): number {
    const { b, f, x, v, a } = this;
    const h = step[1];
    for (let i = 0; i < 3; i++) {
      x[i] = step[2 + i];
      v[i] = step[5 + i];
    }
    acceleration(0, x, v, a);
    let largest = 0;
    for (let i = 0; i < 3; i++) {
      step[A0 + i] = a[i];
      largest = Math.max(largest, Math.abs(a[i]));
    }
    b.set(guess);
    for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
      for (let n = 1; n <= RADAU_ORDERS; n++) {
        const s = RADAU_NODES[n];
        for (let i = 0; i < 3; i++) {
          const k = i * RADAU_ORDERS;
          x[i] =
            step[2 + i] +
            s *
              h *
              (step[5 + i] +
                s *
                  h *
                  (step[A0 + i] / 2 +
                    s *
                      (b[k] / 6 +
                        s *
                          (b[k + 1] / 12 +
                            s *
                              (b[k + 2] / 20 +
                                s *
                                  (b[k + 3] / 30 +
                                    s * (b[k + 4] / 42 + s * (b[k + 5] / 56 + (s * b[k + 6]) / 72))))))));
          v[i] =
            step[5 + i] +
            s *
              h *
              (step[A0 + i] +
                s *
                  (b[k] / 2 +
                    s *
                      (b[k + 1] / 3 +
                        s *
                          (b[k + 2] / 4 +
                            s * (b[k + 3] / 5 + s * (b[k + 4] / 6 + s * (b[k + 5] / 7 + (s * b[k + 6]) / 8)))))));
        }
        acceleration(n, x, v, a);
        for (let i = 0; i < 3; i++) f[i * RADAU_ORDERS + n - 1] = a[i] - step[A0 + i];
      }
      let moved = 0;
      for (let i = 0; i < 3; i++) {
        for (let k = 0; k < RADAU_ORDERS; k++) {
          let sum = 0;
          for (let n = 0; n < RADAU_ORDERS; n++)
            sum += FROM_ACCELERATIONS[k * RADAU_ORDERS + n] * f[i * RADAU_ORDERS + n];
          // All coefficients count, the first ones most: what the position still moves by.
          moved = Math.max(moved, Math.abs(sum - b[i * RADAU_ORDERS + k]) / ((k + 2) * (k + 3)));
          b[i * RADAU_ORDERS + k] = sum;
        }
      }
      if (moved <= CONVERGED * largest) break;
    }
    step.set(b, B);
    let last = 0;
    for (let i = 0; i < 3; i++) last = Math.max(last, Math.abs(b[i * RADAU_ORDERS + RADAU_ORDERS - 1]));
    return last / largest;
  }
}

/** State within (or at the end of) a finished step: position, velocity, acceleration (9 numbers) at `offset` of `out`. */
export function stateInStep(steps: Float64Array, at: number, t: number, out: Float64Array, offset: number): void {
  const h = steps[at + 1],
    s = (t - steps[at]) / h;
  for (let i = 0; i < 3; i++) {
    const k = at + B + i * RADAU_ORDERS;
    const x0 = steps[at + 2 + i],
      v0 = steps[at + 5 + i],
      a0 = steps[at + A0 + i];
    out[offset + i] =
      x0 +
      s *
        h *
        (v0 +
          s *
            h *
            (a0 / 2 +
              s *
                (steps[k] / 6 +
                  s *
                    (steps[k + 1] / 12 +
                      s *
                        (steps[k + 2] / 20 +
                          s *
                            (steps[k + 3] / 30 +
                              s * (steps[k + 4] / 42 + s * (steps[k + 5] / 56 + (s * steps[k + 6]) / 72))))))));
    out[offset + 3 + i] =
      v0 +
      s *
        h *
        (a0 +
          s *
            (steps[k] / 2 +
              s *
                (steps[k + 1] / 3 +
                  s *
                    (steps[k + 2] / 4 +
                      s *
                        (steps[k + 3] / 5 +
                          s * (steps[k + 4] / 6 + s * (steps[k + 5] / 7 + (s * steps[k + 6]) / 8)))))));
    out[offset + 6 + i] =
      a0 +
      s *
        (steps[k] +
          s *
            (steps[k + 1] +
              s * (steps[k + 2] + s * (steps[k + 3] + s * (steps[k + 4] + s * (steps[k + 5] + s * steps[k + 6]))))));
  }
}

/** Coefficients for the step after `step`, `ratio` times as long, if the acceleration went on as the polynomial says. */
export function predictCoefficients(step: Float64Array, ratio: number, out: Float64Array): void {
  for (let i = 0; i < 3; i++) {
    const from = B + i * RADAU_ORDERS,
      to = i * RADAU_ORDERS;
    // a(1 + ratio s): the k-th derivative at s = 1, over k!, times ratio^k.
    let power = 1;
    for (let k = 1; k <= RADAU_ORDERS; k++) {
      power *= ratio;
      let sum = 0;
      for (let m = k; m <= RADAU_ORDERS; m++) sum += BINOMIALS[m * (RADAU_ORDERS + 1) + k] * step[from + m - 1];
      out[to + k - 1] = sum * power;
    }
  }
}

const BINOMIALS = Float64Array.from({ length: (RADAU_ORDERS + 1) ** 2 }, (_, index) => {
  const n = Math.floor(index / (RADAU_ORDERS + 1)),
    k = index % (RADAU_ORDERS + 1);
  let value = 1;
  for (let i = 0; i < k; i++) value = (value * (n - i)) / (i + 1);
  return value;
});

/** Inverse of M[n][k] = node(n)^(k+1), n, k = 1 ... 7, by Gauss-Jordan with pivots; row-major, orders by nodes. */
function inverseOfPowers(): Float64Array {
  const n = RADAU_ORDERS;
  const rows = Array.from({ length: n }, (_, r) => [
    ...Array.from({ length: n }, (_unused, k) => RADAU_NODES[r + 1] ** (k + 1)),
    ...Array.from({ length: n }, (_unused, k) => (k === r ? 1 : 0)),
  ]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let r = column + 1; r < n; r++) if (Math.abs(rows[r][column]) > Math.abs(rows[pivot][column])) pivot = r;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const scale = rows[column][column];
    for (let k = 0; k < 2 * n; k++) rows[column][k] /= scale;
    for (let r = 0; r < n; r++) {
      const factor = rows[r][column];
      if (r !== column) for (let k = 0; k < 2 * n; k++) rows[r][k] -= factor * rows[column][k];
    }
  }
  return Float64Array.from(rows.flatMap((row) => row.slice(n)));
}
