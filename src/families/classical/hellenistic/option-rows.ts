import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'hellenistic-doctrines';

const WALK = ['/v1/hellenistic/circumambulations'],
  CONDITION = ['/v1/hellenistic/condition'],
  OFFICES = ['/v1/hellenistic/offices'],
  EDGES = ['/v1/hellenistic/transmissions'];
const clima = [20, 24, 28, 32, 36, 40, 40, 36, 32, 28, 24, 20];
const months = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Sun',
];
/** The Moon between Saturn and Mars. */
const enclosed = {
  positions: { Sun: 49, Moon: 284, Mercury: 34, Venus: 60, Mars: 286, Jupiter: 193, Saturn: 279 },
};
const speeds = { Moon: 12, Mars: 0.5 };

export const optionRows: readonly OptionRow[] = [
  {
    routes: WALK,
    field: '/geographic_latitude',
    base: { time_key: 'rising_times', obliquity: 23.44 },
    values: [10, 50],
  },
  { routes: WALK, field: '/obliquity', base: { time_key: 'equatorial' }, values: [20, 24] },
  {
    routes: WALK,
    field: '/rising_times_deg',
    base: { time_key: 'rising_times' },
    values: [clima, [...clima.slice(6), ...clima.slice(0, 6)]],
  },
  {
    routes: WALK,
    field: '/positions',
    base: { time_key: 'equatorial', obliquity: 23.44 },
    values: [{ Sun: 10 }, { Sun: 50 }],
  },
  { routes: CONDITION, field: '/speeds', base: enclosed, values: [speeds, { Moon: 12, Mars: 14 }] },
  { routes: CONDITION, field: '/adherence_orb_deg', base: { ...enclosed, speeds }, values: [3, 1] },
  { routes: CONDITION, field: '/enclosure_orb_deg', base: enclosed, values: [12, 3] },
  {
    routes: OFFICES,
    field: '/prenatal_new_moon_longitude',
    base: { is_day_chart: true, asc_longitude: 200 },
    values: [40, 200],
  },
  { routes: OFFICES, field: '/prenatal_full_moon_longitude', base: { asc_longitude: 200 }, values: [40, 200] },
  {
    routes: OFFICES,
    field: '/latest_prenatal_syzygy',
    base: { asc_longitude: 200, prenatal_full_moon_longitude: 40 },
    values: ['new_moon', 'full_moon'],
  },
  { routes: EDGES, field: '/profection_lord', base: { profection_monthly_lords: months }, values: ['Mars', undefined] },
  {
    routes: EDGES,
    field: '/profection_monthly_lords',
    base: { profection_lord: 'Mars' },
    values: [months, [...months].reverse()],
  },
  { routes: EDGES, field: '/decennial_l1', base: { decennial_l2: 'Moon' }, values: ['Mars', undefined] },
  { routes: EDGES, field: '/decennial_l2', base: { decennial_l1: 'Moon' }, values: ['Mars', undefined] },
  { routes: EDGES, field: '/zr_l1_sign', base: { zr_l2_sign: 'Leo' }, values: ['Aries', 'Virgo'] },
  { routes: EDGES, field: '/zr_l2_sign', base: { zr_l1_sign: 'Leo' }, values: ['Aries', 'Virgo'] },
];
