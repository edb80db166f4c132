import { signal } from '@preact/signals';
import type { Moment } from './moment.js';

/** Charts that a person saved: in this browser and nowhere else. */
const KEY = 'workbench.charts';
const MOST_CHARTS = 2000;

function stored(): readonly Moment[] {
  try {
    return readCharts(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Charts from a JSON text, the form of export and import. Throws when it is not a list of charts. */
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
      zone,
      fold: entry.fold === 1 ? 1 : 0,
      place: String(entry.place ?? ''),
      latitude: Number(latitude),
      longitude: Number(longitude),
      uncertainHours: Number(entry.uncertainHours) || 0,
    };
  });
}

export const savedCharts = signal<readonly Moment[]>(typeof localStorage === 'undefined' ? [] : stored());

function keep(charts: readonly Moment[]): void {
  savedCharts.value = charts;
  try {
    localStorage.setItem(KEY, JSON.stringify(charts));
  } catch {
    // Full or refused: they stay for this visit.
  }
}

/** Saves a chart under its name; one of the same name is replaced. */
export const saveChart = (moment: Moment): void =>
  keep([moment, ...savedCharts.value.filter(({ name }) => name !== moment.name)].slice(0, MOST_CHARTS));
export const removeChart = (name: string): void => keep(savedCharts.value.filter((chart) => chart.name !== name));
export const importCharts = (text: string): void => {
  const brought = readCharts(text);
  const names = new Set(brought.map(({ name }) => name));
  keep([...brought, ...savedCharts.value.filter(({ name }) => !names.has(name))].slice(0, MOST_CHARTS));
};
export const exportCharts = (): string => JSON.stringify(savedCharts.value, null, 2);
