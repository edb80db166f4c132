import type { Shape } from '../../../api/operations.js';
import { stretches } from './civil.js';
import type { Stretch } from './civil.js';

export const SOLAR_EVENTS = [
  'astronomical_dawn',
  'nautical_dawn',
  'civil_dawn',
  'sunrise',
  'sunset',
  'civil_dusk',
  'nautical_dusk',
  'astronomical_dusk',
] as const;
export type SolarEvent = (typeof SOLAR_EVENTS)[number];

/** The bands from the darkest to the brightest; each is drawn over the previous one. */
export const BANDS = ['astronomical', 'nautical', 'civil', 'sun'] as const;
export type Band = (typeof BANDS)[number];

const BEGINS: Readonly<Record<Band, SolarEvent>> = {
  astronomical: 'astronomical_dawn',
  nautical: 'nautical_dawn',
  civil: 'civil_dawn',
  sun: 'sunrise',
};
const ENDS: Readonly<Record<Band, SolarEvent>> = {
  astronomical: 'astronomical_dusk',
  nautical: 'nautical_dusk',
  civil: 'civil_dusk',
  sun: 'sunset',
};

/** A solar day with its twilights. */
export type SolarDay = Shape<'TwilightDayResponse'>;

/** The intervals with the Sun above the altitude of a band, over all days, in clock time and divided at midnight. */
export function brightness(
  days: readonly SolarDay[],
  band: Band,
  clock: (utc: string) => number,
  year: { readonly origin: number; readonly days: number },
): Stretch[] {
  return days.flatMap((day) => {
    const state = day.visibility_states[band];
    if (state === 'always_below') return [];
    const { start, end } = day.solar_day;
    const from = state === 'always_above' ? start : (day[BEGINS[band]] ?? start),
      to = state === 'always_above' ? end : (day[ENDS[band]] ?? end);
    return stretches(clock(from.datetime_utc), clock(to.datetime_utc), year.origin, year.days);
  });
}
