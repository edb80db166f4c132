import type { ComponentType } from 'preact';
import { text } from '../text/text.js';

/** A view of the workbench: its name in the address, its title, and its code, which is loaded when it is first shown. */
export interface View {
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

export const VIEWS: readonly View[] = [
  {
    name: 'chart',
    title: text.shell.chart,
    load: async () => (await import('./chart/chart.js')).ChartView,
  },
  {
    name: 'pair',
    title: text.shell.pair,
    load: async () => (await import('./pair/pair.js')).PairView,
  },
];
