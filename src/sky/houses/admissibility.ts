import { normalizeDeg } from '../../kernel/angle.js';
import { houseFigure } from './figure.js';
import type { HouseSystem } from './system.js';

/** Place and obliquity of a scan over the sidereal times, degrees. */
export interface AdmissibilityFrame {
  readonly latitudeDeg: number;
  readonly obliquityDeg: number;
}

/** A span of sidereal times (degrees). `startDeg` is greater than `endDeg` when the span passes through 0. */
export interface ArmcWindow {
  readonly startDeg: number;
  readonly endDeg: number;
  /** True when every sidereal time is inside; the ends are then those of the scan. */
  readonly isWholeCircle: boolean;
}

/**
 * Grid on which changes are looked for, degrees. It contains 90 and 270, about which the windows are symmetric: no window that contains one
 * of them is missed.
 */
const GRID_DEG = 0.5;
/** A house below this size is empty, degrees. */
const EMPTY_DEG = 1e-12;
/** Halvings of a grid interval: the edge is accurate to 1e-12 degrees. */
const HALVINGS = 40;

/**
 * Ratio of the largest house to the smallest at a sidereal time (1 or more); NaN when the definition of the system gives no figure, or
 * cusps that coincide or are not in the order of the signs.
 */
export function houseRatio(
  system: HouseSystem,
  frame: AdmissibilityFrame,
  armcDeg: number,
  cusps: Float64Array,
): number {
  const figure = houseFigure({ armcDeg, obliquityDeg: frame.obliquityDeg, latitudeDeg: frame.latitudeDeg });
  if (figure.eclipticInHorizon || system.cusps(figure, cusps) !== null) return NaN;
  let least = 360,
    greatest = 0;
  for (let house = 0; house < 12; house++) {
    const size = normalizeDeg(cusps[(house + 1) % 12] - cusps[house]);
    least = Math.min(least, size);
    greatest = Math.max(greatest, size);
  }
  // Coincident cusps (at the poles) may differ by rounding in either direction.
  return least < EMPTY_DEG || greatest > 360 - EMPTY_DEG ? NaN : greatest / least;
}

/** Edge between two sidereal times (degrees) at which a condition differs; the result is on the side of the first. */
function edge(holds: (armcDeg: number) => boolean, from: number, to: number): number {
  const before = holds(from);
  let inside = from,
    outside = to;
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (inside + outside) / 2;
    if (holds(middle) === before) inside = middle;
    else outside = middle;
  }
  return inside;
}

/**
 * Windows in [startDeg, endDeg] in which a condition on the sidereal time holds, with solved edges. When `isCircle`, the scan is the circle
 * from `startDeg`, and a window across that point is one window.
 */
export function armcWindows(
  holds: (armcDeg: number) => boolean,
  startDeg: number,
  endDeg: number,
  isCircle: boolean,
): ArmcWindow[] {
  const last = isCircle ? startDeg + 360 : endDeg;
  const grid = [startDeg];
  for (let k = Math.floor(startDeg / GRID_DEG) + 1; k * GRID_DEG < last; k++) grid.push(k * GRID_DEG);
  if (last > startDeg) grid.push(last);
  const windows: { startDeg: number; endDeg: number }[] = [];
  let open = holds(startDeg) ? startDeg : NaN;
  for (let i = 1, before = !Number.isNaN(open); i < grid.length; i++) {
    const here = holds(grid[i]);
    if (here !== before) {
      const at = before ? edge(holds, grid[i - 1], grid[i]) : edge(holds, grid[i], grid[i - 1]);
      if (before) windows.push({ startDeg: open, endDeg: at });
      open = before ? NaN : at;
    }
    before = here;
  }
  if (!Number.isNaN(open)) windows.push({ startDeg: open, endDeg: last });
  return joined(windows, startDeg, endDeg, isCircle ? last : NaN);
}

/** Joins the window that ends the circle to the one that begins it, and brings sidereal times into the circle. */
function joined(
  windows: readonly { startDeg: number; endDeg: number }[],
  startDeg: number,
  endDeg: number,
  circleEnd: number,
): ArmcWindow[] {
  if (Number.isNaN(circleEnd)) return windows.map((window) => ({ ...window, isWholeCircle: false }));
  const [first] = windows,
    final = windows.at(-1);
  if (windows.length === 1 && first.startDeg === startDeg && first.endDeg === circleEnd)
    return [{ startDeg, endDeg, isWholeCircle: true }];
  const list = windows.map((window) => ({ ...window }));
  if (list.length > 1 && first.startDeg === startDeg && final?.endDeg === circleEnd) {
    list[0].startDeg = final.startDeg;
    list.pop();
  }
  return list.map((window) => ({
    startDeg: onCircle(window.startDeg),
    endDeg: onCircle(window.endDeg),
    isWholeCircle: false,
  }));
}

/** A sidereal time of the scan in [0, 360]; 360 remains, as the end of a scan. */
const onCircle = (deg: number): number => (deg > 360 ? deg - 360 : deg);

/** True when a sidereal time is in a window (both ends included). */
export const isInWindow = ({ startDeg, endDeg, isWholeCircle }: ArmcWindow, armcDeg: number): boolean =>
  isWholeCircle ||
  (startDeg <= endDeg ? armcDeg >= startDeg && armcDeg <= endDeg : armcDeg >= startDeg || armcDeg <= endDeg);

/** The window shortened at both ends by an arc (degrees); null when nothing remains. A whole circle remains. */
export function shortened(window: ArmcWindow, arcDeg: number): ArmcWindow | null {
  if (window.isWholeCircle || arcDeg === 0) return window;
  const length = window.endDeg - window.startDeg + (window.endDeg < window.startDeg ? 360 : 0);
  if (length < 2 * arcDeg) return null;
  return {
    startDeg: normalizeDeg(window.startDeg + arcDeg),
    endDeg: normalizeDeg(window.endDeg - arcDeg),
    isWholeCircle: false,
  };
}
