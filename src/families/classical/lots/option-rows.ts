import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'lots';

const route = (name: string): string => `/v1/lots/chart${name}`;
const LISTS = ['', '/dependencies', '/conditions', '/profile', '/network'].map(route);
const CONDITION = [route('/condition')];

/** A longitude from the request (its field) and a lot with this ingredient. */
const EXTERNAL = [
  ['syzygy', 'Releaser'],
  ['prenatal_new_moon', 'Life (Male)'],
  ['prenatal_full_moon', 'Life (Female)'],
  ['lord_of_hour', 'Rumors'],
] as const;

/** A night chart, in which reversals have an effect. */
const NIGHT = { dt: '2024-10-03T03:10:00Z', observer_lat: -0.18, observer_lon: -78.47 };
const REVERSALS = ['reversed_by_night', 'not_reversed'] as const;

/** The lots of the examples depend only on the luminaries or on an external longitude. */
export const optionRows: readonly OptionRow[] = [
  ...EXTERNAL.flatMap(([field, lot]): OptionRow[] => [
    { routes: CONDITION, field: `/${field}`, base: { part_name: lot }, values: [-10, -20] },
    {
      routes: LISTS,
      field: `/policy/external/include_${field}`,
      base: { names: [lot], [field]: 10 },
      values: [true, false],
    },
    {
      routes: CONDITION,
      field: `/policy/external/include_${field}`,
      base: { part_name: lot, [field]: 10 },
      refused: false,
    },
  ]),
  ...LISTS.map((path): OptionRow => ({
    routes: [path],
    field: '/policy/unresolved_reference_mode',
    base: { names: ['Releaser'] },
    refused: 'raise',
  })),
  {
    routes: LISTS.filter((path) => !path.endsWith('/network')),
    field: '/policy/disputed_reversals',
    base: { ...NIGHT, names: ['Friends'] },
    values: REVERSALS,
  },
  {
    routes: CONDITION,
    field: '/policy/disputed_reversals',
    base: { ...NIGHT, part_name: 'Friends' },
    values: REVERSALS,
  },
];
