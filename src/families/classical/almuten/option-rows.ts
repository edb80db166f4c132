import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'almuten';

const FIGURE = ['/v1/almuten/figuris'],
  DEGREE = ['/v1/almuten/degree'];
/** The example has the fields of Ibn Ezra; these are Lilly's. */
const lilly = {
  doctrine: 'william_lilly_1647',
  prenatal_syzygy_longitude: undefined,
  day_ruler: undefined,
  hour_ruler: undefined,
  speeds: { Sun: 0.96, Moon: 11.8, Mercury: -0.15, Venus: 1.2, Mars: 0.28, Jupiter: -0.08, Saturn: -0.07 },
  north_node_longitude: 255.9,
  fixed_star_longitudes: { Regulus: 144.28, Spica: 198.3, Algol: 50.62 },
};
const fivePlaces = {
  doctrine: 'william_lilly_1647_others_five_places',
  prenatal_syzygy_longitude: undefined,
  day_ruler: undefined,
  hour_ruler: undefined,
};
const rate = (planet: string, values: readonly [number, number]): OptionRow => ({
  routes: FIGURE,
  field: `/speeds/${planet}`,
  base: lilly,
  values,
});

export const optionRows: readonly OptionRow[] = [
  { routes: DEGREE, field: '/terms', base: { doctrine: 'bonatti', longitude: 66.5 }, values: ['egyptian', 'authF'] },
  { routes: DEGREE, field: '/triplicity_rulers', base: { doctrine: 'bonatti' }, values: ['all_three', 'sect_ruler'] },
  {
    routes: DEGREE,
    field: '/dignity_weights',
    base: { doctrine: 'bonatti' },
    values: ['triplicity_3_term_2', 'term_3_triplicity_2'],
  },
  { routes: FIGURE, field: '/doctrine', values: ['ibn_ezra', 'engine_legacy_v1'] },
  { routes: FIGURE, field: '/terms', values: ['egyptian', 'authF'] },
  { routes: FIGURE, field: '/triplicity_rulers', values: ['all_three', 'sect_ruler'] },
  { routes: FIGURE, field: '/dignity_weights', values: ['triplicity_3_term_2', 'term_3_triplicity_2'] },
  { routes: FIGURE, field: '/house_points', values: ['sixth_house_least', 'twelfth_house_least'] },
  { routes: FIGURE, field: '/fortune', values: ['reversed_by_night', 'same_day_and_night'] },
  { routes: FIGURE, field: '/prenatal_syzygy_longitude', values: [40, 130] },
  { routes: FIGURE, field: '/day_ruler', values: ['Mars', 'Sun'] },
  { routes: FIGURE, field: '/hour_ruler', values: ['Venus', 'Moon'] },
  { routes: FIGURE, field: '/midheaven_longitude', base: fivePlaces, values: [258.8, 200] },
  rate('Sun', [0.96, 1.01]),
  rate('Moon', [11.8, 14]),
  rate('Mercury', [-0.15, 1.5]),
  rate('Venus', [1.2, 0.5]),
  rate('Mars', [0.28, -0.2]),
  rate('Jupiter', [-0.08, 0.2]),
  rate('Saturn', [-0.07, 0.07]),
  { routes: FIGURE, field: '/north_node_longitude', base: lilly, values: [255.9, 284.77] },
  { routes: FIGURE, field: '/fixed_star_longitudes/Regulus', base: lilly, values: [144.28, 156] },
  { routes: FIGURE, field: '/fixed_star_longitudes/Spica', base: lilly, values: [198.3, 156] },
  { routes: FIGURE, field: '/fixed_star_longitudes/Algol', base: lilly, values: [50.62, 156] },
];
