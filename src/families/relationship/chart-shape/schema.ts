import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { RelationshipPartyRequest } from '../../../contract/party.js';

const SHAPES = ['Bundle', 'Bowl', 'Bucket', 'Locomotive', 'Seesaw', 'Splay', 'Splash'] as const;

export const SingleChartAnalysisRequest = shape('SingleChartAnalysisRequest', {
  chart: RelationshipPartyRequest,
  include_nodes: defaulted(
    Type.Boolean({ description: 'counts nodes and apogees among the bodies; Jones used the ten planets' }),
    false,
  ),
});
export type SingleChartAnalysisRequest = Static<typeof SingleChartAnalysisRequest>;

const fields = {
  shape: oneOf(SHAPES),
  occupied_arc: Type.Number({ description: 'arc that holds the bodies (of a bucket: without the handle), degrees' }),
  largest_gap: Type.Number({ description: '360 - occupied_arc' }),
  leading_planet: optionalOrNull(
    Type.String({
      description: 'bowl, locomotive: the body that follows the gap in the zodiac, first to rise; bucket: the handle',
    }),
  ),
  handle_planet: optionalOrNull(Type.String()),
  handle_bodies: Type.Optional(Type.Array(Type.String())),
  clusters: Type.Array(Type.Array(Type.String())),
};
export const ChartShapeResponse = shape('ChartShapeResponse', { ...fields, computation_basis: ComputationBasis });
export type ChartShape = Omit<Static<typeof ChartShapeResponse>, 'computation_basis'>;
