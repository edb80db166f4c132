import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'panchanga';

/** The midnight sun. */
const polar = { dt: '2024-06-21T00:00:00Z', observer_lat: 75, observer_lon: 20 };

/** Vishkumbha, the first yoga. */
const vishkumbha = { sun_tropical_lon: 25, moon_tropical_lon: 25, jd: 2451545 };

export const optionRows: readonly OptionRow[] = [
  { field: '/no_sunrise', base: polar, refused: 'refuse' },
  ...[
    { path: 'instant', base: vishkumbha },
    { path: 'chart', base: { dt: '2024-01-25T00:00:00Z' } },
  ].map(({ path, base }): OptionRow => ({
    routes: [`/v1/panchanga/${path}/profile`],
    field: '/policy/shunned_yogas',
    base,
    values: ['nine', 'five'],
  })),
];
