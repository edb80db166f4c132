import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'manazil';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/manazil/position'],
    field: '/mode',
    base: { jd_ut: 2451545 },
    values: ['tropical', 'sidereal'],
  },
  {
    routes: ['/v1/manazil/position'],
    field: '/jd_ut',
    base: { mode: 'sidereal' },
    values: [2451545, 2415020],
  },
  {
    routes: ['/v1/manazil/position'],
    field: '/ayanamsa_system',
    base: { mode: 'sidereal', jd_ut: 2451545 },
    values: ['lahiri', 'fagan_bradley'],
  },
  {
    routes: ['/v1/manazil/position'],
    field: '/ayanamsa_mode',
    base: { mode: 'sidereal', jd_ut: 2451545 },
    values: ['true', 'mean'],
  },
];
