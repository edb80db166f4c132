import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, julianDayUt1, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { placeFields } from '../../../contract/place.js';

const requestFields = {
  jd: julianDayUt1('instant in the requested planetary day, Julian day UT1'),
  ...placeFields,
  include_iso_utc: defaulted(Type.Boolean({ description: 'true adds start_utc and end_utc to each hour' }), true),
};

export const PlanetaryHoursScheduleRequest = shape('PlanetaryHoursScheduleRequest', requestFields);
export type PlanetaryHoursScheduleRequest = Static<typeof PlanetaryHoursScheduleRequest>;

export const PlanetaryHoursHourAtRequest = shape('PlanetaryHoursHourAtRequest', {
  ...requestFields,
  include_schedule: defaulted(Type.Boolean({ description: 'true adds the schedule of the entire day' }), false),
});
export type PlanetaryHoursHourAtRequest = Static<typeof PlanetaryHoursHourAtRequest>;

const PlanetaryHourResponse = shape('PlanetaryHourResponse', {
  hour_number: Type.Integer({ minimum: 1, maximum: 24, description: '1 to 12 from sunrise, 13 to 24 from sunset' }),
  ruler: Type.String(),
  jd_start: Type.Number(),
  jd_end: Type.Number(),
  is_daytime: Type.Boolean(),
  start_utc: optionalOrNull(Type.String()),
  end_utc: optionalOrNull(Type.String()),
});
export type PlanetaryHourResponse = Static<typeof PlanetaryHourResponse>;

const PlanetaryHoursProvenanceResponse = shape('PlanetaryHoursProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.Optional(Type.String()),
  vessel: Type.Optional(Type.String()),
  not_vessel: Type.Optional(Type.String()),
  sequence_basis: Type.Optional(oneOf(['Chaldean_order'])),
  day_ruler_basis: Type.Optional(oneOf(['weekday_rulership'])),
  day_window_basis: Type.Optional(oneOf(['sunrise_to_next_sunrise'])),
  solar_event_source: Type.Optional(Type.String()),
  reader_policy: Type.String(),
  timezone_policy: Type.Optional(oneOf(['utc_output_only'])),
  iso_timestamp_policy: oneOf(['utc_included', 'not_requested']),
  location_policy: Type.Optional(oneOf(['caller_supplied_coordinates'])),
  stage_sequence: Type.Array(Type.String()),
  weekday_basis: oneOf(['local_mean_date_at_the_middle_of_the_day'], {
    description: 'ruler of the weekday, who rules the first hour',
  }),
  solar_altitude_deg: Type.Number({ description: "airless altitude of the Sun's centre at sunrise and sunset" }),
});
export type PlanetaryHoursProvenanceResponse = Static<typeof PlanetaryHoursProvenanceResponse>;

const windowFields = {
  sunrise_jd: Type.Number(),
  sunset_jd: Type.Number(),
  next_sunrise_jd: Type.Number(),
  day_duration_days: Type.Number(),
  night_duration_days: Type.Number(),
};

export const PlanetaryHoursScheduleResponse = shape('PlanetaryHoursScheduleResponse', {
  requested_jd: Type.Number(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  ...windowFields,
  hours: Type.Array(PlanetaryHourResponse, { minItems: 24, maxItems: 24 }),
  provenance: PlanetaryHoursProvenanceResponse,
  day_ruler: Type.String(),
  computation_basis: ComputationBasis,
});
export type PlanetaryHoursScheduleResponse = Static<typeof PlanetaryHoursScheduleResponse>;

export const PlanetaryHoursHourAtResponse = shape('PlanetaryHoursHourAtResponse', {
  requested_jd: Type.Number(),
  hour: nullable(PlanetaryHourResponse),
  schedule_window: shape('PlanetaryHoursScheduleWindowResponse', {
    ...windowFields,
    contains_requested_jd: Type.Boolean(),
  }),
  schedule: optionalOrNull(PlanetaryHoursScheduleResponse),
  provenance: PlanetaryHoursProvenanceResponse,
  day_ruler: Type.String(),
  computation_basis: ComputationBasis,
});
export type PlanetaryHoursHourAtResponse = Static<typeof PlanetaryHoursHourAtResponse>;
