import { Type } from '@sinclair/typebox';
import type { Static, TProperties, TSchema } from '@sinclair/typebox';
import { ChartReductionResponse, ChartRequest, ChartResponse } from '../../contract/chart.js';
import { optionalOrNull, shape } from '../../contract/fields.js';

/** Largest number of items of one batch. */
const MAX_BATCH_ITEMS = 2000;

/**
 * Reason why an item failed. `problems` names its fields, with pointers into the item; `details` has what the error of a single request
 * would have.
 */
const BatchFailureResponse = shape('BatchFailureResponse', {
  error_type: Type.String(),
  message: Type.String(),
  error_module: Type.String(),
  problems: Type.Optional(
    Type.Array(Type.Object({ field: Type.String(), message: Type.String() }, { additionalProperties: true })),
  ),
  details: Type.Optional(
    Type.Object({}, { additionalProperties: true, description: 'e.g. `coverage` of the ephemeris, `suggestions`' }),
  ),
});
export type BatchFailure = Static<typeof BatchFailureResponse>;

/** Request with a list of items. */
export const batchOf = <T extends TSchema>(title: string, item: T) =>
  shape(title, {
    requests: Type.Array(item, {
      maxItems: MAX_BATCH_ITEMS,
      description: `0 ... ${MAX_BATCH_ITEMS} items`,
    }),
  });

/** Answer of one item: the echo of its request and its result or failure. */
export const itemOf = <R extends TSchema, T extends TProperties>(title: string, request: R, own: T) =>
  shape(title, { request, ok: Type.Boolean(), ...own, failure: optionalOrNull(BatchFailureResponse) });

/** A datetime whose offset and coverage are checked item by item. A string that is not a datetime refuses the batch. */
export const itemDatetime = () =>
  Type.String({
    format: 'iso-datetime',
    maxLength: 64,
    description:
      'ISO 8601 datetime with an offset from UTC; a datetime without an offset, or only a date, fails the item',
  });

export const ChartBatchItemRequest = shape('ChartBatchItemRequest', { ...ChartRequest.properties, dt: itemDatetime() });
export type ChartBatchItemRequest = Static<typeof ChartBatchItemRequest>;

export const ChartsBatchRequest = batchOf('ChartsBatchRequest', ChartBatchItemRequest);
export const ChartsBatchResponse = shape('ChartsBatchResponse', {
  results: Type.Array(
    itemOf('ChartBatchItemResponse', ChartBatchItemRequest, { chart: optionalOrNull(ChartResponse) }),
  ),
});
export const ChartsBatchReductionResponse = shape('ChartsBatchReductionResponse', {
  results: Type.Array(
    itemOf('ChartBatchReductionItemResponse', ChartBatchItemRequest, {
      chart: optionalOrNull(ChartResponse),
      reduction: optionalOrNull(ChartReductionResponse.properties.reduction),
    }),
  ),
});
