import { Type } from '@sinclair/typebox';
import type { Static, TProperties, TSchema } from '@sinclair/typebox';
import { ChartReductionResponse, ChartRequest, ChartResponse } from '../../contract/chart.js';
import { optionalOrNull, shape } from '../../contract/fields.js';

/** Most items of one batch. */
const MAX_BATCH_ITEMS = 2000;

/** Why an item failed. `problems` names its fields, with pointers into the item; `details` holds what the error of a single request would. */
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

/** A list of items, each answered or failed for itself. */
export const batchOf = <T extends TSchema>(title: string, item: T) =>
  shape(title, {
    requests: Type.Array(item, {
      maxItems: MAX_BATCH_ITEMS,
      description: `0 ... ${MAX_BATCH_ITEMS} items, answered in this order`,
    }),
  });

export const itemOf = <R extends TSchema, T extends TProperties>(title: string, request: R, own: T) =>
  shape(title, { request, ok: Type.Boolean(), ...own, failure: optionalOrNull(BatchFailureResponse) });

/** A datetime whose offset and coverage are checked item by item; a string that is no datetime refuses the batch. */
export const itemDatetime = () =>
  Type.String({
    format: 'iso-datetime',
    maxLength: 64,
    description: 'ISO 8601 datetime with timezone offset; a naive one, or a date alone, fails this item',
  });

const ChartBatchItemRequest = shape('ChartBatchItemRequest', { ...ChartRequest.properties, dt: itemDatetime() });
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
