import { stretches } from './civil.js';
import type { Stretch } from './civil.js';

interface Instant {
  readonly jd_ut: number;
  readonly datetime_utc: string;
}
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

/** From the darkest to the brightest: each is drawn over the one before. */
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

/** A solar day as /v1/rise-set/twilight answers it. */
export type SolarDay = Readonly<Record<SolarEvent, Instant | null>> & {
  readonly jd_day: number;
  readonly visibility_states: Readonly<Record<Band, string>>;
  readonly solar_day: { readonly start: Instant; readonly noon: Instant; readonly end: Instant };
};

/** When the Sun is above the altitude of a band, over all days, in clock time cut at midnights. */
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
