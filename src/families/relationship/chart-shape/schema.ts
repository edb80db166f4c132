import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { SingleChartRequest } from '../../../contract/party.js';

const PRECEDENCES = ['seesaw_first', 'locomotive_first'] as const;
export type ShapePrecedence = (typeof PRECEDENCES)[number];
const SHAPES = ['Bundle', 'Bowl', 'Bucket', 'Locomotive', 'Seesaw', 'Splay', 'Splash'] as const;

export const SingleChartAnalysisRequest = shape('SingleChartAnalysisRequest', {
  chart: SingleChartRequest,
  include_nodes: defaulted(
    Type.Boolean({ description: 'counts nodes and apogees among the bodies; Jones used the ten planets' }),
    false,
  ),
  precedence: defaulted(
    oneOf(PRECEDENCES, {
      description:
        'which type two groups are that face each other over two empty arcs of which one is a trine: a seesaw, or a locomotive for the trine alone',
    }),
    'seesaw_first',
  ),
});
export type SingleChartAnalysisRequest = Static<typeof SingleChartAnalysisRequest>;

const fields = {
  shape: nullable(
    oneOf(SHAPES, { description: 'null for a chart of one body, which has no shape (status not_evaluable)' }),
  ),
  status: Type.Optional(oneOf(['evaluated', 'not_evaluable'])),
  reason: Type.Optional(Type.String({ description: 'why no shape is evaluable' })),
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
export const ChartShapeResponse = shape('ChartShapeResponse', {
  ...fields,
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type ChartShape = Omit<Static<typeof ChartShapeResponse>, 'computation_basis' | 'options_not_applied'>;
