import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'midpoints';

export const optionRows: readonly OptionRow[] = [
  {
    field: '/chart/include_nodes',
    base: { planet_set: 'extended', include_nodes: true, orb: undefined, dial: undefined },
    routes: ['/v1/midpoints/calculate', '/v1/midpoints/clusters', '/v1/midpoints/weighting'],
    values: [true, false],
  },
  {
    field: '/chart/include_nodes',
    base: { planet_set: 'extended', include_nodes: true, orb: 30 },
    routes: ['/v1/midpoints/to-point', '/v1/midpoints/pictures'],
    values: [true, false],
  },
  { routes: ['/v1/midpoints/to-point'], field: '/planet_set', base: { orb: 30 }, values: ['classic', 'modern'] },
  ...['observer_lat', 'observer_lon', 'observer_elev_m'].map((name): OptionRow => ({
    routes: ['/v1/midpoints/weighting'],
    field: `/chart/${name}`,
    base: { orb: 10, chart: { observer_lat: 45, observer_lon: 10 } },
    values: [0, 60],
  })),
];
