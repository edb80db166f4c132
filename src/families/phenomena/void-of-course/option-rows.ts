import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'void-of-course';

export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/void-of-course/window', '/v1/void-of-course/is-active'],
    field: '/modern',
    base: { jd_ut: 2460448.8 },
    values: [true, false],
  },
];
