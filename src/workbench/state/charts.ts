import { signal } from '@preact/signals';
import type { Moment } from './moment.js';

/** The charts that a person saved. Only this browser stores them. */
const KEY = 'workbench.charts';
const MOST_CHARTS = 2000;

function stored(): readonly Moment[] {
  try {
    return readCharts(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Reads charts from a JSON text, the form of export and import. Throws if it is not a list of charts. */
function readCharts(text: string): readonly Moment[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('not a list of charts');
  return list.slice(0, MOST_CHARTS).map((entry: Partial<Moment>) => {
    const { name = '', local, zone, latitude, longitude } = entry;
    if (
      typeof local !== 'string' ||
      typeof zone !== 'string' ||
      !Number.isFinite(latitude) ||
      !Number.isFinite(longitude)
    )
      throw new Error('a chart without date, zone or place');
    return {
      name: String(name),
      local,
      // Charts from before the calendar choice are dates of the Gregorian calendar.
      calendar: entry.calendar === 'julian' || entry.calendar === '' ? entry.calendar : 'gregorian',
      zone,
      fold: entry.fold === 1 ? 1 : 0,
      place: String(entry.place ?? ''),
      country: String(entry.country ?? ''),
      latitude: Number(latitude),
      longitude: Number(longitude),
      uncertainHours: Number(entry.uncertainHours) || 0,
    };
  });
}

export const savedCharts = signal<readonly Moment[]>(typeof localStorage === 'undefined' ? [] : stored());

/** The last change of the list, and the previous list. */
interface Change {
  readonly kind: 'saved' | 'replaced' | 'removed' | 'imported';
  readonly what: string;
  readonly before: readonly Moment[];
}
export const lastChange = signal<Change | null>(null);
/** The browser does not store the charts: they last for this visit. */
export const isUnkept = signal(false);

function keep(charts: readonly Moment[], change: Omit<Change, 'before'> | null): void {
  lastChange.value = change === null ? null : { ...change, before: savedCharts.peek() };
  savedCharts.value = charts.slice(0, MOST_CHARTS);
  try {
    localStorage.setItem(KEY, JSON.stringify(savedCharts.value));
    isUnkept.value = false;
  } catch {
    isUnkept.value = true;
  }
}

export const sameChart = (a: Moment, b: Moment): boolean =>
  (Object.keys(a) as (keyof Moment)[]).every((key) => a[key] === b[key]);

/** Saves a chart under its name and replaces a chart with the same name. This can be undone. */
export function saveChart(moment: Moment): void {
  const old = savedCharts.peek().find(({ name }) => name === moment.name);
  keep([moment, ...savedCharts.peek().filter(({ name }) => name !== moment.name)], {
    kind: old !== undefined && !sameChart(old, moment) ? 'replaced' : 'saved',
    what: moment.name,
  });
}
export const removeChart = (name: string): void =>
  keep(
    savedCharts.peek().filter((chart) => chart.name !== name),
    { kind: 'removed', what: name },
  );
export const importCharts = (text: string): void => {
  const brought = readCharts(text);
  const names = new Set(brought.map(({ name }) => name));
  keep([...brought, ...savedCharts.peek().filter(({ name }) => !names.has(name))], {
    kind: 'imported',
    what: String(brought.length),
  });
};
export const exportCharts = (): string => JSON.stringify(savedCharts.value, null, 2);

/** Undoes the last change. */
export function undoChange(): void {
  const change = lastChange.peek();
  if (change !== null) keep(change.before, null);
}
