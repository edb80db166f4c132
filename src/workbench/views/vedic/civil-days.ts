import { isoOf, timeOf } from '../../parts/dates.js';
import { clockFormat } from '../../parts/clock-format.js';

const DAY_MS = 86_400_000;

/** An instant in the civil time of a zone, `2026-01-31 06:05`; the zone is a name, a fixed offset, or local mean time. */
export function civilText(utc: string, zone: string, longitude: number): string {
  const instant = new Date(utc.replace(/\.\d+/, ''));
  const offset = fixedMinutes(zone, longitude);
  if (offset !== null) return textOf(new Date(instant.getTime() + offset * 60_000));
  return clockFormat(zone)?.format(instant) ?? textOf(instant);
}

function fixedMinutes(zone: string, longitude: number): number | null {
  if (zone === 'LMT') return longitude * 4;
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  return match === null ? null : (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

const textOf = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

/** Instants near noon at a meridian, one for each civil day of a month (`2026-01`); empty if it is not a month. */
export function noonsOf(month: string, zone: string, longitude: number): readonly string[] {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return [];
  const days = daysIn(month);
  return Array.from({ length: days }, (_, i) => {
    const date = `${month}-${String(i + 1).padStart(2, '0')}`;
    const mean = timeOf(`${date}T12:00:00Z`) - longitude * 240_000;
    // Near the date line a zone may have the date of the other side.
    const noon = [0, -DAY_MS, DAY_MS]
      .map((shift) => `${isoOf(mean + shift).slice(0, 19)}Z`)
      .find((utc) => civilText(utc, zone, longitude).startsWith(date));
    return noon ?? `${isoOf(mean).slice(0, 19)}Z`;
  });
}

function daysIn(month: string): number {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, number, 0);
  return last.getUTCDate();
}

/** The month a number of months later. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number);
  const first = new Date(0);
  first.setUTCFullYear(year, number - 1 + count, 1);
  return first.toISOString().slice(0, 7);
}

/** The weekday of the first day of a month: 0 Sunday ... 6 Saturday. */
export const firstWeekday = (month: string): number => new Date(`${month}-01T00:00:00Z`).getUTCDay();
