import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { ChartRequest } from '../../../contract/chart.js';
import { observerFields } from '../../../contract/place.js';
import {
  defaulted,
  isoInstant,
  julianDayUt1,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { longitude, longitudeMap } from '../../../contract/points.js';
import { signFields } from '../../../contract/zodiac.js';

export const MAX_POSITIONS = 64;
export const FORMULA = 'normalize_degrees(source_longitude - anchor_longitude)';
const nodeMode = () => oneOf(['mean', 'true'], { description: 'North Node that is the anchor: mean or true' });

export const DraconicLongitudeRequest = shape('DraconicLongitudeRequest', {
  source_longitude: longitude(),
  anchor_longitude: longitude('longitude of the anchor, degrees; reduced to [0, 360)'),
});
export type DraconicLongitudeRequest = Static<typeof DraconicLongitudeRequest>;

export const DraconicPositionsRequest = shape('DraconicPositionsRequest', {
  positions: longitudeMap(1, MAX_POSITIONS, 'tropical longitudes by point name, degrees; reduced to [0, 360)'),
  node_mode: nodeMode(),
  anchor_longitude: longitude('longitude of the chosen node, degrees; reduced to [0, 360)'),
  jd_ut: optionalOrNull(julianDayUt1('instant of the positions, Julian day UT1; repeated in the answer')),
});
export type DraconicPositionsRequest = Static<typeof DraconicPositionsRequest>;

export const DraconicChartRequest = shape('DraconicChartRequest', {
  dt: isoInstant(),
  node_mode: nodeMode(),
  include_nodes: defaulted(
    Type.Boolean({
      description: 'whether the answer lists nodes and apogees; the anchor does not depend on it',
    }),
    true,
  ),
  bodies: ChartRequest.properties.bodies,
  ...observerFields,
});
export type DraconicChartRequest = Static<typeof DraconicChartRequest>;

const DraconicProvenanceResponse = shape('DraconicProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  doctrine: defaulted(Type.String(), 'node_anchored_longitude_rotation'),
  formula: defaulted(Type.String(), FORMULA),
  node_policy: optionalOrNull(Type.String()),
  anchor_owner: Type.String(),
  chart_construction_owner: Type.String(),
  ephemeris: Type.String(),
  bounds: Type.Optional(shape('DraconicBoundsResponse', { max_positions: defaulted(Type.Integer(), MAX_POSITIONS) })),
  stage_sequence: Type.Array(Type.String()),
});
export type DraconicProvenanceResponse = Static<typeof DraconicProvenanceResponse>;

export const DraconicLongitudeResponse = shape('DraconicLongitudeResponse', {
  source_longitude: Type.Number(),
  anchor_longitude: Type.Number(),
  draconic_longitude: Type.Number(),
  normalized_range: Type.Array(Type.Number()),
  provenance: DraconicProvenanceResponse,
});
export type DraconicLongitudeResponse = Static<typeof DraconicLongitudeResponse>;

export const DraconicChartResponse = shape('DraconicChartResponse', {
  anchor: shape('DraconicAnchorResponse', {
    node_mode: Type.String(),
    node_name: Type.String(),
    longitude: Type.Number(),
    rotation_degrees: Type.Number({
      description: 'rotation that is added to tropical longitudes, degrees in [0, 360)',
    }),
    source: Type.String(),
    source_zodiac: Type.String(),
    formula: Type.String(),
  }),
  positions: Type.Array(
    shape('DraconicPositionResponse', {
      body: Type.String(),
      source_longitude: Type.Number(),
      draconic_longitude: Type.Number(),
      ...signFields,
    }),
  ),
  count: Type.Integer(),
  jd_ut: optionalOrNull(Type.Number({ description: 'Julian day UT1' })),
  frame: Type.String(),
  source_zodiac: Type.String(),
  interpretation_scope: Type.String(),
  anchor_residual: Type.Optional(
    nullable(
      Type.Number({
        description: 'distance of the anchor from 0 Aries, degrees; null if the anchor is not among the positions',
      }),
    ),
  ),
  provenance: DraconicProvenanceResponse,
  computation_basis: Type.Optional(ComputationBasis),
});
export type DraconicChartResponse = Static<typeof DraconicChartResponse>;
