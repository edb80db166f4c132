import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'asteroids';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/asteroids/bulk'],
    field: '/skip_missing',
    base: { bodies: ['Ceres', 'no such name'] },
    values: [true, false],
  },
  {
    routes: ['/v1/asteroids/subsets/{subset}/positions'],
    field: '/skip_missing',
    base: { bodies: ['Ceres', 'no such name'] },
    values: [true, false],
  },
  {
    routes: ['/v1/asteroids/families/chart/resonance-network'],
    field: '/bodies',
    base: { numbers: undefined },
    values: [
      ['Ceres', 'Vesta', 'Pallas'],
      ['Ceres', 'Vesta'],
    ],
  },
  {
    routes: ['/v1/asteroids/families/chart/resonance-network'],
    field: '/skip_missing',
    base: { numbers: undefined, bodies: ['Ceres', 'Vesta', 'no such name'] },
    values: [true, false],
  },
  {
    routes: ['/v1/asteroids/families/chart/resonance-network'],
    field: '/include_minor',
    base: { aspect_tier: null, orb_factor: 5 },
    values: [true, false],
  },
];
