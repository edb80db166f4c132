import { gregorianDate } from './calendar.js';
import { formatYear } from './iso.js';

/**
 * Proleptic Gregorian date of an instant, for messages: `YYYY-MM-DD`, with a sign for years before 0 and after 9999.
 * `daysJ2k` counts days since J2000.0 (2000-01-01 12:00) of any uniform scale. A value that is not finite gives `unknown`.
 */
export function isoDateOfJ2k(daysJ2k: number): string {
  if (!Number.isFinite(daysJ2k)) return 'unknown';
  const { year, month, day } = gregorianDate(Math.floor(daysJ2k + 0.5));
  return `${formatYear(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
