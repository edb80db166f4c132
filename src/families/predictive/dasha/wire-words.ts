import type { NakshatraScheme } from '../../../doctrine/dasha/systems.js';
import type { YearBasis } from '../../../doctrine/dasha/year.js';

/** Values of requests with the facts of doctrine/dasha. */

/** Lengths of the dasha year. */
export const YEAR_BASES = {
  'julian_365.25': 'julian',
  savana_360: 'savana',
  'tropical_365.2422': 'tropical',
  'sidereal_365.2564': 'sidereal',
} as const satisfies Readonly<Record<string, YearBasis>>;
export type YearBasisWord = keyof typeof YEAR_BASES;
/** Values of the field, in its order. */
export const YEAR_BASIS_WORDS = Object.keys(YEAR_BASES) as YearBasisWord[];

/** Nakshatras of the ashtottari dasha. */
export const NAKSHATRA_SCHEMES = {
  twenty_seven: 'twentySeven',
  with_abhijit: 'withAbhijit',
} as const satisfies Readonly<Record<string, NakshatraScheme>>;
