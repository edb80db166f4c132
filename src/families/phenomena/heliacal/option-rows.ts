import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'heliacal';

export const optionRows: readonly OptionRow[] = [
  { field: '/explain_absence', base: { body: 'Neptune' }, values: [true, false] },
  {
    routes: ['/v1/heliacal/visibility-event'],
    field: '/search_window_days',
    base: { explain_absence: true },
    values: [20, 30],
  },
];
