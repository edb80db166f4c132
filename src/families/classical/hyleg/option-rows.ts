import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'hyleg';

const LIFE = ['/v1/hyleg/lilly-1647'],
  YEARS = ['/v1/hyleg/lilly-1647/alcocoden'];
const five = { Mercury: 138.3, Venus: 68.6, Mars: 112.93, Jupiter: 314.64, Saturn: 231.58 };
/** The Sun 13 degrees below the Ascendant. */
const below = { sun_longitude: 150 },
  belowPositions = { positions: { ...five, Sun: 150, Moon: 68.07 } };
/** Both lights under the earth, outside the first house. */
const hidden = { sun_longitude: 200, moon_longitude: 230 },
  hiddenPositions = { positions: { ...five, Sun: 200, Moon: 230 } };
const rowsOf = (
  routes: readonly string[],
  low: Readonly<Record<string, unknown>>,
  dark: Readonly<Record<string, unknown>>,
): readonly OptionRow[] => [
  { routes, field: '/armc', base: low, values: [30.67, 60] },
  { routes, field: '/obliquity', base: low, values: [23.4428, 10] },
  { routes, field: '/geographic_latitude', base: low, values: [48.86, 20] },
  { routes, field: '/prenatal_new_moon_longitude', base: dark, values: [86.1, 200] },
  { routes, field: '/prenatal_full_moon_longitude', base: { ...dark, is_day_chart: false }, values: [100.8, 40] },
  {
    routes,
    field: '/latest_prenatal_syzygy',
    base: { ...dark, is_day_chart: false },
    values: ['new_moon', undefined],
  },
];

export const optionRows: readonly OptionRow[] = [
  ...rowsOf(LIFE, below, hidden),
  ...rowsOf(YEARS, belowPositions, hiddenPositions),
  ...Object.entries(five).map(([planet, longitude]): OptionRow => ({
    routes: LIFE,
    field: `/planets/${planet}`,
    base: hidden,
    values: [longitude, undefined],
  })),
  {
    routes: YEARS,
    field: '/retrograde_planets',
    base: { giver_of_years: 'bonatti' },
    values: [undefined, ['Jupiter']],
  },
];
