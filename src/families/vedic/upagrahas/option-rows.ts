import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'upagrahas';

export const optionRows: readonly OptionRow[] = [
  // A Tuesday: the parts of Sun and Jupiter follow that of Saturn.
  {
    field: '/lord_sequence',
    base: { dt: '1979-05-29T12:26:00+05:30' },
    values: ['contiguous', 'lordless_after_saturn'],
  },
];
