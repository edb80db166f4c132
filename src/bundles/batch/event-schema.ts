import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { bodyName, defaulted, julianDayUt1, oneOf, optionalOrNull, shape } from '../../contract/fields.js';
import { DIRECTIONS, SEARCH_MOTIONS, TransitEventResponse } from '../../contract/transits.js';
import { searchedLongitude } from '../../contract/points.js';
import { IngressEventResponse, NatalAspectSearchResponse } from '../../families/predictive/transits/schema.js';
import { batchOf, itemOf } from './schema.js';
import { windowFields } from '../../contract/window.js';
import { directedAngle, orbDeg } from '../../contract/aspects.js';

/** A longitude, or the name of a moving body. */
const target = () => Type.Union([searchedLongitude(), Type.String({ minLength: 1, maxLength: 100 })]);
const searchMotion = () =>
  defaulted(Type.String({ maxLength: 20, description: SEARCH_MOTIONS.join(' or ') }), 'forward');

export const TransitBatchItemRequest = shape('TransitBatchItemRequest', {
  body: bodyName(),
  target_lon: target(),
  ...windowFields(),
  search_motion: searchMotion(),
});
export type TransitBatchItem = Static<typeof TransitBatchItemRequest>;
export const TransitsBatchRequest = batchOf('TransitsBatchRequest', TransitBatchItemRequest);
export const TransitsBatchResponse = shape('TransitsBatchResponse', {
  results: Type.Array(
    itemOf('TransitBatchItemResponse', TransitBatchItemRequest, {
      count: Type.Integer(),
      events: Type.Array(TransitEventResponse),
    }),
  ),
});

export const RETURN_KINDS = ['planet_return', 'solar_return', 'lunar_return'] as const;
export const ReturnBatchItemRequest = shape('ReturnBatchItemRequest', {
  kind: Type.String({ maxLength: 40, description: `${RETURN_KINDS.join(', ')}; another value fails the item` }),
  natal_lon: searchedLongitude(),
  body: optionalOrNull(bodyName('required for planet_return')),
  jd_start: optionalOrNull(julianDayUt1('required for planet_return and lunar_return')),
  year: optionalOrNull(Type.Integer({ minimum: -13_000, maximum: 17_000, description: 'required for solar_return' })),
  direction: defaulted(Type.String({ maxLength: 20, description: DIRECTIONS.join(', ') }), 'direct'),
});
export type ReturnBatchItem = Static<typeof ReturnBatchItemRequest>;
export const ReturnsBatchRequest = batchOf('ReturnsBatchRequest', ReturnBatchItemRequest);
const BatchReturnEventResponse = shape('BatchReturnEventResponse', {
  return_type: Type.String(),
  body: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  computation_truth: Type.Null(),
});
export const ReturnsBatchResponse = shape('ReturnsBatchResponse', {
  results: Type.Array(
    itemOf('ReturnBatchItemResponse', ReturnBatchItemRequest, { result: optionalOrNull(BatchReturnEventResponse) }),
  ),
});

export const EVENT_KINDS = [
  'transit',
  'aspect_transit',
  'declination_transit',
  'ingress',
  'station',
  'natal_aspect_transits',
] as const;
export const EventBatchItemRequest = shape('EventBatchItemRequest', {
  kind: Type.String({ maxLength: 40, description: `${EVENT_KINDS.join(', ')}; another value fails the item` }),
  body: bodyName(),
  ...windowFields(),
  target_lon: optionalOrNull(target()),
  target: optionalOrNull(target()),
  angle: optionalOrNull(directedAngle({ description: 'directed angle: the body is at target + angle' })),
  orb: defaulted(orbDeg(), 0),
  natal_longitudes: optionalOrNull(Type.Array(searchedLongitude(), { maxItems: 100 })),
  aspect_angles: optionalOrNull(Type.Array(directedAngle(), { maxItems: 48 })),
  aspect_orbs: optionalOrNull(Type.Array(orbDeg(), { maxItems: 48 })),
  is_contra_parallel: defaulted(Type.Boolean(), false),
  search_motion: searchMotion(),
});
export type EventBatchItem = Static<typeof EventBatchItemRequest>;
export const EventsBatchRequest = batchOf('EventsBatchRequest', EventBatchItemRequest);

const BatchStationEventResponse = shape('BatchStationEventResponse', {
  event_type: oneOf(['station']),
  body: Type.String(),
  station_type: Type.String(),
  jd_ut: Type.Number(),
  datetime_utc: Type.String(),
  longitude: Type.Number(),
});
const EquatorialTransitEventResponse = shape('EquatorialTransitEventResponse', {
  event_type: oneOf(['declination_transit']),
  body: Type.String(),
  target: Type.Union([Type.String(), Type.Number()]),
  is_contra_parallel: Type.Boolean(),
  jd_exact: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  declination: Type.Number({ description: 'declination of the body, true equator of date, degrees' }),
  search_motion: oneOf(SEARCH_MOTIONS),
});
export type EquatorialTransitEvent = Static<typeof EquatorialTransitEventResponse>;
const BatchEvent = Type.Union([
  TransitEventResponse,
  IngressEventResponse,
  BatchStationEventResponse,
  NatalAspectSearchResponse.properties.events.items,
  EquatorialTransitEventResponse,
]);
export type BatchEvent = Static<typeof BatchEvent>;
export const EventsBatchResponse = shape('EventsBatchResponse', {
  results: Type.Array(
    itemOf('EventBatchItemResponse', EventBatchItemRequest, { count: Type.Integer(), events: Type.Array(BatchEvent) }),
  ),
});
