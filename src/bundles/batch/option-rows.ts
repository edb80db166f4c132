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
  ...[
    { name: 'natal_jd_ut', technique: 'secondary', beside: { natal_dt: undefined }, values: [2448058.1, 2448000.5] },
    {
      name: 'natal_dt',
      technique: 'secondary',
      beside: {},
      values: ['1990-06-15T14:30:00Z', '1991-06-15T14:30:00Z'],
    },
    { name: 'latitude', technique: 'daily_houses', beside: { longitude: 0 }, values: [10, 50] },
    { name: 'longitude', technique: 'daily_houses', beside: { latitude: 50 }, values: [10, 50] },
    { name: 'system', technique: 'daily_houses', beside: { latitude: 50, longitude: 0 }, values: ['P', 'W'] },
    { name: 'arc_body', technique: 'planetary_arc', beside: {}, values: ['Venus', 'Mars'] },
    { name: 'month', technique: 'tertiary', beside: {}, values: ['tropical', 'synodic'] },
    { name: 'stepping', technique: 'tertiary_ii', beside: {}, values: ['stepwise', 'continuous'] },
  ].map(({ name, technique, beside, values }): OptionRow => ({
    routes: ['/v1/batch/progressions', '/v1/batch/progressions/reduction'],
    field: `/requests/0/${name}`,
    base: {
      requests: [
        {
          technique,
          natal_dt: '1990-06-15T14:30:00Z',
          target_date: '2024-01-01T00:00:00Z',
          bodies: ['Sun'],
          ...beside,
        },
      ],
    },
    values: [values[0], values[1]],
  })),
];
