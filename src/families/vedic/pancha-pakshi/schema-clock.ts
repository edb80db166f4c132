import { Type } from '@sinclair/typebox';
import type { Static, TProperties } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import {
  ASTRONOMICAL_PAKSHA_POLICY,
  CIVIL_TIME_ROUTING_POLICY,
  FIXED_CLOCK_CURRENT_CELL_POLICY,
  FIXED_CLOCK_POLICY,
  LOCAL_SOLAR_POLICY,
  NATAL_MOON_POLICY,
  SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY,
  SOLAR_PROPORTIONAL_POLICY,
  TIMING_POLICY_IDS,
} from './policies.js';
import {
  bird,
  fixedShape,
  half,
  jdTt,
  jdUt1,
  locators,
  paksha,
  PanchaPakshiFractionResponse,
  PanchaPakshiProvenanceResponse,
  PanchaPakshiScheduleCellResponse,
  weekday,
} from './schema-parts.js';
import {
  natalProfile,
  PanchaPakshiNakshatraBirdMappingResponse,
  PanchaPakshiNominalScheduleResponse,
  PanchaPakshiScheduleSookshmaSelectionResponse,
  scheduleProfile,
  selectorPolicy,
  selectorProfile,
} from './schema.js';

/** On the top level of each answer that uses the ephemeris; nested answers do not repeat it. */
const basis = () => Type.Optional(ComputationBasis);
const longitudeIn360 = (description: string) => Type.Number({ minimum: 0, exclusiveMaximum: 360, description });

export const PanchaPakshiAstronomicalPakshaRequest = shape('PanchaPakshiAstronomicalPakshaRequest', {
  profile_id: scheduleProfile(),
  dt: isoInstant(),
  policy_id: oneOf([ASTRONOMICAL_PAKSHA_POLICY.policy_id]),
});
export type PanchaPakshiAstronomicalPakshaRequest = Static<typeof PanchaPakshiAstronomicalPakshaRequest>;

const elongationFields = {
  moon_minus_sun_elongation_deg: longitudeIn360('longitude of the Moon less that of the Sun, degrees'),
  astronomical_paksha: oneOf(['shukla', 'krishna']),
  profile_paksha: paksha(),
};

export const PanchaPakshiAstronomicalPakshaResponse = shape('PanchaPakshiAstronomicalPakshaResponse', {
  profile_id: Type.String(),
  requested_jd_ut1: jdUt1(),
  requested_jd_tt: jdTt(),
  policy: fixedShape('PanchaPakshiAstronomicalPakshaInferencePolicyResponse', ASTRONOMICAL_PAKSHA_POLICY),
  sun_longitude_deg: longitudeIn360('apparent, geocentric, true ecliptic of date'),
  moon_longitude_deg: longitudeIn360('apparent, geocentric, true ecliptic of date'),
  ...elongationFields,
  mapping_status: oneOf(['direct_source_attested']),
  mapping_source_locators: locators(1, 1),
  provenance: PanchaPakshiProvenanceResponse,
  computation_basis: basis(),
});
export type PanchaPakshiAstronomicalPakshaResponse = Static<typeof PanchaPakshiAstronomicalPakshaResponse>;

export const PanchaPakshiNatalMoonIdentityRequest = shape('PanchaPakshiNatalMoonIdentityRequest', {
  profile_id: natalProfile(),
  dt: isoInstant(),
  policy_id: oneOf([NATAL_MOON_POLICY.policy_id]),
});
export type PanchaPakshiNatalMoonIdentityRequest = Static<typeof PanchaPakshiNatalMoonIdentityRequest>;

export const PanchaPakshiNatalMoonIdentityResponse = shape('PanchaPakshiNatalMoonIdentityResponse', {
  profile_id: Type.String(),
  requested_jd_ut1: jdUt1(),
  requested_jd_tt: jdTt(),
  policy: fixedShape('PanchaPakshiNatalMoonIdentityPolicyResponse', NATAL_MOON_POLICY),
  sun_longitude_deg: longitudeIn360('apparent, geocentric, true ecliptic of date'),
  moon_tropical_longitude_deg: longitudeIn360('apparent, geocentric, true ecliptic of date'),
  ...elongationFields,
  phase_mapping_source_locators: locators(1, 1),
  ayanamsa_deg: Type.Number({ description: 'true ayanamsa, degrees' }),
  moon_sidereal_longitude_deg: longitudeIn360('tropical longitude less the ayanamsa'),
  nakshatra_index: Type.Integer({ minimum: 0, maximum: 26 }),
  nakshatra: Type.String(),
  degrees_in_nakshatra: Type.Number({ minimum: 0, exclusiveMaximum: 13.333333333333334 }),
  bird: bird(),
  bird_mapping: PanchaPakshiNakshatraBirdMappingResponse,
  provenance: PanchaPakshiProvenanceResponse,
  computation_basis: basis(),
});
export type PanchaPakshiNatalMoonIdentityResponse = Static<typeof PanchaPakshiNatalMoonIdentityResponse>;

