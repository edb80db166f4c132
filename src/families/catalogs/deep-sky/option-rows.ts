import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'deep-sky';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/deep-sky/bulk'],
    field: '/skip_missing',
    base: { objects: ['M31', 'no such name'] },
    values: [true, false],
  },
];
