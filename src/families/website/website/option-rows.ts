import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'website';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/website/chart-wheel/validate'],
    field: '/config/include_aspects',
    base: { config: { aspect_tier: 2 } },
    values: [true, false],
  },
  ...Object.entries({
    include_nodes: [true, false],
    collision_orb_deg: [3, 5],
    house_radius: [0.86, 0.9],
    min_label_separation_deg: [4, 6],
  }).map(([name, [one, other]]): OptionRow => ({
    routes: ['/v1/website/chart-wheel/validate'],
    field: `/config/${name}`,
    answered: `/normalized_config/${name}`,
    values: [one, other],
  })),
  {
    routes: ['/v1/website/chart-wheel/packet'],
    field: '/config/preset',
    values: ['classic', 'minimal'],
  },
  {
    routes: ['/v1/website/chart-wheel/packet'],
    field: '/config/glyph_set',
    values: ['unicode', 'text'],
  },
  {
    routes: ['/v1/website/chart-wheel/packet'],
    field: '/config/label_mode',
    values: ['full', 'hidden'],
  },
];
