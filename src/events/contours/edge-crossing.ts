import { bracketedRoot } from '../roots.js';

/** Replaces the difference from the threshold when a value equals it, so that the value counts as inside. */
const JUST_INSIDE = 1e-300;

/** Fraction of an edge at which a field that is linear along the edge takes the threshold; `from` and `to` are its values at the ends. */
export const interpolatedCrossing = (from: number, to: number, threshold: number): number =>
  (threshold - from) / (to - from);

/**
 * Fraction of an edge at which a field takes the threshold, to `tolerance` of the edge. `valueAt`: the field at a fraction of the edge; `from`
 * and `to`: its values at the ends, on different sides of the threshold, where a value equal to the threshold counts as inside. At a
 * discontinuity of the field the fraction is that of the discontinuity.
 */
export function solvedCrossing(
  valueAt: (fraction: number) => number,
  { from, to }: { readonly from: number; readonly to: number },
  threshold: number,
  tolerance: number,
): number {
  const excess = (value: number): number => (value === threshold ? JUST_INSIDE : value - threshold);
  return bracketedRoot((fraction) => excess(valueAt(fraction)), 0, 1, tolerance, excess(from), excess(to));
}
