import { isoOf, timeOf } from '../../parts/dates.js';
import { stepped } from '../../parts/time-step.js';
import type { Step } from '../../parts/time-step.js';

/** Maximum number of rows of a table. */
export const MOST_ROWS = 20_000;

const DATE = /^[+-]?\d{4,6}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/;

/** A date with or without a time of day as an instant in UTC; null if it is not one. */
export function instantOf(text: string): string | null {
  const trimmed = text.trim();
  if (!DATE.test(trimmed)) return null;
  const [date, time = '00:00'] = trimmed.split('T');
  const iso = `${date}T${time.length === 5 ? `${time}:00` : time}Z`;
  const value = timeOf(iso);
  // The parser accepts a day that does not exist (31 April) and carries it over.
  const afterYear = (written: string): string => written.replace(/^[+-]?\d+/, '');
  return !Number.isNaN(value) && afterYear(isoOf(value)).slice(0, -5) === afterYear(iso).slice(0, -1) ? iso : null;
}

/** The instants of a table with the end included, at most `most`. */
export function instantsOf(from: string, to: string, every: number, unit: Step, most = MOST_ROWS): readonly string[] {
  const end = timeOf(to),
    found: string[] = [];
  for (let i = 0; found.length < most; i++) {
    const instant = stepped(from, i * every, unit);
    if (timeOf(instant) > end) break;
    found.push(instant);
  }
  return found;
}
