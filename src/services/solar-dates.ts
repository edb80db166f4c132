import type { PANCHANGA_SUNRISE_DEFINITIONS, PanchangaSolarDateResponse } from '../contract/civil-day.js';
import type { Engine } from '../engine.js';
import type { HorizonThreshold } from '../events/horizon.js';
import { solarHorizonEvents } from '../events/solar-events.js';
import { J2000_JD } from '../kernel/constants.js';
import { namingField } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { SUN_BODY } from '../sky/bodies.js';
import { calendarDateOf, LocalClock, mondayWeekday } from './civil-dates.js';
import type { CivilDate } from './civil-dates.js';

export type PanchangaSunriseDefinition = (typeof PANCHANGA_SUNRISE_DEFINITIONS)[number];

const centreAt = (arcminutes: number): HorizonThreshold => ({ altitudeDeg: arcminutes / 60, limb: 0 });

/**
 * Airless altitude of the Sun's centre at sunrise and sunset. `rashtriya_upper_limb`: 16' of semidiameter and 31' of refraction (Rashtriya
 * Panchang); `usno_upper_limb`: 16' and 34' (Astronomical Almanac); `geometric_center`: 0.
 */
export const SUNRISE_THRESHOLDS: Readonly<Record<PanchangaSunriseDefinition, HorizonThreshold>> = {
  rashtriya_upper_limb: centreAt(-47),
  usno_upper_limb: centreAt(-50),
  geometric_center: centreAt(0),
};

/** The Sun's centre on the horizon with 34' of refraction, or geometrically: half of the disc has set (godhuli). */
export const HALF_SET_THRESHOLDS = { refracted: centreAt(-34), geometric: centreAt(0) } as const;
/** The upper limb on the horizon with a semidiameter of 16', with 34' of refraction or geometrically. */
export const UPPER_LIMB_THRESHOLDS = { refracted: centreAt(-50), geometric: centreAt(-16) } as const;

/** Request of a civil date at a place; see `civilDayFields`. */
export interface CivilDayRequest {
  readonly local_date: string;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Why a solar event of a date is missing. */
export type MissingSolarEvent =
  | 'sunrise_absent'
  | 'following_sunset_absent'
  | 'next_sunrise_absent'
  | 'previous_sunset_absent';

/** Sunrises and sunsets of three civil dates around a request, Julian days UT1 as published, in order of time. */
export interface SolarEvents {
  readonly sunrises: readonly number[];
  readonly sunsets: readonly number[];
}

/**
 * The solar day of a civil date: from its first sunrise. An event that does not occur within the dates before, of and after the request is null
 * and listed in `missing` (polar day and night, with their first and last days).
 */
export interface CivilSolarDay {
  readonly clock: LocalClock;
  readonly site: Site;
  /** The date before, the date, and the date after. */
  readonly dates: readonly [CivilDate, CivilDate, CivilDate];
  readonly events: SolarEvents;
  /** Weekday of the date, which is that of its sunrise: 0 Monday ... 6 Sunday. */
  readonly weekday: number;
  /** Julian days UT1. */
  readonly sunrise: number | null;
  readonly sunset: number | null;
  readonly nextSunrise: number | null;
  readonly previousSunset: number | null;
  readonly missing: readonly MissingSolarEvent[];
}

/**
 * The solar day of the request. `threshold`: the altitude that defines sunrise and sunset. Errors: InvalidInput for a date that does not exist or
 * that the zone skipped, or an unknown zone; OutOfCoverage.
 */
export function civilSolarDay(engine: Engine, request: CivilDayRequest, threshold: HorizonThreshold): CivilSolarDay {
  const date = calendarDateOf(request.local_date),
    clock = new LocalClock(engine, request.timezone),
    [before, today, after] = clock.dates(date, -1, 1);
  const site: Site = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 };
  const events = namingField('/local_date', request.local_date, () =>
    solarEvents(engine, site, threshold, before.startJdUt1, after.endJdUt1),
  );
  const sunrise = events.sunrises.find((jd) => jd >= today.startJdUt1 && jd < today.endJdUt1) ?? null;
  const first = (list: readonly number[]): number | null =>
    sunrise === null ? null : (list.find((jd) => jd > sunrise) ?? null);
  const sunset = first(events.sunsets),
    nextSunrise = first(events.sunrises),
    previousSunset = sunrise === null ? null : (events.sunsets.findLast((jd) => jd < sunrise) ?? null);
  const missing: MissingSolarEvent[] = [];
  if (sunrise === null) missing.push('sunrise_absent');
  else {
    if (sunset === null) missing.push('following_sunset_absent');
    if (nextSunrise === null) missing.push('next_sunrise_absent');
    if (previousSunset === null) missing.push('previous_sunset_absent');
  }
  return {
    clock,
    site,
    dates: [before, today, after],
    events,
    weekday: mondayWeekday(date),
    sunrise,
    sunset,
    nextSunrise,
    previousSunset,
    missing,
  };
}

/** Sunrises and sunsets in [from, to), Julian days UT1, under a threshold. Errors: OutOfCoverage. */
export function solarEvents(
  engine: Engine,
  site: Site,
  threshold: HorizonThreshold,
  from: number,
  to: number,
): SolarEvents {
  const sunrises: number[] = [],
    sunsets: number[] = [];
  const horizon = { site, sun: SUN_BODY, threshold };
  // A microsecond more on both sides; the comparison is that of published Julian days.
  for (const { ut1J2k, rising } of solarHorizonEvents(engine, horizon, from - J2000_JD - 1e-9, to - J2000_JD + 1e-9)) {
    const jd = ut1J2k + J2000_JD;
    if (jd >= from && jd < to) (rising ? sunrises : sunsets).push(jd);
  }
  return { sunrises, sunsets };
}

/** The dates of a solar day with their sunrises and sunsets, as answers carry them. */
export const solarDatesAnswer = ({ clock, dates, events }: CivilSolarDay): PanchangaSolarDateResponse[] =>
  dates.map((date) => {
    const within = (list: readonly number[]) =>
      list.filter((jd) => jd >= date.startJdUt1 && jd < date.endJdUt1).map((jd) => clock.moment(jd));
    return {
      local_date: date.name,
      civil_start: clock.momentOfUtc(date.startUtc, date.startJdUt1),
      civil_end: clock.momentOfUtc(date.endUtc, date.endJdUt1),
      sunrises: within(events.sunrises),
      sunsets: within(events.sunsets),
    };
  });
