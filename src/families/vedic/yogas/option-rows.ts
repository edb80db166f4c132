import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'yogas';
const routes = ['/v1/yogas/evaluate'];
const signs = (of: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(of).map(([name, sign]) => [name, 30 * sign + 16]));
const ARIES = { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0 };
const chart = (of: Readonly<Record<string, number>>, lagna = 0) => ({
  sidereal_longitudes: signs({ ...ARIES, ...of }),
  lagna_sidereal_lon: 30 * lagna + 5,
  include_absent: true,
});

/** Options that have an effect only for certain positions. */
export const optionRows: readonly OptionRow[] = [
  // The waning Moon with Jupiter decides about its association.
  {
    routes,
    field: '/policy/moon_benefic_mode',
    base: chart({ Moon: 11, Jupiter: 11, Venus: 3 }),
    values: ['paksha', 'always_benefic'],
  },
  {
    routes,
    field: '/policy/mercury_benefic_mode',
    base: chart({ Mercury: 3, Mars: 3, Jupiter: 3, Venus: 5 }),
    values: ['conditional', 'always_benefic'],
  },
  {
    routes,
    field: '/policy/mahapurusha_reference',
    base: chart({ Moon: 3, Saturn: 6 }, 1),
    values: ['lagna', 'lagna_or_moon'],
  },
  { routes, field: '/policy/gajakesari_mode', base: chart({}), values: ['parashara', 'common'] },
  { routes, field: '/policy/budhaditya_combustion_cancel', base: chart({}), values: [false, true] },
  { routes, field: '/policy/viparita_mode', base: chart({ Mercury: 7 }), values: ['phaladeepika', 'raman'] },
  { routes, field: '/policy/akriti_houses', base: chart({ Moon: 3, Mars: 6 }), values: ['exact', 'within'] },
  {
    routes,
    field: '/policy/parivartana_houses',
    base: chart({ Venus: 9, Saturn: 6 }, 8),
    values: ['owned', 'exchanged'],
  },
  { routes, field: '/rahu_sidereal_lon', base: chart({}), values: [10, 100] },
  ...['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].map((planet) => ({
    routes,
    field: `/planet_speeds/${planet}`,
    // Each planet in its sign of debilitation.
    base: chart({ Sun: 6, Moon: 7, Mars: 3, Mercury: 11, Jupiter: 9, Venus: 5, Saturn: 0 }),
    values: [-0.1, 0.1] as const,
  })),
];
