import type { NakshatraScheme } from '../../../doctrine/dasha/systems.js';
import type { YearBasis } from '../../../doctrine/dasha/year.js';

/** Values of requests with the facts of doctrine/dasha. */

export const YEAR_BASES = {
  'julian_365.25': 'julian',
  savana_360: 'savana',
  'tropical_365.2422': 'tropical',
  'sidereal_365.2564': 'sidereal',
} as const satisfies Readonly<Record<string, YearBasis>>;
export type YearBasisWord = keyof typeof YEAR_BASES;
export const YEAR_BASIS_WORDS = ['julian_365.25', 'savana_360', 'tropical_365.2422', 'sidereal_365.2564'] as const;

export const NAKSHATRA_SCHEMES = {
  twenty_seven: 'twentySeven',
  with_abhijit: 'withAbhijit',
} as const satisfies Readonly<Record<string, NakshatraScheme>>;
