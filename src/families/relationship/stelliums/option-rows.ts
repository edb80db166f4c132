import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'stelliums';

const houses = {
  system: 'E',
  effective_system: 'E',
  fallback: false,
  policy: { unknown_system: 'raise', polar_fallback: 'raise' },
  asc: 0,
  mc: 270,
  armc: 270,
  dsc: 180,
  ic: 90,
  cusps: Array.from({ length: 12 }, (_, i) => i * 30),
  longitude_frame: 'tropical',
};

export const optionRows: readonly OptionRow[] = [
  { field: '/policy/max_span_degrees', values: [3, 8] },
  {
    field: '/context/zodiac_offset_degrees',
    base: { context: { source_id: 'a', zodiac: 'sidereal', coordinate_regime: 'b' } },
    answered: '/context/zodiac_offset_degrees',
    values: [24, 25],
  },
  { field: '/context/ayanamsa', answered: '/context/ayanamsa', values: ['Lahiri', 'Raman'] },
  {
    field: '/house_unavailable_reason',
    base: { policy: { criteria: ['house'] } },
    values: ['time unknown', 'place unknown'],
  },
  { field: '/houses/fallback_reason', base: { houses }, values: ['one', 'two'] },
];
