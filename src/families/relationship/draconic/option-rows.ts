import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'draconic';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/draconic/positions'],
    field: '/jd_ut',
    answered: '/jd_ut',
    values: [2451545, 2451546],
  },
];
