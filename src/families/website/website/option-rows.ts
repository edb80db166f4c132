import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'website';

const PACKET = ['/v1/website/chart-wheel/packet'];
const RING = { chart: { dt: '1992-01-05T03:30:00Z' } };

const CUSPS = Array.from({ length: 12 }, (_, i) => 30 * i + 7);

/** A field of a ring or of a figure, which the example does not have. */
const within = (field: string, base: OptionRow['base'], one: unknown, other: unknown): OptionRow => ({
  routes: PACKET,
  field,
  base,
  values: [one, other],
});
const onePoint = { name: 'Sun', longitude: 10 };

export const optionRows: readonly OptionRow[] = [
  within('/rings', {}, undefined, [RING]),
  within('/aspect_lines', { rings: [RING] }, 'own', 'between'),
  within('/ayanamsa_system', {}, undefined, 'authI'),
  within('/ayanamsa_mode', { ayanamsa_system: 'authI' }, 'true', 'mean'),
  within('/time_uncertainty_minutes', {}, 30, 60),
  within('/degree_form', {}, 'minutes', 'degrees'),
  within('/include_symbols', {}, undefined, true),
  within('/label_size', {}, 'small', 'large'),
  within('/palette', {}, 'elements', 'mono'),
  within('/line_style', {}, 'tone', 'dashes'),
  within('/caption', {}, ['Ada'], ['Charles']),
  within('/south_node', {}, false, true),
  within('/angle_aspects', {}, false, true),
  within('/rings/0/houses/system', { rings: [{ ...RING, houses: { latitude: 50, longitude: 10 } }] }, 'P', 'W'),
  within('/rings/0/caption', { caption: ['Ada'], rings: [RING] }, ['Charles'], ['Mary']),
  within('/rings/0/label', { rings: [RING] }, 'B', 'C'),
  within('/rings/0/points', { rings: [{}] }, [onePoint], [{ ...onePoint, longitude: 20 }]),
  within('/rings/0/points/0/speed', { rings: [{ points: [onePoint] }] }, 1, -1),
  within('/rings/0/chart/bodies', { rings: [RING] }, ['Sun'], ['Sun', 'Moon']),
  within('/rings/0/chart/include_nodes', { rings: [RING] }, true, false),
  ...[
    ['observer_lat', 10, 60],
    ['observer_lon', 10, 60],
    ['observer_elev_m', 0, 8000],
  ].map(([name, one, other]) =>
    within(
      `/rings/0/chart/${name}`,
      { rings: [{ chart: { ...RING.chart, observer_lat: 45, observer_lon: 10 } }] },
      one,
      other,
    ),
  ),
  within('/figure/points/0/speed', { figure: { points: [onePoint] } }, 1, -1),
  within(
    '/figure/cusps',
    { houses: null, config: { orientation: 'aries_left' }, figure: { points: [onePoint] } },
    undefined,
    CUSPS,
  ),
  within('/figure/asc', { figure: { points: [onePoint] } }, 5, 25),
  within('/figure/mc', { figure: { points: [onePoint] } }, 5, 25),
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
