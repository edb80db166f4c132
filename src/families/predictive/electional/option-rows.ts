import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'electional';

const SEARCHES = ['/v1/electional/windows', '/v1/electional/moments', '/v1/electional/scored'];
// At this instant the two ayanamsa systems (or modes) place the Moon on either side of the start of the arc.
const sidereal = (start_longitude: number) => ({
  jd_start: 2462350.5,
  jd_end: 2462351.5,
  predicate_parameters: { start_longitude, end_longitude: 40 },
  policy: { zodiac_frame: 'sidereal' },
});
const houses = {
  predicate_profile: 'body_house_membership_v1',
  predicate_parameters: {
    subject: 'Moon',
    houses: [1],
    start_longitude: undefined,
    end_longitude: undefined,
  },
  policy: { step_days: 1 / 24 },
};
const ROOTED = ['rooted-context', 'construction', 'matter-profile'].map(
  (name) => `/v1/electional/western/authC-${name}`,
);
const MATTERS = ['/v1/electional/western/authC-matter-profile'];
const buying = (moon_flow_policy: object) => ({
  profile_id: 'authC_buying_and_selling_v1',
  moon_flow_policy,
});
const lookback = {
  previous_window: 'fixed_lookback',
  previous_lookback_days: 8,
};
const natal = {
  election_class: 'radical',
  natal_jd_ut: 2451545,
  natal_latitude: 51.5,
  natal_longitude: 0,
  natal_house_system: 'P',
};

export const optionRows: readonly OptionRow[] = [
  {
    routes: SEARCHES,
    field: '/policy/ayanamsa_system',
    base: sidereal(10.4),
    values: ['authI', 'Fagan-Bradley'],
  },
  {
    routes: SEARCHES,
    field: '/policy/ayanamsa_mode',
    base: sidereal(10.61),
    values: ['true', 'mean'],
  },
  {
    routes: SEARCHES,
    field: '/policy/house_system',
    base: houses,
    values: ['P', 'W'],
  },
  {
    // Mercury applies to the Moon only.
    routes: ['/v1/electional/western/classical-perfection'],
    field: '/prohibition_rule',
    base: {
      jd_start: 2426972.83,
      jd_end: 2427002.8,
      significator_a: 'Sun',
      significator_b: 'Moon',
    },
    values: ['any_contact', 'lighter_planet_to_both'],
  },
  {
    routes: ['/v1/electional/windows', '/v1/electional/scored'],
    field: '/include_boundary_brackets',
    base: { policy: { boundary_refine_steps: 4 } },
    values: [true, false],
  },
  {
    routes: ['/v1/electional/western/profile-windows'],
    field: '/policy/max_scan_points',
    refused: 3,
  },
  {
    routes: ['/v1/electional/western/profile-windows'],
    field: '/policy/max_windows',
    base: { policy: { merge_gap_days: 0 } },
    values: [1, 2],
  },
  {
    routes: ROOTED,
    field: '/election_class',
    base: natal,
    refused: 'no such class',
  },
  {
    routes: ROOTED,
    field: '/natal_jd_ut',
    base: natal,
    values: [2451545, 2451545.4],
  },
  { routes: ROOTED, field: '/natal_latitude', base: natal, values: [-60, 60] },
  { routes: ROOTED, field: '/natal_longitude', base: natal, values: [0, 120] },
  {
    routes: ROOTED,
    field: '/natal_house_system',
    base: natal,
    refused: 'no such system',
  },
  {
    routes: MATTERS,
    field: '/moon_flow_policy/previous_lookback_days',
    base: buying(lookback),
    values: [1, 8],
  },
  {
    routes: MATTERS,
    field: '/moon_flow_policy/modern',
    base: buying(lookback),
    values: [true, false],
  },
  {
    routes: MATTERS,
    field: '/sign_nature_variant',
    base: { profile_id: 'authC_land_travel_v1' },
    values: ['source_text_unresolved_no_dry_sign_table', 'lilly_1647_elemental_qualities'],
  },
];
