/** Nodes of Gauss-Radau quadrature with 8 nodes, in units of the step; the first is its start (roots of P7 + P8; Everhart 1985). */
export const RADAU_NODES: readonly number[] = [
  0, 0.0562625605369221464656522, 0.1802406917368923649875799, 0.3526247171131696373739078, 0.5471536263305553830014486,
  0.7342101772154105315232106, 0.8853209468390957680903598, 0.9775206135612875018911745,
];
/** Number of coefficients of the acceleration of one axis. */
export const RADAU_ORDERS = 7;
/** Length of the record of a finished step: start, length, position, velocity, acceleration, and 7 coefficients for each axis. */
export const STEP_NUMBERS = 2 + 9 + 3 * RADAU_ORDERS;
const A0 = 8,
  B = 11;

/** Coefficients of s (s - node 1) ... (s - node n) in powers of s: row n - 1, column k for s^(k + 1). */
const NEWTON_TO_POWERS = newtonPolynomials();
/** 1 / (node n - node j), row n - 1, column j. */
const RECIPROCALS = Float64Array.from({ length: RADAU_ORDERS * RADAU_ORDERS }, (_, index) => {
  const n = Math.floor(index / RADAU_ORDERS) + 1,
    j = index % RADAU_ORDERS;
  return j < n ? 1 / (RADAU_NODES[n] - RADAU_NODES[j]) : 0;
});

/** Writes the acceleration (3 numbers) at node `node` (0 is the start, 1 ... 7 follow) of a body with position x and velocity v. */
export type Acceleration = (node: number, x: Float64Array, v: Float64Array, out: Float64Array) => void;

const MAX_ITERATIONS = 16;
/** The iteration ends when the position at the end of the step changes by less than this part of (acceleration x step squared). */
const CONVERGED = 1e-13;
const LAST_WEIGHT = (RADAU_ORDERS + 1) * (RADAU_ORDERS + 2);

/**
 * Everhart's implicit integrator of order 15 for second-order equations. The acceleration over a step of length h is a(s) = a0 + b0 s + ...
 * + b6 s^7, s = 0 ... 1, fitted to the forces at the 8 nodes; the force at a node is used as soon as it is known (Newton's form of the
 * polynomial). The coefficients are kept, so that the position at any instant within the step is a polynomial (dense output).
 * Sources: Everhart 1985, in Dynamics of Comets (IAU Coll. 83), 185; Rein & Spiegel 2015, MNRAS 446, 1424 (step control).
 */
export class RadauStep {
  private readonly b = new Float64Array(3 * RADAU_ORDERS);
  private readonly g = new Float64Array(3 * RADAU_ORDERS);
  private readonly x = new Float64Array(3);
  private readonly v = new Float64Array(3);
  private readonly a = new Float64Array(3);

  /**
   * Computes one step. The caller sets its start, its length and the first 6 numbers of the state in `step`; the other numbers are written.
   * `guess` has initial coefficients. Returns the size of the last coefficient relative to the acceleration.
   */
  run(step: Float64Array, acceleration: Acceleration, guess: Float64Array): number {
    const { b, x, v, a } = this;
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
    this.toNewton();
    for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
      let moved = 0;
      for (let n = 1; n <= RADAU_ORDERS; n++) {
        this.predict(step, n);
        acceleration(n, x, v, a);
        moved = this.correct(step, n);
      }
      if (moved <= CONVERGED * LAST_WEIGHT * largest) break;
    }
    step.set(b, B);
    let last = 0;
    for (let i = 0; i < 3; i++) last = Math.max(last, Math.abs(b[i * RADAU_ORDERS + RADAU_ORDERS - 1]));
    return last / largest;
  }

  /** Computes Newton's coefficients `g` of the polynomial with the power coefficients `b`. */
  private toNewton(): void {
    const { b, g } = this;
    for (let at = 0; at < 3 * RADAU_ORDERS; at += RADAU_ORDERS) {
      for (let n = RADAU_ORDERS - 1; n >= 0; n--) {
        let sum = b[at + n];
        for (let m = n + 1; m < RADAU_ORDERS; m++) sum -= NEWTON_TO_POWERS[m * RADAU_ORDERS + n] * g[at + m];
        g[at + n] = sum;
      }
    }
  }

  /** Computes position and velocity at a node from the current coefficients. */
  private predict(step: Float64Array, n: number): void {
    const { b, x, v } = this;
    const s = RADAU_NODES[n],
      sh = s * step[1];
    for (let i = 0, k = 0; i < 3; i++, k += RADAU_ORDERS) {
      const b0 = b[k],
        b1 = b[k + 1],
        b2 = b[k + 2],
        b3 = b[k + 3],
        b4 = b[k + 4],
        b5 = b[k + 5],
        b6 = b[k + 6];
      const v0 = step[5 + i],
        a0 = step[A0 + i];
      x[i] =
        step[2 + i] +
        sh *
          (v0 +
            sh *
              (a0 / 2 +
                s *
                  (b0 / 6 +
                    s * (b1 / 12 + s * (b2 / 20 + s * (b3 / 30 + s * (b4 / 42 + s * (b5 / 56 + (s * b6) / 72))))))));
      v[i] =
        v0 +
        sh *
          (a0 + s * (b0 / 2 + s * (b1 / 3 + s * (b2 / 4 + s * (b3 / 5 + s * (b4 / 6 + s * (b5 / 7 + (s * b6) / 8)))))));
    }
  }

  /** Updates the coefficients with the force at a node. Returns the change of the last changed coefficient. */
  private correct(step: Float64Array, n: number): number {
    const { a, b, g } = this;
    const row = (n - 1) * RADAU_ORDERS;
    let moved = 0;
    for (let i = 0, at = 0; i < 3; i++, at += RADAU_ORDERS) {
      let quotient = (a[i] - step[A0 + i]) * RECIPROCALS[row];
      for (let j = 1; j < n; j++) quotient = (quotient - g[at + j - 1]) * RECIPROCALS[row + j];
      const change = quotient - g[at + n - 1];
      g[at + n - 1] = quotient;
      for (let k = 0; k < n; k++) b[at + k] += NEWTON_TO_POWERS[row + k] * change;
      moved = Math.max(moved, Math.abs(change));
    }
    return moved;
  }
}

/**
 * Writes the state at `t` within a finished step or at its end, 9 numbers (position, velocity, acceleration) at `offset` of `out`. The step
 * is at index `at` of `steps`.
 */
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

/** Writes the coefficients of the step after `step`, which is `ratio` times as long, by extrapolation of the acceleration polynomial. */
export function predictCoefficients(step: Float64Array, ratio: number, out: Float64Array): void {
  for (let i = 0; i < 3; i++) {
    const from = B + i * RADAU_ORDERS,
      to = i * RADAU_ORDERS;
    // For a(1 + ratio s): the k-th derivative at s = 1, over k!, times ratio^k.
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

/** Expands the products s (s - node 1) ... (s - node n - 1), n = 1 ... 7, in powers; row-major, lowest power first. */
function newtonPolynomials(): Float64Array {
  const rows = new Float64Array(RADAU_ORDERS * RADAU_ORDERS);
  rows[0] = 1;
  for (let n = 1; n < RADAU_ORDERS; n++) {
    for (let k = 0; k <= n; k++) {
      const shifted = k > 0 ? rows[(n - 1) * RADAU_ORDERS + k - 1] : 0;
      rows[n * RADAU_ORDERS + k] = shifted - RADAU_NODES[n] * rows[(n - 1) * RADAU_ORDERS + k];
    }
  }
  return rows;
}
