import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, julianDayUt1, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { HellenisticAspectProvenanceResponse, TwelfthPartResponse } from '../../../contract/hellenistic.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude, longitudeMap, pointName, ratePerDay } from '../../../contract/points.js';
import { inUnit } from '../../../contract/units.js';

const MAX_POINTS = 64;
/** Largest length of a name. */
export const MAX_NAME = 64;
const positions = () =>
  longitudeMap(1, MAX_POINTS, 'tropical ecliptic longitudes by name, degrees; reduced to [0, 360)');
const lots = () =>
  optionalOrNull(longitudeMap(1, MAX_POINTS, 'longitudes of lots by name, degrees; reduced to [0, 360)'));
const status = () => oneOf(['evaluated', 'not_evaluable']);

export const BOUNDS_WORDS = ['egyptian', 'authF', 'chaldean_day', 'chaldean_night', 'william_lilly_1647'] as const;
const boundsDoctrine = () =>
  oneOf(BOUNDS_WORDS, {
    description: 'table of bounds: Egyptian, Ptolemy (authF), Chaldean by day or night, or as Lilly prints them',
  });
const TIME_KEY_WORDS = ['bound_lord_minor_years', 'rising_times', 'equatorial'] as const;
const timeKey = () =>
  oneOf(TIME_KEY_WORDS, {
    description:
      'years of a span: rising_times, a year for each degree of oblique ascension (needs geographic_latitude and obliquity, or rising_times_deg); equatorial, a year for each degree of right ascension (needs obliquity); bound_lord_minor_years, the least years of the lord in proportion, the recorded default, which has no source',
  });

export const CircumambulationsRequest = shape('CircumambulationsRequest', {
  significator_name: pointName(MAX_NAME, 'name of the significator'),
  significator_longitude: longitude('longitude of the significator, degrees; reduced to [0, 360)'),
  start_jd: julianDayUt1('Julian day of the beginning, in the time scale of the caller'),
  time_key: defaulted(timeKey(), 'bound_lord_minor_years'),
  bounds_doctrine: defaulted(boundsDoctrine(), 'egyptian'),
  year_days: defaulted(
    inUnit('d', Type.Number({ exclusiveMinimum: 0, maximum: 1e6, description: 'length of a year, days' })),
    360,
  ),
  geographic_latitude: optionalOrNull(
    inUnit(
      'deg',
      Type.Number({ minimum: -90, maximum: 90, description: 'geographic latitude, degrees north; for rising_times' }),
    ),
  ),
  obliquity: optionalOrNull(
    inUnit(
      'deg',
      Type.Number({
        minimum: 0,
        maximum: 90,
        description: 'obliquity of the ecliptic, degrees; for rising_times and equatorial',
      }),
    ),
  ),
  rising_times_deg: optionalOrNull(
    Type.Array(inUnit('deg', Type.Number({ exclusiveMinimum: 0, maximum: 360 })), {
      minItems: 12,
      maxItems: 12,
      description:
        'rising times of Aries to Pisces, degrees of the equator, in place of latitude and obliquity; their sum is 360 within 0.01',
    }),
  ),
  positions: optionalOrNull(
    longitudeMap(
      1,
      16,
      'longitudes of planets whose bodies and rays participate, degrees; for rising_times and equatorial',
    ),
  ),
  direction: defaulted(
    oneOf(['direct', 'converse'], {
      description: 'motion of the significator: in the order of the signs, or against it',
    }),
    'direct',
  ),
});
export type CircumambulationsRequest = Static<typeof CircumambulationsRequest>;

const CircumambulationRayResponse = shape('CircumambulationRayResponse', {
  planet: Type.String(),
  aspect: oneOf(['body', 'sextile', 'square', 'trine', 'opposition']),
  longitude: Type.Number({ description: 'longitude of the body or ray, degrees' }),
  years: Type.Number({ description: 'years from the beginning' }),
  jd: Type.Number({ description: 'Julian day, in the time scale of start_jd' }),
});
export type CircumambulationRayResponse = Static<typeof CircumambulationRayResponse>;
const CircumambulationPeriodResponse = shape('CircumambulationPeriodResponse', {
  index: Type.Integer(),
  lord: Type.String({ description: 'lord of the bound, the distributor' }),
  sign: Type.String(),
  start_longitude: Type.Number(),
  end_longitude: Type.Number(),
  span_deg: Type.Number(),
  bound_width_deg: Type.Number(),
  years: nullable(Type.Number()),
  start_jd: nullable(Type.Number()),
  end_jd: nullable(Type.Number()),
  participating: optionalOrNull(CircumambulationRayResponse),
  rays_met: Type.Optional(Type.Array(CircumambulationRayResponse)),
});
export type CircumambulationPeriodResponse = Static<typeof CircumambulationPeriodResponse>;

