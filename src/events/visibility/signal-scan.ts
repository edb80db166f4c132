import type { SearchCounts, SearchSettings } from './observation.js';

/** Signal of visibility at an instant: the target is visible when it is not negative. */
export type Signal = (instant: number) => number;

/** Two neighbouring samples: the target is hidden at the first and visible at the second. Both are equal at the end of a window. */
export interface Onset {
  readonly hiddenAt: number;
  readonly hiddenSignal: number;
  readonly visibleAt: number;
  readonly visibleSignal: number;
}

/**
 * Samples a window in even steps, in a direction, until the target is visible. A maximum between the steps is searched where the parabola
 * through three samples, or a kink, can reach zero. `steps`: number of steps. Returns null when the target stays hidden.
 */
export function firstOnset(
  signal: Signal,
  { start, end }: { readonly start: number; readonly end: number },
  { direction, steps }: { readonly direction: 1 | -1; readonly steps: number },
  settings: SearchSettings,
  counts: SearchCounts,
): Onset | null {
  const step = (direction * (end - start)) / steps,
    origin = direction === 1 ? start : end;
  let before = -Infinity,
    previous = signal(origin);
  if (previous >= 0) return { hiddenAt: origin, hiddenSignal: previous, visibleAt: origin, visibleSignal: previous };
  for (let i = 1; i <= steps; i++) {
    const at = origin + i * step,
      here = signal(at);
    if (here >= 0) {
      counts.signChanges++;
      return { hiddenAt: at - step, hiddenSignal: previous, visibleAt: at, visibleSignal: here };
    }
    const maximum =
      i > 1 && previous >= before && previous >= here
        ? maximumBetween(signal, { middle: at - step, step, before, here: previous, after: here }, settings, counts)
        : null;
    if (maximum !== null)
      return {
        hiddenAt: at - 2 * step,
        hiddenSignal: before,
        visibleAt: maximum.at,
        visibleSignal: maximum.signal,
      };
    before = previous;
    previous = here;
  }
  return null;
}

/** Maximum near the middle of three samples at which the target is visible, by trisection; null when there is none. */
function maximumBetween(
  signal: Signal,
  samples: {
    readonly middle: number;
    readonly step: number;
    readonly before: number;
    readonly here: number;
    readonly after: number;
  },
  settings: SearchSettings,
  counts: SearchCounts,
): { readonly at: number; readonly signal: number } | null {
  const { middle, step, before, here, after } = samples;
  const bend = before - 2 * here + after;
  const vertex = bend < 0 ? here - (after - before) ** 2 / (8 * bend) : here;
  // A peak can also be a kink, where two laws meet; it exceeds the middle sample by up to half of the bend.
  if (vertex < -settings.curvatureTolerance + bend / 2) return null;
  let low = Math.min(middle - step, middle + step),
    high = Math.max(middle - step, middle + step),
    best = middle,
    value = here;
  for (let i = 0; i < settings.maximumDepth && high - low > settings.minimumStepDays && value < 0; i++) {
    const third = (high - low) / 3,
      a = low + third,
      b = high - third,
      fa = signal(a),
      fb = signal(b);
    if (fa > value) [best, value] = [a, fa];
    if (fb > value) [best, value] = [b, fb];
    if (fa < fb) low = a;
    else high = b;
  }
  if (Math.abs(value) <= settings.nearZeroTolerance) counts.nearZero++;
  if (value < 0) return null;
  counts.tangents++;
  return { at: best, signal: value };
}

/** Bracket of a zero of the signal after the iteration; `visibleAt` is its visible end. */
export interface RefinedOnset {
  readonly hiddenAt: number;
  readonly visibleAt: number;
  readonly visibleSignal: number;
  readonly iterations: number;
  readonly isConverged: boolean;
}

/** Zero of the signal between a hidden and a visible instant: regula falsi in the Illinois form. `floor`: least value used for the slope. */
export function refinedOnset(
  signal: Signal,
  { hiddenAt, hiddenSignal, visibleAt, visibleSignal }: Onset,
  settings: SearchSettings,
  floor: number,
): RefinedOnset {
  let a = hiddenAt,
    b = visibleAt,
    fa = Math.max(hiddenSignal, floor),
    fb = visibleSignal,
    margin = visibleSignal,
    iterations = 0,
    side = 0;
  const isClose = (): boolean =>
    Math.abs(b - a) <= settings.rootTimeToleranceDays || margin <= settings.rootMarginTolerance;
  while (!isClose() && iterations < settings.maximumRootIterations) {
    iterations++;
    const secant = fb - fa > 0 ? b - (fb * (b - a)) / (fb - fa) : (a + b) / 2;
    const at = secant === a || secant === b ? (a + b) / 2 : secant,
      f = signal(at);
    if (f >= 0) {
      [b, fb, margin] = [at, f, f];
      if (side === 1) fa /= 2;
      side = 1;
    } else {
      [a, fa] = [at, f];
      if (side === -1) fb /= 2;
      side = -1;
    }
  }
  margin = signal(b);
  return { hiddenAt: a, visibleAt: b, visibleSignal: margin, iterations, isConverged: isClose() };
}
