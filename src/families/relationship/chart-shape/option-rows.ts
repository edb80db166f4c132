import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'chart-shape';

export const optionRows: readonly OptionRow[] = [
  { field: '/chart/include_nodes', base: { include_nodes: true }, values: [true, false] },
  {
    field: '/precedence',
    base: { chart: { dt: '1950-01-11T12:00:00Z' } },
    values: ['seesaw_first', 'locomotive_first'],
  },
];
