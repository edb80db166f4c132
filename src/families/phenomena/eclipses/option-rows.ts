import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'eclipses';

const PLACED = [
  '/v1/eclipses/solar/next',
  '/v1/eclipses/solar/previous',
  '/v1/eclipses/lunar/next',
  '/v1/eclipses/lunar/previous',
];

export const optionRows: readonly OptionRow[] = [
  {
    routes: [
      '/v1/eclipses/solar/next',
      '/v1/eclipses/solar/previous',
      '/v1/eclipses/solar/local-visible',
      '/v1/eclipses/solar/path',
    ],
    field: '/kind',
    values: ['total', 'partial'],
  },
  {
    routes: ['/v1/eclipses/lunar/next', '/v1/eclipses/lunar/previous', '/v1/eclipses/lunar/local'],
    field: '/kind',
    values: ['total', 'partial'],
  },
  {
    routes: PLACED,
    field: '/latitude',
    base: { longitude: -96.8, count: 12 },
    values: [32.8, -60],
  },
  {
    routes: PLACED,
    field: '/longitude',
    base: { latitude: 32.8, count: 12 },
    values: [-96.8, 100],
  },
  { routes: ['/v1/eclipses/lunar/local'], field: '/mode', values: ['native', 'agency_compat'] },
  {
    routes: ['/v1/eclipses/solar/local-visible'],
    field: '/max_lunations',
    base: { jd_start: 2460500 },
    values: [1, 360],
  },
  {
    routes: ['/v1/eclipses/solar/cartography'],
    field: '/angular_tolerance_deg',
    base: { mesh_depth: 2, field_tolerance: 0.25 },
    values: [8, 80],
  },
  {
    routes: ['/v1/eclipses/solar/cartography'],
    field: '/field_tolerance',
    base: { mesh_depth: 2, angular_tolerance_deg: 90 },
    values: [0.01, 0.25],
  },
  {
    routes: ['/v1/eclipses/list'],
    field: '/near/include_opposition',
    base: { near: { longitude: 10, orb: 12 } },
    values: [true, false],
  },
];
