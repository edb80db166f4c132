/**
 * Root of a continuous function in a bracket by Chandrupatla's method: inverse quadratic interpolation where it is
 * safe, bisection elsewhere (T. R. Chandrupatla, Adv. Eng. Software 28 (1997) 145-149). Given: the function, the
 * bracket, the tolerance of the argument, and optionally the values at the ends, which have opposite signs (or are
 * zero). Errors: RangeError when the function does not change sign in the bracket.
 */
export function bracketedRoot(
  f: (x: number) => number,
  a: number,
  b: number,
  tolerance: number,
  fa: number = f(a),
  fb: number = f(b),
): number {
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (fa > 0 === fb > 0 || Number.isNaN(fa + fb))
    throw new RangeError('the function does not change sign in the bracket');
  let x1 = b,
    f1 = fb,
    x2 = a,
    f2 = fa,
    x3 = a,
    f3 = fa,
    t = 0.5;
  for (let i = 0; i < 200; i++) {
    const x = x1 + t * (x2 - x1),
      fx = f(x);
    if (fx > 0 === f1 > 0) {
      x3 = x1;
      f3 = f1;
    } else {
      x3 = x2;
      f3 = f2;
      x2 = x1;
      f2 = f1;
    }
    x1 = x;
    f1 = fx;
    const best = Math.abs(f2) < Math.abs(f1) ? x2 : x1;
    const limit = (2 * Number.EPSILON * Math.abs(best) + 0.5 * tolerance) / Math.abs(x2 - x1);
    if (limit > 0.5 || f1 === 0) return f1 === 0 ? x1 : best;
    const xi = (x1 - x2) / (x3 - x2),
      phi = (f1 - f2) / (f3 - f2);
    const safe = 1 - Math.sqrt(1 - xi) < phi && phi < Math.sqrt(xi);
    t = safe
      ? (f1 / (f2 - f1)) * (f3 / (f2 - f3)) + ((x3 - x1) / (x2 - x1)) * (f1 / (f3 - f1)) * (f2 / (f3 - f2))
      : 0.5;
    t = Math.min(1 - limit, Math.max(limit, t));
  }
  return x1;
}

const GOLDEN = (3 - Math.sqrt(5)) / 2;

/**
 * Argument of the minimum of a function with one minimum in [a, b]: golden section with parabolic steps (R. P. Brent,
 * Algorithms for Minimization without Derivatives, 1973, ch. 5). The error of the argument is `tolerance`, but not
 * below the square root of the floating-point precision.
 */
export function minimum(
  f: (x: number) => number,
  a: number,
  b: number,
  tolerance: number,
): { x: number; value: number } {
  let low = a,
    high = b,
    x = a + GOLDEN * (b - a),
    w = x,
    v = x,
    fx = f(x),
    fw = fx,
    fv = fx,
    step = 0,
    before = 0;
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2,
      near = tolerance / 3 + 1e-12 * Math.abs(x);
    if (Math.abs(x - middle) <= 2 * near - (high - low) / 2) break;
    let golden = true;
    if (Math.abs(before) > near) {
      const r = (x - w) * (fx - fv);
      let q = (x - v) * (fx - fw),
        p = (x - v) * q - (x - w) * r;
      q = 2 * (q - r);
      if (q > 0) p = -p;
      else q = -q;
      if (Math.abs(p) < Math.abs(0.5 * q * before) && p > q * (low - x) && p < q * (high - x)) {
        before = step;
        step = p / q;
        if (x + step - low < 2 * near || high - x - step < 2 * near) step = x < middle ? near : -near;
        golden = false;
      }
    }
    if (golden) {
      before = x < middle ? high - x : low - x;
      step = GOLDEN * before;
    }
    const u = x + (Math.abs(step) >= near ? step : step > 0 ? near : -near),
      fu = f(u);
    if (fu <= fx) {
      if (u < x) high = x;
      else low = x;
      v = w;
      fv = fw;
      w = x;
      fw = fx;
      x = u;
      fx = fu;
    } else {
      if (u < x) low = u;
      else high = u;
      if (fu <= fw || w === x) {
        v = w;
        fv = fw;
        w = u;
        fw = fu;
      } else if (fu <= fv || v === x || v === w) {
        v = u;
        fv = fu;
      }
    }
  }
  return { x, value: fx };
}

/** Argument of the maximum of a function with one maximum in [a, b]; see `minimum`. */
export function maximum(
  f: (x: number) => number,
  a: number,
  b: number,
  tolerance: number,
): { x: number; value: number } {
  const found = minimum((x) => -f(x), a, b, tolerance);
  return { x: found.x, value: -found.value };
}

/** Even grid on which sign changes of a function are searched. `fastestRate`: optional upper bound of its |rate|. */
export interface CrossingGrid {
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly tolerance: number;
  readonly fastestRate?: number;
}

/**
 * Zeros of a function at which its sign changes between neighbouring points of an even grid, in order; `rising` when the function is not
 * negative after the zero. Points that the bound of the rate proves free of a sign change are not evaluated.
 */
export function gridCrossings(
  f: (x: number) => number,
  { from, to, steps, tolerance, fastestRate = Infinity }: CrossingGrid,
): { readonly at: number; readonly rising: boolean }[] {
  const largestChange = (fastestRate * (to - from)) / steps;
  const found: { at: number; rising: boolean }[] = [];
  let i = 0,
    a = from,
    fa = f(a);
  while (i < steps) {
    i = Math.min(steps, i + Math.max(1, Math.floor(Math.abs(fa) / largestChange)));
    const b = from + ((to - from) * i) / steps,
      fb = f(b);
    if (fa >= 0 !== fb >= 0) found.push({ at: bracketedRoot(f, a, b, tolerance, fa, fb), rising: fb >= 0 });
    a = b;
    fa = fb;
  }
  return found;
}