/** Requests of the solar half differ only in their policy. */
const solarRequest = <const P extends string>(title: string, policyId: P) =>
  shape(title, {
    profile_id: scheduleProfile(),
    dt: isoInstant(),
    latitude: latitudeDeg(),
    longitude: longitudeDeg(),
    paksha: paksha(),
    policy_id: oneOf([policyId]),
  });

export const PanchaPakshiLocalSolarContextRequest = solarRequest(
  'PanchaPakshiLocalSolarContextRequest',
  LOCAL_SOLAR_POLICY.policy_id,
);
export const PanchaPakshiFixedClockMaterializationRequest = solarRequest(
  'PanchaPakshiFixedClockMaterializationRequest',
  FIXED_CLOCK_POLICY.policy_id,
);
export const PanchaPakshiFixedClockCurrentCellRequest = solarRequest(
  'PanchaPakshiFixedClockCurrentCellRequest',
  FIXED_CLOCK_CURRENT_CELL_POLICY.policy_id,
);
export const PanchaPakshiSolarProportionalMaterializationRequest = solarRequest(
  'PanchaPakshiSolarProportionalMaterializationRequest',
  SOLAR_PROPORTIONAL_POLICY.policy_id,
);
export const PanchaPakshiSolarProportionalCurrentCellRequest = solarRequest(
  'PanchaPakshiSolarProportionalCurrentCellRequest',
  SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY.policy_id,
);
/** The fields that the computations use. */
export type SolarRequest = Omit<Static<typeof PanchaPakshiLocalSolarContextRequest>, 'policy_id' | 'profile_id'>;

