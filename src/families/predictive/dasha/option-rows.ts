import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'dasha';
const place = { observer_lat: 28.6, observer_lon: 77.2 };
const topocentric = { ...place, place_center: 'topocentric' };
const CHARTS = ['ashtottari', 'yogini'].flatMap((system) => [
  `/v1/dasha/alternate/${system}/chart/sequence`,
  `/v1/dasha/alternate/${system}/chart/profile`,
]);
const DIRECT = ['/v1/dasha/alternate/ashtottari/sequence', '/v1/dasha/alternate/ashtottari/profile'];
const NATAL = ['sequence', 'profile', 'current', 'lord-pair'].map((name) => `/v1/dasha/vimshottari/${name}`);
const BALANCE = ['/v1/dasha/vimshottari/balance'];
/** Years whose lengths give different periods in force and different bounds. */
const years = ['julian_365.25', 'savana_360'] as const;

const PERIOD = ['/v1/dasha/alternate/period-profile'];
const nested = (level: number) => ({
  system: 'yogini',
  level,
  lord: 'Mangala',
  start_jd: 2448060,
  end_jd: 2448070,
});

/** A tropical Moon depends on the birth; without a projection a sidereal one must have none. */
const kalachakra = '/v1/dasha/kalachakra';
const births = [
  { kind: 'jd_utc', value: 2448057.875 },
  { kind: 'jd_utc', value: 2448100.875 },
] as const;
const projections = [{ year_basis: 'savana_360' }, { year_basis: 'julian_365.25' }] as const;
/** Late in the first period and after the natal row: the continuation shows. */
const late = { kind: 'jd_utc', value: 2452000.5 };
const kalachakraRows: readonly OptionRow[] = [
  ...['sequence', 'current'].flatMap((route) => [
    { routes: [`${kalachakra}/${route}`], field: '/birth_epoch', values: births },
    { routes: [`${kalachakra}/${route}`], field: '/projection', values: projections },
  ]),
  ...['chart/sequence', 'chart/current'].map((route) => ({
    routes: [`${kalachakra}/${route}`],
    field: '/projection',
    values: projections,
  })),
  { routes: [`${kalachakra}/current`], field: '/levels', values: [1, 2] },
  { routes: [`${kalachakra}/chart/current`], field: '/levels', values: [1, 2] },
  {
    routes: [`${kalachakra}/current`],
    field: '/continuation',
    base: { query_epoch: late },
    values: ['natal_row', 'next_pada'],
  },
  { routes: [`${kalachakra}/chart/current`], field: '/continuation', values: ['natal_row', 'next_pada'] },
];

export const optionRows: readonly OptionRow[] = [
  { routes: NATAL, field: '/natal/year_basis', values: years },
  // The length of the year does not change the balance in years; it changes the end of the period.
  { routes: BALANCE, field: '/year_basis', values: years },
  { routes: ['/v1/dasha/vimshottari/sequence'], field: '/within', values: [undefined, 'Sun'], base: { levels: 2 } },
  { routes: NATAL, field: '/natal/place_center', refused: 'topocentric' },
  { routes: BALANCE, field: '/place_center', refused: 'topocentric' },
  { routes: NATAL, field: '/natal/observer_lat', base: { natal: topocentric }, values: [28.6, -40] },
  { routes: NATAL, field: '/natal/observer_lon', base: { natal: topocentric }, values: [77.2, -60] },
  { routes: NATAL, field: '/natal/observer_elev_m', base: { natal: topocentric }, values: [0, 20_000] },
  { routes: BALANCE, field: '/observer_lat', base: topocentric, values: [28.6, -40] },
  { routes: BALANCE, field: '/observer_lon', base: topocentric, values: [77.2, -60] },
  { routes: BALANCE, field: '/observer_elev_m', base: topocentric, values: [0, 20_000] },
  { routes: PERIOD, field: '/sub', values: [undefined, [nested(2)]] },
  { routes: PERIOD, field: '/sub/0/sub', base: { sub: [nested(2)] }, values: [undefined, [nested(3)]] },
  {
    routes: PERIOD,
    field: '/sub/0/sub/0/sub',
    base: { sub: [{ ...nested(2), sub: [nested(3)] }] },
    values: [undefined, [nested(4)]],
  },
  { routes: CHARTS, field: '/place_center', base: place, values: ['geocentric', 'topocentric'] },
  { routes: CHARTS, field: '/observer_elev_m', base: topocentric, values: [0, 8000] },
  { routes: CHARTS, field: '/house_system', base: place, values: ['P', 'W'] },
  { routes: CHARTS, field: '/policy/ayanamsa_system', refused: 'Raman' },
  {
    routes: [...CHARTS.slice(0, 2), ...DIRECT],
    field: '/policy/lagna_sign_index',
    base: { policy: { bypass_eligibility: false } },
    values: [0, 1],
  },
  {
    routes: [...CHARTS.slice(0, 2), ...DIRECT],
    field: '/policy/bypass_eligibility',
    base: { policy: { lagna_sign_index: 0 } },
    values: [true, false],
  },
  // The Moon in Uttara Ashadha, in the group of Saturn.
  {
    routes: CHARTS.slice(0, 2),
    field: '/policy/nakshatra_scheme',
    base: { dt: '1990-06-12T00:00:00Z' },
    values: ['twenty_seven', 'with_abhijit'],
  },
  {
    routes: DIRECT,
    field: '/policy/nakshatra_scheme',
    base: { moon_tropical_lon: 300 },
    values: ['twenty_seven', 'with_abhijit'],
  },
  ...kalachakraRows,
];
