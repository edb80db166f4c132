import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'returns';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/returns/planet'],
    field: '/direction',
    base: { body: 'Mercury', natal_lon: 310, jd_start: 2459580.5 },
    values: ['direct', 'retrograde'],
  },
  {
    routes: ['/v1/returns/relocated'],
    field: '/body',
    base: { return_kind: 'planetary_return', year: undefined, jd_start: 2459933.5, natal_longitude: 325 },
    values: ['Saturn', 'Mars'],
  },
  {
    routes: ['/v1/returns/relocated'],
    field: '/house_policy/unknown_system',
    base: { source_house_system: 'no such system' },
    values: ['fallback_to_placidus', 'raise'],
  },
  {
    routes: ['/v1/returns/relocated'],
    field: '/house_policy/polar_fallback',
    base: { source_house_system: 'K', relocated_latitude: 80 },
    values: ['fallback_to_porphyry', 'fallback_to_equal'],
  },
];
