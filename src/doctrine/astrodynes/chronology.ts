import { normalizeDeg } from '../../kernel/angle.js';

/**
 * The time keys of progressed astrodynes (Benjamine and Drake, The Astrodyne Manual, pp. 23-24; the Church of Light's limiting date).
 * Calendar dates are counted by hand, in months of 30 days: two hours of the birth's Greenwich time are a month, four minutes a day.
 */
export interface SymbolicDate {
  readonly year: number;
  readonly month: number;
  /** From 1; at Greenwich noon a whole number. */
  readonly day: number;
}

const MONTH_DAYS = 30,
  YEAR_DAYS = 12 * MONTH_DAYS,
  DAYS_PER_HOUR = 15;
/** A minor year: a life year of 365.25 days for a mean month of 27.3 (Manual, p. 24). */
const MINOR_MONTH_DAYS = 27.3,
  LIFE_YEAR_DAYS = 365.25;

const countOf = ({ year, month, day }: SymbolicDate): number => year * YEAR_DAYS + (month - 1) * MONTH_DAYS + day - 1;

/**
 * The date for which the ephemeris of a year's noon stands: the birthday, later by the hours that lack to the noon of the birth's day,
 * earlier by those since. `hoursFromNoon` is negative before noon. A 31st is the first of the next month.
 */
export function limitingDate(birthday: SymbolicDate, hoursFromNoon: number): SymbolicDate {
  const { year, month, day } = birthday;
  const shifted = day - hoursFromNoon * DAYS_PER_HOUR;
  const months = Math.floor((shifted - 1) / MONTH_DAYS);
  const all = year * 12 + (month - 1) + months;
  return { year: Math.floor(all / 12), month: all - 12 * Math.floor(all / 12) + 1, day: shifted - months * MONTH_DAYS };
}

/** Years of life and what a date is past the limiting date in that year (days, negative before it), with the hours that they are. */
export function majorInterval(limiting: SymbolicDate, date: SymbolicDate) {
  const years = date.year - limiting.year;
  const offsetDays = countOf(date) - countOf(limiting) - years * YEAR_DAYS;
  return { years, offsetDays, hours: offsetDays / DAYS_PER_HOUR };
}

/** Days of ephemeris for days of life by the minor key, before the Moon is brought to its place. */
export const minorDays = (lifeDays: number): number => (lifeDays / LIFE_YEAR_DAYS) * MINOR_MONTH_DAYS;
/** The same for one day of life. */
export const MINOR_RATE = MINOR_MONTH_DAYS / LIFE_YEAR_DAYS;
/** Days of ephemeris for a day of life by the major key: four minutes of a day. */
export const MAJOR_RATE = 1 / YEAR_DAYS;

/** The arcs that are kept for life: Sun from Moon (the minor Moon stands so far from the transiting Sun) and Sun from M.C. */
export const constantsOf = (sunDeg: number, moonDeg: number, midheavenDeg: number) => ({
  solarDeg: normalizeDeg(sunDeg - moonDeg),
  midheavenDeg: normalizeDeg(sunDeg - midheavenDeg),
});
