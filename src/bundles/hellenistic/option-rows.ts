import type { OptionRow } from '../../contract/option-rows.js';

export const family = 'hellenistic';

const SUPPORTED = { policy: { overlays: { supporting_lots: true } } };

export const optionRows: readonly OptionRow[] = [
  // New York had winter time at this date in 1985 and has daylight saving time in 2024.
  {
    field: '/civil_timezone',
    base: { natal_dt: '1985-03-20T08:25:00Z' },
    values: ['UTC', 'America/New_York'],
  },
  {
    field: '/policy/lots/unresolved_reference_mode',
    base: { policy: { lots: { derived: { include_spirit: false } } } },
    refused: 'raise',
  },
  { field: '/policy/lots/derived/include_eros_valens', base: SUPPORTED, values: [true, false] },
  // In the period of Capricorn, 2020 to 2046, the loosing of the bond comes in 2037.
  { field: '/policy/use_loosing_of_bond', base: { current_dt: '2045-01-01T00:00:00Z' }, values: [true, false] },
  { field: '/policy/overlays/assemble_condition', values: [false, true] },
  { field: '/policy/revival/label_overlays', values: [false, true] },
  {
    field: '/policy/leap_day_policy',
    base: { natal_dt: '2000-02-29T10:00:00Z', current_dt: '2023-06-01T00:00:00Z' },
    values: ['february_28', 'march_1'],
  },
  {
    field: '/policy/profection_ambiguous_time_policy',
    base: {
      natal_dt: '1985-11-03T06:30:00Z',
      civil_timezone: 'America/New_York',
      current_dt: '2025-01-01T00:00:00Z',
    },
    values: ['earlier_occurrence', 'later_occurrence'],
  },
  { field: '/policy/activation_orb_deg', values: [1, 100] },
  { field: '/policy/dignity/essential/doctrine', refused: 'modern_co_rulers' },
  ...['syzygy', 'prenatal_new_moon', 'prenatal_full_moon', 'lord_of_hour'].map((name): OptionRow => ({
    field: `/${name}`,
    base: SUPPORTED,
    values: [10, 200],
  })),
];
