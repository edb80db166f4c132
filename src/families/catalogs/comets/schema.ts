import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, isoInstant, nullable, optionalOrNull, shape } from '../../../contract/fields.js';
import {
  bulkProvenanceFields,
  listProvenanceFields,
  smallBodyBulkFields,
  smallBodyBulkRequestFields,
  smallBodyIdentity,
  smallBodyPositionFields,
  smallBodyProvenanceFields,
} from '../../../contract/small-bodies.js';

const identity = () =>
  smallBodyIdentity('name, alias, designation (1P, P/2010 H2) or NAIF id (1000001) of a periodic comet');

export const CometPositionRequest = shape('CometPositionRequest', { dt: isoInstant(), body: identity() });
export type CometPositionRequest = Static<typeof CometPositionRequest>;

const CometPositionProvenanceResponse = shape('CometPositionProvenanceResponse', {
  ...smallBodyProvenanceFields,
  resolved_body: Type.String(),
});
const CometPositionResponse = shape('CometPositionResponse', {
  ...smallBodyPositionFields,
  provenance: CometPositionProvenanceResponse,
});
export type CometPositionResponse = Static<typeof CometPositionResponse>;
/** A position as a separate answer, with its computation basis. */
export const CometPositionAnswer = shape('CometPositionAnswer', {
  ...smallBodyPositionFields,
  provenance: CometPositionProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type CometPositionAnswer = Static<typeof CometPositionAnswer>;

export const CometsBulkRequest = shape('CometsBulkRequest', smallBodyBulkRequestFields(identity));
export type CometsBulkRequest = Static<typeof CometsBulkRequest>;
export const CometsBulkResponse = shape(
  'CometsBulkResponse',
  smallBodyBulkFields(CometPositionResponse, shape('CometsBulkProvenanceResponse', bulkProvenanceFields)),
);
export type CometsBulkResponse = Static<typeof CometsBulkResponse>;

export const CometListQuery = shape('CometListQuery', {
  q: optionalOrNull(Type.String({ maxLength: 100, description: 'part of a name or of a NAIF id' })),
  limit: defaulted(Type.Integer({ minimum: 1, maximum: 500 }), 500),
});
export type CometListQuery = Static<typeof CometListQuery>;
export const CometListResponse = shape('CometListResponse', {
  bodies: Type.Array(shape('CometListItem', { name: Type.String(), naif_id: nullable(Type.Integer()) })),
  total: Type.Integer(),
  provenance: shape('CometListProvenanceResponse', listProvenanceFields),
});
export type CometListResponse = Static<typeof CometListResponse>;
