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

/** One boundary, so that its fields can be given. */
const boundary = { houses: { boundary_geometry: { boundaries: [{}] } } };
const refusing = (name: string, refused: unknown): OptionRow => ({
  field: `/houses/${name}`,
  refused,
  ...(name.includes('/0/') ? { base: boundary } : {}),
});

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
    answered: '/evaluations/1/reason',
    values: ['time unknown', 'place unknown'],
  },
  { field: '/houses/fallback_reason', base: { houses }, values: ['one', 'two'] },
  // The houses of /v1/houses are admitted as they are; values of another type are refused.
  ...[
    'classification_latitude_sensitive',
    'classification_polar_capable',
    'east_point',
    'vertex',
    'anti_vertex',
    'boundary_geometry/boundaries',
    'boundary_geometry/boundaries/0/plane_normal',
    'boundary_geometry/boundaries/0/curve_points',
    'boundary_geometry/boundaries/0/event_fraction',
  ].map((name) => refusing(name, 'none')),
  ...[
    'classification_family',
    'classification_cusp_basis',
    'boundary_geometry/boundaries/0/event_phase',
    'boundary_geometry/reason',
  ].map((name) => refusing(name, 5)),
];
