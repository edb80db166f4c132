/** Qualifying points of a scan that are one window; indices into the scan. */
export interface PointRun {
  readonly first: number;
  readonly last: number;
  readonly members: readonly number[];
}

/** What a scan gave. `jds` holds the points that were evaluated, in order. */
export interface Scan {
  readonly runs: readonly PointRun[];
  readonly evaluated: number;
  /** The scan ended because as many windows were complete as are wanted. */
  readonly ended: boolean;
}

/** Rounding of a Julian day, days: gaps that differ by less are one. */
const JD_ROUNDING = 1e-9;

/** The grid of a scan: from the start in whole steps, the end included where a step falls on it. */
export function scanGrid(jdStart: number, jdEnd: number, stepDays: number): number[] {
  const count = Math.floor((jdEnd - jdStart) / stepDays + 1e-7) + 1;
  return Array.from({ length: count }, (_, i) => Math.min(jdStart + i * stepDays, jdEnd));
}

/**
 * Walks a grid and joins qualifying points no more than `mergeGapDays` apart. The scan ends when `maxWindows` windows are complete:
 * the window after the last one is never begun.
 */
export function mergedRuns(
  jds: readonly number[],
  qualifies: (index: number) => boolean,
  mergeGapDays: number,
  maxWindows: number,
): Scan {
  const runs: PointRun[] = [];
  let members: number[] = [];
  const close = (): void => {
    if (members.length) runs.push({ first: members[0], last: members[members.length - 1], members });
    members = [];
  };
  for (let i = 0; i < jds.length; i++) {
    if (members.length && jds[i] - jds[members[members.length - 1]] > mergeGapDays + JD_ROUNDING) {
      close();
      if (runs.length >= maxWindows) return { runs, evaluated: i, ended: true };
    }
    if (qualifies(i)) members.push(i);
  }
  close();
  return { runs, evaluated: jds.length, ended: false };
}
