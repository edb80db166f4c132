import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { TERMINAL_KIND_WORDS } from './wire-words.js';
import { ASPECT_NAMES } from '../../../doctrine/astrodynes/tables.js';
import { AstrodynesCalculationResponse, bodyName, houseClassName, signName } from './natal-schema.js';
import {
  ProgressedNormalResponse,
  ProgressedPracticalResponse,
  ProgressedReenforcementResponse,
  ProgressedRelationResponse,
} from './progressed-schema.js';

const number = () => Type.Number();
const numbers = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, number()])) as { [K in Names[number]]: ReturnType<typeof number> };
const house = () => Type.Integer({ minimum: 1, maximum: 12 });

const place = {
  observer_lat: latitudeDeg(),
  observer_lon: longitudeDeg(),
  house_system: defaulted(houseSystemName(), 'P'),
  allow_house_fallback: defaulted(
    Type.Boolean({ description: 'true: if the house system has no houses here, use another and report it' }),
    false,
  ),
};

export const ProgressedAstrodynesChartRequest = shape('ProgressedAstrodynesChartRequest', {
  natal_dt: isoInstant(),
  target_dt: isoInstant(),
  ...place,
});
export type ProgressedAstrodynesChartRequest = Static<typeof ProgressedAstrodynesChartRequest>;

const SymbolicDate = shape('ChurchOfLightSymbolicDateResponse', {
  year: Type.Integer(),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  day: number(),
});
const TimeTruth = shape('ChurchOfLightProgressionTimeResponse', {
  ...numbers([
    'natal_jd_ut',
    'target_jd_ut',
    'greenwich_noon_jd_ut',
    'egmt_interval_hours',
    'major_calendar_offset_days',
    'major_egmt_interval_hours',
    'major_ephemeris_jd_ut',
    'minor_approximate_jd_ut',
    'minor_ephemeris_jd_ut',
    'transit_jd_ut',
    'solar_constant_deg',
    'minor_moon_target_longitude_deg',
    'midheaven_constant_deg',
  ]),
  limiting_date: SymbolicDate,
  major_completed_years: Type.Integer(),
  major_ephemeris_datetime: Type.String(),
  minor_ephemeris_datetime: Type.String(),
});
const terminals = () =>
  Type.Array(
    shape('ProgressedChartTerminalResponse', {
      terminal_id: Type.String(),
      body: bodyName(),
      kind: oneOf(Object.values(TERMINAL_KIND_WORDS)),
      ...numbers(['longitude_deg', 'declination_deg']),
      sign: signName(),
      house: house(),
      house_class: houseClassName(),
    }),
  );

export const ProgressedAstrodynesChartResponse = shape('ProgressedAstrodynesChartResponse', {
  geometry: shape('ProgressedChartGeometryResponse', {
    natal_dt: Type.String(),
    target_dt: Type.String(),
    ...numbers(['observer_lat', 'observer_lon']),
    requested_house_system: Type.String(),
    effective_house_system: Type.String(),
    house_fallback: Type.Boolean(),
    house_fallback_reason: nullable(Type.String()),
    natal_cusps: Type.Array(number()),
    time_truth: TimeTruth,
    natal_terminals: terminals(),
    major_terminals: terminals(),
    minor_terminals: terminals(),
    transit_terminals: terminals(),
  }),
  natal: AstrodynesCalculationResponse,
  normal: ProgressedNormalResponse,
  major_relations: Type.Array(ProgressedRelationResponse),
  minor_relations: Type.Array(ProgressedRelationResponse),
  transit_relations: Type.Array(ProgressedRelationResponse),
  reenforcements: Type.Array(ProgressedReenforcementResponse),
  practical: ProgressedPracticalResponse,
  provenance: shape('ProgressedChartProvenanceResponse', {
    doctrine: oneOf(['church_of_light_progressed_astrodynes']),
    engine_entrypoint: Type.String(),
    kernel_required: Type.Literal(true),
    planetary_frame: oneOf(['geocentric_apparent']),
    major_time_key: Type.String(),
    minor_time_key: Type.String(),
    angle_method: Type.String(),
    natal_house_frame: Type.String(),
  }),
  computation_basis: optionalOrNull(ComputationBasis),
});
export type ProgressedAstrodynesChartResponse = Static<typeof ProgressedAstrodynesChartResponse>;

const queryFields = {
  body_a: bodyName(),
  kind_a: oneOf(Object.values(TERMINAL_KIND_WORDS)),
  body_b: bodyName(),
  kind_b: oneOf(Object.values(TERMINAL_KIND_WORDS)),
  aspect: oneOf(ASPECT_NAMES),
};
const ProgressedContactQuery = shape('ProgressedContactQueryRequest', queryFields);
export type ProgressedContactQuery = Static<typeof ProgressedContactQuery>;

