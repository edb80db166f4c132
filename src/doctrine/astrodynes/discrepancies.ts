/** Where the publications of the doctrine differ from its stated formulas or from each other, and what is computed here. */
export const SOURCE_DISCREPANCIES: readonly string[] = [
  'Manual (1946), natal part: the 12th cusp of the worked house position is printed 19.90 and 12.90 Scorpio; only 12.90 gives the printed house size 19.55 and power 8.72.',
  'Mercury is exalted in Aquarius 15 in the doctrine’s table and in the Manual’s worked progression (p. 29), against Virgo 15 of common tables; Aquarius is computed.',
  'The doctrine’s harmony and inharmony signs and the exaltations of Uranus, Neptune and Pluto are its own and differ from other schools; no other table is blended in.',
  'Parallels are counted by the magnitude of the declinations (Manual: 3S38 to 4N02 scores as a parallel); contra-parallels are not kept apart.',
  'The tier of the exact degree of exaltation or fall (4 within one degree) is stated in the table; no worked example of the Manual uses it.',
  'The separate sheets of progressed percentages and of mutual receptions are not part of the printed Manual; the percentage is computed as 0.05 a degree of orb, receptions from homes and exaltations, as its text says.',
  'The Manual’s worked date of 29 August 1949 holds rows and sums that its own formulas do not give; the formulas are computed, in staged rounding to hundredths.',
  'The Manual prints the reception bonuses rounded (0.36, 0.09, 0.01 for submajor, minor, transit); the exact quotients of 2.50 lie behind them.',
  'Total influence as 0.75 of the peak holds for an even rate of motion alone; the calendar parts use a year of 365.25 and a month of 30 days, as the worked example does.',
];
