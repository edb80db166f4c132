import { withDefaults } from '../contract/defaults.js';
import { SolarDayFields } from '../contract/panchanga.js';
import type { VaraBasisResponse } from '../contract/panchanga.js';
import type { Engine } from '../engine.js';
import { horizonSearch, localWeekday, SUNRISE_THRESHOLD } from '../events/horizon-solar-day.js';
import type { HorizonThreshold } from '../events/horizon.js';
import { governingSolarDay } from '../events/solar-events.js';
import { reachedBy } from '../kernel/edge.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { SUN_BODY } from '../sky/bodies.js';
import { eventInstantFromUt1 } from '../wire/instant.js';

export type SunriseDefinition = 'upper_limb_refracted' | 'centre_unrefracted';

/** Definition of the day in a request; see `SolarDayFields`. */
export interface SolarDayPolicy {
  readonly sunrise_definition?: SunriseDefinition;
  readonly no_sunrise?: 'mean_day' | 'refuse';
}

/** A day from sunrise to sunrise, or the mean day that replaces it. Days since J2000.0 UT1; weekday 0 Sunday ... 6 Saturday. */
export interface VedicDay {
  readonly basis: 'local_sunrise' | 'local_mean_time_06h';
  readonly weekday: number;
  readonly sunriseUt1: number;
  readonly sunsetUt1: number;
  readonly nextSunriseUt1: number;
  readonly sunriseDefinition: SunriseDefinition;
  /** Null when the Sun rises and sets. */
  readonly sunPosition: 'above_horizon' | 'below_horizon' | null;
}

const THRESHOLDS: Readonly<Record<SunriseDefinition, HorizonThreshold>> = {
  upper_limb_refracted: SUNRISE_THRESHOLD,
  centre_unrefracted: { altitudeDeg: 0, limb: 0 },
};

/** 6h as a fraction of a Julian day, which begins at noon. */
const SIX_HOURS = 0.75;

/**
 * The day of an instant at a place, from the last sunrise at or before it. When the Sun does not rise, set and rise again around the instant
 * (polar day and night, and their first and last days), the policy decides: the mean day from 6h local mean time, or an error. `ut1J2k`: days
 * since J2000.0 UT1. `at`: JSON pointer of the place. Errors: InvalidInput under `refuse`; OutOfCoverage.
 */
export function vedicDayAt(
  engine: Engine,
  site: Site,
  ut1J2k: number,
  policy: SolarDayPolicy,
  at = '/observer_lat',
): VedicDay {
  const request = withDefaults(SolarDayFields, policy),
    sunriseDefinition = request.sunrise_definition,
    threshold = THRESHOLDS[sunriseDefinition],
    { longitudeDeg } = site;
  const day = governingSolarDay(
    engine,
    { site, sun: SUN_BODY, threshold },
    ut1J2k,
    (event) => event <= reachedBy(ut1J2k),
  );
  if (day !== null)
    return {
      ...day,
      basis: 'local_sunrise',
      weekday: localWeekday((day.sunriseUt1 + day.sunsetUt1) / 2, longitudeDeg),
      sunriseDefinition,
      sunPosition: null,
    };
  const sunPosition =
    horizonSearch(engine, SUN_BODY, site, threshold).height(ut1J2k) >= 0 ? 'above_horizon' : 'below_horizon';
  if (request.no_sunrise === 'refuse')
    throw new InvalidInput(
      [
        {
          field: at,
          message: 'is a latitude at which the Sun does not rise, set and rise again around this instant',
          given: site.latitudeDeg,
          allowed: 'a latitude at which the Sun rises and sets on that day',
        },
        { field: '/no_sunrise', message: 'refuses the mean day', given: 'refuse', allowed: 'mean_day' },
      ],
      { sun_position: sunPosition },
    );
  const shift = longitudeDeg / 360,
    sunriseUt1 = Math.floor(reachedBy(ut1J2k) + shift - SIX_HOURS) + SIX_HOURS - shift;
  return {
    basis: 'local_mean_time_06h',
    weekday: localWeekday(sunriseUt1 + 0.25, longitudeDeg),
    sunriseUt1,
    sunsetUt1: sunriseUt1 + 0.5,
    nextSunriseUt1: sunriseUt1 + 1,
    sunriseDefinition,
    sunPosition,
  };
}

/** Basis of the weekday in answers. `day`: null for a request without a place. */
export function varaBasisAnswer(engine: Engine, day: VedicDay | null): VaraBasisResponse {
  if (day === null)
    return {
      basis: 'civil_day_ut1',
      sunrise_definition: null,
      sunrise: null,
      sunset: null,
      next_sunrise: null,
      sun_position: null,
    };
  const rises = day.basis === 'local_sunrise';
  return {
    basis: day.basis,
    sunrise_definition: day.sunriseDefinition,
    sunrise: rises ? eventInstantFromUt1(engine, day.sunriseUt1) : null,
    sunset: rises ? eventInstantFromUt1(engine, day.sunsetUt1) : null,
    next_sunrise: rises ? eventInstantFromUt1(engine, day.nextSunriseUt1) : null,
    sun_position: day.sunPosition,
  };
}
