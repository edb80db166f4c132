import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from './basis.js';
import { bodyName, defaulted, isoInstant, mapOf, nullable, optionalOrNull, shape } from './fields.js';
import { NodePositionResponse, PlanetPositionResponse, PositionObserverContextResponse } from './positions.js';
import { observerFields } from './place.js';

/** Most bodies that one request may name. */
const MAX_CHART_BODIES = 64;

const chartBodies = { minItems: 1, maxItems: MAX_CHART_BODIES };

/** Bodies of a request that refuses one that is named twice. */
export const distinctChartBodies = optionalOrNull(
  Type.Array(bodyName(), { ...chartBodies, uniqueItems: true, description: 'each once; default: Sun ... Pluto' }),
);

/** Bodies of a request for which none is a choice: `[]` names no body. */
export const chartBodiesOrNone = optionalOrNull(
  Type.Array(bodyName(), { ...chartBodies, minItems: 0, description: '[]: none; default: Sun ... Pluto' }),
);

export const ChartRequest = shape('ChartRequest', {
  dt: isoInstant(),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      ...chartBodies,
      description: 'a body that is named twice is taken once; default: Sun ... Pluto',
    }),
  ),
  include_nodes: defaulted(Type.Boolean(), true),
  ...observerFields,
});
export type ChartRequest = Static<typeof ChartRequest>;

const CalendarDateTimeResponse = shape('CalendarDateTimeResponse', {
  year: Type.Integer(),
  month: Type.Integer(),
  day: Type.Integer(),
  hour: Type.Integer(),
  minute: Type.Integer(),
  second: Type.Integer(),
  microsecond: Type.Optional(Type.Integer({ default: 0 })),
  tzname: Type.Optional(Type.String({ default: 'UTC' })),
});

export const ChartResponse = shape('ChartResponse', {
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  calendar_utc: optionalOrNull(CalendarDateTimeResponse),
  obliquity: Type.Number({ description: 'true obliquity of date, degrees' }),
  delta_t: Type.Number({ description: 'TT - UT1, seconds' }),
  planets: mapOf(PlanetPositionResponse),
  nodes: mapOf(NodePositionResponse),
  computation_basis: ComputationBasis,
});
export type ChartResponse = Static<typeof ChartResponse>;

const ChartPlanetReductionSummaryResponse = shape('ChartPlanetReductionSummaryResponse', {
  source_vessel: Type.String(),
  selection_surface: Type.String(),
  apparent: Type.Boolean(),
  aberration: Type.Boolean(),
  grav_deflection: Type.Boolean(),
  nutation: Type.Boolean(),
  frame: Type.String(),
  center: Type.String(),
  topocentric_applied: Type.Boolean(),
  stage_sequence: Type.Array(Type.String()),
});

const ChartNodeReductionSummaryResponse = shape('ChartNodeReductionSummaryResponse', {
  source_vessel: Type.String(),
  source_surface: Type.String(),
  nutation: Type.Boolean(),
  frame: Type.String(),
  stage_sequence: Type.Array(Type.String()),
});

const ChartReductionTruthResponse = shape('ChartReductionTruthResponse', {
  engine_surface: Type.String(),
  source_vessel: Type.String(),
  requested_datetime: Type.String(),
  normalized_datetime_utc: Type.String(),
  jd_ut: Type.Number(),
  jd_ut1: Type.Number(),
  jd_tt: Type.Number(),
  delta_t_seconds: Type.Number(),
  obliquity_deg: Type.Number(),
  requested_bodies: Type.Optional(nullable(Type.Array(Type.String()))),
  returned_bodies: Type.Array(Type.String()),
  include_nodes_requested: Type.Boolean(),
  include_nodes_returned: Type.Boolean(),
  topocentric_requested: Type.Boolean(),
  observer: PositionObserverContextResponse,
  stage_sequence: Type.Array(Type.String()),
  planet_reductions: mapOf(ChartPlanetReductionSummaryResponse),
  node_reductions: mapOf(ChartNodeReductionSummaryResponse),
});

export const ChartReductionResponse = shape('ChartReductionResponse', {
  result: ChartResponse,
  reduction: ChartReductionTruthResponse,
});
export type ChartReductionResponse = Static<typeof ChartReductionResponse>;
