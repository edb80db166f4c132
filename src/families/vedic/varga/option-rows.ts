import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'varga';
const place = { observer_lat: 28.6, observer_lon: 77.2 };
const single = ['/v1/varga/named', '/v1/varga/named/batch', '/v1/varga/chart/named'];
const reading = (field: string, varga: string, values: readonly [unknown, unknown], longitude = 40.2) => [
  { routes: [single[0]], field, base: { varga, sidereal_longitude: longitude }, values },
  { routes: [single[1]], field, base: { varga, longitudes: { Moon: longitude } }, values },
  { routes: [single[2]], field, base: { varga }, values },
];

/** Options that have an effect only for a certain division, body or observer. */
export const optionRows: readonly OptionRow[] = [
  ...reading('/policy/hora_method', 'hora', ['leo_and_cancer', 'parivritti']),
  ...reading('/policy/chaturvimshamsha_even_signs', 'chaturvimshamsha', ['forward', 'reversed']),
  ...reading('/policy/shashtiamsha_origin', 'shashtiamsha', ['from_sign', 'from_aries']),
  {
    routes: ['/v1/varga/chart/named', '/v1/varga/chart/shodashvarga'],
    field: '/node',
    base: { body: 'Rahu' },
    values: ['true', 'mean'],
  },
  {
    routes: ['/v1/varga/chart/shodashvarga/batch'],
    field: '/node',
    base: { bodies: ['Rahu'] },
    values: ['true', 'mean'],
  },
  { routes: ['/v1/varga/d60/sign'], field: '/method', values: ['harmonic', 'bphs_santhanam_sign'] },
  { routes: ['/v1/varga/vimshopaka'], field: '/d60_method', values: ['harmonic', 'bphs_santhanam_sign'] },
  { field: '/place_center', base: place, values: ['geocentric', 'topocentric'] },
  { field: '/observer_elev_m', base: { ...place, place_center: 'topocentric' }, values: [0, 8000] },
  { field: '/house_system', base: place, values: ['P', 'W'] },
];
