import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'muhurta';

const DIRECT = ['/v1/muhurta/direct/classification', '/v1/muhurta/direct/score'],
  CHART = ['/v1/muhurta/chart/classification', '/v1/muhurta/chart/score'];
const vishkumbha = { sun_tropical_lon: 25, moon_tropical_lon: 25, jd: 2451545 };
/** Instants without a neutral limb. */
const given = { sun_tropical_lon: 280.4, moon_tropical_lon: 325.4, jd: 2460313.5 },
  instant = { dt: '2024-01-02T14:38:00Z' };
/** The midnight sun. */
const polar = { dt: '2024-06-21T00:00:00Z', observer_lat: 75, observer_lon: 20 };

/** A weight that lets its limb dominate the score, or removes it. */
const decides = (limb: string): OptionRow[] =>
  [
    { routes: [DIRECT[1]], base: given },
    { routes: [CHART[1]], base: instant },
  ].map((where) => ({ ...where, field: `/muhurta_policy/weight_${limb}`, values: [0, 1000] }));

const MUHURTA = '/v1/muhurta';
const wednesday = { local_date: '2024-11-20' },
  thursday = { local_date: '2024-11-21' };
const span = (kind: string, from: number, to: number) => ({
  start: { kind, jd_ut1: from, lower_jd_ut1: from, upper_jd_ut1: from },
  end: { kind, jd_ut1: to, lower_jd_ut1: to, upper_jd_ut1: to },
});
const given27 = { phase_spans: [{ kind: 'nakshatra', index: 18, interval: span('nakshatra', 2460409.5, 2460410.5) }] };
const boundary = (kind: string, jd: number) => span(kind, jd, jd).start;
const bhadra = { sun_sidereal_longitude: 0, moon_sidereal_longitude: 45, jd_ut1: 2460000.75 },
  vishkumbhaSum = { sun_sidereal_longitude: 100, moon_sidereal_longitude: 266, jd_ut1: 2460000.02 };
const SHUDDHI = ['/v1/muhurta/shuddhi/direct'],
  DOSHAS = ['/v1/muhurta/doshas/direct'];
