import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'triplicity';

/** Saturn is the participating ruler of fire. */
export const optionRows: readonly OptionRow[] = [
  { field: '/participating_policy', base: { planet: 'Saturn' }, values: ['ignore', 'award_reduced'] },
  { field: '/participating_score', base: { planet: 'Saturn' }, values: [1, 2], answered: '/score' },
];
