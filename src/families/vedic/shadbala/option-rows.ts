import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'shadbala';

const BHAVA = '/v1/shadbala/chart/bhava',
  CONDITION = ['/v1/shadbala/chart/condition'],
  FULL = ['/v1/shadbala/chart', '/v1/shadbala/chart/profile', '/v1/shadbala/chart/network'];
/** Mars and Jupiter within a degree. */
const war = { dt: '2022-05-29T12:00:00Z' };
const polar = { dt: '2024-12-21T12:00:00Z', observer_lat: 78, observer_lon: 15 };

export const optionRows: readonly OptionRow[] = [
  // The Moon in the third degree of Taurus.
  { field: '/policy/moolatrikona', base: { dt: '2024-01-20T08:52:00Z' }, values: ['bphs', 'raman'] },
  { field: '/policy/drekkana_bala', base: { dt: '2024-01-01T12:00:00Z' }, values: ['raman', 'santhanam'] },
  { field: '/policy/hora', base: { dt: '2024-01-03T17:16:00Z' }, values: ['equal', 'seasonal'] },
  { field: '/policy/yuddha_points', routes: [...FULL, BHAVA], base: war, values: ['raman', 'bphs'] },
  { field: '/policy/yuddha_points', routes: CONDITION, base: { ...war, planet: 'Jupiter' }, values: ['raman', 'bphs'] },
  { field: '/policy/mercury_nature', routes: CONDITION, values: ['malefic', 'benefic'] },
  { field: '/policy/luminary_cheshta', routes: CONDITION, values: ['zero', 'kendra'] },
  { field: '/policy/kendra_basis', routes: CONDITION, base: { house_system: 'V' }, values: ['sign', 'house'] },
  { field: '/no_sunrise', base: polar, refused: 'refuse' },
];