const directRows: readonly OptionRow[] = [
  {
    routes: SHUDDHI,
    field: '/jd_ut1',
    base: { ...vishkumbhaSum, yoga_span: span('yoga', 2460000, 2460001) },
    values: [2460000.02, 2460000.5],
  },
  {
    routes: SHUDDHI,
    field: '/yoga_span',
    base: vishkumbhaSum,
    values: [span('yoga', 2460000, 2460001), span('yoga', 2459999.5, 2460000.5)],
  },
  { routes: SHUDDHI, field: '/weekday', base: { lagna_sidereal_longitude: 100 }, values: [0, 1] },
  { routes: SHUDDHI, field: '/is_daytime', base: bhadra, values: [true, false] },
  {
    routes: SHUDDHI,
    field: '/tithi_span',
    base: { ...bhadra, karana_span: span('karana', 2460000.5, 2460001) },
    values: [span('tithi', 2460000, 2460001), span('tithi', 2459999.9, 2460001.1)],
  },
  {
    routes: SHUDDHI,
    field: '/karana_span',
    base: { ...bhadra, tithi_span: span('tithi', 2460000, 2460001) },
    values: [undefined, span('karana', 2460000.5, 2460001)],
  },
  { routes: DOSHAS, field: '/phase_spans', values: [undefined, given27.phase_spans] },
  {
    routes: DOSHAS,
    field: '/sunrise_day',
    base: { weekday: 2, sunset: boundary('sunset', 2460410.04) },
    values: [span('sunrise', 2460409.52, 2460410.52), span('sunrise', 2460409.6, 2460410.6)],
  },
  {
    routes: DOSHAS,
    field: '/sunset',
    base: { weekday: 2, sunrise_day: span('sunrise', 2460409.52, 2460410.52) },
    values: [boundary('sunset', 2460410.04), boundary('sunset', 2460410.05)],
  },
  { routes: ['/v1/muhurta/lagna/direct'], field: '/shadbala_result', values: [null, { planets: {} }] },
];
const dayRows: readonly OptionRow[] = [
  ...directRows,
  {
    routes: [`${MUHURTA}/named/day`],
    field: '/policy/abhijit_weekday_rule',
    base: wednesday,
    values: ['chintamani_wednesday_exclusion', 'geometry_only'],
  },
  {
    routes: [`${MUHURTA}/special/day`],
    field: '/policy/godhuli_weekday_rule',
    base: thursday,
    values: ['vrindavana_visibility', 'geometry_only'],
  },
  {
    routes: [`${MUHURTA}/special/solar`],
    field: '/policy/godhuli_weekday_rule',
    base: { weekday: 3 },
    values: ['vrindavana_visibility', 'geometry_only'],
  },
  {
    routes: [`${MUHURTA}/special/solar`],
    field: '/upper_limb_sunset_jd_ut1',
    base: { weekday: 3, half_set_jd_ut1: 2460410.04 },
    values: [2460410.041, 2460410.2],
  },
  {
    routes: [`${MUHURTA}/special/yogas`],
    field: '/policy/amrita_basis',
    base: { weekday: 0, moon_sidereal_longitude: 45 },
    values: ['sadhana_amrita_siddhi', 'kalaprakasika_amirtha'],
  },
  {
    routes: [`${MUHURTA}/shuddhi/direct`],
    field: '/policy/tithi_ordinal',
    base: { lagna_sidereal_longitude: 100 },
    values: ['month_1_to_30', 'paksha_1_to_15'],
  },
  {
    routes: [`${MUHURTA}/shuddhi/day`],
    field: '/policy/tithi_ordinal',
    base: { local_date: '2024-04-28' },
    values: ['month_1_to_30', 'paksha_1_to_15'],
  },
  {
    routes: [`${MUHURTA}/shuddhi/day`, `${MUHURTA}/shuddhi/direct`],
    field: '/policy/tara_profile',
    base: { natal_nakshatra_index: 5 },
    values: ['mc_gochara_13_quarters.v1', 'ps_sastri_scientific_273_navaka.v1'],
  },
  {
    routes: [`${MUHURTA}/doshas/direct`],
    field: '/policy/vishanadi_profile',
    base: given27,
    values: ['mc_vivaha_49_51.v1', 'kp_185_dual_mula.v1'],
  },
  {
    routes: [`${MUHURTA}/doshas/direct`],
    field: '/policy/vishanadi_clock',
    base: { phase_spans: [{ kind: 'nakshatra', index: 18, interval: span('nakshatra', 2460409.5, 2460410.6) }] },
    values: ['mc_avasthi_scaled_start_fixed_width.v1', 'normalized_nakshatra_sixtieths.v1'],
  },
  {
    routes: [`${MUHURTA}/doshas/direct`, `${MUHURTA}/doshas/day`],
    field: '/policy/gandanta_profile',
    values: ['mc_vivaha_43_fixed_ghati.v1', 'bphs_santhanam_92_fixed_ghati.v1'],
  },
  {
    routes: [`${MUHURTA}/doshas/direct`, `${MUHURTA}/doshas/day`],
    field: '/policy/parihara_profiles',
    values: [[], ['mc_shubhashubha_37_necessary_first_half.v1']],
  },
  {
    routes: [`${MUHURTA}/doshas/direct`, `${MUHURTA}/doshas/day`],
    field: '/necessary_activity',
    base: { policy: { parihara_profiles: ['mc_shubhashubha_37_necessary_first_half.v1'] } },
    values: [true, false],
  },
  {
    routes: [`${MUHURTA}/lagna/datetime`, `${MUHURTA}/lagna/direct`],
    field: '/natal_moon_sidereal_longitude',
    base: { policy: { purpose_profile: 'mc_nakshatra_44.v1' } },
    values: [10, 100],
  },
  {
    routes: [`${MUHURTA}/lagna/datetime`, `${MUHURTA}/lagna/direct`],
    field: '/natal_lagna_sidereal_longitude',
    base: { policy: { purpose_profile: 'mc_nakshatra_44.v1' } },
    values: [10, 100],
  },
];
const PERSONAL = [`${MUHURTA}/personal/score`],
  SEARCH = [`${MUHURTA}/search`];
