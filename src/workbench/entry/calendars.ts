/** A day of a calendar. Years are astronomical: 0 is 1 BC, -1 is 2 BC. Months from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export type Calendar = 'julian' | 'gregorian';

const floorDiv = (a: number, b: number): number => Math.floor(a / b);

const isLeap = (year: number, calendar: Calendar): boolean =>
  year % 4 === 0 && (calendar === 'julian' || year % 100 !== 0 || year % 400 === 0);

export function daysInMonth({ year, month }: Pick<Day, 'year' | 'month'>, calendar: Calendar): number {
  if (month === 2) return isLeap(year, calendar) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Julian day number of the noon of a day. Both calendars are proleptic (E. G. Richards, Mapping Time, 1998, ch. 24). */
export function dayNumber({ year, month, day }: Day, calendar: Calendar): number {
  const shift = month <= 2 ? 1 : 0;
  const years = year + 4800 - shift,
    months = month + 12 * shift - 3;
  const days = day + floorDiv(153 * months + 2, 5) + 365 * years + floorDiv(years, 4);
  return calendar === 'julian' ? days - 32083 : days - floorDiv(years, 100) + floorDiv(years, 400) - 32045;
}

/** The day of a Julian day number. */
export function dayOfNumber(number: number, calendar: Calendar): Day {
  const a = calendar === 'julian' ? number + 32082 : number + 32044;
  const century = calendar === 'julian' ? 0 : floorDiv(4 * a + 3, 146097);
  const b = calendar === 'julian' ? a : a - floorDiv(146097 * century, 4);
  const year = floorDiv(4 * b + 3, 1461),
    rest = b - floorDiv(1461 * year, 4);
  const month = floorDiv(5 * rest + 2, 153);
  return {
    day: rest - floorDiv(153 * month + 2, 5) + 1,
    month: month + 3 - 12 * floorDiv(month, 10),
    year: 100 * century + year - 4800 + floorDiv(month, 10),
  };
}

export const toCalendar = (day: Day, from: Calendar, to: Calendar): Day =>
  from === to ? day : dayOfNumber(dayNumber(day, from), to);

/** The ISO date `1452-04-15`; years before 0 and after 9999 as the service writes them (`-0499`, `12000`). */
export function isoDay({ year, month, day }: Day): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The day of an ISO date; null if it is not one. */
export function dayOfIso(iso: string): Day | null {
  const found = /^([+-]?\d{4,6})-(\d\d)-(\d\d)/.exec(iso);
  return found === null ? null : { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}
