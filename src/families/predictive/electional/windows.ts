/** Qualifying points of a scan that are one window; indices into the scan. */
export interface PointRun {
  readonly first: number;
  readonly last: number;
  readonly members: readonly number[];
}

/** The points of a grid that qualify, by index, and how many were evaluated. */
export interface Scan {
  readonly qualifying: readonly number[];
  readonly evaluated: number;
}

/** Rounding of a Julian day, days: gaps that differ by less are one. */
const JD_ROUNDING = 1e-9;

/** The grid of a scan: from the start in whole steps, the end included where a step falls on it. */
export function scanGrid(jdStart: number, jdEnd: number, stepDays: number): number[] {
  const count = Math.floor((jdEnd - jdStart) / stepDays + 1e-7) + 1;
  return Array.from({ length: count }, (_, i) => Math.min(jdStart + i * stepDays, jdEnd));
}

/** Whether a point begins a window of its own after the last point that qualified. */
const isApart = (jds: readonly number[], last: number, i: number, mergeGapDays: number): boolean =>
  jds[i] - jds[last] > mergeGapDays + JD_ROUNDING;

/**
 * Walks a grid and keeps the points that qualify. The walk ends when `maxWindows` windows of points no more than `mergeGapDays` apart are
 * complete: the window after the last one is never begun.
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

/** Joins qualifying points of a grid, by index, that are no more than `mergeGapDays` apart. */
export function mergedRuns(jds: readonly number[], qualifying: readonly number[], mergeGapDays: number): PointRun[] {
  const windows: number[][] = [];
  qualifying.forEach((point, i) => {
    if (i === 0 || isApart(jds, qualifying[i - 1], point, mergeGapDays)) windows.push([]);
    windows[windows.length - 1].push(point);
  });
  return windows.map((members) => ({ first: members[0], last: members[members.length - 1], members }));
}
