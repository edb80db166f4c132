import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'decanates';

const BOMBAY = { observer_lat: 19.07, observer_lon: 72.88 };

export const optionRows: readonly OptionRow[] = [
  { field: '/place_center', base: BOMBAY, values: ['geocentric', 'topocentric'] },
  { field: '/house_system', base: BOMBAY, values: [null, 'W'] },
  { field: '/observer_lat', base: { ...BOMBAY, house_system: 'W' }, values: [19.07, 20] },
  { field: '/observer_lon', base: { ...BOMBAY, house_system: 'W' }, values: [72.88, 90] },
];
