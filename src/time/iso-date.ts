import { gregorianDate } from './calendar.js';
import { formatYear } from './iso.js';

/**
 * Proleptic Gregorian date (astronomical year) of a day count, for messages.
 * Given: days since J2000.0 (2000-01-01 12:00) of any uniform scale. Returned: `YYYY-MM-DD`, years before 0 signed and years
 * beyond 9999 as ISO 8601 expanded years; a count that is not finite gives `unknown`.
 */
export function isoDateOfJ2k(daysJ2k: number): string {
  if (!Number.isFinite(daysJ2k)) return 'unknown';
  const { year, month, day } = gregorianDate(Math.floor(daysJ2k + 0.5));
  return `${formatYear(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
