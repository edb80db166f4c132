import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'sade-sati';
const STATUS = ['/v1/sade-sati/status'],
  WINDOWS = ['/v1/sade-sati/windows'];

export const optionRows: readonly OptionRow[] = [
  { field: '/kantaka_houses', routes: STATUS, base: { saturn_sidereal_lon: 190 + 180 }, values: ['fourth', 'angles'] },
  { field: '/kantaka_houses', routes: WINDOWS, base: { phases: 'all' }, values: ['fourth', 'angles'] },
  { field: '/max_evaluations', routes: WINDOWS, refused: 100 },
];
