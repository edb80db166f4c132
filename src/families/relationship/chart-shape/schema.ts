import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { SingleChartRequest } from '../../../contract/party.js';

const PRECEDENCES = ['seesaw_first', 'locomotive_first'] as const;
const SHAPES = ['Bundle', 'Bowl', 'Bucket', 'Locomotive', 'Seesaw', 'Splay', 'Splash'] as const;

export const SingleChartAnalysisRequest = shape('SingleChartAnalysisRequest', {
  chart: SingleChartRequest,
  include_nodes: defaulted(
    Type.Boolean({ description: 'whether nodes and apogees count as bodies; Jones used the ten planets' }),
    false,
  ),
  precedence: defaulted(
    oneOf(PRECEDENCES, {
      description: 'shape of two groups with two empty arcs, one of which is a trine: seesaw or locomotive',
    }),
    'seesaw_first',
  ),
});
export type SingleChartAnalysisRequest = Static<typeof SingleChartAnalysisRequest>;

const fields = {
  shape: nullable(oneOf(SHAPES, { description: 'null for one body, which has no shape (status not_evaluable)' })),
  status: Type.Optional(oneOf(['evaluated', 'not_evaluable'])),
  reason: Type.Optional(Type.String({ description: 'reason why there is no shape' })),
  occupied_arc: Type.Number({ description: 'arc that contains the bodies (of a bucket: without the handle), degrees' }),
  largest_gap: Type.Number({ description: 'largest empty arc, 360 - occupied_arc, degrees' }),
  leading_planet: optionalOrNull(
    Type.String({
      description: 'bowl, locomotive: first body after the empty arc in the order of the zodiac; bucket: the handle',
    }),
  ),
  handle_planet: optionalOrNull(Type.String()),
  handle_bodies: Type.Optional(Type.Array(Type.String())),
  clusters: Type.Array(Type.Array(Type.String())),
};
export const ChartShapeResponse = shape('ChartShapeResponse', {
  ...fields,
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type ChartShapeResponse = Static<typeof ChartShapeResponse>;
