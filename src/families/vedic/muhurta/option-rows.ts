import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'muhurta';

const DIRECT = ['/v1/muhurta/direct/classification', '/v1/muhurta/direct/score'],
  CHART = ['/v1/muhurta/chart/classification', '/v1/muhurta/chart/score'];
/** Moments in which no limb is indifferent. */
const given = { sun_tropical_lon: 280.4, moon_tropical_lon: 325.4, jd: 2460313.5 },
  instant = { dt: '2024-01-02T14:38:00Z' };
/** The midnight sun. */
const polar = { dt: '2024-06-21T00:00:00Z', observer_lat: 75, observer_lon: 20 };

/** A weight so great that its limb decides, and the other way round. */
const decides = (limb: string): OptionRow[] =>
  [
    { routes: DIRECT, base: given },
    { routes: CHART, base: instant },
  ].map((where) => ({ ...where, field: `/muhurta_policy/weight_${limb}`, values: [-1000, 1000] }));

export const optionRows: readonly OptionRow[] = [
  ...['tithi', 'vara', 'nakshatra', 'yoga', 'karana'].flatMap(decides),
  { field: '/no_sunrise', base: polar, refused: 'refuse' },
];
