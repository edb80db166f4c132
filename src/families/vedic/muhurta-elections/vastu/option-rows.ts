import type { OptionRow } from '../../../../contract/option-rows.js';
import { apparition, evidenceRows, monthOf } from '../option-evidence.js';

export const family = 'muhurta-vastu';

const DIRECT = ['/v1/muhurta/vastu/direct'],
  AT = ['/v1/muhurta/vastu/datetime'],
  SPAN = ['/v1/muhurta/vastu/windows'],
  DATED = [...AT, ...SPAN];

const foundation = { policy: { purpose: 'foundation' }, context: { facing: 'west' } };
/** The bright seventh. */
const seventh = {
  ...foundation,
  evidence: {
    planets: [
      { planet: 'Sun', sidereal_longitude: 0 },
      { planet: 'Moon', sidereal_longitude: 78 },
    ],
  },
};

/** Limits that every search reaches. */
const LIMITS = ['max_evaluations', 'max_root_iterations', 'max_reader_calls', 'max_transitions', 'max_output_bytes'];

export const optionRows: readonly OptionRow[] = [
  ...LIMITS.map((name) => ({ routes: DATED, field: `/limits/${name}`, refused: 1 })),
  { routes: SPAN, field: '/limits/max_cells', refused: 1 },
  { routes: SPAN, field: '/limits/max_range_days', base: { end: '2024-04-20T10:00:00+05:30' }, refused: 1 },
  { routes: SPAN, field: '/detail', values: ['full', 'decisions'] },
  {
    routes: DIRECT,
    field: '/policy/facing_tithi_sectors',
    base: seventh,
    values: ['south_from_bright_7', 'south_from_bright_9'],
  },
  {
    routes: AT,
    field: '/policy/facing_tithi_sectors',
    base: { ...foundation, dt: '2024-04-16T10:00:00+05:30' },
    values: ['south_from_bright_7', 'south_from_bright_9'],
  },
  {
    routes: SPAN,
    field: '/policy/facing_tithi_sectors',
    base: { ...foundation, start: '2024-04-16T10:00:00+05:30', end: '2024-04-16T10:30:00+05:30' },
    values: ['south_from_bright_7', 'south_from_bright_9'],
  },
  ...evidenceRows(DIRECT, 'purnimanta'),
  {
    field: '/context/participant/natal_jd_ut1',
    base: { context: { participant: { participant_id: 'p' } } },
    values: [2440000.5, 'none'],
  },
  { field: '/policy/month_system', refused: 'amanta' },
  { field: '/context/excavation_corner', base: foundation, values: ['northwest', 'southwest'] },
  { field: '/context/extraordinary_reason', refused: 'fire' },
  {
    field: '/context/participant/natal_moon_sidereal_longitude',
    base: { context: { participant: { participant_id: 'p' } } },
    values: [10, 100],
  },
  {
    field: '/context/participant/natal_lagna_sidereal_longitude',
    base: { context: { participant: { participant_id: 'p' } } },
    values: [10, 100],
  },
  { routes: DATED, field: '/limits/max_history_days', values: [1, 2048] },
  { routes: DIRECT, field: '/evidence/lunar_month', values: [monthOf(0, 'purnimanta'), monthOf(1, 'purnimanta')] },
  {
    routes: DIRECT,
    field: '/evidence/lunar_month/policy/system',
    base: { evidence: { lunar_month: monthOf(0, 'purnimanta') } },
    refused: 'amanta',
  },
  {
    routes: DIRECT,
    field: '/evidence/jupiter_apparition',
    values: [apparition('appearance', 'disappearance'), apparition('disappearance', 'appearance')],
  },
  {
    routes: DIRECT,
    field: '/evidence/venus_apparition',
    values: [apparition('appearance', 'disappearance'), apparition('disappearance', 'appearance')],
  },
];