export const CircumambulationsResponse = shape('CircumambulationsResponse', {
  status: status(),
  significator_name: Type.String(),
  significator_longitude: Type.Number(),
  start_jd: Type.Number(),
  time_key: timeKey(),
  bounds_doctrine: boundsDoctrine(),
  year_days: Type.Number(),
  direction: Type.Optional(oneOf(['direct', 'converse'])),
  time_key_source: Type.Optional(Type.String()),
  periods: Type.Array(CircumambulationPeriodResponse),
  reason: optionalOrNull(Type.String()),
  provenance: HellenisticAspectProvenanceResponse,
  ...optionsNotApplied,
});
export type CircumambulationsResponse = Static<typeof CircumambulationsResponse>;

const orb = (description: string) => inUnit('deg', Type.Number({ exclusiveMinimum: 0, maximum: 180, description }));
export const HellenisticConditionRequest = shape('HellenisticConditionRequest', {
  subject: pointName(MAX_NAME, 'one of the seven planets; another name answers not_evaluable'),
  positions: positions(),
  speeds: optionalOrNull(
    mapOf(ratePerDay(), {
      minProperties: 1,
      maxProperties: MAX_POINTS,
      description: 'daily motions by name, for adherence',
    }),
  ),
  adherence_orb_deg: defaulted(orb('largest distance of adherence, degrees, inclusive'), 3),
  enclosure_orb_deg: defaulted(orb('largest distance of each enclosing body, degrees, inclusive'), 12),
  overcoming_rule: defaulted(
    oneOf(['tenth_sign', 'right_ray'], {
      description:
        'overcoming from the tenth sign alone, or by any trine, square or sextile from the right (Porphyry 21)',
    }),
    'tenth_sign',
  ),
  include_ray_enclosure: defaulted(
    Type.Boolean({
      description: 'whether to answer enclosure by the rays of the malefics within 7 degrees (Porphyry 15)',
    }),
    false,
  ),
});
export type HellenisticConditionRequest = Static<typeof HellenisticConditionRequest>;

const HOUSE_MASTER_WORDS = ['valens', 'paulus', 'porphyry'] as const;
export const OfficesRequest = shape('OfficesRequest', {
  positions: positions(),
  is_day_chart: Type.Boolean(),
  asc_longitude: optionalOrNull(longitude('longitude of the Ascendant, degrees')),
  lots: lots(),
  prenatal_new_moon_longitude: optionalOrNull(longitude('longitude of the new Moon before birth, degrees')),
  prenatal_full_moon_longitude: optionalOrNull(longitude('longitude of the full Moon before birth, degrees')),
  latest_prenatal_syzygy: optionalOrNull(oneOf(['new_moon', 'full_moon'], { description: 'the later of both' })),
  house_master_doctrine: optionalOrNull(
    oneOf(HOUSE_MASTER_WORDS, {
      description:
        'rule for the house-master of the predominator: lord of its bounds (Valens III.1), most claims on its degree (Paulus 36), lord of its sign with the lord of its bounds as joint master (Porphyry 30); default: none',
    }),
  ),
});
export type OfficesRequest = Static<typeof OfficesRequest>;

const HellenisticOfficeCandidateResponse = shape('HellenisticOfficeCandidateResponse', {
  name: Type.String(),
  kind: oneOf(['luminary', 'planet', 'lot', 'angle']),
  longitude: nullable(Type.Number()),
  house: nullable(Type.Integer({ description: 'place by sign from the Ascendant' })),
  is_sect_light: nullable(Type.Boolean()),
  is_angular: nullable(Type.Boolean()),
  reason: optionalOrNull(Type.String()),
});
export type HellenisticOfficeCandidateResponse = Static<typeof HellenisticOfficeCandidateResponse>;
const officeStatus = () => oneOf(['selected', 'not_evaluable']);
const PtolemyPlaceTruthResponse = shape('PtolemyPlaceTruthResponse', {
  name: Type.String(),
  longitude: Type.Number(),
  offset_from_ascendant_deg: Type.Number(),
  place: nullable(oneOf(['midheaven', 'orient', 'good_daemon', 'occident', 'house_of_the_god'])),
});
const PtolemyDominationCountResponse = shape('PtolemyDominationCountResponse', {
  planet: Type.String(),
  reference: Type.String(),
  reference_longitude: Type.Number(),
  forms: Type.Array(Type.String()),
  count: Type.Integer(),
});
export const PtolemyPredominatorResponse = shape('PtolemyPredominatorResponse', {
  doctrine: Type.String(),
  status: officeStatus(),
  predominator: nullable(Type.String()),
  predominator_longitude: nullable(Type.Number()),
  selection_step: nullable(Type.String()),
  is_day_chart: Type.Boolean(),
  lot_of_fortune_longitude: Type.Number(),
  places: Type.Array(PtolemyPlaceTruthResponse),
  ruler_counts: Type.Array(PtolemyDominationCountResponse),
  ruler_candidates: Type.Array(Type.String()),
  reason: nullable(Type.String()),
});
export type PtolemyPredominatorResponse = Static<typeof PtolemyPredominatorResponse>;
const HouseMasterResponse = shape('HellenisticHouseMasterResponse', {
  doctrine: oneOf(HOUSE_MASTER_WORDS),
  house_master: nullable(Type.String()),
  joint_house_master: nullable(Type.String()),
  claims: Type.Array(
    shape('HellenisticHouseMasterClaimResponse', { planet: Type.String(), claims: Type.Array(Type.String()) }),
  ),
  source: Type.String(),
});
export type HouseMasterResponse = Static<typeof HouseMasterResponse>;

