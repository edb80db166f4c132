import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'astrodynes';

const at = (name: string) => [`/v1/astrodynes/progressed/${name}`];
const MAJOR = at('major-relation'),
  MINOR = at('accessory-relation'),
  BOTH = at('reenforcement'),
  PRACTICAL = at('practical');
const HOUSES = Array.from({ length: 12 }, (_, index) => String(index + 1));
const RECEPTION = {
  allocation_id: 'reception of Jupiter',
  body: 'Jupiter',
  direct_terminal_ids: ['Jupiter:p'],
  indirect_terminal_ids: ['Jupiter:r'],
};
const parallel = (first: string, second: string) => ({
  aspect: 'parallel',
  [first]: { declination_deg: 5 },
  [second]: { declination_deg: 5.2 },
});
const MAJOR_PARALLEL = parallel('direct_a', 'direct_b'),
  MINOR_PARALLEL = parallel('moving_terminal', 'target_terminal');
const VALUES = [5.1, 5.4] as const;

const SUN_TO_JUPITER = {
  body_a: 'Sun',
  kind_a: 'transit',
  body_b: 'Jupiter',
  kind_b: 'radical',
  aspect: 'conjunction',
};

/**
 * Requests in which a field has an effect: declinations in parallels, rulers of an intercepted sign in an aspect of
 * Jupiter.
 */
export const optionRows: readonly OptionRow[] = [
  { routes: ['/v1/astrodynes/chart'], field: '/house_system', values: ['P', 'R'] },
  {
    routes: ['/v1/astrodynes/chart'],
    field: '/allow_house_fallback',
    base: { observer_lat: 68 },
    values: [true, false],
  },
  ...['chart', 'search', 'integrate'].map((name) => ({
    routes: at(name),
    field: '/allow_house_fallback',
    base: { observer_lat: 68 },
    values: [true, false] as const,
  })),
  {
    routes: at('search'),
    field: '/perfection_distance_tolerance_arcmin',
    base: { query: SUN_TO_JUPITER, reenforces_major: null, perfection_tolerance_seconds: 86_400 },
    values: [60, 1e-9],
  },
  { routes: at('integrate'), field: '/max_samples', refused: 3 },
  { routes: at('dated-aspect'), field: '/indirect_terminal_ids', refused: ['Sun:r'] },
  { routes: MAJOR, field: '/direct_a/declination_deg', base: MAJOR_PARALLEL, values: VALUES },
  { routes: MAJOR, field: '/direct_b/declination_deg', base: MAJOR_PARALLEL, values: VALUES },
  { routes: MINOR, field: '/moving_terminal/declination_deg', base: MINOR_PARALLEL, values: VALUES },
  { routes: MINOR, field: '/target_terminal/declination_deg', base: MINOR_PARALLEL, values: VALUES },
  { routes: BOTH, field: '/major/direct_a/declination_deg', refused: 7 },
  {
    routes: BOTH,
    field: '/major/direct_b/declination_deg',
    base: { major: MAJOR_PARALLEL, minor: { target_terminal: { declination_deg: 5 } } },
    values: VALUES,
  },
  {
    routes: BOTH,
    field: '/minor/moving_terminal/declination_deg',
    base: { major: { direct_a: { declination_deg: 5.2 } }, minor: MINOR_PARALLEL },
    values: VALUES,
  },
  { routes: BOTH, field: '/minor/target_terminal/declination_deg', refused: 7 },
  { routes: PRACTICAL, field: '/mutual_receptions', values: [[], [RECEPTION]] },
  ...HOUSES.map((house) => ({
    routes: PRACTICAL,
    field: `/intercepted_signs/${house}`,
    values: [undefined, ['Sagittarius']] as const,
  })),
  { routes: PRACTICAL, field: '/aspects/0/indirect_terminal_ids', values: [['Jupiter:r', 'M.C.:r'], []] },
];
