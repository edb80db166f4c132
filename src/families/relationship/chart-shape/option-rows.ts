import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'chart-shape';

export const optionRows: readonly OptionRow[] = [
  { field: '/chart/include_nodes', base: { include_nodes: true }, values: [true, false] },
];
