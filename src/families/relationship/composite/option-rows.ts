import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'composite';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/composite/chart'],
    field: '/method',
    base: { reference_latitude: 50 },
    values: ['midpoint', 'reference_place'],
  },
  {
    routes: ['/v1/composite/transits'],
    field: '/chart/method',
    base: { target_names: undefined, include_cusps: true, include_nodes: false, chart: { reference_latitude: 50 } },
    values: ['midpoint', 'reference_place'],
  },
  ...['include_nodes', 'include_angles', 'include_cusps'].map((name): OptionRow => ({
    routes: ['/v1/composite/transits'],
    field: `/${name}`,
    base: { target_names: undefined },
    values: [true, false],
  })),
  ...['first', 'second'].flatMap((party): OptionRow[] => [
    {
      routes: ['/v1/composite/transits'],
      field: `/chart/${party}/bodies`,
      base: { target_names: undefined },
      values: [['Sun', 'Moon'], ['Sun']],
    },
    {
      routes: ['/v1/composite/transits'],
      field: `/chart/${party}/include_nodes`,
      base: { target_names: undefined },
      values: [true, false],
    },
  ]),
];
