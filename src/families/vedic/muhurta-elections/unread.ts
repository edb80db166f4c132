/** Evidence of the shared shape that few rules read, as pointers below `/evidence`. */
const SOLAR = ['solar/half_set', 'solar/sunrise_history', 'solar/history_extent', 'solar/upper_limb_set'];
const MONTH = [
  'lunar_month/policy/solver_tolerance_seconds',
  'lunar_month/provenance/source',
  'lunar_month/provenance/scan_step_days',
  'lunar_month/provenance/search_radius_days',
];
const TRADITION = [
  'star_history/solar_navamsa_entries',
  'star_history/solar_navamsa_entries/0/before_second',
  'star_history/solar_navamsa_entries/0/after_second',
  'star_history/conjunction_events',
  'star_history/conjunction_events/0/before_second',
  'star_history/conjunction_events/0/after_second',
  'star_history/declination_events',
  'star_history/eclipse_intervals',
];
const HISTORIES = [
  'phase_spans',
  'yoga_span',
  'ingress_history',
  'ingress_history/events/0/cardinal_solar_days',
  'star_history',
  'star_history/vedha_spans',
  'star_history/moon28_passages',
  'star_history/transition_bands',
  'star_history/transition_bands/0/phase_bounds',
  'star_history/transition_bands/0/unavailable_reasons',
];
const SPEED = ['planets/0/longitude_speed'];
const MONTH_ITSELF = ['lunar_month', 'lunar_month/policy/system'];
const APPARITIONS = ['jupiter_apparition', 'venus_apparition'];

/** Evidence that no rule of a family reads. */
export const UNREAD_BY_COMMERCE = [
  ...SPEED,
  ...SOLAR,
  ...MONTH_ITSELF,
  ...MONTH,
  ...HISTORIES,
  ...TRADITION,
  'karana_span',
  'yoga_endings',
  ...APPARITIONS,
];
export const UNREAD_BY_HOUSES = [
  ...SPEED,
  ...SOLAR,
  ...MONTH,
  ...HISTORIES,
  ...TRADITION,
  'karana_span',
  'yoga_endings',
];
export const UNREAD_BY_DEPARTURES = [
  'solar/half_set',
  'solar/upper_limb_set',
  ...MONTH_ITSELF,
  ...MONTH,
  ...TRADITION,
  'karana_span',
  'yoga_endings',
  'jupiter_apparition',
];
/** Evidence that departures by land alone read. */
export const READ_BY_LAND = [
  ...SPEED,
  'solar/sunrise_history',
  'solar/history_extent',
  ...HISTORIES,
  'venus_apparition',
];

/** Declares evidence as without effect. `pointers`: below `/evidence`. */
export const unread = (pointers: readonly string[], reason: string): { field: string; reason: string }[] =>
  pointers.map((pointer) => ({ field: `/evidence/${pointer}`, reason }));
