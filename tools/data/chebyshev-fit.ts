/** Values of `components` functions at one instant, written to `out`. */
type Sampled = (t: number, out: Float64Array) => void;

interface FitPlan {
  readonly startJ2k: number;
  readonly granuleDays: number;
  readonly granules: number;
  readonly coefficients: number;
  readonly components: number;
  readonly quantum: number;
}

/**
 * Chebyshev coefficients of each granule, rounded to multiples of the quantum. The fit is the truncated expansion, sampled at `2 n`
 * Chebyshev nodes. Its last two terms are adjusted so that the series equals the function at both ends of a granule. The rounding keeps the
 * sums of the even and of the odd orders: the value at an end is wrong by at most one quantum, and neighbours differ there by at most two.
 */
export function fitGranules(plan: FitPlan, sampled: Sampled): Float64Array {
  const { startJ2k, granuleDays, granules, coefficients: n, components, quantum } = plan;
  const nodes = 2 * n;
  const cosines = new Float64Array(nodes * n);
  const places = new Float64Array(nodes);
  for (let j = 0; j < nodes; j++) {
    const angle = (Math.PI * (j + 0.5)) / nodes;
    places[j] = Math.cos(angle);
    for (let k = 0; k < n; k++) cosines[j * n + k] = (Math.cos(k * angle) * (k === 0 ? 1 : 2)) / nodes;
  }
  const integers = new Float64Array(granules * n * components);
  const samples = new Float64Array(nodes * components),
    first = new Float64Array(9),
    last = new Float64Array(9),
    row = new Float64Array(9);
  const fit = new Float64Array(n);
  for (let g = 0; g < granules; g++) {
    const left = startJ2k + g * granuleDays;
    for (let j = 0; j < nodes; j++) {
      sampled(left + (granuleDays * (places[j] + 1)) / 2, row);
      for (let c = 0; c < components; c++) samples[j * components + c] = row[c];
    }
    sampled(left, first);
    sampled(left + granuleDays, last);
    for (let c = 0; c < components; c++) {
      fit.fill(0);
      for (let j = 0; j < nodes; j++)
        for (let k = 0; k < n; k++) fit[k] += cosines[j * n + k] * samples[j * components + c];
      meetEnds(fit, first[c], last[c]);
      roundKeepingEnds(fit, quantum);
      for (let k = 0; k < n; k++) integers[(g * n + k) * components + c] = fit[k] + 0; // + 0: no -0
    }
  }
  return integers;
}

/** At x = 1 a series is even + odd orders, at x = -1 even - odd. */
function paritySums(fit: Float64Array): [number, number] {
  const sums: [number, number] = [0, 0];
  for (let k = fit.length - 1; k >= 0; k--) sums[k & 1] += fit[k];
  return sums;
}

function meetEnds(fit: Float64Array, left: number, right: number): void {
  const [even, odd] = paritySums(fit);
  const n = fit.length;
  const wanted = [(right + left) / 2 - even, (right - left) / 2 - odd];
  fit[n - 1] += wanted[(n - 1) & 1];
  fit[n - 2] += wanted[(n - 2) & 1];
}

/**
 * Rounds to multiples of the quantum. In each parity, the coefficients nearest to a rounding limit are rounded the other way until the sum
 * is nearest to the true sum.
 */
function roundKeepingEnds(fit: Float64Array, quantum: number): void {
  for (let parity = 0; parity < 2; parity++) {
    let excess = 0;
    const orders: { k: number; residual: number }[] = [];
    for (let k = parity; k < fit.length; k += 2) {
      const value = fit[k] / quantum;
      const whole = Math.round(value);
      orders.push({ k, residual: value - whole });
      excess += value - whole;
      fit[k] = whole;
    }
    const steps = Math.round(excess),
      step = Math.sign(steps);
    orders.sort((a, b) => (b.residual - a.residual) * step);
    for (let i = 0; i < Math.abs(steps); i++) fit[orders[i].k] += step;
  }
}
