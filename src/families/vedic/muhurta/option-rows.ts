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
];
