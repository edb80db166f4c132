import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'lord-of-the-turn';

/** 10 Aries: authL takes Mars, authM the bound's ruler Venus; 3 Virgo is Mercury's, whom a wide orb burns. */
export const optionRows: readonly OptionRow[] = [
  { field: '/method', base: { natal_asc: 10, age: 0 }, values: ['authL', 'authM'] },
  { field: '/combust_orb', values: [8.5, 20] },
];
