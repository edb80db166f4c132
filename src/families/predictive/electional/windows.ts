/** One window: first, last and all qualifying points of a scan, as indices into the scan. */
export interface PointRun {
  readonly first: number;
  readonly last: number;
  readonly members: readonly number[];
}

/** Indices of the qualifying points of a grid, and the number of evaluated points. */
export interface Scan {
  readonly qualifying: readonly number[];
  readonly evaluated: number;
}

/** Tolerance of a Julian day, days: gaps that differ by less are equal. */
const JD_ROUNDING = 1e-9;

/**
 * The grid of a scan: points at multiples of the step after the start. The end is a point only if a step falls on it.
 */
export function scanGrid(jdStart: number, jdEnd: number, stepDays: number): number[] {
  const count = Math.floor((jdEnd - jdStart) / stepDays + 1e-7) + 1;
  return Array.from({ length: count }, (_, i) => Math.min(jdStart + i * stepDays, jdEnd));
}

/** Whether a qualifying point begins a new window after the last qualifying point. */
const isApart = (jds: readonly number[], last: number, i: number, mergeGapDays: number): boolean =>
  jds[i] - jds[last] > mergeGapDays + JD_ROUNDING;

/**
 * Evaluates the points of a grid and returns those that qualify. Points no more than `mergeGapDays` apart belong to one window. The scan
 * ends when `maxWindows` windows are complete, before the next window begins.
 */
export function scanPoints(
  jds: readonly number[],
  qualifies: (index: number) => boolean,
  mergeGapDays: number,
  maxWindows: number,
): Scan {
  const qualifying: number[] = [];
  let complete = 0,
    isOpen = false;
  for (let i = 0; i < jds.length; i++) {
    if (isOpen && isApart(jds, qualifying[qualifying.length - 1], i, mergeGapDays)) {
      isOpen = false;
      if (++complete >= maxWindows) return { qualifying, evaluated: i };
    }
    if (qualifies(i)) {
      qualifying.push(i);
      isOpen = true;
    }
  }
  return { qualifying, evaluated: jds.length };
}

/** Merges qualifying points that are no more than `mergeGapDays` apart into windows. */
export function mergedRuns(jds: readonly number[], qualifying: readonly number[], mergeGapDays: number): PointRun[] {
  const windows: number[][] = [];
  qualifying.forEach((point, i) => {
    if (i === 0 || isApart(jds, qualifying[i - 1], point, mergeGapDays)) windows.push([]);
    windows[windows.length - 1].push(point);
  });
  return windows.map((members) => ({
    first: members[0],
    last: members[members.length - 1],
    members,
  }));
}
