import { jdOfInstant, jdOfTt } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { horizonSearch, localWeekday } from '../../../events/horizon-solar-day.js';
import { governingSolarDay } from '../../../events/solar-events.js';
import type { SolarHorizon } from '../../../events/solar-events.js';
import { WEEKDAYS } from '../../../doctrine/pancha-pakshi/tables.js';
import type { Half, Weekday } from '../../../doctrine/pancha-pakshi/tables.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { nominalScheduleOf } from './nominal.js';
import type { NominalSchedule } from './nominal.js';
import { LOCAL_SOLAR_POLICY, PROFILE, ROUTING } from './policies.js';
import { panchaPakshiSources } from './profiles.js';
import type { PanchaPakshiLocalSolarContextResponse, SolarRequest } from './schema-clock.js';

const [SUN] = CHART_BODIES;
const THRESHOLD = { altitudeDeg: LOCAL_SOLAR_POLICY.solar_event_altitude_deg, limb: 0 } as const;

/** An instant on both scales of the answers, binary64 Julian days. */
export interface JulianMoment {
  readonly tt: number;
  readonly ut1: number;
}

/** The half of a solar day that contains an instant. Selections compare the Julian days TT of the answer. */
export interface SolarHalf {
  readonly instant: Instant;
  readonly requested: JulianMoment;
  readonly sunrise: JulianMoment;
  readonly sunset: JulianMoment;
  readonly nextSunrise: JulianMoment;
  readonly half: Half;
  readonly weekday: Weekday;
  /** Start and end of the half. */
  readonly anchor: JulianMoment;
  readonly end: JulianMoment;
}

/**
 * The governing half of the instant: from the last sunrise at or before it to sunset, or from sunset to the next sunrise. An instant of sunrise
 * or sunset is in the half that begins. Topocentric, at 0 m, the Sun's centre at -0.833 degrees without refraction.
 * Errors: InvalidInput for `dt`, and at /latitude when the Sun does not rise and set around the instant; OutOfCoverage.
 */
export function governingHalf(engine: Engine, request: Omit<SolarRequest, 'paksha'>): SolarHalf {
  const instant = engine.time.instantFromIso(request.dt, '/dt'),
    requested = { tt: instant.ttJ2k + J2000_JD, ut1: jdOfInstant(instant) };
  const moment = (ut1J2k: number): JulianMoment => ({
    tt: engine.time.ttFromUt1(ut1J2k) + J2000_JD,
    ut1: ut1J2k + J2000_JD,
  });
  const site = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 },
    horizon = { site, sun: SUN, threshold: THRESHOLD };
  const day = governingSolarDay(engine, horizon, instant.ut1J2k, (at) => moment(at).tt <= requested.tt);
  if (day === null) throw noSolarDay(engine, horizon, instant, request.latitude);
  const sunrise = moment(day.sunriseUt1),
    sunset = moment(day.sunsetUt1),
    nextSunrise = moment(day.nextSunriseUt1);
  const isDay = requested.tt < sunset.tt;
  return {
    instant,
    requested,
    sunrise,
    sunset,
    nextSunrise,
    half: isDay ? 'day' : 'night',
    weekday: WEEKDAYS[localWeekday(day.sunriseUt1, request.longitude)],
    anchor: isDay ? sunrise : sunset,
    end: isDay ? sunset : nextSunrise,
  };
}

/** The error of polar day and night and of their first and last days, with the position of the Sun. */
function noSolarDay(engine: Engine, horizon: SolarHorizon, instant: Instant, latitude: number): InvalidInput {
  const isUp = horizonSearch(engine, SUN, horizon.site, THRESHOLD).height(instant.ut1J2k) >= 0;
  return new InvalidInput(
    {
      field: '/latitude',
      message: `is a latitude at which the Sun does not rise, set and rise again around this instant: it is ${isUp ? 'above' : 'below'} the horizon`,
      given: latitude,
      allowed: 'a latitude at which the Sun rises and sets on that day',
    },
    { sun_position: isUp ? 'above_horizon' : 'below_horizon' },
  );
}

/** The nominal schedule of the half and of the paksha of the request. */
export const scheduleOfHalf = (engine: Engine, solar: SolarHalf, request: SolarRequest): NominalSchedule =>
  nominalScheduleOf(engine, { paksha: request.paksha, half: solar.half, weekday: solar.weekday });

/** UT1 of a Julian day TT. */
export const ut1OfJdTt = (engine: Engine, jdTt: number): number => jdOfTt(engine, jdTt - J2000_JD);

/** The local-solar context without its basis. */
export function contextOf(
  engine: Engine,
  solar: SolarHalf,
  request: SolarRequest,
): Omit<PanchaPakshiLocalSolarContextResponse, 'computation_basis'> {
  return {
    profile_id: PROFILE.schedule,
    requested_jd_ut1: solar.requested.ut1,
    latitude: request.latitude + 0,
    longitude: request.longitude + 0,
    sunrise_jd_ut1: solar.sunrise.ut1,
    sunset_jd_ut1: solar.sunset.ut1,
    next_sunrise_jd_ut1: solar.nextSunrise.ut1,
    paksha: request.paksha,
    half: solar.half,
    weekday: solar.weekday,
    policy: LOCAL_SOLAR_POLICY,
    nominal_schedule: scheduleOfHalf(engine, solar, request).answer,
    provenance: panchaPakshiSources(engine).provenance(PROFILE.schedule, ROUTING.localSolar),
  };
}

/** POST /v1/pancha-pakshi/context/local-solar. Errors: InvalidInput, OutOfCoverage. */
export function localSolarContext(engine: Engine, request: SolarRequest): PanchaPakshiLocalSolarContextResponse {
  const solar = governingHalf(engine, request);
  return { ...contextOf(engine, solar, request), computation_basis: engine.basis(solar.instant) };
}

/** The first fields of both current-cell answers. */
export const selectionHead = (solar: SolarHalf, request: SolarRequest) => ({
  profile_id: PROFILE.schedule,
  requested_jd_ut1: solar.requested.ut1,
  requested_jd_tt: solar.requested.tt,
  latitude: request.latitude + 0,
  longitude: request.longitude + 0,
  paksha: request.paksha,
  half: solar.half,
  weekday: solar.weekday,
});

/** Both ends of the governing half in the answers of both layouts. */
export const solarBounds = ({ anchor, end }: SolarHalf) => ({
  anchor_jd_tt: anchor.tt,
  anchor_jd_ut1: anchor.ut1,
  governing_solar_half_end_jd_tt: end.tt,
  governing_solar_half_end_jd_ut1: end.ut1,
});

/** The error when not exactly one cell contains the instant. Both layouts are tilings, so that it guards against a fault in them. */
export const failClosed = (matches: number): InvalidInput =>
  new InvalidInput({
    field: '/dt',
    message: `is in ${matches} cells; exactly one is required`,
    allowed: 'an instant in exactly one cell',
  });
