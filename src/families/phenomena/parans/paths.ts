import type { ParanContourPathResponse } from './field-schema.js';
import { pointAnswer } from './contours.js';
import type { ContourPoint, Segment } from './contours.js';

/** Segments that follow each other, as one line. */
export interface Path {
  readonly points: readonly ContourPoint[];
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

const keyOf = ({ lat, lon }: ContourPoint): string => `${lat},${lon}`;

/**
 * Joins segments that share an end point exactly. Lines with free ends begin at one of them; what remains is closed. A segment that joins
 * no other is an orphan.
 */
export function stitch(segments: readonly Segment[]): { paths: Path[]; orphans: Segment[] } {
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
  /** Segments from a point on, each with the point that it leads to. */
  const follow = (from: ContourPoint): { segment: Segment; to: ContourPoint }[] => {
    const chain: { segment: Segment; to: ContourPoint }[] = [];
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
  const paths: Path[] = [],
    orphans: Segment[] = [];
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

export const pathAnswer = ({ points, segments, closed }: Path): ParanContourPathResponse => ({
  points: points.map(pointAnswer),
  closed,
  segment_count: segments.length,
  ambiguous: segments.some((segment) => segment.ambiguous),
  source_case_indices: segments.map((segment) => segment.caseIndex),
});
