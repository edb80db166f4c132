import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'stars';

export const optionRows: readonly OptionRow[] = [
  { routes: ['/v1/stars/variable/list'], field: '/var_type', values: ['EA', 'EB'] },
  { routes: ['/v1/stars/multiple/list'], field: '/system_type', values: ['visual', 'wide'] },
  {
    routes: ['/v1/stars/bulk'],
    field: '/skip_missing',
    base: { stars: ['Aldebaran', 'no such name'] },
    values: [true, false],
  },
  {
    routes: ['/v1/stars/variable/state'],
    field: '/eclipse_threshold',
    base: { dt: '2000-01-01T17:00:00Z' },
    values: [0.1, 5],
  },
  {
    routes: ['/v1/stars/variable/pair'],
    field: '/eclipse_threshold',
    base: { dt: '2000-01-01T17:00:00Z' },
    values: [0.1, 5],
  },
];