export const OfficesResponse = shape('OfficesResponse', {
  status: officeStatus(),
  predominator: optionalOrNull(Type.String()),
  house_master: optionalOrNull(Type.String({ description: 'null without house_master_doctrine' })),
  candidates: Type.Array(HellenisticOfficeCandidateResponse),
  reason: nullable(Type.String()),
  house_master_reason: Type.String(),
  house_master_determination: optionalOrNull(HouseMasterResponse),
  predominator_determination: nullable(PtolemyPredominatorResponse),
  provenance: HellenisticAspectProvenanceResponse,
});
export type OfficesResponse = Static<typeof OfficesResponse>;

const lord = (description: string) => optionalOrNull(pointName(MAX_NAME, description));
const signWord = (description: string) => optionalOrNull(Type.String({ maxLength: MAX_NAME, description }));
export const TransmissionsRequest = shape('TransmissionsRequest', {
  positions: optionalOrNull(positions()),
  lots: lots(),
  asc_longitude: optionalOrNull(longitude('longitude of the Ascendant, degrees')),
  profection_lord: lord('lord of the profected year'),
  profection_monthly_lords: optionalOrNull(
    Type.Array(Type.String({ maxLength: MAX_NAME }), {
      maxItems: 64,
      description: 'lords of the twelve months of the year',
    }),
  ),
  decennial_l1: lord('lord of the decennial of level 1'),
  decennial_l2: lord('lord of the decennial of level 2'),
  zr_l1_sign: signWord('sign of zodiacal releasing of level 1'),
  zr_l2_sign: signWord('sign of zodiacal releasing of level 2'),
  year_of_life: optionalOrNull(
    Type.Integer({
      minimum: 1,
      maximum: 150,
      description:
        'year of life, 1 before the first birthday: computes the transmissions of Valens IV.11-24 between the points',
    }),
  ),
});
export type TransmissionsRequest = Static<typeof TransmissionsRequest>;

const endpoint = () => oneOf(['planet', 'place', 'lot', 'angle']);
const TransmissionEdgeResponse = shape('TransmissionEdgeResponse', {
  source: Type.String(),
  source_kind: endpoint(),
  target: Type.String(),
  target_kind: endpoint(),
  kind: oneOf([
    'profected_year_to_month',
    'decennial_l1_to_l2',
    'zr_l1_to_l2',
    'natal_point_to_place',
    'valens_year_transmission',
  ]),
  period_ref: nullable(Type.String()),
  natal_ref: nullable(Type.String()),
  status: status(),
  reason: optionalOrNull(Type.String()),
});
export type TransmissionEdgeResponse = Static<typeof TransmissionEdgeResponse>;

export const TransmissionsResponse = shape('TransmissionsResponse', {
  status: status(),
  edges: Type.Array(TransmissionEdgeResponse),
  year_count: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 12, description: 'signs from giver to receiver in the year, both counted' }),
  ),
  reason: optionalOrNull(Type.String()),
  provenance: HellenisticAspectProvenanceResponse,
});
export type TransmissionsResponse = Static<typeof TransmissionsResponse>;

export const TwelfthPartsRequest = shape('TwelfthPartsRequest', {
  positions: positions(),
  factor: defaulted(
    Type.Unsafe<12 | 13>({
      type: 'integer',
      enum: [12, 13],
      description: 'degrees within the sign times 12 (Dorotheus I.8) or times 13 (Paulus 22)',
    }),
    12,
  ),
});
export type TwelfthPartsRequest = Static<typeof TwelfthPartsRequest>;
export const TwelfthPartsResponse = shape('TwelfthPartsResponse', {
  parts: Type.Array(TwelfthPartResponse),
  count: Type.Integer(),
  provenance: HellenisticAspectProvenanceResponse,
});
export type TwelfthPartsResponse = Static<typeof TwelfthPartsResponse>;
