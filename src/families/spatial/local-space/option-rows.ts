import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'local-space';

const NEAR = { near: { latitude: 48.8566, longitude: 2.3522 } };

export const optionRows: readonly OptionRow[] = [
  { field: '/near/orb_km', base: NEAR, values: [10, 5000] },
  { field: '/near/orb_deg', base: NEAR, values: [0.1, 45] },
];
