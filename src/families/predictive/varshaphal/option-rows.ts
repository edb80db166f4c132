import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'varshaphal';

const PROFILE = '/v1/varshaphal/judgement/profile',
  YEAR = '/v1/varshaphal/judgement/year',
  SUMMARY = '/v1/varshaphal/summary',
  TOPICS = '/v1/varshaphal/topics',
  WINDOWS = '/v1/varshaphal/topics/windows',
  CHART = '/v1/varshaphal/chart',
  JUDGED_PERIOD = '/v1/varshaphal/mudda/judgement',
  ACTIVE_PERIOD = '/v1/varshaphal/mudda/active',
  TASIRA = '/v1/varshaphal/tasira/active';

/** A year in which the two readings of the lord of the year, and of Kamboola, give different answers. */
const year = { year: 2020 };

export const optionRows: readonly OptionRow[] = [
  {
    routes: [CHART, PROFILE, YEAR, TOPICS, WINDOWS, JUDGED_PERIOD, ACTIVE_PERIOD],
    field: '/ayanamsa',
    values: ['authI', 'Raman'],
  },
  { routes: [SUMMARY], field: '/ayanamsa', base: { year: 2020 }, values: ['authI', 'Raman'] },
  // Ayanamsas with the same rate give the same returns; one that follows a star has another rate.
  { routes: [TASIRA], field: '/ayanamsa', values: ['authI', 'True Chitra'] },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/house_system',
    values: ['P', 'W'],
  },
  { routes: [WINDOWS], field: '/house_system', values: ['P', 'S'] },
  {
    routes: [JUDGED_PERIOD],
    field: '/house_system',
    base: { query_dt: '2024-07-05T00:00:00Z' },
    values: ['P', 'E'],
  },
  {
    routes: [CHART, YEAR, TOPICS, WINDOWS, TASIRA],
    field: '/bodies',
    values: [
      ['Sun', 'Moon'],
      ['Pluto', 'Neptune'],
    ],
  },
  {
    routes: [WINDOWS],
    field: '/focus_dt',
    values: ['2024-03-22T00:00:00Z', '2024-04-02T00:00:00Z'],
  },
  {
    routes: [PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/focus_dt',
    values: ['2024-03-22T00:00:00Z', '2024-07-01T00:00:00Z'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/year_lord_rule',
    base: year,
    values: ['strength', 'claims'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/kamboola_contact',
    base: year,
    values: ['any', 'applying'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/year_lord_rule',
    base: { ...year, query_dt: '2020-09-01T00:00:00Z' },
    values: ['strength', 'claims'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/kamboola_contact',
    base: { query_dt: '2024-06-20T00:00:00Z' },
    values: ['any', 'applying'],
  },
  {
    routes: [PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/mudda_first_period',
    base: { focus_dt: '2024-05-15T00:00:00Z' },
    values: ['balance', 'whole'],
  },
  {
    routes: [ACTIVE_PERIOD, JUDGED_PERIOD],
    field: '/mudda_first_period',
    base: { query_dt: '2024-05-15T00:00:00Z' },
    values: ['balance', 'whole'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/varga_shares',
    base: { year: 2023 },
    values: ['six_steps', 'four_steps'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/varga_shares',
    base: { year: 2023, query_dt: '2023-09-01T00:00:00Z' },
    values: ['six_steps', 'four_steps'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/moon_year_lord',
    base: { year: 2010 },
    values: ['hands_over', 'stays'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS],
    field: '/ithasala_motion',
    base: { year: 2011 },
    values: ['actual', 'natural'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY],
    field: '/manahoo_contact',
    base: { year: 2016 },
    values: ['square_too', 'orb'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY],
    field: '/nakta_mediator',
    base: { year: 2015 },
    values: ['faster', 'moon'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY],
    field: '/khallasara',
    base: { year: 2015 },
    values: ['counted', 'omitted'],
  },
  {
    routes: [PROFILE, YEAR, SUMMARY],
    field: '/directional_strength',
    base: { year: 2005 },
    values: ['both_sides', 'after_cusp'],
  },
  // A chart shows strengths only in its verdict.
  {
    routes: [CHART],
    field: '/directional_strength',
    base: { natal_dt: '1985-05-25T13:45:00+05:30', year: 2005 },
    values: ['both_sides', 'after_cusp'],
  },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY],
    field: '/mean_motions',
    base: { year: 2011 },
    values: ['geocentric', 'direct'],
  },
  // Topics change with a yoga or a strength only through the balance of the year or the priority of a saham.
  {
    routes: [TOPICS],
    field: '/manahoo_contact',
    base: { natal_dt: '1985-03-21T16:45:00+05:30', year: 2030 },
    values: ['square_too', 'orb'],
  },
  {
    routes: [TOPICS],
    field: '/nakta_mediator',
    base: { natal_dt: '1985-03-21T01:45:00+05:30', year: 1996 },
    values: ['faster', 'moon'],
  },
  {
    routes: [TOPICS],
    field: '/khallasara',
    base: { natal_dt: '1985-03-21T16:45:00+05:30', year: 1996 },
    values: ['counted', 'omitted'],
  },
  {
    routes: [TOPICS],
    field: '/directional_strength',
    base: { natal_dt: '1985-03-21T08:45:00+05:30', year: 1986 },
    values: ['both_sides', 'after_cusp'],
  },
  {
    routes: [TOPICS],
    field: '/mean_motions',
    base: { natal_dt: '1985-03-21T00:45:00+05:30', year: 1987 },
    values: ['geocentric', 'direct'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/moon_year_lord',
    base: { year: 1986, query_dt: '1986-05-10T00:00:00Z' },
    values: ['hands_over', 'stays'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/ithasala_motion',
    base: { year: 1986, query_dt: '1986-05-10T00:00:00Z' },
    values: ['actual', 'natural'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/manahoo_contact',
    base: { year: 1991, query_dt: '1991-07-10T00:00:00Z' },
    values: ['square_too', 'orb'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/nakta_mediator',
    base: { year: 1987, query_dt: '1987-05-10T00:00:00Z' },
    values: ['faster', 'moon'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/khallasara',
    base: { year: 1986, query_dt: '1986-05-10T00:00:00Z' },
    values: ['counted', 'omitted'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/directional_strength',
    base: { year: 2007, query_dt: '2007-11-10T00:00:00Z' },
    values: ['both_sides', 'after_cusp'],
  },
  {
    routes: [JUDGED_PERIOD],
    field: '/mean_motions',
    base: { year: 1994, query_dt: '1994-05-10T00:00:00Z' },
    values: ['geocentric', 'direct'],
  },
];
