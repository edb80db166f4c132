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

/** A year in which the two readings of the lord of the year, and of Kamboola, part. */
const year = { year: 2020 };

export const optionRows: readonly OptionRow[] = [
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS, WINDOWS, JUDGED_PERIOD, ACTIVE_PERIOD],
    field: '/ayanamsa',
    values: ['authI', 'Raman'],
  },
  // Zodiacs that move alike have the same returns: one that follows a star has not.
  { routes: [TASIRA], field: '/ayanamsa', values: ['authI', 'True Chitra'] },
  {
    routes: [CHART, PROFILE, YEAR, SUMMARY, TOPICS, WINDOWS],
    field: '/house_system',
    values: ['P', 'W'],
  },
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
];
