import { boundAt } from '../bounds/bounds.js';
import { signOf } from '../zodiac/zodiac.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Hadda: the five parts of a sign (Tajika Neelakanthi, Sanjna-tantra, hadda). They are the Egyptian terms except in two signs: in Gemini Venus
 * precedes Jupiter ("saumya sphujij jiva kuja arka", 6 6 5 7 6), in Sagittarius Mars precedes Saturn ("jiva sphujij jna ara shanaishchara",
 * 12 5 4 5 4). Rows: lord, and the degree of the sign at which its part ends.
 */
const EXCEPTIONS: Readonly<Record<number, readonly (readonly [TajikaPlanet, number])[]>> = {
  2: [
    ['Mercury', 6],
    ['Venus', 12],
    ['Jupiter', 17],
    ['Mars', 24],
    ['Saturn', 30],
  ],
  8: [
    ['Jupiter', 12],
    ['Venus', 17],
    ['Mercury', 21],
    ['Mars', 26],
    ['Saturn', 30],
  ],
};

/** Lord of the hadda of a longitude, degrees. A hadda includes its first degree and excludes its end. */
export function haddaLord(longitudeDeg: number): TajikaPlanet {
  const { index, degree } = signOf(longitudeDeg);
  if (!Object.hasOwn(EXCEPTIONS, index)) return boundAt(longitudeDeg).ruler as TajikaPlanet;
  const row = EXCEPTIONS[index];
  return (row.find(([, end]) => degree < end) ?? row[4])[0];
}