export const PanchaPakshiLocalSolarContextResponse = shape('PanchaPakshiLocalSolarContextResponse', {
  profile_id: Type.String(),
  requested_jd_ut1: jdUt1(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  sunrise_jd_ut1: jdUt1('the last at or before the instant'),
  sunset_jd_ut1: jdUt1(),
  next_sunrise_jd_ut1: jdUt1(),
  paksha: paksha(),
  half: half(),
  weekday: weekday(),
  policy: fixedShape('PanchaPakshiLocalSolarContextPolicyResponse', LOCAL_SOLAR_POLICY),
  nominal_schedule: PanchaPakshiNominalScheduleResponse,
  provenance: PanchaPakshiProvenanceResponse,
  computation_basis: basis(),
});
export type PanchaPakshiLocalSolarContextResponse = Static<typeof PanchaPakshiLocalSolarContextResponse>;

/** Both ends of the governing half. */
const solarBounds = {
  anchor_jd_tt: jdTt('sunrise by day, sunset by night'),
  anchor_jd_ut1: jdUt1(),
  governing_solar_half_end_jd_tt: jdTt(),
  governing_solar_half_end_jd_ut1: jdUt1(),
};
const fixedEnd = {
  fixed_end_jd_tt: jdTt('30 nazhigai of 1440 SI seconds after the anchor'),
  fixed_end_jd_ut1: jdUt1(),
  signed_fixed_end_minus_solar_end_seconds_tt: Type.Number(),
  solar_boundary_relation: oneOf(['ends_before_solar_boundary', 'ends_at_solar_boundary', 'ends_after_solar_boundary']),
};
const solarDuration = { solar_half_duration_seconds_tt: Type.Number({ exclusiveMinimum: 0 }) };
const cellEnds = { start_jd_tt: jdTt(), end_jd_tt: jdTt('exclusive'), start_jd_ut1: jdUt1(), end_jd_ut1: jdUt1() };

const PanchaPakshiFixedClockCellResponse = shape('PanchaPakshiFixedClockCellResponse', {
  schedule_cell_index: Type.Integer({ minimum: 0 }),
  nominal_cell: PanchaPakshiScheduleCellResponse,
  ...cellEnds,
  duration_seconds: PanchaPakshiFractionResponse,
  solar_half_relation: oneOf([
    'within_governing_solar_half',
    'crosses_governing_solar_half_end',
    'after_governing_solar_half',
  ]),
});
export type PanchaPakshiFixedClockCellResponse = Static<typeof PanchaPakshiFixedClockCellResponse>;

export const PanchaPakshiFixedClockMaterializationResponse = shape('PanchaPakshiFixedClockMaterializationResponse', {
  local_solar_context: PanchaPakshiLocalSolarContextResponse,
  policy: fixedShape('PanchaPakshiFixedClockMaterializationPolicyResponse', FIXED_CLOCK_POLICY),
  ...solarBounds,
  ...fixedEnd,
  cells: Type.Array(PanchaPakshiFixedClockCellResponse),
  provenance: PanchaPakshiProvenanceResponse,
  computation_basis: basis(),
});
export type PanchaPakshiFixedClockMaterializationResponse = Static<
  typeof PanchaPakshiFixedClockMaterializationResponse
>;

const currentCell = <P extends TProperties>(title: string, fields: P) =>
  shape(title, {
    profile_id: Type.String(),
    requested_jd_ut1: jdUt1(),
    requested_jd_tt: jdTt(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    paksha: paksha(),
    half: half(),
    weekday: weekday(),
    ...solarBounds,
    ...fields,
    provenance: PanchaPakshiProvenanceResponse,
    computation_basis: basis(),
  });
const selectionStatus = () => oneOf(['selected', 'unmaterialized_solar_half_tail']);

export const PanchaPakshiFixedClockCurrentCellResponse = currentCell('PanchaPakshiFixedClockCurrentCellResponse', {
  policy: fixedShape('PanchaPakshiFixedClockCurrentCellSelectionPolicyResponse', FIXED_CLOCK_CURRENT_CELL_POLICY),
  ...fixedEnd,
  selection_status: selectionStatus(),
  current_cell: nullable(PanchaPakshiFixedClockCellResponse),
});
export type PanchaPakshiFixedClockCurrentCellResponse = Static<typeof PanchaPakshiFixedClockCurrentCellResponse>;

const PanchaPakshiSolarProportionalCellResponse = shape('PanchaPakshiSolarProportionalCellResponse', {
  schedule_cell_index: Type.Integer({ minimum: 0 }),
  nominal_cell: PanchaPakshiScheduleCellResponse,
  start_offset_fraction: PanchaPakshiFractionResponse,
  end_offset_fraction: PanchaPakshiFractionResponse,
  span_fraction: PanchaPakshiFractionResponse,
  ...cellEnds,
  duration_seconds_tt: Type.Number({ exclusiveMinimum: 0 }),
});
export type PanchaPakshiSolarProportionalCellResponse = Static<typeof PanchaPakshiSolarProportionalCellResponse>;

export const PanchaPakshiSolarProportionalMaterializationResponse = shape(
  'PanchaPakshiSolarProportionalMaterializationResponse',
  {
    local_solar_context: PanchaPakshiLocalSolarContextResponse,
    policy: fixedShape('PanchaPakshiSolarProportionalMaterializationPolicyResponse', SOLAR_PROPORTIONAL_POLICY),
    ...solarBounds,
    ...solarDuration,
    cells: Type.Array(PanchaPakshiSolarProportionalCellResponse),
    provenance: PanchaPakshiProvenanceResponse,
    computation_basis: basis(),
  },
);
export type PanchaPakshiSolarProportionalMaterializationResponse = Static<
  typeof PanchaPakshiSolarProportionalMaterializationResponse
>;

export const PanchaPakshiSolarProportionalCurrentCellResponse = currentCell(
  'PanchaPakshiSolarProportionalCurrentCellResponse',
  {
    policy: fixedShape(
      'PanchaPakshiSolarProportionalCurrentCellSelectionPolicyResponse',
      SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY,
    ),
    ...solarDuration,
    selection_status: oneOf(['selected']),
    current_cell: PanchaPakshiSolarProportionalCellResponse,
  },
);
export type PanchaPakshiSolarProportionalCurrentCellResponse = Static<
  typeof PanchaPakshiSolarProportionalCurrentCellResponse
>;

export const PanchaPakshiCivilTimeSookshmaSelectionRequest = shape('PanchaPakshiCivilTimeSookshmaSelectionRequest', {
  schedule_profile_id: scheduleProfile(),
  selector_profile_id: selectorProfile(),
  dt: isoInstant(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  profile_paksha: paksha(),
  subject_bird: bird('bird whose activity in the samam is divided'),
  timing_policy_id: oneOf(TIMING_POLICY_IDS),
  selector_policy_id: selectorPolicy(),
});
export type PanchaPakshiCivilTimeSookshmaSelectionRequest = Static<
  typeof PanchaPakshiCivilTimeSookshmaSelectionRequest
>;

export const PanchaPakshiCivilTimeSookshmaSelectionResponse = shape('PanchaPakshiCivilTimeSookshmaSelectionResponse', {
  schedule_profile_id: Type.String(),
  selector_profile_id: Type.String(),
  timing_policy_id: oneOf(TIMING_POLICY_IDS),
  selector_policy_id: selectorPolicy(),
  subject_bird: bird(),
  routing_policy: fixedShape('PanchaPakshiCivilTimeSookshmaRoutingPolicyResponse', CIVIL_TIME_ROUTING_POLICY),
  current_cell_selection: Type.Union([
    PanchaPakshiFixedClockCurrentCellResponse,
    PanchaPakshiSolarProportionalCurrentCellResponse,
  ]),
  selection_status: selectionStatus(),
  samam_index: optionalOrNull(Type.Integer({ minimum: 1, maximum: 5 })),
  samam_start_jd_tt: optionalOrNull(jdTt()),
  samam_end_jd_tt: optionalOrNull(jdTt('exclusive')),
  elapsed_nazhigai: optionalOrNull(PanchaPakshiFractionResponse),
  composition: optionalOrNull(PanchaPakshiScheduleSookshmaSelectionResponse),
  computation_basis: basis(),
});
export type PanchaPakshiCivilTimeSookshmaSelectionResponse = Static<
  typeof PanchaPakshiCivilTimeSookshmaSelectionResponse
>;
