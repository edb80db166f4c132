import { normalizeDeg } from '../../src/kernel/angle.js';
import type { PlacedLabel } from '../../src/families/website/website/label-boxes.js';
import { wheelLayout } from '../../src/families/website/website/layout.js';
import type { WheelLayout } from '../../src/families/website/website/layout.js';
import { DENSE_ARC_DEG, DENSE_COUNT, MOST_SHIFT_DEG } from '../../src/families/website/website/point-labels.js';
import { clearPieces, within } from '../../src/families/website/website/sector-lines.js';
import type { ChartWheelPacketResponse, WheelPoint } from '../../src/families/website/website/schema.js';
import { boxesOverlap } from '../../src/families/website/website/spread.js';
import type { Box } from '../../src/families/website/website/spread.js';
import { cuspOrder, houseOf } from '../../src/sky/houses/cusp-order.js';

/** Counts of faults that a wheel must never have, with the largest distance of a symbol from its longitude. */
export interface WheelFaults {
  readonly faults: readonly string[];
  readonly farthestDeg: number;
  readonly farthestInDenseDeg: number;
  /** Points whose label has no degree. */
  readonly bare: readonly string[];
  readonly leastScale: number;
}

const away = (a: number, b: number): number => Math.abs(normalizeDeg(a - b + 180) - 180);

/** Whether an arc of twelve degrees that contains this point has more than five points. */
function isDense(point: WheelPoint, points: readonly WheelPoint[]): boolean {
  return points.some((first) => {
    const inside = (other: WheelPoint): boolean => normalizeDeg(other.longitude - first.longitude) <= DENSE_ARC_DEG;
    return inside(point) && points.filter(inside).length > DENSE_COUNT;
  });
}

/** Checks the rules of the wheel on its layout, from angles and boxes only. */
export function wheelFaults(packet: ChartWheelPacketResponse, layout: WheelLayout = wheelLayout(packet)): WheelFaults {
  const { house_cusps: houseCusps, orientation_offset_deg: offset, rings = [] } = packet;
  const cusps = houseCusps.map(({ longitude }) => longitude);
  const faults: string[] = [],
    bare: string[] = [];
  let farthestDeg = 0,
    farthestInDenseDeg = 0,
    leastScale = Infinity;
  [packet.points, ...rings.map(({ points }) => points)].forEach((points, ring) => {
    const own = layout.labels.filter((label) => label.ring === ring);
    for (const point of points) {
      const symbol = own.find(({ role, of }) => role === 'point' && of === point.key);
      if (symbol === undefined) {
        faults.push(`${ring} ${point.key} has no symbol`);
        continue;
      }
      leastScale = Math.min(leastScale, symbol.size);
      const drawnDeg = (Math.atan2(symbol.y, symbol.x) * 180) / Math.PI,
        longitude = normalizeDeg(offset - drawnDeg);
      if (Math.floor(longitude / 30) !== Math.floor(point.longitude / 30))
        faults.push(`${ring} ${point.key} at ${point.longitude} is drawn at ${longitude}, in another sign`);
      if (cusps.length > 0 && houseOf(longitude, cusps, cuspOrder(cusps)) !== point.house)
        faults.push(`${ring} ${point.key} at ${point.longitude} is drawn at ${longitude}, in another house`);
      const shift = away(longitude, point.longitude);
      if (isDense(point, points)) farthestInDenseDeg = Math.max(farthestInDenseDeg, shift);
      else {
        farthestDeg = Math.max(farthestDeg, shift);
        if (shift > MOST_SHIFT_DEG + 1e-6) faults.push(`${ring} ${point.key} is ${shift} degrees off`);
      }
      if (!own.some(({ role, of }) => role === 'degree' && of === point.key)) bare.push(`${ring} ${point.key}`);
    }
  });
  faults.push(...overlaps(layout.labels), ...onLines(layout));
  return { faults, farthestDeg, farthestInDenseDeg, bare, leastScale };
}

/** Boxes that touch do not overlap; the margin allows for rounding. */
const shrunk = ({ x, y, width, height }: PlacedLabel): Box => ({ x, y, width: width - 1e-6, height: height - 1e-6 });

function overlaps(labels: readonly PlacedLabel[]): string[] {
  return labels.flatMap((label, i) =>
    labels
      .slice(i + 1)
      .filter((other) => boxesOverlap(label, shrunk(other)))
      .map((other) => `${label.ring} ${label.role} ${label.of} over ${other.ring} ${other.role} ${other.of}`),
  );
}

/** Labels that a drawn part of a cusp or an axis crosses. */
function onLines({ lines, labels }: WheelLayout): string[] {
  return lines.flatMap((line) => {
    const pieces = clearPieces(line, labels);
    return labels
      .filter((label) => {
        const hidden = within(line.angleDeg, label, 0);
        return hidden !== null && pieces.some(([from, to]) => from < hidden[1] && to > hidden[0]);
      })
      .map(({ ring, role, of }) => `${line.kind} ${line.of} through ${ring} ${role} ${of}`);
  });
}

/** Lines that are hidden behind a label, completely or in part. */
export const hiddenLines = ({ lines, labels }: WheelLayout): number =>
  lines.filter((line) => {
    const pieces = clearPieces(line, labels);
    return pieces.length !== 1 || pieces[0][1] - pieces[0][0] < line.to - line.from - 1;
  }).length;
