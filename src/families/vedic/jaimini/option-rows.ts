import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'authO';
const EIGHT = { scheme: 8 },
  RAHU = { sidereal_longitudes: { Rahu: 60.5 } };
const DIRECT = ['/v1/authO/karakas', '/v1/authO/karakas/profile'],
  CHART = ['/v1/authO/chart/karakas', '/v1/authO/chart/profile'];

export const optionRows: readonly OptionRow[] = [
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
