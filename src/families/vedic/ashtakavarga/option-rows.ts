import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'ashtakavarga';
const ROUTES = ['result', 'profile', 'sign-profile', 'transit-strength'];
const DIRECT = ROUTES.map((name) => `/v1/ashtakavarga/${name}`);
const CHARTS = ROUTES.map((name) => `/v1/ashtakavarga/chart/${name}`);
/** Signs that only the nodes or the Lagna occupy change the reduction. */
const reducing = { policy: { apply_trikona_shodhana: true, apply_ekadhipatya_shodhana: true } };
const signs = { Sun: 10, Moon: 1, Mercury: 11, Venus: 11, Mars: 4, Jupiter: 0, Saturn: 6, Lagna: 8 };
/** The last two routes request Sagittarius, which only the Lagna occupies. */
const SIGN_OF_LAGNA = [{}, {}, { planet: 'Sun', sign_index: 8 }, { planet: 'Sun', transit_sign_index: 8 }];
const places = (of: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(of).map(([name, sign]) => [name, 30 * sign + 10]));
const rotated = Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, (sign + 5) % 12]));
const bySigns = { sidereal_longitudes: undefined, sign_indices: signs };
const labelled = {
  field: '/policy/ayanamsa_system',
  values: ['authI', 'Raman'],
  answered: '/ayanamsa_system',
} as const;

export const optionRows: readonly OptionRow[] = [
  { routes: DIRECT, ...labelled },
  { routes: CHARTS, field: '/policy/ayanamsa_system', refused: 'Raman' },
  { routes: DIRECT, field: '/sidereal_longitudes', values: [places(signs), places(rotated)] },
  ...DIRECT.flatMap((path, i) => [
    {
      routes: [path],
      field: '/sign_indices',
      base: { ...bySigns, ...SIGN_OF_LAGNA[i] },
      values: [signs, { ...signs, Lagna: 0, Sun: 3 }] as const,
    },
    {
      routes: [path],
      field: '/policy/ekadhipatya_occupants',
      base: { ...reducing, ...bySigns, ...SIGN_OF_LAGNA[i] },
      values: ['planets', 'planets_and_lagna'] as const,
    },
  ]),
  ...CHARTS.flatMap((path) => [
    {
      routes: [path],
      field: '/policy/ekadhipatya_occupants',
      base: { ...reducing, dt: '1990-06-15T14:30:00Z' },
      values: ['planets', 'planets_nodes_and_lagna'] as const,
    },
  ]),
];
