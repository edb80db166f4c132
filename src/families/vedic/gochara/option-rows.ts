import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'gochara';
const DIRECT = ['/v1/gochara/evaluate', '/v1/gochara/profile'],
  DATED = ['/v1/gochara/from-datetimes', '/v1/gochara/from-epochs'],
  WINDOWS = ['/v1/gochara/windows/from-datetimes', '/v1/gochara/windows/from-epochs'];
const ROW = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3],
  OTHER_ROW = [8, 7, 6, 5, 4, 3, 2, 1, 0, 8, 7, 6],
  PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** Venus in the eleventh from the Moon, Jupiter in the third. */
const VENUS_ELEVENTH = {
  natal_moon_sidereal_longitude: 15,
  transit_sidereal_longitudes: { Venus: 315, Jupiter: 75, Sun: 335, Moon: 340, Mars: 345, Mercury: 350, Saturn: 355 },
};
const PLACE = { birth_location: { latitude: 28.6, longitude: 77.2 } };

export const optionRows: readonly OptionRow[] = [
  {
    field: '/policy/vedha_table',
    routes: DIRECT,
    base: VENUS_ELEVENTH,
    values: ['phaladeepika', 'muhurta_chintamani'],
  },
  {
    field: '/policy/completeness',
    routes: DIRECT,
    base: { transit_sidereal_longitudes: { Sun: undefined } },
    values: ['retain_partial', 'require_complete'],
  },
  ...PLANETS.map((planet): OptionRow => ({ field: `/raw_bav/${planet}`, routes: DIRECT, values: [ROW, OTHER_ROW] })),
  { field: '/policy/natal_bav_mode', base: PLACE, values: ['omit', 'compute_raw'] },
  { field: '/policy/gochara_policy/vedha_mode', routes: [...DATED, ...WINDOWS], values: ['ordinary', 'baseline_only'] },
  {
    field: '/policy/gochara_policy/bav_mode',
    routes: [...DATED, ...WINDOWS],
    values: ['raw_if_supplied', 'require_all_raw'],
  },
  // Venus is obstructed in one of the two readings.
  ...[
    { path: DATED[0], base: { natal_dt: '1947-08-15T00:00:00+05:30', transit_dt: '2024-05-27T00:00:00Z' } },
    { path: DATED[1], base: { natal_jd_ut1: 2432412.27083, transit_jd_ut1: 2460457.5 } },
    {
      path: WINDOWS[0],
      base: {
        natal_dt: '1947-08-15T00:00:00+05:30',
        start_dt: '2024-05-26T00:00:00Z',
        end_dt: '2024-05-28T00:00:00Z',
      },
    },
    { path: WINDOWS[1], base: { natal_jd_ut1: 2432412.27083, start_jd_ut1: 2460456.5, end_jd_ut1: 2460458.5 } },
  ].map(({ path, base }): OptionRow => ({
    field: '/policy/gochara_policy/vedha_table',
    routes: [path],
    base,
    values: ['phaladeepika', 'muhurta_chintamani'],
  })),
  { field: '/detail', routes: WINDOWS, values: ['full', 'compact'] },
  { field: '/search_policy/boundary_tolerance_seconds', routes: WINDOWS, values: [1, 10] },
  { field: '/search_policy/limits/max_range_days', routes: WINDOWS, refused: 1 },
  ...['max_evaluations', 'max_events', 'max_cells', 'max_samples', 'max_output_bytes'].map((name): OptionRow => ({
    field: `/search_policy/limits/${name}`,
    routes: WINDOWS,
    refused: 1,
  })),
  {
    field: '/search_policy/limits/max_evidence',
    routes: WINDOWS,
    base: { include_exclusions: true },
    refused: 1,
  },
];
