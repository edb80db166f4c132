import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'profections';

const WITH_BODIES = ['/v1/profections/annual', '/v1/profections/schedule'];

export const optionRows: readonly OptionRow[] = [
  { routes: WITH_BODIES, field: '/natal/activation_orb', values: [1, 100] },
  // New York had winter time at this date in 1985 and has daylight saving time in 2024.
  { field: '/civil_timezone', values: ['UTC', 'America/New_York'] },
  {
    field: '/leap_day_policy',
    base: { natal: { dt: '2000-02-29T10:00:00Z' }, current_dt: '2023-06-01T00:00:00Z' },
    values: ['february_28', 'march_1'],
  },
  {
    field: '/ambiguous_time_policy',
    base: {
      natal: { dt: '1985-11-03T06:30:00Z' },
      civil_timezone: 'America/New_York',
      current_dt: '2025-01-01T00:00:00Z',
    },
    values: ['earlier_occurrence', 'later_occurrence'],
  },
];
