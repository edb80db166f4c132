import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'aspects';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/aspects/motion-witness'],
    field: '/exact_tolerance_deg',
    base: { longitude2_deg: 65.81 },
    values: [1e-9, 1],
  },
  {
    routes: ['/v1/aspects/motion-witness'],
    field: '/rate_tolerance_deg_per_day',
    base: { speed1_deg_per_day: 1.62 },
    values: [1e-12, 1],
  },
  {
    routes: ['/v1/aspects/declination-motion-witness'],
    field: '/rate_tolerance_deg_per_day',
    base: { speed2_deg_per_day: 0.35 },
    values: [1e-12, 1],
  },
  {
    routes: ['/v1/aspects/from-longitudes'],
    field: '/include_nodes',
    base: { longitudes: { 'True Node': 111.9 } },
    values: [true, false],
  },
];
