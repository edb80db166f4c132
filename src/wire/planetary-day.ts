import { WEEKDAY_RULERS } from '../doctrine/planetary-hours/hours.js';
import type { PlanetaryHourRuler } from '../doctrine/planetary-hours/hours.js';
import { horizonSearch, localWeekday, solarDayAt, SUNRISE_THRESHOLD } from '../events/horizon-solar-day.js';
import type { HorizonContext, SolarDay } from '../events/horizon-solar-day.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { SUN_BODY } from '../sky/bodies.js';

/** A planetary day: from sunrise to sunrise, ruled by the planet of the local weekday on which the Sun is up. */
export interface PlanetaryDay extends SolarDay {
  readonly weekday: number;
  readonly ruler: PlanetaryHourRuler;
}

/** The planetary day that holds an instant (Julian day UT1), null where the Sun does not rise and set around it. Errors: OutOfCoverage. */
export function planetaryDay(context: HorizonContext, site: Site, jdUt1: number): PlanetaryDay | null {
  const day = solarDayAt(horizonSearch(context, SUN_BODY, site, SUNRISE_THRESHOLD), jdUt1);
  if (day === null) return null;
  const weekday = localWeekday((day.sunriseUt1 + day.sunsetUt1) / 2, site.longitudeDeg);
  return { ...day, weekday, ruler: WEEKDAY_RULERS[weekday] };
}

/**
 * The planetary day that holds an instant (Julian day UT1), [sunrise, next sunrise). Errors: InvalidInput at `pointer` where the Sun does not rise and set around it;
 * OutOfCoverage.
 */
export function planetaryDayAt(context: HorizonContext, site: Site, jdUt1: number, pointer: string): PlanetaryDay {
  const day = planetaryDay(context, site, jdUt1);
  if (day === null) {
    throw new InvalidInput({
      field: pointer,
      message: 'the Sun does not rise, set and rise again around this instant: no planetary hours (polar day or night)',
      given: site.latitudeDeg,
      allowed: 'a latitude at which the Sun rises and sets on that day',
    });
  }
  return day;
}
