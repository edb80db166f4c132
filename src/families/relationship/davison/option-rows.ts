import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'authP';

/** The parties as fields of the request itself, or below `/chart` in a transit request whose targets are the cusps. */
const cuspsWith = (at: string, parties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  at === '' ? parties : { target_names: undefined, include_cusps: true, chart: parties };

export const optionRows: readonly OptionRow[] = [
  ...['include_nodes', 'include_angles', 'include_cusps'].map((name): OptionRow => ({
    routes: ['/v1/authP/transits'],
    field: `/${name}`,
    base: { target_names: undefined },
    values: [true, false],
  })),
  ...['first', 'second'].flatMap((party): OptionRow[] => [
    {
      routes: ['/v1/authP/transits'],
      field: `/chart/${party}/include_nodes`,
      base: { target_names: undefined },
      values: [true, false],
    },
    ...['', '/chart'].flatMap((at): OptionRow[] => [
      {
        routes: [at === '' ? '/v1/authP/chart' : '/v1/authP/transits'],
        field: `${at}/${party}/bodies`,
        base: { target_names: undefined },
        values: [undefined, ['Chiron']],
      },
      {
        routes: [at === '' ? '/v1/authP/chart' : '/v1/authP/transits'],
        field: `${at}/${party}/house_system`,
        base: cuspsWith(at, { first: { house_system: 'K' }, second: { house_system: 'K' } }),
        values: [undefined, 'K'],
      },
    ]),
  ]),
  {
    routes: ['/v1/authP/transits'],
    field: '/chart/house_system',
    base: { target_names: undefined, include_cusps: true },
    values: ['P', 'K'],
  },
];
