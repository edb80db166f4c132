import type { OptionRow } from '../../contract/option-rows.js';

export const family = 'vedic';

/** The midnight sun. */
const polar = { dt: '2024-06-21T00:00:00Z', observer_lat: 75, observer_lon: 20, include: { dasha_current: false } };
/** Mars and Jupiter within a degree. */
const war = { dt: '2022-05-29T12:00:00Z', current_dt: '2024-06-01T00:00:00Z' };

export const optionRows: readonly OptionRow[] = [
  { field: '/bodies', values: [undefined, ['Sun', 'Venus']] },
  { field: '/no_sunrise', base: polar, refused: 'refuse' },
  // The Moon in the third degree of Taurus.
  { field: '/shadbala_policy/moolatrikona', base: { dt: '2024-01-20T08:52:00Z' }, values: ['bphs', 'raman'] },
  { field: '/shadbala_policy/drekkana_bala', base: { dt: '2024-01-01T12:00:00Z' }, values: ['raman', 'santhanam'] },
  {
    field: '/shadbala_policy/hora',
    base: { dt: '2024-01-03T17:16:00Z', observer_lat: 28.6139, observer_lon: 77.209 },
    values: ['equal', 'seasonal'],
  },
  { field: '/shadbala_policy/yuddha_points', base: war, values: ['raman', 'bphs'] },
];
