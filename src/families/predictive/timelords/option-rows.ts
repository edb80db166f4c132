import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'timelords';

const at = (...paths: string[]): string[] => paths.map((path) => `/v1/timelords/${path}`);
const FIRDARIA = at(...['sequence', 'groups', 'current', 'profile', 'active-pair'].map((name) => `firdaria/${name}`));
const DECENNIALS = at(
  ...['sequence', 'groups', 'current', 'profile', 'active-pair', 'active-path'].map((name) => `decennials/${name}`),
);
const [SEQUENCE, GROUPS, CURRENT, PROFILE, LEVEL_PAIR] = ['sequence', 'groups', 'current', 'profile', 'level-pair'].map(
  (name) => at(`zodiacal-releasing/${name}`),
);

/** An instant in the period of the North Node, and one after the loosing of the bond within Leo. */
const UNDER_THE_NODE = '2056-01-01T00:00:00Z',
  LOOSED = '2003-01-01T00:00:00Z';
/** A place where the Sun of the example is not cadent. */
const PLACE = { latitude: 51.5, longitude: -0.12 };

export const optionRows: readonly OptionRow[] = [
  { routes: FIRDARIA, field: '/variant', base: { natal: { is_day_chart: false } }, values: ['standard', 'bonatti'] },
  {
    routes: at('firdaria/current'),
    field: '/include_node_subperiods',
    base: { current_dt: UNDER_THE_NODE },
    values: [true, false],
  },
  {
    routes: at('firdaria/active-pair'),
    field: '/include_node_subperiods',
    base: { query_dt: UNDER_THE_NODE },
    values: [true, false],
  },
  { routes: DECENNIALS, field: '/natal/start_rule', base: { natal: PLACE }, values: ['sect_light', 'valens_vi'] },
  {
    routes: DECENNIALS,
    field: '/natal/latitude',
    base: { natal: { ...PLACE, start_rule: 'valens_vi' } },
    values: [51.5, -51.5],
  },
  {
    routes: DECENNIALS,
    field: '/natal/longitude',
    base: { natal: { ...PLACE, start_rule: 'valens_vi' } },
    values: [0, 90],
  },
  { field: '/natal/lot_name', base: { natal: { fortune_longitude: 125 } }, values: ['Spirit', 'Fortune'] },
  {
    routes: CURRENT,
    field: '/natal/use_loosing_of_bond',
    base: { current_dt: LOOSED },
    values: [true, false],
  },
  {
    routes: LEVEL_PAIR,
    field: '/natal/use_loosing_of_bond',
    base: { query_dt: LOOSED },
    values: [true, false],
  },
  { routes: PROFILE, field: '/natal/use_loosing_of_bond', base: { profile_level: 2 }, values: [true, false] },
  { routes: PROFILE, field: '/levels', base: { profile_level: 2 }, refused: 1 },
  ...[SEQUENCE, GROUPS, PROFILE].map((routes): OptionRow => ({ routes, field: '/span_years', values: [20, 60] })),
  { routes: LEVEL_PAIR, field: '/upper_level', base: { lower_level: 3 }, values: [1, 2] },
];
