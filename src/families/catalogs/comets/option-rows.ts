import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'comets';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/comets/bulk'],
    field: '/skip_missing',
    base: { bodies: ['Halley', 'no such name'] },
    values: [true, false],
  },
  { routes: ['/v1/comets/list'], field: '/limit', base: { q: undefined }, values: [1, 2] },
];
