/** Lengths of the year that turn dasha years into days; the name holds the number. */
export const YEAR_DAYS = {
  'julian_365.25': 365.25,
  savana_360: 360,
  'tropical_365.2422': 365.2422,
  'sidereal_365.2564': 365.2564,
} as const;
export type YearBasis = keyof typeof YEAR_DAYS;
export const YEAR_BASES = ['julian_365.25', 'savana_360', 'tropical_365.2422', 'sidereal_365.2564'] as const;
