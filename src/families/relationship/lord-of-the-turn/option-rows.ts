import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'lord-of-the-turn';

/** 10 Aries by night: authL takes Mars, authM the Sun; 3 Virgo is Mercury's, whom a wide orb burns. */
export const optionRows: readonly OptionRow[] = [
  {
    field: '/method',
    base: { natal_asc: 10, age: 0, sr_chart: { is_night: true, house_placements: { Sun: 10 } } },
    values: ['authL', 'authM'],
  },
  { field: '/combust_orb', values: [8.5, 20] },
  { field: '/sr_chart/sr_lot_fortune', values: [null, 310] },
];
