import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'muhurta-marriage';

const DIRECT = ['/v1/muhurta/marriage/direct'],
  AT = ['/v1/muhurta/marriage/datetime'],
  SPAN = ['/v1/muhurta/marriage/windows'],
  DATED = [...AT, ...SPAN],
  JUDGED = [...DIRECT, ...DATED];

/** Limits that each search reaches. */
const REACHED = ['max_evaluations', 'max_root_iterations', 'max_reader_calls', 'max_history_days', 'max_output_bytes'];

/** Evidence that few rules read: a value of another type is refused. */
const EVIDENCE = [
  'planets/0/longitude_speed',
  'solar/half_set',
  'solar/sunrise_history',
  'solar/history_extent',
  'solar/upper_limb_set',
  'phase_spans',
  'yoga_span',
  'karana_span',
  'lunar_month',
  'lunar_month/policy/solver_tolerance_seconds',
  'lunar_month/provenance/scan_step_days',
  'lunar_month/provenance/search_radius_days',
  'lunar_month/policy/system',
  'ingress_history',
  'ingress_history/events/0/cardinal_solar_days',
  'star_history/vedha_spans',
  'star_history/moon28_passages',
  'star_history/transition_bands',
  'star_history/transition_bands/0/phase_bounds',
  'star_history/transition_bands/0/unavailable_reasons',
  'star_history/solar_navamsa_entries',
  'star_history/solar_navamsa_entries/0/before_second',
  'star_history/solar_navamsa_entries/0/after_second',
  'star_history/conjunction_events',
  'star_history/conjunction_events/0/before_second',
  'star_history/conjunction_events/0/after_second',
  'star_history/declination_events',
  'star_history/eclipse_intervals',
  'yoga_endings',
  'jupiter_apparition',
  'venus_apparition',
];
const NATAL = [
  'natal_moon_sidereal_longitude',
  'natal_lagna_sidereal_longitude',
  'birth_lunar_month_index',
  'birth_tithi_index',
  'first_born',
  'natal_jd_ut1',
];

const at = { kind: 'event', jd_ut1: 2460400, lower_jd_ut1: 2460400, upper_jd_ut1: 2460400 };
const extent = { start_jd_ut1: 2460300, end_jd_ut1: 2460500 };
const degrees = { target_degrees: 1, before_first: 1, after_first: 1 };
const conjunction = { kind: 'planetary_conjunction', boundary: at, first_body: 'Sun', second_body: 'Mars', ...degrees };
/** A body with one item in each list whose items have optional fields. */
const ITEMS = {
  evidence: {
    ingress_history: { events: [{}] },
    star_history: {
      extent,
      planets: [],
      passages: [],
      tradition_profile: 'kp_1917_marriage_ordinary.v1',
      additional_extent: extent,
      transition_bands: [{ boundary: at, longitudes: [] }],
      solar_navamsa_entries: [conjunction],
      conjunction_events: [conjunction],
    },
  },
};
const COUPLE = {
  personal: {
    participants: [
      { participant_id: 'a', role: 'bride' },
      { participant_id: 'b', role: 'groom' },
    ],
  },
};

/** A field that refuses a value of another type. */
const typed = (routes: readonly string[], field: string, refused: unknown = 'none'): OptionRow => ({
  routes,
  field,
  refused,
  ...(field.startsWith('/personal/participants') ? { base: COUPLE } : {}),
  ...(/^\/evidence\/(?:ingress|star).*\/0\//.test(field) ? { base: ITEMS } : {}),
});

export const optionRows: readonly OptionRow[] = [
  ...EVIDENCE.map((name) => typed(DIRECT, `/evidence/${name}`)),
  { routes: DIRECT, field: '/evidence/lunar_month/provenance/source', refused: 5 },
  { routes: DIRECT, field: '/policy/navamsa_profile', refused: 'none' },
  ...NATAL.map((name) => typed(JUDGED, `/personal/participants/0/${name}`)),
  { routes: JUDGED, field: '/personal/profile', refused: 'none' },
  ...REACHED.map((name): OptionRow => ({ routes: DATED, field: `/limits/${name}`, refused: 1 })),
  { routes: AT, field: '/limits/max_historical_cells', refused: 1 },
  { routes: SPAN, field: '/limits/max_cells', refused: 1 },
  { routes: SPAN, field: '/limits/max_transitions', refused: 1 },
  { routes: SPAN, field: '/limits/max_range_days', base: { end: '2024-04-20T10:00:00+05:30' }, refused: 1 },
];
