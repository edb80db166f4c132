import type { ContourPoint, GridSegment } from './grid-contours.js';

/** Line of consecutive segments. */
export interface ContourPath {
  readonly points: readonly ContourPoint[];
  readonly segments: readonly GridSegment[];
  readonly closed: boolean;
}

const keyOf = ({ lat, lon }: ContourPoint): string => `${lat},${lon}`;

/**
 * Joins segments that share an end point exactly. Lines with free ends start at one of them; the other lines are closed. A segment without a
 * neighbour is an orphan.
 */
export function stitch(segments: readonly GridSegment[]): { paths: ContourPath[]; orphans: GridSegment[] } {
  const ends = new Map<string, number[]>();
  segments.forEach(({ start, end }, i) => {
    for (const point of [start, end]) {
      const at = ends.get(keyOf(point));
      if (at === undefined) ends.set(keyOf(point), [i]);
      else at.push(i);
    }
  });
  const used = new Uint8Array(segments.length);
  const isFree = (point: ContourPoint): boolean => ends.get(keyOf(point))?.length === 1;
  /** Segments that follow a point, each with the point at its other end. */
  const follow = (from: ContourPoint): { segment: GridSegment; to: ContourPoint }[] => {
    const chain: { segment: GridSegment; to: ContourPoint }[] = [];
    for (let key = keyOf(from); ;) {
      const next = ends.get(key)?.find((i) => used[i] === 0);
      if (next === undefined) return chain;
      used[next] = 1;
      const segment = segments[next],
        to = keyOf(segment.start) === key ? segment.end : segment.start;
      chain.push({ segment, to });
      key = keyOf(to);
    }
  };
  const paths: ContourPath[] = [],
    orphans: GridSegment[] = [];
  const begin = (seed: number): void => {
    if (used[seed] === 1) return;
    used[seed] = 1;
    const segment = segments[seed];
    const ahead = follow(segment.end),
      behind = follow(segment.start).reverse();
    if (ahead.length + behind.length === 0) {
      orphans.push(segment);
      return;
    }
    const points = [...behind.map(({ to }) => to), segment.start, segment.end, ...ahead.map(({ to }) => to)];
    paths.push({
      points,
      segments: [...behind.map((each) => each.segment), segment, ...ahead.map((each) => each.segment)],
      closed: points.length >= 3 && keyOf(points[0]) === keyOf(points[points.length - 1]),
    });
  };
  segments.forEach(({ start, end }, i) => {
    if (isFree(start) || isFree(end)) begin(i);
  });
  segments.forEach((_segment, i) => begin(i));
  return { paths, orphans };
}
