import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'houses';

export const optionRows: readonly OptionRow[] = [
  { field: '/policy/unknown_system', base: { system: 'no such system' }, values: ['fallback_to_placidus', 'raise'] },
  {
    field: '/policy/polar_fallback',
    base: { system: 'K', latitude: 80 },
    values: ['fallback_to_porphyry', 'fallback_to_equal'],
  },
  { field: '/sun_longitude', base: { system: 'N' }, values: [10, 100] },
  { field: '/stability_radius', base: { rho_max: 4 }, values: [0, 2] },
  { field: '/rho_max', values: [undefined, 4] },
];
