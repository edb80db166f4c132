import { normalizeDeg } from '../../../kernel/angle.js';
import { reachOf, wantedText } from './label-boxes.js';
import type { PlacedLabel } from './label-boxes.js';
import type { HouseSector } from './schema.js';
import { boxesOverlap, boxOnRing, spreadOnRing } from './spread.js';

const STEP_DEG = 0.5;

/**
 * House numbers just outside the circle of the aspect lines, each in the middle of its house or as near to it as the other labels leave
 * room; null where one finds none.
 */
export function houseNumbers(
  sectors: readonly HouseSector[],
  circle: number,
  size: number,
  others: readonly PlacedLabel[],
): PlacedLabel[] | null {
  const placed: PlacedLabel[] = [],
    taken = [...others];
  for (const { house, start_angle_deg: start, end_angle_deg: end } of sectors) {
    const breadth = normalizeDeg(start - end);
    const wanted = wantedText(
      { role: 'house', of: String(house), angleDeg: normalizeDeg(start - breadth / 2) },
      [String(house)],
      size,
    );
    const found = nearest(breadth / 2, (shift) => {
      const angleDeg = normalizeDeg(wanted.angleDeg + shift);
      const box = boxOnRing(angleDeg, wanted, () => circle + 2 + reachOf(angleDeg, wanted));
      return taken.some((other) => boxesOverlap(box, other)) ? null : { ...wanted, ...box, angleDeg };
    });
    if (found === null) return null;
    placed.push(found);
    taken.push(found);
  }
  return placed;
}

/** The first that is admitted, from no shift to shifts of at most `reach` to either side. */
function nearest<T>(reach: number, admitted: (shiftDeg: number) => T | null): T | null {
  for (let shift = 0; shift <= reach; shift += STEP_DEG)
    for (const side of shift === 0 ? [1] : [1, -1]) {
      const found = admitted(side * shift);
      if (found !== null) return found;
    }
  return null;
}

/** House numbers on a circle within everything else, where the aspect circle leaves none outside it. */
export function innerHouseNumbers(sectors: readonly HouseSector[], circle: number, size: number): PlacedLabel[] | null {
  const wanted = sectors.map(({ house, start_angle_deg: start, end_angle_deg: end }) =>
    wantedText(
      { role: 'house', of: String(house), angleDeg: start - normalizeDeg(start - end) / 2 },
      [String(house)],
      size,
    ),
  );
  const ring = circle - Math.max(0, ...wanted.map(({ width, height }) => Math.hypot(width, height) / 2));
  const angles = spreadOnRing(wanted, () => ring);
  return (
    angles && wanted.map((label, i) => ({ ...label, ...boxOnRing(angles[i], label, () => ring), angleDeg: angles[i] }))
  );
}
