import { calendarOfCountry } from '../entry/calendar-switch.js';
import { dayOfIso, isoDay, toCalendar } from '../entry/calendars.js';
import type { Calendar } from '../entry/calendars.js';
import type { Moment } from '../state/moment.js';
import { isoOf, timeOf } from './dates.js';
import { clockFormat } from './clock-format.js';

const HOUR_MS = 3_600_000;

/** Milliseconds east of Greenwich for local mean time or a fixed offset; null for a named zone. */
function fixedMs(zone: string, longitude: number): number | null {
  if (zone === 'LMT') return (longitude / 15) * HOUR_MS;
  const found = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  return found === null ? null : (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
}

/**
 * An instant in the civil time of a place, `1990-06-15 14:30`, with `withSeconds` to the second. Years before 1 use local mean time. Zones that
 * the browser does not know use UTC.
 */
export function localText(ms: number, zone: string, longitude: number, withSeconds = false): string {
  const isAncient = new Date(ms).getUTCFullYear() < 1;
  const fixed = fixedMs(isAncient ? 'LMT' : zone, longitude);
  const plain = (at: number): string =>
    isoOf(at)
      .slice(0, withSeconds ? -5 : -8)
      .replace('T', ' ');
  return fixed !== null ? plain(ms + fixed) : (clockFormat(zone, withSeconds)?.format(new Date(ms)) ?? plain(ms));
}

/** The instant at which the clocks of a place show a local time, `2026-08-12T17:45`; the later one of a repeated hour. NaN if it is no time. */
export function instantOfLocal(local: string, zone: string, longitude: number): number {
  const shown = timeOf(`${local}Z`);
  const offsetAt = (ms: number): number =>
    timeOf(`${localText(ms, zone, longitude, true).replace(' ', 'T')}Z`) - Math.floor(ms / 1000) * 1000;
  if (Number.isNaN(shown)) return NaN;
  const near = shown - offsetAt(shown);
  return shown - offsetAt(near);
}

/**
 * An instant in the civil time of a moment's place, `1452-04-15T22:30`, in the calendar of the moment: the chosen one, or that of its country on
 * that day.
 */
export function localOf(moment: Moment, ms: number): { readonly local: string; readonly calendar: Calendar } {
  const gregorian = localText(ms, moment.zone, moment.longitude).replace(' ', 'T');
  const day = dayOfIso(gregorian);
  if (day === null) return { local: gregorian, calendar: 'gregorian' };
  const julian = toCalendar(day, 'gregorian', 'julian');
  const isJulian =
    moment.calendar === '' ? calendarOfCountry(julian, moment.country) === 'julian' : moment.calendar === 'julian';
  return isJulian
    ? { local: `${isoDay(julian)}${gregorian.replace(/^[^T]*/, '')}`, calendar: 'julian' }
    : { local: gregorian, calendar: 'gregorian' };
}
