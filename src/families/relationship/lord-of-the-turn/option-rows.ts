import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'lord-of-the-turn';

/** 10 Aries: the lord is Mars for authL and Venus, the bound ruler, for authM. 3 Virgo: the lord is Mercury, combust with a wide orb. */
export const optionRows: readonly OptionRow[] = [
  { field: '/method', base: { natal_asc: 10, age: 0 }, values: ['authL', 'authM'] },
  { field: '/combust_orb', values: [8.5, 20] },
];
