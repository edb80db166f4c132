/**
 * Days of a dasha year. `julian`: B. V. Raman's tables; `savana`: the civil year of 360 days (argued from BPHS and Phaladeepika);
 * `tropical` and `sidereal`: the years of the seasons and of the stars to four decimals, as programs offer them.
 */
export const YEAR_DAYS = { julian: 365.25, savana: 360, tropical: 365.2422, sidereal: 365.2564 } as const;
export type YearBasis = keyof typeof YEAR_DAYS;
