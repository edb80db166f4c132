import { normalizeDeg } from '../../kernel/angle.js';
import { signOf } from './zodiac.js';

/** The twelfth-part (dodecatemorion) of a longitude: the index from 0 of its slice in the sign (2.5 degrees, or 30/13), and the projected longitude. */
interface TwelfthPart {
  readonly slice: number;
  readonly longitudeDeg: number;
}

/** The factor of the degrees within the sign: 12 (Dorotheus I.8), or 13 (Paulus 22). */
export type TwelfthPartFactor = 12 | 13;

/**
 * Twelfth-part of a longitude: the degrees within the sign times twelve, counted from the beginning of the sign, or times thirteen.
 * Source: Dorotheus I.8 (twelve); Paulus 22 (thirteen).
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 * @returns the projected longitude in degrees, [0, 360), and the number of whole signs from the sign itself
 */
export function twelfthPart(longitudeDeg: number, factor: TwelfthPartFactor = 12): TwelfthPart {
  const { index, degree } = signOf(longitudeDeg);
  return {
    slice: Math.min(factor - 1, Math.floor((degree * factor) / 30)),
    longitudeDeg: normalizeDeg(30 * index + factor * degree),
  };
}
