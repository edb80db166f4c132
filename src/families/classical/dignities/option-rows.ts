import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'dignities';

const CONDITION = ['/v1/dignities/chart/condition'];
const MARS = { planet: 'Mars' };

/** Charts and planets in which a policy has an effect: Mars of the example is combust, Jupiter is the participating ruler of air. */
export const optionRows: readonly OptionRow[] = [
  {
    routes: ['/v1/dignities/chart/receptions'],
    field: '/place_center',
    base: { dt: '1985-07-16T00:30:00Z' },
    values: ['topocentric', 'geocentric'],
  },
  {
    routes: CONDITION,
    field: '/policy/essential/triplicity',
    base: { planet: 'Jupiter' },
    values: ['sect_ruler', 'all_three'],
  },
  {
    routes: CONDITION,
    field: '/policy/accidental/solar/include_for_luminaries',
    base: { planet: 'Moon' },
    values: [false, true],
  },
  { routes: CONDITION, field: '/policy/accidental/solar/cazimi_orb_deg', base: MARS, values: [undefined, 1.5] },
  { routes: CONDITION, field: '/policy/accidental/solar/combust_orb_deg', base: MARS, values: [undefined, 1] },
  {
    routes: CONDITION,
    field: '/policy/accidental/solar/under_sunbeams_orb_deg',
    base: { planet: 'Mercury' },
    values: [undefined, 30],
  },
  { routes: CONDITION, field: '/policy/accidental/sect/mars_hayz', base: MARS, values: ['masculine_sign', 'exempt'] },
];
