import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'geodetic';

const NEAR = { near: { latitude: 48.8566, longitude: 2.3522 } };

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/geodetic/location-chart', '/v1/geodetic/equivalents'],
    field: '/zodiac',
    base: { ayanamsa_deg: 24 },
    values: ['tropical', 'sidereal'],
  },
  {
    routes: ['/v1/geodetic/chart/location-chart', '/v1/geodetic/chart/equivalents'],
    field: '/zodiac',
    base: { ayanamsa_system: 'authI' },
    values: ['tropical', 'sidereal'],
  },
  {
    routes: ['/v1/geodetic/location-chart', '/v1/geodetic/equivalents'],
    field: '/anchor',
    base: { zodiac: 'sidereal', ayanamsa_deg: 24 },
    values: ['tropical', 'sidereal'],
  },
  {
    routes: ['/v1/geodetic/chart/location-chart', '/v1/geodetic/chart/equivalents'],
    field: '/anchor',
    base: { zodiac: 'sidereal', ayanamsa_system: 'authI' },
    values: ['tropical', 'sidereal'],
  },
  { field: '/near/orb_km', base: NEAR, values: [10, 5000] },
  { field: '/near/orb_deg', base: NEAR, values: [0.1, 45] },
];
