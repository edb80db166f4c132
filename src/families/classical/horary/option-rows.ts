import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'horary';

export const optionRows: readonly OptionRow[] = [
  { field: '/perfection_end', values: [undefined, '2023-04-20T00:00:00Z'] },
  { field: '/perfection_end', refused: '2024-04-20T00:00:00Z' },
];
