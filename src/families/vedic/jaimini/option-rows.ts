import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'authO';
const EIGHT = { scheme: 8 },
  RAHU = { sidereal_longitudes: { Rahu: 60.5 } };
const DIRECT = ['/v1/authO/karakas', '/v1/authO/karakas/profile'],
  CHART = ['/v1/authO/chart/karakas', '/v1/authO/chart/profile'];

const EXTENDED = '/v1/authO/extended',
  BOTH = { Rahu: 228.4, Ketu: 48.4 };

export const optionRows: readonly OptionRow[] = [
  {
    field: '/node_longitudes/Rahu',
    routes: [`${EXTENDED}/argala`],
    base: { participants: 'nine' },
    values: [228.4, 40],
  },
  { field: '/node_longitudes/Ketu', routes: [`${EXTENDED}/argala`], values: [48.4, 118] },
  { field: '/participants', routes: [`${EXTENDED}/argala`], values: ['seven', 'nine'] },
  ...[`${EXTENDED}/arudhas`, `${EXTENDED}/chara-dasha`].flatMap((path) => [
    {
      field: '/node_longitudes/Rahu',
      routes: [path],
      base: { node_longitudes: BOTH },
      values: [228.4, undefined] as const,
    },
    {
      field: '/node_longitudes/Ketu',
      routes: [path],
      base: { node_longitudes: BOTH },
      values: [48.4, undefined] as const,
    },
  ]),
  {
    field: '/sidereal_longitudes/Rahu',
    routes: [`${EXTENDED}/karakamsa`],
    base: { scheme: 8 },
    values: [228.4, 210.2],
  },
  { field: '/scheme', routes: [`${EXTENDED}/karakamsa`], base: RAHU, values: [7, 8] },
  { field: '/scheme', routes: DIRECT, base: RAHU, values: [7, 8] },
  { field: '/scheme', routes: ['/v1/authO/karakas/condition', '/v1/authO/karakas/pair'], base: RAHU, values: [7, 8] },
  {
    field: '/policy/scheme',
    routes: ['/v1/authO/karakas/condition', '/v1/authO/karakas/pair'],
    base: RAHU,
    values: [7, 8],
  },
  { field: '/policy/scheme', routes: DIRECT, base: RAHU, values: [7, 8] },
  { field: '/policy/scheme', routes: CHART, values: [7, 8] },
  { field: '/policy/ayanamsa_system', routes: CHART, values: ['authI', 'Fagan-Bradley'] },
  { field: '/policy/fifth_karaka', values: ['pitri', 'putra'] },
  { field: '/node', routes: CHART, base: EIGHT, values: ['true', 'mean'] },
  { field: '/karaka_name', values: ['Atmakaraka', 'Darakaraka'] },
  {
    field: '/planet',
    base: { karaka_name: undefined },
    values: ['Venus', 'Mars'],
  },
];
