import { dialPosition } from './midpoints.js';
import type { Midpoint } from './midpoints.js';

/** A run of neighbouring midpoints on a dial, degrees. */
export interface MidpointCluster {
  /** Mean position on the dial, [0, dial). */
  readonly positionDeg: number;
  readonly midpoints: readonly Midpoint[];
  /** Distance from the first midpoint to the last. */
  readonly spreadDeg: number;
}

/**
 * Groups of midpoints linked by gaps of at most `gapDeg` on a dial of `dialDeg` degrees, largest group first, then by position. A group
 * is read in the order of the dial and may cross its zero. If no gap of the dial is wider than `gapDeg`, all midpoints are one group,
 * opened at its widest gap. Groups of fewer than `minSize` midpoints are omitted. House rule.
 */
export function midpointClusters(
  midpoints: readonly Midpoint[],
  { gapDeg, minSize, dialDeg }: { readonly gapDeg: number; readonly minSize: number; readonly dialDeg: number },
): MidpointCluster[] {
  const onDial = [...midpoints]
    .sort((a, b) => a.longitudeDeg - b.longitudeDeg)
    .map((midpoint) => ({ midpoint, positionDeg: dialPosition(midpoint.longitudeDeg, dialDeg) }))
    .sort((a, b) => a.positionDeg - b.positionDeg);
  const count = onDial.length;
  if (count === 0) return [];
  const gapAfter = onDial.map(({ positionDeg }, i) =>
    i + 1 < count ? onDial[i + 1].positionDeg - positionDeg : onDial[0].positionDeg + dialDeg - positionDeg,
  );
  const lastMembers = gapAfter.flatMap((gap, i) => (gap > gapDeg ? [i] : []));
  if (!lastMembers.length) lastMembers.push(gapAfter.indexOf(Math.max(...gapAfter)));
  const clusters: MidpointCluster[] = [];
  lastMembers.forEach((last, k) => {
    const previous = lastMembers[(k + lastMembers.length - 1) % lastMembers.length];
    const size = lastMembers.length === 1 ? count : (last - previous + count) % count || count;
    if (size < minSize) return;
    const members = Array.from({ length: size }, (_, m) => onDial[(previous + 1 + m) % count]);
    const start = members[0].positionDeg;
    const offsets = members.map(({ positionDeg }) =>
      positionDeg >= start ? positionDeg - start : positionDeg - start + dialDeg,
    );
    const mean = offsets.reduce((sum, offset) => sum + offset, 0) / size;
    clusters.push({
      positionDeg: (start + mean) % dialDeg,
      midpoints: members.map(({ midpoint }) => midpoint),
      spreadDeg: offsets[size - 1],
    });
  });
  return clusters.sort((a, b) => b.midpoints.length - a.midpoints.length || a.positionDeg - b.positionDeg);
}
