import { normalizeDeg } from './angle.js';

/** Shorter arc between two longitudes that are already in [0, 360), in degrees, [0, 180]. Rounds once, because nothing is reduced. */
export function arcBetween(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return apart > 180 ? 360 - apart : apart;
}

/** Midpoint of the shorter arc between two longitudes in [0, 360), in degrees, [0, 360). Of opposite longitudes: half their sum. */
export const middleOf = (a: number, b: number): number =>
  normalizeDeg(Math.abs(a - b) <= 180 ? (a + b) / 2 : (a + b) / 2 + 180);