const personalRows: readonly OptionRow[] = [
  ...['tithi', 'vara', 'nakshatra', 'yoga', 'karana'].map((limb): OptionRow => ({
    routes: PERSONAL,
    field: `/muhurta_policy/weight_${limb}`,
    base: { sun_tropical_lon: 280.4, moon_tropical_lon: 325.4, jd: 2460313.5, muhurta_policy: { vara_rule: 'lord' } },
    values: [0, 1000],
  })),
  { routes: PERSONAL, field: '/muhurta_policy/weight_tara', base: { janma_moon_sidereal_lon: 78 }, values: [0, 1000] },
  {
    routes: PERSONAL,
    field: '/muhurta_policy/weight_chandra',
    base: { janma_moon_sidereal_lon: 33 },
    values: [0, 1000],
  },
  { routes: PERSONAL, field: '/observer_lon', base: { jd: 2432412.4, observer_lat: 25 }, values: [0, 170] },
  { routes: PERSONAL, field: '/muhurta_policy/vara_rule', values: ['dagdha_tithi', 'lord'] },
  {
    routes: PERSONAL,
    field: '/muhurta_policy/gandanta_rule',
    base: { moon_tropical_lon: 145 },
    values: ['two_ghatis', 'whole_nakshatra'],
  },
  {
    routes: PERSONAL,
    field: '/muhurta_policy/chandra_rule',
    base: { sun_tropical_lon: 100, moon_tropical_lon: 130, janma_moon_sidereal_lon: 75 },
    values: ['bright_half_2_5_9', 'same_in_both_halves'],
  },
  { routes: PERSONAL, field: '/panchanga_policy/shunned_yogas', base: vishkumbha, values: ['nine', 'five'] },
  ...['tithi', 'vara', 'nakshatra', 'yoga', 'tara', 'chandra'].map((limb): OptionRow => ({
    routes: SEARCH,
    field: `/policy/muhurta_policy/weight_${limb}`,
    base: {
      end_jd_ut1: 2460410.5,
      janma_moon_sidereal_lon: 78,
      policy: { min_score: -100, muhurta_policy: { vara_rule: 'lord' } },
    },
    values: [0, 50],
  })),
  {
    routes: SEARCH,
    field: '/policy/muhurta_policy/vara_rule',
    base: { end_jd_ut1: 2460410.5 },
    values: ['dagdha_tithi', 'lord'],
  },
  {
    routes: SEARCH,
    field: '/policy/muhurta_policy/gandanta_rule',
    base: { end_jd_ut1: 2460410.5 },
    values: ['two_ghatis', 'whole_nakshatra'],
  },
  {
    routes: SEARCH,
    field: '/policy/muhurta_policy/chandra_rule',
    base: { start_jd_ut1: 2460409.5, end_jd_ut1: 2460423.5, janma_moon_sidereal_lon: 20 },
    values: ['bright_half_2_5_9', 'same_in_both_halves'],
  },
  {
    routes: SEARCH,
    field: '/policy/max_results',
    base: { end_jd_ut1: 2460415.5, policy: { min_score: 2 } },
    values: [1, 5],
  },
  {
    routes: PERSONAL,
    field: '/sunrise_definition',
    base: { jd: 2460418.503, observer_lat: 25.3176, observer_lon: 82.9739 },
    values: ['usno_upper_limb', 'geometric_center'],
  },
  {
    routes: SEARCH,
    field: '/sunrise_definition',
    base: {
      end_jd_ut1: 2460420.5,
      observer_lat: 25.3176,
      observer_lon: 82.9739,
      policy: { min_score: 1, muhurta_policy: { vara_rule: 'lord', weight_vara: 3 } },
    },
    values: ['usno_upper_limb', 'geometric_center'],
  },
];

export const optionRows: readonly OptionRow[] = [
  ...['tithi', 'vara', 'nakshatra', 'yoga', 'karana'].flatMap(decides),
  { routes: DIRECT, field: '/muhurta_policy/vara_rule', base: given, values: ['lord', 'dagdha_tithi'] },
  { routes: CHART, field: '/muhurta_policy/vara_rule', base: instant, values: ['lord', 'dagdha_tithi'] },
  // Vishkumbha, the first yoga.
  { routes: DIRECT, field: '/panchanga_policy/shunned_yogas', base: vishkumbha, values: ['nine', 'five'] },
  {
    routes: CHART,
    field: '/panchanga_policy/shunned_yogas',
    base: { dt: '2024-01-25T00:00:00Z' },
    values: ['nine', 'five'],
  },
  { field: '/no_sunrise', base: polar, refused: 'refuse' },
  ...dayRows,
  ...personalRows,
];
