import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'panchanga';

/** The midnight sun. */
const polar = { dt: '2024-06-21T00:00:00Z', observer_lat: 75, observer_lon: 20 };

export const optionRows: readonly OptionRow[] = [{ field: '/no_sunrise', base: polar, refused: 'refuse' }];
