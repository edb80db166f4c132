import { isoOf, timeOf } from './dates.js';

/** The steps of the slider and the arrow keys. */
export const STEPS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type Step = (typeof STEPS)[number];

const MILLISECONDS: Readonly<Record<'minute' | 'hour' | 'day' | 'week', number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/**
 * A datetime in UTC some steps later. Months and years follow the calendar: the 31st and 29 February become the last day of a shorter
 * month.
 */
export function stepped(iso: string, count: number, step: Step): string {
  const date = new Date(timeOf(iso));
  if (step === 'month' || step === 'year') {
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + count * (step === 'year' ? 12 : 1));
    const last = new Date(date);
    last.setUTCMonth(last.getUTCMonth() + 1, 0);
    date.setUTCDate(Math.min(day, last.getUTCDate()));
  } else date.setTime(date.getTime() + count * MILLISECONDS[step]);
  return isoOf(date.getTime()).replace(/\.000Z$/, 'Z');
}
