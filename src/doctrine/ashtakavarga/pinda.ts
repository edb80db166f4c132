import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import type { SignFigures } from './ashtakavarga.js';

/** Rasi gunakaras, multipliers of Aries ... Pisces (BPHS 69.1-2). */
const SIGN_MULTIPLIERS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];

/** Graha gunakaras, multipliers of the planets (BPHS 69.3). */
const PLANET_MULTIPLIERS: Readonly<Record<Graha, number>> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};

/** The pindas of one planet's rekhas. */
export interface ShodhyaPinda {
  readonly rasi: number;
  readonly graha: number;
  /** Yoga pinda or shodhya pinda: the sum of both. */
  readonly sum: number;
}

/**
 * Shodhya pinda (BPHS 69.1-4). Rasi pinda: each figure times the multiplier of its sign. Graha pinda: for each of the seven planets, the figure
 * of the sign that it occupies times the multiplier of the planet; nodes and Lagna have none. `reduced`: the figures after both
 * reductions (chapters 67 and 68); `signs`: signs of the planets, 0 ... 11.
 */
export function shodhyaPinda(reduced: SignFigures, signs: Readonly<Record<Graha, number>>): ShodhyaPinda {
  const rasi = SIGN_MULTIPLIERS.reduce((sum, multiplier, sign) => sum + multiplier * reduced[sign], 0);
  const graha = GRAHAS.reduce((sum, planet) => sum + PLANET_MULTIPLIERS[planet] * reduced[signs[planet]], 0);
  return { rasi, graha, sum: rasi + graha };
}
