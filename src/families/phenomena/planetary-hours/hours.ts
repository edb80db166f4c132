import { withDefaults } from '../../../contract/defaults.js';
import { basisOfJd } from '../../../wire/instant.js';
import { hourAt, hourRuler, hourStart } from '../../../doctrine/planetary-hours/hours.js';
import { StageLog } from '../../../wire/stage-log.js';
import { requiredDay, sunSearch } from '../../../services/planetary-day.js';
import type { PlanetaryDay } from '../../../services/planetary-day.js';
import type { Engine } from '../../../engine.js';
import { LUMINARY_ALTITUDE_DEG } from '../../../events/horizon.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { PlanetaryHoursHourAtRequest, PlanetaryHoursScheduleRequest } from './schema.js';
import type {
  PlanetaryHourResponse,
  PlanetaryHoursHourAtResponse,
  PlanetaryHoursProvenanceResponse,
  PlanetaryHoursScheduleResponse,
} from './schema.js';

type CompleteSchedule = ReturnType<typeof withDefaults<typeof PlanetaryHoursScheduleRequest>>;

/** A planetary day with the 25 limits of its hours, days UT1 since J2000.0. */
interface DividedDay {
  readonly day: PlanetaryDay;
  readonly bounds: readonly number[];
}

/**
 * The planetary day of a request with its hours; both routes begin with these stages. Errors: InvalidInput, OutOfCoverage.
 */
function dividedDay(engine: Engine, stages: StageLog, request: PlanetaryHoursScheduleRequest): DividedDay {
  const site = stages.run('input_validation', () => ({
    latitudeDeg: request.latitude,
    longitudeDeg: request.longitude,
    elevationM: 0,
  }));
  const search = stages.run('reader_binding', () => sunSearch(engine, site));
  const day = stages.run('sunrise_sunset_resolution', () => requiredDay(search, site, request.jd, '/latitude'));
  const bounds = stages.run('day_night_division', () => Array.from({ length: 25 }, (_, i) => hourStart(day, i + 1)));
  return { day, bounds };
}

/** One hour of a day in the wire shape. */
function hour(engine: Engine, { day, bounds }: DividedDay, number: number, withUtc: boolean): PlanetaryHourResponse {
  const start = bounds[number - 1],
    end = bounds[number];
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

function provenance(withUtc: boolean, stages: StageLog): PlanetaryHoursProvenanceResponse {
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
    stage_sequence: stages.names,
    weekday_basis: 'local_mean_date_at_the_middle_of_the_day',
    solar_altitude_deg: LUMINARY_ALTITUDE_DEG,
  };
}

/** The schedule, built as the last stage. */
const scheduleOf = (
  engine: Engine,
  stages: StageLog,
  request: CompleteSchedule,
  divided: DividedDay,
): PlanetaryHoursScheduleResponse =>
  stages.run('planetary_hours_response_serialization', () => {
    const withUtc = request.include_iso_utc;
    return {
      requested_jd: request.jd,
      latitude: request.latitude,
      longitude: request.longitude,
      ...windowOf(divided.day),
      hours: Array.from({ length: 24 }, (_, i) => hour(engine, divided, i + 1, withUtc)),
      provenance: provenance(withUtc, stages),
      day_ruler: divided.day.ruler,
      computation_basis: basisOfJd(engine, request.jd),
    };
  });

/**
 * POST /v1/planetary-hours/schedule: the 24 hours of the planetary day that contains the instant. Errors: InvalidInput, OutOfCoverage.
 */
export function schedule(engine: Engine, given: PlanetaryHoursScheduleRequest): PlanetaryHoursScheduleResponse {
  const stages = new StageLog(),
    request = withDefaults(PlanetaryHoursScheduleRequest, given);
  return scheduleOf(engine, stages, request, dividedDay(engine, stages, request));
}

/** POST /v1/planetary-hours/hour-at: the hour that contains the instant. Errors: InvalidInput, OutOfCoverage. */
export function hourOf(engine: Engine, given: PlanetaryHoursHourAtRequest): PlanetaryHoursHourAtResponse {
  const stages = new StageLog(),
    request = withDefaults(PlanetaryHoursHourAtRequest, given),
    divided = dividedDay(engine, stages, request),
    ofSchedule = stages.fork(),
    { day } = divided,
    withUtc = request.include_iso_utc;
  const number = stages.run('hour_lookup', () => hourAt(day, (start) => start + J2000_JD <= request.jd));
  return stages.run('planetary_hours_response_serialization', () => ({
    requested_jd: request.jd,
    hour: hour(engine, divided, number, withUtc),
    schedule_window: {
      ...windowOf(day),
      contains_requested_jd: day.sunriseUt1 + J2000_JD <= request.jd && request.jd < day.nextSunriseUt1 + J2000_JD,
    },
    schedule: request.include_schedule ? scheduleOf(engine, ofSchedule, request, divided) : null,
    provenance: provenance(withUtc, stages),
    day_ruler: day.ruler,
    computation_basis: basisOfJd(engine, request.jd),
  }));
}
