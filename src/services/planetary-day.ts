import { WEEKDAY_RULERS } from '../doctrine/planetary-hours/hours.js';
import type { PlanetaryHourRuler } from '../doctrine/planetary-hours/hours.js';
import type { HorizonSearch } from '../events/horizon.js';
import { horizonSearch, localWeekday, solarDayAt, SUNRISE_THRESHOLD } from '../events/horizon-solar-day.js';
import type { HorizonContext, SolarDay } from '../events/horizon-solar-day.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { SUN_BODY } from '../sky/bodies.js';

/** A planetary day: sunrise to sunrise, ruled by the planet of the local weekday at the middle of its daylight. */
export interface PlanetaryDay extends SolarDay {
  readonly weekday: number;
  readonly ruler: PlanetaryHourRuler;
}

/** The search of sunrises and sunsets at a site. */
export const sunSearch = (context: HorizonContext, site: Site): HorizonSearch =>
  horizonSearch(context, SUN_BODY, site, SUNRISE_THRESHOLD);

/**
 * The planetary day that contains an instant (Julian day UT1); null if the Sun does not rise and set around it. Errors: OutOfCoverage.
 */
export const planetaryDay = (context: HorizonContext, site: Site, jdUt1: number): PlanetaryDay | null =>
  dayOfSearch(sunSearch(context, site), site, jdUt1);

function dayOfSearch(search: HorizonSearch, site: Site, jdUt1: number): PlanetaryDay | null {
  const day = solarDayAt(search, jdUt1);
  if (day === null) return null;
  const weekday = localWeekday((day.sunriseUt1 + day.sunsetUt1) / 2, site.longitudeDeg);
  return { ...day, weekday, ruler: WEEKDAY_RULERS[weekday] };
}

/**
 * The planetary day [sunrise, next sunrise) that contains an instant (Julian day UT1). Errors: InvalidInput at `pointer` if the Sun does
 * not rise and set around the instant; OutOfCoverage.
 */
export function requiredDay(search: HorizonSearch, site: Site, jdUt1: number, pointer: string): PlanetaryDay {
  const day = dayOfSearch(search, site, jdUt1);
  if (day === null) {
    throw new InvalidInput({
      field: pointer,
      message: 'has no planetary hours at this instant: the Sun does not rise, set and rise again (polar day or night)',
      given: site.latitudeDeg,
      allowed: 'a latitude at which the Sun rises and sets on that day',
    });
  }
  return day;
}

/** The planetary day at a site that contains an instant (Julian day UT1). Errors: those of `requiredDay`. */
export const planetaryDayAt = (context: HorizonContext, site: Site, jdUt1: number, pointer: string): PlanetaryDay =>
  requiredDay(sunSearch(context, site), site, jdUt1, pointer);
