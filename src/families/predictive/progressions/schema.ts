import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { ChartRequest, distinctChartBodies } from '../../../contract/chart.js';
import {
  bodyName,
  defaulted,
  isoInstant,
  mapOf,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { HousePolicyRequest, UNKNOWN_SYSTEM, houseSystemName } from '../../../contract/houses.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { placeFields } from '../../../contract/place.js';
import { signFields } from '../../../contract/zodiac.js';
import { ProgressedEventsRequest, ProgressedEventsResponse } from './schema-events.js';
import {
  ProgressedChartReductionTruthResponse,
  ProgressedHouseFrameArcReductionTruthResponse,
  ProgressedHouseFrameReductionTruthResponse,
  ProgressionConditionProfileResponse,
  ProgressionRelationResponse,
} from './schema-truth.js';
import { wireKeys } from './wire-words.js';

const CONVERSE_MOTIONS = ['subtracted', 'backward'] as const;
const ANGLE_METHODS = ['progressed_armc', 'solar_arc_midheaven', 'authE_right_ascension'] as const;
const MONTHS = ['tropical', 'sidereal', 'synodic'] as const;
const STEPPING = ['continuous', 'stepwise'] as const;

const converse = () => defaulted(Type.Boolean({ description: 'true: converse motion, before birth' }), false);

/** The house policy of other routes, with another default for an unknown system. */
export const ProgressedHousePolicyRequest = shape('ProgressedHousePolicyRequest', {
  unknown_system: defaulted(oneOf(UNKNOWN_SYSTEM, { description: 'effect of an unknown house system' }), 'raise'),
  polar_fallback: HousePolicyRequest.properties.polar_fallback,
});

const ProgressionNatalRequest = shape('ProgressionNatalRequest', {
  dt: isoInstant(),
  bodies: distinctChartBodies,
});
const HouseFrameNatalRequest = shape('HouseFrameNatalRequest', {
  dt: isoInstant(),
  ...placeFields,
  house_system: optionalOrNull(houseSystemName()),
  bodies: ChartRequest.properties.bodies,
});
const HouseFrameArcNatalRequest = shape('HouseFrameArcNatalRequest', {
  ...HouseFrameNatalRequest.properties,
  bodies: distinctChartBodies,
});
const target = { natal: ProgressionNatalRequest, target_dt: isoInstant() };
const events = {
  events: optionalOrNull(ProgressedEventsRequest),
};

export const SecondaryProgressionRequest = shape('SecondaryProgressionRequest', { ...target, converse: converse() });
export type SecondaryProgressionRequest = Static<typeof SecondaryProgressionRequest>;
export const SecondaryProgressionSearchRequest = shape('SecondaryProgressionSearchRequest', {
  ...SecondaryProgressionRequest.properties,
  ...events,
});
export type SecondaryProgressionSearchRequest = Static<typeof SecondaryProgressionSearchRequest>;
export const SecondaryProgressionDeclinationRequest = shape('SecondaryProgressionDeclinationRequest', {
  ...SecondaryProgressionRequest.properties,
});

const converseMotion = {
  converse_motion: defaulted(
    oneOf(CONVERSE_MOTIONS, {
      description:
        'converse arcs. subtracted: the direct arc is subtracted; backward: the motion of the reference before birth',
    }),
    'subtracted',
  ),
};
export const ArcProgressionRequest = shape('ArcProgressionRequest', {
  ...target,
  method: oneOf(wireKeys('arc')),
  converse: converse(),
  arc_body: optionalOrNull(bodyName('body whose motion is the arc; required for planetary_arc')),
  ...converseMotion,
});
export type ArcProgressionRequest = Static<typeof ArcProgressionRequest>;

/** Options of a time key; batch items have them too. */
export const keyReadings = {
  month: optionalOrNull(
    oneOf(MONTHS, {
      description:
        'lunar month of the key; default tropical (27.321582 days), for tertiary_ii and quotidian_lunar synodic (29.530589 days)',
    }),
  ),
  stepping: optionalOrNull(
    oneOf(STEPPING, {
      description: 'stepwise: only completed life units move the chart; default continuous, for tertiary_ii stepwise',
    }),
  ),
};
export const TimeKeyProgressionRequest = shape('TimeKeyProgressionRequest', {
  ...target,
  method: oneOf(wireKeys('timeKey')),
  converse: converse(),
  ...keyReadings,
});
export type TimeKeyProgressionRequest = Static<typeof TimeKeyProgressionRequest>;
export const TimeKeyProgressionSearchRequest = shape('TimeKeyProgressionSearchRequest', {
  ...TimeKeyProgressionRequest.properties,
  ...events,
});
export type TimeKeyProgressionSearchRequest = Static<typeof TimeKeyProgressionSearchRequest>;

export const HouseFrameProgressionRequest = shape('HouseFrameProgressionRequest', {
  natal: HouseFrameNatalRequest,
  target_dt: isoInstant(),
  converse: converse(),
  angle_method: defaulted(
    oneOf(ANGLE_METHODS, {
      description:
        'progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension (Naibod): the natal ARMC moved by 59\u203208.33\u2033 per year',
    }),
    'progressed_armc',
  ),
  house_policy: optionalOrNull(ProgressedHousePolicyRequest),
});
export type HouseFrameProgressionRequest = Static<typeof HouseFrameProgressionRequest>;

export const HouseFrameArcRequest = shape('HouseFrameArcRequest', {
  natal: HouseFrameArcNatalRequest,
  target_dt: isoInstant(),
  method: oneOf(wireKeys('houseFrameArc')),
  converse: converse(),
  ...converseMotion,
});
export type HouseFrameArcRequest = Static<typeof HouseFrameArcRequest>;

export const ProgressedPositionResponse = shape('ProgressedPositionResponse', {
  name: Type.String(),
  longitude: Type.Number(),
  speed: Type.Number({ description: 'degrees per day of ephemeris; for directed points the natal speed' }),
  retrograde: Type.Boolean(),
  ...signFields,
});
export const ProgressedDeclinationPositionResponse = shape('ProgressedDeclinationPositionResponse', {
  name: Type.String(),
  declination: Type.Number({ description: 'apparent declination, true equator of date, degrees' }),
});

const instants = {
  natal_jd_ut: Type.Number({ description: 'Julian day UT1' }),
  progressed_jd_ut: Type.Number({
    description: 'instant of the ephemeris, Julian day UT1; the birth for arcs of a fixed rate',
  }),
  target_date: Type.String(),
};

export const ProgressedChartResponse = shape('ProgressedChartResponse', {
  chart_type: Type.String(),
  ...instants,
  solar_arc_deg: Type.Number({ description: 'directed arc, degrees; negative for converse motion, 0 for time keys' }),
  positions: mapOf(ProgressedPositionResponse),
  doctrine_family: nullable(Type.String()),
  coordinate_system: nullable(Type.String()),
  is_converse: nullable(Type.Boolean()),
  condition_state: nullable(Type.String()),
  relation: nullable(ProgressionRelationResponse),
  condition_profile: nullable(ProgressionConditionProfileResponse),
  progressed_events: Type.Optional(ProgressedEventsResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type ProgressedChartResponse = Static<typeof ProgressedChartResponse>;

export const ProgressedDeclinationChartResponse = shape('ProgressedDeclinationChartResponse', {
  chart_type: Type.String(),
  ...instants,
  positions: mapOf(ProgressedDeclinationPositionResponse),
  doctrine_family: Type.String(),
  coordinate_system: Type.String(),
  is_converse: Type.Boolean(),
  condition_state: Type.String(),
  relation: ProgressionRelationResponse,
  condition_profile: ProgressionConditionProfileResponse,
  computation_basis: ComputationBasis,
});
export type ProgressedDeclinationChartResponse = Static<typeof ProgressedDeclinationChartResponse>;

const frameFields = {
  ...instants,
  requested_house_system: optionalOrNull(
    Type.String({ description: 'house system of the request; null if it names none' }),
  ),
  house_system: Type.String({ description: 'code of the house system of the cusps' }),
  cusps: Type.Array(Type.Number(), { minItems: 12, maxItems: 12 }),
  asc: Type.Number(),
  mc: Type.Number(),
  vertex: nullable(Type.Number()),
  house_fallback_reason: optionalOrNull(
    Type.String({ description: 'reason for a house system other than the requested one' }),
  ),
  ...optionsNotApplied,
};
export const DailyHousesResponse = shape('DailyHousesResponse', {
  ...frameFields,
  computation_basis: ComputationBasis,
});
export type DailyHousesResponse = Static<typeof DailyHousesResponse>;
export const ProgressedHouseFrameResponse = shape('ProgressedHouseFrameResponse', {
  chart_type: Type.String(),
  ...frameFields,
  doctrine_family: Type.String(),
  coordinate_system: Type.String(),
  rate_mode: Type.String(),
  application_mode: Type.String(),
  relation_kind: Type.String(),
  relation_basis: Type.String(),
  condition_state: Type.String(),
  relation: ProgressionRelationResponse,
  condition_profile: ProgressionConditionProfileResponse,
  computation_basis: ComputationBasis,
});
export type ProgressedHouseFrameResponse = Static<typeof ProgressedHouseFrameResponse>;

export const ProgressedChartReductionResponse = shape('ProgressedChartReductionResponse', {
  result: ProgressedChartResponse,
  reduction: ProgressedChartReductionTruthResponse,
  ...optionsNotApplied,
});
export type ProgressedChartReductionResponse = Static<typeof ProgressedChartReductionResponse>;
export const ProgressedDeclinationChartReductionResponse = shape('ProgressedDeclinationChartReductionResponse', {
  result: ProgressedDeclinationChartResponse,
  reduction: ProgressedChartReductionTruthResponse,
});
export type ProgressedDeclinationChartReductionResponse = Static<typeof ProgressedDeclinationChartReductionResponse>;
export const ProgressedHouseFrameReductionResponse = shape('ProgressedHouseFrameReductionResponse', {
  result: ProgressedHouseFrameResponse,
  reduction: ProgressedHouseFrameReductionTruthResponse,
  ...optionsNotApplied,
});
export type ProgressedHouseFrameReductionResponse = Static<typeof ProgressedHouseFrameReductionResponse>;
export const ProgressedHouseFrameArcReductionResponse = shape('ProgressedHouseFrameArcReductionResponse', {
  result: ProgressedChartResponse,
  reduction: ProgressedHouseFrameArcReductionTruthResponse,
  ...optionsNotApplied,
});
export type ProgressedHouseFrameArcReductionResponse = Static<typeof ProgressedHouseFrameArcReductionResponse>;