const hours = (description: string) => Type.Number({ exclusiveMinimum: 0, maximum: 1e6, description });
const seconds = () =>
  Type.Number({
    exclusiveMinimum: 0,
    maximum: 86_400,
    description: 'seconds; values below 0.0001 are raised to 0.0001',
  });
const maxSamples = () =>
  defaulted(
    Type.Integer({ minimum: 3, maximum: 200_000, description: 'a request that needs more samples is refused' }),
    50_000,
  );
const range = { natal_dt: isoInstant(), start_dt: isoInstant(), end_dt: isoInstant() };

export const ProgressedContactSearchRequest = shape('ProgressedContactSearchRequest', {
  ...range,
  query: ProgressedContactQuery,
  reenforces_major: optionalOrNull(ProgressedContactQuery),
  ...place,
  coarse_step_hours: optionalOrNull(
    hours(
      'between even samples; halved wherever the motion could hide a contact. Default: 24 to 720 by the speed of the places',
    ),
  ),
  boundary_tolerance_seconds: defaulted(seconds(), 1),
  perfection_tolerance_seconds: defaulted(seconds(), 1),
  perfection_distance_tolerance_arcmin: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 60 }), 0.01),
  max_samples: maxSamples(),
});
export type ProgressedContactSearchRequest = Static<typeof ProgressedContactSearchRequest>;

const Moment = shape('ProgressedContactMomentResponse', {
  event: oneOf(['entry', 'perfection', 'closest_approach', 'exit']),
  dt: Type.String(),
  ...numbers(['jd_ut', 'distance_arcmin', 'power', 'harmony', 'discord']),
  relation_id: Type.String(),
  reenforcement_power: nullable(number()),
  reenforced_major_power: nullable(number()),
});
export type ContactMoment = Static<typeof Moment>;
const queryAnswer = () => shape('ProgressedContactQueryResponse', queryFields);
const ContactWindow = shape('ProgressedContactWindowResponse', {
  entry: Moment,
  closest_approaches: Type.Array(Moment),
  exit: Moment,
  entry_clipped: Type.Boolean({ description: 'true if the contact is within the orb at the start of the range' }),
  exit_clipped: Type.Boolean({ description: 'true if the contact is within the orb at the end of the range' }),
});
export type ContactWindow = Static<typeof ContactWindow>;
export const ProgressedContactSearchResponse = shape('ProgressedContactSearchResponse', {
  query: queryAnswer(),
  start_dt: Type.String(),
  end_dt: Type.String(),
  policy: shape('ProgressedContactSearchPolicyResponse', {
    ...numbers([
      'coarse_step_hours',
      'boundary_tolerance_seconds',
      'perfection_tolerance_seconds',
      'perfection_distance_tolerance_arcmin',
    ]),
    max_samples: Type.Integer(),
  }),
  sample_count: Type.Integer({ description: 'number of evenly spaced samples' }),
  windows: Type.Array(ContactWindow),
  reenforces_major: nullable(queryAnswer()),
  provenance: Type.String(),
  evaluation_count: Type.Integer({ description: 'number of all evaluations, including refinements' }),
  computation_basis: optionalOrNull(ComputationBasis),
});
export type ProgressedContactSearchResponse = Static<typeof ProgressedContactSearchResponse>;

export const ProgressedInfluenceIntegrationRequest = shape('ProgressedInfluenceIntegrationRequest', {
  ...range,
  query: ProgressedContactQuery,
  ...place,
  max_step_hours: defaulted(hours('no interval of the fine mesh is longer'), 6),
  max_samples: maxSamples(),
});
export type ProgressedInfluenceIntegrationRequest = Static<typeof ProgressedInfluenceIntegrationRequest>;

export const ProgressedVariableInfluenceResponse = shape('ProgressedVariableInfluenceResponse', {
  query: queryAnswer(),
  start_dt: Type.String(),
  end_dt: Type.String(),
  duration_days: number(),
  method: oneOf(['composite_trapezoid_actual_ephemeris']),
  max_step_hours: number(),
  sample_count: Type.Integer(),
  ...numbers([
    'total_power_days',
    'total_harmony_days',
    'total_discord_days',
    'average_power',
    'average_harmony',
    'average_discord',
    'coarse_total_power_days',
    'power_error_estimate_days',
  ]),
  constant_rate_comparator_power_days: nullable(number()),
  constant_rate_difference_days: nullable(number()),
  provenance: Type.String(),
  limit_crossings: Type.Integer({
    description: 'number of intervals of the fine mesh that contain a limit of one degree',
  }),
  limit_error_bound_days: Type.Number({
    description: 'bound of the error of the power from those intervals, in which it falls from half to zero',
  }),
  computation_basis: optionalOrNull(ComputationBasis),
});
export type ProgressedVariableInfluenceResponse = Static<typeof ProgressedVariableInfluenceResponse>;
