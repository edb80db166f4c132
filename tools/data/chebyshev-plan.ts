/** Writes the position (km) at an instant, days since J2000.0. */
export type Sampled = (t: number, out: Float64Array) => void;

export interface Plan {
  readonly granules: number;
  readonly coefficients: number;
  readonly bytes: number;
}

const LEAST_COEFFICIENTS = 6,
  MOST_COEFFICIENTS = 30;
const SAMPLED_GRANULES = 256,
  END_GRANULES = 8;

/**
 * The number of granules (one of those given) and the order that need the fewest bytes for a truncation error of half the tolerance. The
 * error is estimated on a sample of the granules.
 */
export function cheapestPlan(
  sampled: Sampled,
  start: number,
  span: number,
  toleranceKm: number,
  granuleCounts: readonly number[],
): Plan {
  let best: Plan | undefined;
  for (const granules of granuleCounts) {
    const tails = truncationErrors(sampled, start, span, granules);
    let coefficients = LEAST_COEFFICIENTS;
    while (coefficients <= MOST_COEFFICIENTS && tails[coefficients] > toleranceKm / 2) coefficients++;
    if (coefficients > MOST_COEFFICIENTS) continue;
    let bytes = 0;
    for (let k = 0; k < coefficients; k++)
      bytes += Math.max(1, Math.ceil(Math.log2((16 * (tails[k] - tails[k + 1])) / toleranceKm + 1) / 8)) * 3 * granules;
    if (best === undefined || bytes < best.bytes) best = { granules, coefficients, bytes };
  }
  if (best === undefined) throw new Error('no number of granules reaches the tolerance');
  return best;
}

/** Largest sum, over the sampled granules, of the absolute coefficients from order k upwards. */
function truncationErrors(sampled: Sampled, start: number, span: number, granules: number): Float64Array {
  const orders = MOST_COEFFICIENTS + 2,
    nodes = 2 * orders,
    length = span / granules;
  const worst = new Float64Array(orders + 1),
    values = new Float64Array(nodes * 3),
    out = new Float64Array(9);
  const count = Math.min(granules, SAMPLED_GRANULES),
    ends = Math.min(granules >> 1, END_GRANULES);
  for (let s = -2 * ends; s < count; s++) {
    // The granules at both ends of the span are in the sample: a source may be blended into another there.
    const granule = s >= 0 ? Math.floor((granules * (s + 0.5)) / count) : s >= -ends ? -1 - s : granules + s + ends;
    const left = start + granule * length;
    for (let j = 0; j < nodes; j++) {
      sampled(left + (length * (Math.cos((Math.PI * (j + 0.5)) / nodes) + 1)) / 2, out);
      values.set(out.subarray(0, 3), 3 * j);
    }
    let tail = 0;
    for (let k = orders - 1; k >= 0; k--) {
      let size = 0;
      for (let axis = 0; axis < 3; axis++) {
        let sum = 0;
        for (let j = 0; j < nodes; j++) sum += values[3 * j + axis] * Math.cos((k * Math.PI * (j + 0.5)) / nodes);
        size += ((sum * (k === 0 ? 1 : 2)) / nodes) ** 2;
      }
      tail += Math.sqrt(size);
      worst[k] = Math.max(worst[k], tail);
    }
  }
  return worst;
}
