import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { bodyName, defaulted, julianDayUt1, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { EventInstantResponse, stepDaysField } from '../../../contract/transits.js';
import { windowFields } from '../../../contract/window.js';

const stationBody = () =>
  bodyName(
    'Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)',
  );
const bodyAndWindow = {
  body: stationBody(),
  ...windowFields(),
  step_days: stepDaysField(),
};

export const StationSearchRequest = shape('StationSearchRequest', bodyAndWindow);
export type StationSearchRequest = Static<typeof StationSearchRequest>;
export const RetrogradePeriodSearchRequest = shape('RetrogradePeriodSearchRequest', bodyAndWindow);
export type RetrogradePeriodSearchRequest = Static<typeof RetrogradePeriodSearchRequest>;

export const NextStationRequest = shape('NextStationRequest', {
  body: stationBody(),
  jd_start: julianDayUt1(),
  max_days: defaulted(
    Type.Number({ exclusiveMinimum: 0, maximum: 400_000, description: 'length of the search, days' }),
    400,
  ),
  step_days: stepDaysField(),
});
export type NextStationRequest = Static<typeof NextStationRequest>;

export const StationStateRequest = shape('StationStateRequest', { body: stationBody(), jd_ut: julianDayUt1() });
export type StationStateRequest = Static<typeof StationStateRequest>;

const stationFields = {
  body: Type.String(),
  station_type: oneOf(['retrograde', 'direct'], { description: 'motion that starts at the station' }),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  longitude: Type.Number({ description: 'apparent geocentric longitude of date, degrees' }),
};
export const StationSearchTruthResponse = shape('StationSearchTruthResponse', {
  requested_step_days: optionalOrNull(Type.Number()),
  step_days: optionalOrNull(Type.Number({ description: 'step of the search, days; null for a body without stations' })),
});
const StationItemResponse = shape('PhenomenaStationEventResponse', stationFields);
export type StationItem = Static<typeof StationItemResponse>;

export const StationSearchResponse = shape('StationSearchResponse', {
  events: Type.Array(StationItemResponse),
  search: Type.Optional(StationSearchTruthResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export const NextStationResponse = nullable(
  shape('NextStationResponse', {
    ...stationFields,
    search: Type.Optional(StationSearchTruthResponse),
    computation_basis: ComputationBasis,
    ...optionsNotApplied,
  }),
);
export const StationStateResponse = shape('StationStateResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  is_retrograde: Type.Boolean(),
  speed: Type.Number({ description: 'rate of the apparent longitude, degrees per day' }),
  computation_basis: ComputationBasis,
});

const EDGES = ['station', 'station_outside_window', 'window_edge'] as const;
export const RetrogradePeriodSearchResponse = shape('RetrogradePeriodSearchResponse', {
  periods: Type.Array(
    shape('RetrogradePeriodResponse', {
      start: EventInstantResponse,
      end: EventInstantResponse,
      start_kind: oneOf(EDGES, {
        description:
          'station: the station is in the window; station_outside_window: the station that started the period is before the window; window_edge: it is before the ephemeris, and start is the edge of the window',
      }),
      end_kind: oneOf(EDGES),
    }),
  ),
  search: Type.Optional(StationSearchTruthResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
