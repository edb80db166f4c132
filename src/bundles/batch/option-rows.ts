import type { OptionRow } from '../../contract/option-rows.js';

export const family = 'batch';

export const optionRows: readonly OptionRow[] = [
  ...['body', 'jd_start'].map((name): OptionRow => ({
    routes: ['/v1/batch/returns'],
    field: `/requests/0/${name}`,
    base: { requests: [{ kind: 'planet_return', natal_lon: 325, body: 'Saturn', jd_start: 2459933.5 }] },
    values: name === 'body' ? ['Saturn', 'Mars'] : [2459933.5, 2440000.5],
  })),
  ...[
    { name: 'target_lon', kind: 'transit', values: [10, 40] },
    { name: 'target', kind: 'aspect_transit', beside: { angle: 90 }, values: [10, 40] },
    { name: 'angle', kind: 'aspect_transit', beside: { target: 10 }, values: [90, 60] },
    {
      name: 'orb',
      kind: 'natal_aspect_transits',
      beside: { natal_longitudes: [20], aspect_angles: [0] },
      values: [1, 2],
    },
    { name: 'natal_longitudes', kind: 'natal_aspect_transits', beside: { aspect_angles: [0] }, values: [[20], [30]] },
    { name: 'aspect_angles', kind: 'natal_aspect_transits', beside: { natal_longitudes: [20] }, values: [[0], [10]] },
    {
      name: 'aspect_orbs',
      kind: 'natal_aspect_transits',
      beside: { natal_longitudes: [20], aspect_angles: [0] },
      values: [[1], [2]],
    },
    { name: 'is_contra_parallel', kind: 'declination_transit', beside: { target: 10 }, values: [false, true] },
  ].map(({ name, kind, beside, values }): OptionRow => ({
    routes: ['/v1/batch/events'],
    field: `/requests/0/${name}`,
    base: { requests: [{ kind, body: 'Sun', jd_start: 2460310.5, jd_end: 2460675.5, ...beside }] },
    values: [values[0], values[1]],
  })),
];
