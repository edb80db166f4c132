import type { OptionRow } from '../../contract/option-rows.js';

export const family = 'western';

export const optionRows: readonly OptionRow[] = [{ field: '/bodies', values: [undefined, ['Sun', 'Venus']] }];
