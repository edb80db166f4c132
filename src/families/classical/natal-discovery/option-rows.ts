import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'natal-discovery';

/** One of the two values is refused in each row: the zodiac needs an ayanamsa, the tropical zodiac none, and a wrong place is named. */
export const optionRows: readonly OptionRow[] = [
  { field: '/zodiac', values: ['Tropical', 'Sidereal'] },
  { field: '/ayanamsa_system', values: [undefined, 'Lahiri'] },
  { routes: ['/v1/natal-discovery/lunar-context'], field: '/longitudes/Mercury', values: [240.560608, 200] },
  { routes: ['/v1/natal-discovery/lunar-context'], field: '/longitudes/Jupiter', values: [73.806547, 100] },
];
