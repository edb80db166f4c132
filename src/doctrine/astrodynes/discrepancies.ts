/** Differences among the publications of the doctrine and their formulas, with the choice of this project. */
export const SOURCE_DISCREPANCIES: readonly string[] = [
  'Manual (1946), natal part: the 12th cusp of the worked house position is printed 19.90 and 12.90 Scorpio; only 12.90 gives the printed house size 19.55 and power 8.72.',
  'Mercury is exalted in Aquarius 15 in the doctrine’s table and in the Manual’s worked progression (p. 29), and in Virgo 15 in common tables; this service uses Aquarius.',
  'The doctrine’s harmony and inharmony signs and the exaltations of Uranus, Neptune and Pluto are its own and differ from other schools; this service uses no other table.',
  'Parallels use the magnitude of the declinations (Manual: 3S38 to 4N02 scores as a parallel); contra-parallels are not distinguished.',
  'The tier of the exact degree of exaltation or fall (4 within one degree) is stated in the table; no worked example of the Manual uses it.',
  'The separate sheets of progressed percentages and of mutual receptions are not part of the printed Manual; the percentage is 0.05 per degree of orb, and receptions use homes and exaltations, as the text of the Manual says.',
  'The Manual’s worked date of 29 August 1949 has rows and sums that its own formulas do not give; this service uses the formulas, with rounding to hundredths at each step.',
  'The Manual prints the reception bonuses rounded (0.36, 0.09, 0.01 for submajor, minor, transit); this service uses the exact quotients of 2.50.',
  'Total influence as 0.75 of the peak is exact for a uniform rate of motion only; the calendar parts use a year of 365.25 days and a month of 30 days, as in the worked example.',
];
