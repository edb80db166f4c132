import { normalizeDeg } from '../../kernel/angle.js';

/**
 * The time keys of progressed astrodynes (Benjamine and Drake, The Astrodyne Manual, pp. 23-24; the Church of Light's
 * limiting date). Calendar dates are counted by hand, in months of 30 days: two hours of Greenwich time correspond to a
 * month, four minutes to a day.
 */
export interface SymbolicDate {
  readonly year: number;
  readonly month: number;
  /** From 1; an integer at Greenwich noon. */
  readonly day: number;
}

const MONTH_DAYS = 30,
  YEAR_DAYS = 12 * MONTH_DAYS,
  DAYS_PER_HOUR = 15;
/** The minor key: a month of 27.3 days per life year of 365.25 days (Manual, p. 24). */
const MINOR_MONTH_DAYS = 27.3,
  LIFE_YEAR_DAYS = 365.25;

const countOf = ({ year, month, day }: SymbolicDate): number => year * YEAR_DAYS + (month - 1) * MONTH_DAYS + day - 1;

/**
 * The limiting date: the date that corresponds to the noon ephemeris of a year. It is the birthday plus the time from
 * birth to Greenwich noon of the day of birth, by the major key. `hoursFromNoon`: hours from noon to birth, negative
 * before noon. A 31st counts as the first of the next month.
 */
export function limitingDate(birthday: SymbolicDate, hoursFromNoon: number): SymbolicDate {
  const { year, month, day } = birthday;
  const shifted = day - hoursFromNoon * DAYS_PER_HOUR;
  const months = Math.floor((shifted - 1) / MONTH_DAYS);
  const all = year * 12 + (month - 1) + months;
  return { year: Math.floor(all / 12), month: all - 12 * Math.floor(all / 12) + 1, day: shifted - months * MONTH_DAYS };
}

/**
 * The years of life of a date, its days after the limiting date of that year (negative before it), and the
 * corresponding hours.
 */
export function majorInterval(limiting: SymbolicDate, date: SymbolicDate) {
  const years = date.year - limiting.year;
  const offsetDays = countOf(date) - countOf(limiting) - years * YEAR_DAYS;
  return { years, offsetDays, hours: offsetDays / DAYS_PER_HOUR };
}

/** Days of ephemeris for days of life by the minor key, before the correction to the lunar position. */
export const minorDays = (lifeDays: number): number => (lifeDays / LIFE_YEAR_DAYS) * MINOR_MONTH_DAYS;
/** Days of ephemeris per day of life by the minor key. */
export const MINOR_RATE = MINOR_MONTH_DAYS / LIFE_YEAR_DAYS;
/** Days of ephemeris per day of life by the major key: four minutes. */
export const MAJOR_RATE = 1 / YEAR_DAYS;

/**
 * The constant arcs of a life, degrees: Sun from Moon (also that of the transiting Sun from the minor Moon) and Sun
 * from M.C.
 */
export const constantsOf = (sunDeg: number, moonDeg: number, midheavenDeg: number) => ({
  solarDeg: normalizeDeg(sunDeg - moonDeg),
  midheavenDeg: normalizeDeg(sunDeg - midheavenDeg),
});
