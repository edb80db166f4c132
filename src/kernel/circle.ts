import { normalizeDeg } from './angle.js';

/** Shorter arc between two places that are in [0, 360) already, degrees: no reduction, so no rounding but that of one difference. */
export function arcBetween(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return apart > 180 ? 360 - apart : apart;
}

/** Middle of the shorter arc between two places in [0, 360), degrees in [0, 360). Exactly opposite places: half their sum. */
export const middleOf = (a: number, b: number): number =>
  normalizeDeg(Math.abs(a - b) <= 180 ? (a + b) / 2 : (a + b) / 2 + 180);
