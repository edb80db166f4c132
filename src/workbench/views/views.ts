import type { ComponentType } from 'preact';
import { text } from '../text/text.js';

/** A view of the workbench: its name in the address, its title, and its code, which is loaded when it is first shown. */
export interface View {
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

export const VIEWS: readonly View[] = [
  { name: 'chart', title: text.shell.chart, load: async () => (await import('./chart/chart.js')).ChartView },
  { name: 'pair', title: text.shell.pair, load: async () => (await import('./pair/pair.js')).PairView },
  { name: 'time', title: text.shell.time, load: async () => (await import('./time/time.js')).TimeView },
  { name: 'sky', title: text.shell.sky, load: async () => (await import('./sky/sky.js')).SkyView },
  { name: 'earth', title: text.shell.earth, load: async () => (await import('./earth/earth.js')).EarthView },
  { name: 'vedic', title: text.shell.vedic, load: async () => (await import('./vedic/vedic.js')).VedicView },
  { name: 'tables', title: text.shell.tables, load: async () => (await import('./tables/tables.js')).TablesView },
];

/** The view of a name; the chart view for unknown names. */
export const viewOf = (name: string): View => VIEWS.find((view) => view.name === name) ?? VIEWS[0];
