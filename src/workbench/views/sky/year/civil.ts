import { timeOf } from '../../../parts/dates.js';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The civil time of a place at an instant, as milliseconds of a separate calendar; `LMT` is four minutes per degree. */
export function clockOf(zone: string, longitude: number): (utc: string) => number {
  if (zone === 'LMT') return (utc) => timeOf(utc) + (longitude / 15) * HOUR_MS;
  const numeric = '2-digit';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  return (utc) => {
    const instant = timeOf(utc);
    const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const date = new Date(0);
    date.setUTCFullYear(part['year'], part['month'] - 1, part['day']);
    date.setUTCHours(part['hour'], part['minute'], part['second'], ((instant % 1000) + 1000) % 1000);
    return date.getTime();
  };
}

/** An interval within a day of the year: day from 0, hours of civil time. */
export interface Stretch {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** The interval from `start` to `end` (civil time) divided at midnight, within `days` days from `origin`. */
export function stretches(start: number, end: number, origin: number, days: number): Stretch[] {
  const out: Stretch[] = [];
  const first = Math.max(0, Math.floor((start - origin) / DAY_MS)),
    last = Math.min(days - 1, Math.floor((end - origin) / DAY_MS));
  for (let day = first; day <= last; day++) {
    const midnight = origin + day * DAY_MS;
    const from = Math.max(0, (start - midnight) / HOUR_MS),
      to = Math.min(24, (end - midnight) / HOUR_MS);
    if (to > from) out.push({ day, from, to });
  }
  return out;
}
