import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'transits';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/transits/search'],
    field: '/search_motion',
    base: { body: 'Moon' },
    values: ['forward', 'backward'],
  },
  {
    routes: ['/v1/transits/natal-aspects'],
    field: '/aspect_orbs',
    base: { aspect_angles: [0, 90], natal_longitudes: [330, 20] },
    values: [
      [1, 1],
      [5, 5],
    ],
  },
];
