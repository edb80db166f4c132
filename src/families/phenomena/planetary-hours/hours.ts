import { basisOfJd } from '../../../wire/instant.js';
import { hourAt, hourRuler, hourStart } from '../../../doctrine/planetary-hours/hours.js';
import { planetaryDayAt } from '../../../wire/planetary-day.js';
import type { PlanetaryDay } from '../../../wire/planetary-day.js';
import type { Engine } from '../../../engine.js';
import { LUMINARY_ALTITUDE_DEG } from '../../../events/horizon.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type {
  PlanetaryHourResponse,
  PlanetaryHoursHourAtRequest,
  PlanetaryHoursHourAtResponse,
  PlanetaryHoursProvenanceResponse,
  PlanetaryHoursScheduleRequest,
  PlanetaryHoursScheduleResponse,
} from './schema.js';

const dayOf = (engine: Engine, request: PlanetaryHoursScheduleRequest): PlanetaryDay =>
  planetaryDayAt(
    engine,
    { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 },
    request.jd,
    '/latitude',
  );

function hour(engine: Engine, day: PlanetaryDay, number: number, withUtc: boolean): PlanetaryHourResponse {
  const start = hourStart(day, number),
    end = hourStart(day, number + 1);
  const utc = (ut1: number): string | null =>
    withUtc ? engine.time.formatUtc(engine.time.instantFromUt1(ut1).utcJ2k).replace('+00:00', 'Z') : null;
  return {
    hour_number: number,
    ruler: hourRuler(day.ruler, number),
    jd_start: start + J2000_JD,
    jd_end: end + J2000_JD,
    is_daytime: number <= 12,
    start_utc: utc(start),
    end_utc: utc(end),
  };
}

const windowOf = (day: PlanetaryDay) => ({
  sunrise_jd: day.sunriseUt1 + J2000_JD,
  sunset_jd: day.sunsetUt1 + J2000_JD,
  next_sunrise_jd: day.nextSunriseUt1 + J2000_JD,
  day_duration_days: day.sunsetUt1 - day.sunriseUt1,
  night_duration_days: day.nextSunriseUt1 - day.sunsetUt1,
});

function provenance(withUtc: boolean, lookup: boolean): PlanetaryHoursProvenanceResponse {
  return {
    source_module: 'engine.planetary_hours',
    engine_entrypoint: 'planetary_hours',
    vessel: 'engine.planetary_hours.PlanetaryHour',
    not_vessel: 'engine.cycles.PlanetaryHour',
    sequence_basis: 'Chaldean_order',
    day_ruler_basis: 'weekday_rulership',
    day_window_basis: 'sunrise_to_next_sunrise',
    solar_event_source: 'engine._solar',
    reader_policy: 'server_explicit_reader',
    timezone_policy: 'utc_output_only',
    iso_timestamp_policy: withUtc ? 'utc_included' : 'not_requested',
    location_policy: 'caller_supplied_coordinates',
    stage_sequence: [
      'input_validation',
      'reader_binding',
      'sunrise_sunset_resolution',
      'day_night_division',
      ...(lookup ? ['hour_lookup'] : []),
      'planetary_hours_response_serialization',
    ],
    weekday_basis: 'local_mean_date_at_the_middle_of_the_day',
    solar_altitude_deg: LUMINARY_ALTITUDE_DEG,
  };
}

function scheduleOf(
  engine: Engine,
  request: PlanetaryHoursScheduleRequest,
  day: PlanetaryDay,
): PlanetaryHoursScheduleResponse {
  const withUtc = request.include_iso_utc ?? true;
  return {
    requested_jd: request.jd,
    latitude: request.latitude,
    longitude: request.longitude,
    ...windowOf(day),
    hours: Array.from({ length: 24 }, (_, i) => hour(engine, day, i + 1, withUtc)),
    provenance: provenance(withUtc, false),
    day_ruler: day.ruler,
    computation_basis: basisOfJd(engine, request.jd),
  };
}

/** POST /v1/planetary-hours/schedule: the 24 hours of the planetary day that holds the instant. */
export const schedule = (engine: Engine, request: PlanetaryHoursScheduleRequest): PlanetaryHoursScheduleResponse =>
  scheduleOf(engine, request, dayOf(engine, request));

/** POST /v1/planetary-hours/hour-at: the hour that holds the instant. */
export function hourOf(engine: Engine, request: PlanetaryHoursHourAtRequest): PlanetaryHoursHourAtResponse {
  const day = dayOf(engine, request),
    at = request.jd - J2000_JD,
    withUtc = request.include_iso_utc ?? true;
  return {
    requested_jd: request.jd,
    hour: hour(
      engine,
      day,
      hourAt(day, (start) => start + J2000_JD <= request.jd),
      withUtc,
    ),
    schedule_window: {
      ...windowOf(day),
      contains_requested_jd: day.sunriseUt1 + J2000_JD <= request.jd && request.jd < day.nextSunriseUt1 + J2000_JD,
    },
    schedule: (request.include_schedule ?? false) ? scheduleOf(engine, request, day) : null,
    provenance: provenance(withUtc, true),
    day_ruler: day.ruler,
    computation_basis: engine.basis(engine.time.instantFromUt1(at)),
  };
}
