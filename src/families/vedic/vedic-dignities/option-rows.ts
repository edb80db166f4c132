import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'vedic-dignities';
const place = { observer_lat: 28.6, observer_lon: 77.2 };
const ALONE = ['/v1/vedic-dignities/dignity', '/v1/vedic-dignities/condition'];
const GIVEN = ['/v1/vedic-dignities/relationships', '/v1/vedic-dignities/chart-profile'];
const CHARTS = ['/v1/vedic-dignities/chart/dignity', '/v1/vedic-dignities/chart/profile'];
const moonInTaurus = { planet: 'Moon', sidereal_longitude: 33.5 };

/** The longitudes of the direct routes are sidereal: the ayanamsa is only returned, under its canonical name. */
export const optionRows: readonly OptionRow[] = [
  ...ALONE.map((path) => ({
    routes: [path],
    field: '/policy/ayanamsa_system',
    values: ['authI', 'Raman'] as const,
    answered: '/ayanamsa_system',
  })),
  ...GIVEN.map((path) => ({
    routes: [path],
    field: '/policy/ayanamsa_system',
    values: ['authI', 'Raman'] as const,
    answered: '/ayanamsa_system',
  })),
  {
    routes: ALONE,
    field: '/policy/friendship',
    base: { planet: 'Sun', sidereal_longitude: 316, sign_lord_longitude: 20 },
    values: ['compound', 'natural'],
  },
  {
    routes: ALONE,
    field: '/sign_lord_longitude',
    base: { planet: 'Sun', sidereal_longitude: 316 },
    values: [undefined, 20],
  },
  { routes: ALONE, field: '/policy/moolatrikona', base: moonInTaurus, values: ['bphs', 'raman'] },
  {
    routes: [GIVEN[1]],
    field: '/policy/moolatrikona',
    base: { sidereal_longitudes: { Moon: 33.5 } },
    values: ['bphs', 'raman'],
  },
  // The Moon is at 20-30 Taurus: moolatrikona only in BPHS.
  {
    routes: [CHARTS[0]],
    field: '/policy/moolatrikona',
    base: { dt: '2012-03-01T08:00:00Z', planet: 'Moon' },
    values: ['bphs', 'raman'],
  },
  {
    routes: [CHARTS[1]],
    field: '/policy/moolatrikona',
    base: { dt: '2012-03-01T08:00:00Z' },
    values: ['bphs', 'raman'],
  },
  { routes: [CHARTS[0]], field: '/policy/friendship', base: { planet: 'Sun' }, values: ['compound', 'natural'] },
  { routes: [CHARTS[1]], field: '/policy/friendship', values: ['compound', 'natural'] },
  { field: '/place_center', base: place, values: ['geocentric', 'topocentric'] },
  { field: '/observer_elev_m', base: { ...place, place_center: 'topocentric' }, values: [0, 8000] },
  { field: '/house_system', base: place, values: ['P', 'W'] },
];
