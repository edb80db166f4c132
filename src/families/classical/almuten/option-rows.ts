import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'almuten';

const FIGURE = ['/v1/almuten/figuris'],
  DEGREE = ['/v1/almuten/degree'];
const withoutLilly = { speeds: undefined, north_node_longitude: undefined, fixed_star_longitudes: undefined };
const ibnEzra = {
  ...withoutLilly,
  doctrine: 'ibn_ezra',
  prenatal_syzygy_longitude: 40,
  day_ruler: 'Mars',
  hour_ruler: 'Venus',
};
const speeds = { Sun: 0.96, Moon: 11.8, Mercury: -0.15, Venus: 1.2, Mars: 0.28, Jupiter: -0.08, Saturn: -0.07 };
const stars = { Regulus: 144.28, Spica: 198.3, Algol: 50.62 };

export const optionRows: readonly OptionRow[] = [
  { routes: DEGREE, field: '/terms', base: { doctrine: 'bonatti', longitude: 133 }, values: ['egyptian', 'authF'] },
  { routes: DEGREE, field: '/triplicity_rulers', base: { doctrine: 'bonatti' }, values: ['all_three', 'sect_ruler'] },
  {
    routes: DEGREE,
    field: '/dignity_weights',
    base: { doctrine: 'bonatti' },
    values: ['triplicity_3_term_2', 'term_3_triplicity_2'],
  },
  { routes: FIGURE, field: '/doctrine', base: ibnEzra, values: ['ibn_ezra', 'engine_legacy_v1'] },
  { routes: FIGURE, field: '/terms', base: ibnEzra, values: ['egyptian', 'authF'] },
  { routes: FIGURE, field: '/triplicity_rulers', base: ibnEzra, values: ['all_three', 'sect_ruler'] },
  {
    routes: FIGURE,
    field: '/dignity_weights',
    base: ibnEzra,
    values: ['triplicity_3_term_2', 'term_3_triplicity_2'],
  },
  { routes: FIGURE, field: '/house_points', base: ibnEzra, values: ['sixth_house_least', 'twelfth_house_least'] },
  { routes: FIGURE, field: '/fortune', base: ibnEzra, values: ['reversed_by_night', 'same_day_and_night'] },
  { routes: FIGURE, field: '/prenatal_syzygy_longitude', base: ibnEzra, values: [40, 130] },
  { routes: FIGURE, field: '/day_ruler', base: ibnEzra, values: ['Mars', 'Sun'] },
  { routes: FIGURE, field: '/hour_ruler', base: ibnEzra, values: ['Venus', 'Moon'] },
  {
    routes: FIGURE,
    field: '/midheaven_longitude',
    base: { ...withoutLilly, doctrine: 'william_lilly_1647_others_five_places' },
    values: [258.8, 200],
  },
  { routes: FIGURE, field: '/speeds', values: [speeds, { ...speeds, Saturn: 0.07 }] },
  { routes: FIGURE, field: '/north_node_longitude', values: [255.9, 284.77] },
  { routes: FIGURE, field: '/fixed_star_longitudes', values: [stars, { ...stars, Spica: 193 }] },
];
