import { horizonSearch, localWeekday, solarDayAt, SUNRISE_THRESHOLD } from '../events/horizon-solar-day.js';
import type { HorizonContext, SolarDay } from '../events/horizon-solar-day.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { CHART_BODIES } from '../sky/bodies.js';

/** The seven planets from the slowest sphere to the fastest: the order of the hours. */
const CHALDEAN_ORDER = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const;
/** Ruler of each weekday, Sunday first. */
export const WEEKDAY_RULERS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export type PlanetaryHourRuler = (typeof CHALDEAN_ORDER)[number];

const [SUN_BODY] = CHART_BODIES;

/** A planetary day: from sunrise to sunrise, ruled by the planet of the local weekday on which the Sun is up. */
export interface PlanetaryDay extends SolarDay {
  readonly weekday: number;
  readonly ruler: PlanetaryHourRuler;
}

/** Ruler of an hour, 1 ... 24, of a day: the planets follow each other in Chaldean order without a break. */
export function hourRuler(dayRuler: PlanetaryHourRuler, hourNumber: number): PlanetaryHourRuler {
  return CHALDEAN_ORDER[(CHALDEAN_ORDER.indexOf(dayRuler) + hourNumber - 1) % 7];
}

/** Start of an hour, 1 ... 25 (25 ends the night): the day and the night are each divided in twelve. Days since J2000.0 UT1. */
export function hourStart(day: SolarDay, hourNumber: number): number {
  const { sunriseUt1, sunsetUt1, nextSunriseUt1 } = day;
  if (hourNumber > 24) return nextSunriseUt1;
  return hourNumber <= 12
    ? sunriseUt1 + ((sunsetUt1 - sunriseUt1) * (hourNumber - 1)) / 12
    : sunsetUt1 + ((nextSunriseUt1 - sunsetUt1) * (hourNumber - 13)) / 12;
}

/** The hour, 1 ... 24, that holds an instant of the day. */
export function hourAt(day: SolarDay, ut1J2k: number): number {
  let hour = 1;
  while (hour < 24 && hourStart(day, hour + 1) <= ut1J2k) hour++;
  return hour;
}

/**
 * The planetary day that holds an instant. Errors: InvalidInput at `pointer` where the Sun does not rise and set around it;
 * OutOfCoverage.
 */
export function planetaryDayAt(context: HorizonContext, site: Site, ut1J2k: number, pointer: string): PlanetaryDay {
  const day = solarDayAt(horizonSearch(context, SUN_BODY, site, SUNRISE_THRESHOLD), ut1J2k);
  if (day === null) {
    throw new InvalidInput({
      field: pointer,
      message: 'the Sun does not rise, set and rise again around this instant: no planetary hours (polar day or night)',
      given: site.latitudeDeg,
      allowed: 'a latitude at which the Sun rises and sets on that day',
    });
  }
  const weekday = localWeekday((day.sunriseUt1 + day.sunsetUt1) / 2, site.longitudeDeg);
  return { ...day, weekday, ruler: WEEKDAY_RULERS[weekday] };
}
