const DAY_MS = 86_400_000;
/** Julian day of 1970-01-01T00:00Z. */
const EPOCH_JD = 2440587.5;

/**
 * Milliseconds of an ISO datetime or date; years before 0 and after 9999 as the service writes them (`-0044`, `12000`). NaN if it is not a
 * date.
 */
export function timeOf(iso: string): number {
  const match = /^([+-]?)(\d{4,6})(-\d\d-\d\d)(T.*)?$/.exec(iso.trim());
  if (match === null) return NaN;
  const [, sign, year, rest, time = ''] = match;
  const isLong = sign !== '' || year.length > 4;
  return Date.parse(
    `${isLong ? `${sign || '+'}${year.padStart(6, '0')}` : year}${rest}${time.replace(/(\.\d{3})\d+/, '$1')}`,
  );
}

/** Milliseconds as a date: `2026-05-13`, or `-0044-03-15`. */
export function dayOf(ms: number): string {
  const [, sign, year, rest] = /^([+-]?)(\d+)(-\d\d-\d\d)/.exec(new Date(ms).toISOString()) ?? [];
  return `${sign === '-' ? '-' : ''}${String(Number(year)).padStart(4, '0')}${rest}`;
}

/** Milliseconds as an ISO datetime, in the form that the service accepts. */
export const isoOf = (ms: number): string => `${dayOf(ms)}T${new Date(ms).toISOString().replace(/^.*T/, '')}`;

/** Milliseconds as `2026-05-13 12:05`. */
export const minuteOf = (ms: number): string => isoOf(ms).slice(0, -8).replace('T', ' ');

/** The Julian day of an instant as the limit of a search. The difference of UT1 and UTC, below a second, does not matter there. */
export const julianDay = (ms: number): number => ms / DAY_MS + EPOCH_JD;
export const fromJulianDay = (jd: number): number => (jd - EPOCH_JD) * DAY_MS;

/** An instant whose distance from a known instant is the difference of their Julian days. */
export const beside = (ms: number, jd: number, otherJd: number): number => ms + (otherJd - jd) * DAY_MS;

export interface Tick {
  readonly at: number;
  readonly unit: 'day' | 'month' | 'year';
  /** The unit of a mark: a day of the month, a month of the year from 0, or a year. */
  readonly value: number;
}

const YEARS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MONTHS = [1, 2, 3, 6];
const DAYS = [1, 2, 5, 10, 15];

/** The marks of a time axis, at most `most`: days, months or years, whichever fit. */
export function ticks(from: number, to: number, most: number): readonly Tick[] {
  const days = (to - from) / DAY_MS;
  const byDay = DAYS.find((step) => days / step <= most);
  if (byDay !== undefined) return dayTicks(from, to, byDay);
  const byMonth = MONTHS.find((step) => days / 30.4 / step <= most);
  const step = byMonth ?? 12 * (YEARS.find((years) => days / 365.25 / years <= most) ?? 2000);
  const first = new Date(from);
  const start = Math.floor((first.getUTCFullYear() * 12 + first.getUTCMonth()) / step) * step;
  const marks: Tick[] = [];
  for (let month = start; ; month += step) {
    const year = Math.floor(month / 12),
      within = month - year * 12;
    const date = new Date(0);
    date.setUTCFullYear(year, within, 1);
    const at = date.getTime();
    if (!(at <= to)) return marks;
    if (at >= from)
      marks.push({ at, ...(within === 0 ? { unit: 'year', value: year } : { unit: 'month', value: within }) });
  }
}

/** Days 1, 1 + step, ... of each month. The first of a month is marked with the month. */
function dayTicks(from: number, to: number, step: number): readonly Tick[] {
  const marks: Tick[] = [];
  for (let at = Math.ceil(from / DAY_MS) * DAY_MS; at <= to; at += DAY_MS) {
    const date = new Date(at);
    const day = date.getUTCDate();
    if (day === 1) marks.push({ at, unit: 'month', value: date.getUTCMonth() });
    else if ((day - 1) % step === 0 && (step === 1 || day < 30)) marks.push({ at, unit: 'day', value: day });
  }
  return marks;
}
