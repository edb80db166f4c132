import type { OptionRow } from '../../../../contract/option-rows.js';
import { MONTH_NAMES } from '../../../../services/election-month-names.js';

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

const JD = 2460418.708333;
const calendarBoundary = (kind: string, jd: number) => ({
  kind,
  target_degrees: kind === 'full_moon' ? 180 : 0,
  lower_jd_ut1: jd,
  upper_jd_ut1: jd,
});
const label = (index: number) => ({ index: index % 12, name: MONTH_NAMES[index % 12], qualifier: 'ordinary' });
const lunation = (start: number, index: number) => ({
  start: calendarBoundary('new_moon', start),
  end: calendarBoundary('new_moon', start + 29.5),
  solar_rashi_at_start: (index + 11) % 12,
  ingresses: [calendarBoundary('solar_ingress', start + 10)],
  uncertain_ingresses: [],
  label: label(index),
  omitted_months: [],
});
/** The bright tenth of a month. */
const monthOf = (index: number, system = 'purnimanta') => ({
  jd_ut1: JD,
  policy: { system },
  provenance: { reader_binding: 'client' },
  status: 'available',
  unavailable_reasons: [],
  paksha: 'Shukla',
  tithi_number: 10,
  uncertain_phase_boundaries: [],
  previous_lunation: lunation(JD - 39.5, index + 11),
  amanta_lunation: lunation(JD - 10, index),
  next_lunation: lunation(JD + 19.5, index + 1),
  month_start: calendarBoundary('full_moon', JD - 25),
  month_end: calendarBoundary('full_moon', JD + 5),
  label: label(index),
});
/** An apparition around the instant that begins with a disappearance, or with an appearance. */
const event = (role: string, jd: number) => {
  const sample = {
    jd_ut1: jd,
    planet: 'Jupiter',
    latitude: 25,
    sun_ra: 10,
    sun_declination: 4,
    planet_ra: 40,
    planet_declination: 14,
    sun_tropical_longitude: 11,
    planet_tropical_longitude: 42,
    true_obliquity: 23.44,
  };
  return {
    role,
    side: 'west',
    boundary: { kind: 'apparition', jd_ut1: jd, lower_jd_ut1: jd, upper_jd_ut1: jd },
    before: sample,
    after: sample,
  };
};
const pair = (first: string, second: string) => ({
  previous_event: event(first, JD - 30),
  next_event: event(second, JD + 30),
});

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
  { field: '/policy/month_system', refused: 'amanta' },
  { field: '/context/excavation_corner', base: foundation, values: ['northeast', 'southwest'] },
  { field: '/context/extraordinary_reason', refused: 'fire' },
  { field: '/context/participant', values: [{ participant_id: 'p', natal_moon_sidereal_longitude: 40 }, undefined] },
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
  { routes: DIRECT, field: '/evidence/lunar_month', values: [monthOf(0), monthOf(1)] },
  {
    routes: DIRECT,
    field: '/evidence/lunar_month/policy/system',
    base: { evidence: { lunar_month: monthOf(0) } },
    refused: 'amanta',
  },
  {
    routes: DIRECT,
    field: '/evidence/jupiter_apparition',
    values: [pair('appearance', 'disappearance'), pair('disappearance', 'appearance')],
  },
  {
    routes: DIRECT,
    field: '/evidence/venus_apparition',
    values: [pair('appearance', 'disappearance'), pair('disappearance', 'appearance')],
  },
];
