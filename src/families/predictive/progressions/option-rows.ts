import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'progressions';

const natal = { dt: '1985-03-21T08:15:00Z', bodies: ['Sun', 'Moon', 'Mercury'] };
const place = { dt: '1985-03-21T08:15:00Z', latitude: 51.5, longitude: -0.12 };
const target_dt = '2020-03-21T08:15:00Z';
const range = { start_dt: '2019-01-01T00:00:00Z', end_dt: '2023-01-01T00:00:00Z' };
const inRange = (more: object = {}) => ({ events: { ...range, ...more } });
const SEARCHED = ['/v1/progressions/secondary', '/v1/progressions/time-key'];
const ARCS = ['/v1/progressions/arc', '/v1/progressions/arc/reduction'];
const FRAMES = ['', '/reduction', '/cusps'].map((end) => `/v1/progressions/house-frame${end}`);
const MANY = ['profile', 'profile/reduction', 'network', 'network/reduction'].map((end) => `/v1/progressions/${end}`);
const frameItem = (more: object) => ({ items: undefined, house_frame_items: [{ natal: place, target_dt, ...more }] });

export const optionRows: readonly OptionRow[] = [
  { routes: ARCS, field: '/arc_body', base: { method: 'planetary_arc' }, values: ['Venus', 'Mars'] },
  { routes: ARCS, field: '/converse_motion', base: { converse: true }, values: ['subtracted', 'backward'] },
  {
    routes: SEARCHED,
    field: '/events/kinds',
    base: inRange(),
    values: [['sign_change'], ['lunation']],
  },
  { routes: SEARCHED, field: '/events/aspects', base: inRange(), values: [['Trine'], ['Quintile']] },
  { routes: SEARCHED, field: '/events/limit', base: inRange(), values: [1, 3] },
  {
    routes: SEARCHED,
    field: '/events/place/house_system',
    base: inRange({ kinds: ['house_change'], place: { latitude: 51.5, longitude: 0 } }),
    values: ['P', 'W'],
  },
  {
    routes: FRAMES,
    field: '/house_policy/unknown_system',
    base: { natal: { house_system: 'no such system' } },
    values: ['fallback_to_placidus', 'raise'],
  },
  {
    routes: FRAMES,
    field: '/house_policy/polar_fallback',
    base: { natal: { house_system: 'K', latitude: 80 } },
    values: ['fallback_to_porphyry', 'fallback_to_equal'],
  },
  {
    routes: MANY,
    field: '/items',
    base: { house_frame_items: undefined },
    values: [[{ natal, target_dt }], undefined],
  },
  {
    routes: MANY,
    field: '/house_frame_items',
    base: { items: undefined },
    values: [[{ natal: place, target_dt }], undefined],
  },
  {
    routes: MANY,
    field: '/house_frame_items/0/house_policy/unknown_system',
    base: frameItem({ natal: { ...place, house_system: 'no such system' } }),
    values: ['fallback_to_placidus', 'raise'],
  },
  {
    routes: MANY,
    field: '/house_frame_items/0/house_policy/polar_fallback',
    base: frameItem({ natal: { ...place, latitude: 80 } }),
    values: ['fallback_to_porphyry', 'raise'],
  },
  {
    routes: MANY,
    field: '/house_frame_items/0/natal/house_system',
    base: frameItem({ house_policy: { unknown_system: 'raise' } }),
    values: ['P', 'no such system'],
  },
];
