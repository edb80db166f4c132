import { normalizeDeg } from '../../../kernel/angle.js';
import { reachOf, wantedText } from './label-boxes.js';
import type { PlacedLabel } from './label-boxes.js';
import type { HouseSector } from './schema.js';
import { touches } from './sector-lines.js';
import type { SectorLine } from './sector-lines.js';
import { boxesOverlap, boxOnRing } from './spread.js';

const STEPS = 8,
  SIZES = [1, 0.85, 0.7, 0.58, 0.48];

/** Placement of house numbers: outwards from a circle, up to a largest size. */
export interface NumberBand {
  readonly circle: number;
  readonly size: number;
  readonly lines: readonly SectorLine[];
  /** Boxes that are already placed. */
  readonly taken: readonly PlacedLabel[];
}

/**
 * House numbers just outside a circle, each near the middle of its house. In a narrow house the number is smaller; in a very narrow one it
 * covers its lines, which are then not drawn there.
 */
export function houseNumbers(
  sectors: readonly HouseSector[],
  { circle, size, lines, taken }: NumberBand,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [],
    near = taken.filter(({ x, y }) => Math.hypot(x, y) < circle + 6 * size);
  for (const { house, start_angle_deg: start, end_angle_deg: end } of sectors) {
    const breadth = normalizeDeg(start - end);
    const at = (shift: number, scale: number): PlacedLabel => {
      const angleDeg = normalizeDeg(start - breadth / 2 + shift);
      const wanted = wantedText({ role: 'house', of: String(house), angleDeg }, [String(house)], size * scale);
      return { ...wanted, ...boxOnRing(angleDeg, wanted, () => circle + 2 + reachOf(angleDeg, wanted)), angleDeg };
    };
    const isFree = (label: PlacedLabel, hides: boolean): boolean =>
      !placed.some((other) => boxesOverlap(label, other)) &&
      !near.some((other) => boxesOverlap(label, other)) &&
      (hides || !lines.some((line) => touches(line, label)));
    const found =
      firstOf(SIZES, (scale) =>
        nearest(
          breadth,
          (shift) => at(shift, scale),
          (label) => isFree(label, false),
        ),
      ) ??
      firstOf([...SIZES].reverse(), (scale) =>
        nearest(
          breadth,
          (shift) => at(shift, scale),
          (label) => isFree(label, true),
        ),
      );
    if (found !== null) placed.push(found);
  }
  return placed;
}

function firstOf<A, B>(list: readonly A[], find: (value: A) => B | null): B | null {
  for (const value of list) {
    const found = find(value);
    if (found !== null) return found;
  }
  return null;
}

/** The free position nearest to the middle of a house. */
function nearest(
  breadth: number,
  at: (shift: number) => PlacedLabel,
  isAdmitted: (label: PlacedLabel) => boolean,
): PlacedLabel | null {
  for (let step = 0; step <= STEPS; step++)
    for (const side of step === 0 ? [1] : [1, -1]) {
      const label = at((side * step * breadth) / (2.2 * STEPS));
      if (isAdmitted(label)) return label;
    }
  return null;
}
