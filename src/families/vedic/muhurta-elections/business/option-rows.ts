import type { OptionRow } from '../../../../contract/option-rows.js';
import { evidenceRows, monthOf } from '../option-evidence.js';

export const family = 'muhurta-business';

const DIRECT = ['/v1/muhurta/business/direct'],
  AT = ['/v1/muhurta/business/datetime'],
  SPAN = ['/v1/muhurta/business/windows'],
  DATED = [...AT, ...SPAN];

/** Anuradha on Wednesday, the 8th: a pair that verse 21 adds. */
const spoiled = {
  evidence: {
    planets: [
      { planet: 'Sun', sidereal_longitude: 130 },
      { planet: 'Moon', sidereal_longitude: 220 },
    ],
    solar: {
      day: {
        start: { kind: 'sunrise', jd_ut1: 2460418.5, lower_jd_ut1: 2460418.5, upper_jd_ut1: 2460418.5 },
        end: { kind: 'sunrise', jd_ut1: 2460419.5, lower_jd_ut1: 2460419.5, upper_jd_ut1: 2460419.5 },
      },
      sunset: { kind: 'sunset', jd_ut1: 2460419, lower_jd_ut1: 2460419, upper_jd_ut1: 2460419 },
      weekday: 3,
    },
  },
};

/** Limits that every search reaches. */
const LIMITS = ['max_evaluations', 'max_root_iterations', 'max_reader_calls', 'max_transitions', 'max_output_bytes'];

const JUDGED = [...DIRECT, '/v1/muhurta/business/compare'];

export const optionRows: readonly OptionRow[] = [
  ...evidenceRows(JUDGED, 'amanta'),
  { routes: JUDGED, field: '/evidence/lunar_month', values: [monthOf(0, 'amanta'), 'none'] },
  {
    routes: JUDGED,
    field: '/evidence/lunar_month/policy/system',
    base: { evidence: { lunar_month: monthOf(0, 'amanta') } },
    values: ['amanta', 'none'],
  },
  ...LIMITS.map((name) => ({ routes: DATED, field: `/limits/${name}`, refused: 1 })),
  { routes: SPAN, field: '/limits/max_cells', refused: 1 },
  { routes: SPAN, field: '/limits/max_range_days', base: { end: '2024-04-20T10:00:00+05:30' }, refused: 1 },
  { routes: SPAN, field: '/detail', values: ['full', 'decisions'] },
  { routes: DIRECT, field: '/policy/spoiled_pairs', base: spoiled, values: ['mc04_1_20', 'mc04_1_20_21'] },
  // Friday in Revati, the tenth of the fortnight.
  {
    routes: AT,
    field: '/policy/spoiled_pairs',
    base: { dt: '2025-06-20T11:30:00+05:30' },
    values: ['mc04_1_20', 'mc04_1_20_21'],
  },
  {
    routes: SPAN,
    field: '/policy/spoiled_pairs',
    base: { start: '2025-06-20T11:00:00+05:30', end: '2025-06-20T11:30:00+05:30' },
    values: ['mc04_1_20', 'mc04_1_20_21'],
  },
];
