/** Conversions of calendar days and Julian days (proleptic Gregorian calendar, astronomical years). */
const DAY_MS = 86_400_000;
const UNIX_EPOCH_JD = 2440587.5;

/** Julian day of 0h on a day of a month (0: January). */
export function jdOfDate(year: number, month = 0, day = 1): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime() / DAY_MS + UNIX_EPOCH_JD;
}

/** The midnight before the day of an event, from which a search finds it. */
export const searchStart = (jd: number): number => Math.floor(jd - 0.5) - 0.5;

/** A duration in seconds as `4 m 28 s` or `1 h 05 m`, to the nearest second or minute. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)} m ${String(whole % 60).padStart(2, '0')} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} m`;
}
