import { normalizeDeg } from '../../kernel/angle.js';
import { signOf } from './zodiac.js';

/** The twelfth-part (dodecatemorion) of a longitude: the index 0 to 11 of its 2.5-degree slice in the sign, and the projected longitude. */
interface TwelfthPart {
  readonly slice: number;
  readonly longitudeDeg: number;
}

/**
 * Twelfth-part of a longitude: the degrees within the sign times twelve, counted from the beginning of the sign.
 * Source: Dorotheus I.8. Paulus 22 multiplies by thirteen instead.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 * @returns the projected longitude in degrees, [0, 360)
 */
export function twelfthPart(longitudeDeg: number): TwelfthPart {
  const { index, degree } = signOf(longitudeDeg);
  return { slice: Math.min(11, Math.floor(degree / 2.5)), longitudeDeg: normalizeDeg(30 * index + 12 * degree) };
}
