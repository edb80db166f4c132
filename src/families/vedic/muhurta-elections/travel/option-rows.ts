import type { OptionRow } from '../../../../contract/option-rows.js';
import { evidenceRows, monthOf, solar } from '../option-evidence.js';

export const family = 'muhurta-travel';

const DIRECT = ['/v1/muhurta/travel/direct'],
  AT = ['/v1/muhurta/travel/datetime'],
  SPAN = ['/v1/muhurta/travel/windows'],
  DATED = [...AT, ...SPAN];

const LAND = 'mc_maniprabha_1948_ordinary_land.v1';
const land = {
  policy: { profile: LAND },
  context: { direction: 'east', participant: { participant_id: 'traveller' } },
};
/** The dark third. */
const dark = {
  evidence: {
    planets: [
      { planet: 'Sun', sidereal_longitude: 0 },
      { planet: 'Moon', sidereal_longitude: 210 },
    ],
  },
};

/** Limits that every search reaches. */
const LIMITS = ['max_evaluations', 'max_root_iterations', 'max_reader_calls', 'max_transitions', 'max_output_bytes'];

export const optionRows: readonly OptionRow[] = [
  ...evidenceRows(DIRECT, 'amanta'),
  { routes: DIRECT, field: '/evidence/lunar_month', values: [monthOf(0, 'amanta'), 'none'] },
  {
    routes: DIRECT,
    field: '/evidence/lunar_month/policy/system',
    base: { evidence: { lunar_month: monthOf(0, 'amanta') } },
    refused: 'purnimanta',
  },
  { routes: DIRECT, field: '/evidence/lagna_sidereal_longitude', base: { evidence: { solar } }, values: [10, 40] },
  { field: '/context/participant/natal_jd_ut1', base: land, values: [2440000.5, 'none'] },
  ...LIMITS.map((name) => ({ routes: DATED, field: `/limits/${name}`, refused: 1 })),
  { routes: SPAN, field: '/limits/max_cells', refused: 1 },
  { routes: SPAN, field: '/limits/max_range_days', base: { end: '2024-04-20T10:00:00+05:30' }, refused: 1 },
  { routes: SPAN, field: '/detail', values: ['full', 'decisions'] },
  { routes: DIRECT, field: '/policy/tithi_ordinal', base: dark, values: ['month_1_to_30', 'paksha_1_to_15'] },
  {
    routes: AT,
    field: '/policy/tithi_ordinal',
    base: { dt: '2024-04-26T10:30:00+05:30' },
    values: ['month_1_to_30', 'paksha_1_to_15'],
  },
  {
    routes: SPAN,
    field: '/policy/tithi_ordinal',
    base: { start: '2024-04-26T10:00:00+05:30', end: '2024-04-26T10:30:00+05:30' },
    values: ['month_1_to_30', 'paksha_1_to_15'],
  },
  { field: '/context/participant/natal_moon_sidereal_longitude', base: land, values: [10, 100] },
  { field: '/context/participant/natal_lagna_sidereal_longitude', base: land, values: [10, 100] },
  { field: '/context/prior_departure_jd_ut1', refused: 2460000.5 },
  { field: '/context/completed_stop_nights', refused: 3 },
];
