import type { OptionRow } from '../../../contract/option-rows.js';
import { MONTH_NAMES } from '../../../services/election-month-names.js';

/** Consistent evidence for the options suite: an instant with a solar day, a lunar month and records. */

const JD = 2460418.708333;
const at = (jd: number) => ({ kind: 'event', jd_ut1: jd, lower_jd_ut1: jd, upper_jd_ut1: jd });
const span = { start: at(JD - 0.5), end: at(JD + 0.4) };
const extent = { start_jd_ut1: JD - 5, end_jd_ut1: JD + 5 };

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

/** The bright tenth of a month; Chaitra = 0. */
export const monthOf = (index: number, system: 'amanta' | 'purnimanta') => ({
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
  return { role, side: 'west', boundary: at(jd), before: sample, after: sample };
};
/** An apparition around the instant that begins with one event and ends with another. */
export const apparition = (first: string, second: string) => ({
  previous_event: event(first, JD - 30),
  next_event: event(second, JD + 30),
});

/** A day from sunrise to sunrise that contains the instant of the examples. */
export const solar = {
  day: { start: at(JD - 0.2), end: at(JD + 0.8) },
  sunset: at(JD + 0.3),
  weekday: 4,
};

const angular = {
  kind: 'solar_navamsa',
  boundary: at(JD),
  first_body: 'Sun',
  second_body: null,
  target_degrees: 10,
  before_first: 9,
  after_first: 11,
};
const declinations = {
  boundary: at(JD),
  before_sun_declination: 1,
  before_moon_declination: 1,
  after_sun_declination: 1,
  after_moon_declination: 1,
  before_moon_longitude: 1,
  after_moon_longitude: 1,
};
const shadow = {
  jd_ut1: JD,
  kind: 'solar',
  sun_xyz_km: [1, 2, 3],
  moon_xyz_km: [1, 2, 3],
  moon_sidereal_longitude: 1,
};
const contact = (role: string) => ({ boundary: at(JD), before: shadow, after: shadow, role });
const skySpan = { interval: span, jd_ut1: JD, planets: [] };
const band = { boundary: at(JD), longitudes: [] };
const starHistory = {
  extent,
  planets: [],
  passages: [],
  transition_bands: [band],
  tradition_profile: 'kp_1917_marriage_ordinary.v1',
  additional_extent: extent,
  solar_navamsa_entries: [angular],
  conjunction_events: [{ ...angular, kind: 'planetary_conjunction' }],
};
const ingressHistory = {
  extent,
  planets: ['Sun'],
  events: [{ planet: 'Sun', entered_sign: 1, direction: 1, boundary: at(JD) }],
};

/** A value of each pointer below `/evidence` that the rows vary. */
const SAMPLES: readonly (readonly [pointer: string, value: unknown])[] = [
  ['planets/0/longitude_speed', 1],
  ['solar/half_set', at(JD + 0.301)],
  ['solar/sunrise_history', [at(JD - 0.2)]],
  ['solar/history_extent', extent],
  ['solar/upper_limb_set', at(JD + 0.302)],
  ['phase_spans', [{ kind: 'nakshatra', index: 9, interval: span }]],
  ['yoga_span', span],
  ['karana_span', span],
  ['lunar_month/policy/solver_tolerance_seconds', 0.5],
  ['lunar_month/provenance/source', 'an almanac'],
  ['lunar_month/provenance/scan_step_days', 5],
  ['lunar_month/provenance/search_radius_days', 40],
  ['ingress_history', ingressHistory],
  ['ingress_history/events/0/cardinal_solar_days', span],
  ['star_history', starHistory],
  ['star_history/vedha_spans', [skySpan]],
  ['star_history/moon28_passages', [{ star_index: 1, entry: at(JD - 1), exit: at(JD) }]],
  ['star_history/transition_bands', [band]],
  ['star_history/transition_bands/0/phase_bounds', [1, 2]],
  ['star_history/transition_bands/0/unavailable_reasons', ['none']],
  ['star_history/solar_navamsa_entries', [angular]],
  ['star_history/solar_navamsa_entries/0/before_second', 3],
  ['star_history/solar_navamsa_entries/0/after_second', 3],
  ['star_history/conjunction_events', [angular]],
  ['star_history/conjunction_events/0/before_second', 3],
  ['star_history/conjunction_events/0/after_second', 3],
  ['star_history/declination_events', [declinations]],
  ['star_history/eclipse_intervals', [{ start: contact('start'), end: contact('end') }]],
  ['yoga_endings', [{ yoga_index: 1, boundary: at(JD), moon_sidereal_longitude: 1, sun_sidereal_longitude: 1 }]],
];

/** Rows for evidence that few rules read: consistent values are admitted (and answered as not applied), others refused. `system`: months that the family admits. */
export const evidenceRows = (routes: readonly string[], system: 'amanta' | 'purnimanta'): OptionRow[] =>
  SAMPLES.map(([pointer, value]) => {
    const [parent, ...rest] = pointer.split('/');
    const nested = rest.length > 0;
    const parents: Readonly<Record<string, unknown>> = {
      solar: {
        ...solar,
        ...(pointer === 'solar/sunrise_history' ? { history_extent: extent } : {}),
        ...(pointer === 'solar/upper_limb_set' ? { half_set: at(JD + 0.301) } : {}),
      },
      lunar_month: monthOf(0, system),
      ingress_history: ingressHistory,
      star_history: starHistory,
    };
    const base = nested && parent in parents ? { evidence: { [parent]: parents[parent] } } : {};
    return { routes, field: `/evidence/${pointer}`, base, values: [value, typeof value === 'string' ? 5 : 'none'] };
  });
