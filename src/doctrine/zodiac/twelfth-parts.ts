import { normalizeDeg } from '../../kernel/angle.js';
import { signOf } from './zodiac.js';

/** The twelfth-part of a longitude: of which of the twelve slices of 2.5 degrees, and where it falls. */
interface TwelfthPart {
  readonly slice: number;
  readonly longitudeDeg: number;
}

/** The degrees within the sign, times twelve, counted from the beginning of the sign. Dorotheus I.8; Paulus 22 has thirteen. */
export function twelfthPart(longitudeDeg: number): TwelfthPart {
  const { index, degree } = signOf(longitudeDeg);
  return { slice: Math.min(11, Math.floor(degree / 2.5)), longitudeDeg: normalizeDeg(30 * index + 12 * degree) };
}
