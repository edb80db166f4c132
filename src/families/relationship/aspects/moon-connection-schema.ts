import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, julianDayUt1, oneOf, shape } from '../../../contract/fields.js';
import {
  FLOW_CONSTANTS,
  FLOW_WINDOWS,
  flowLookback,
  MoonConnectionFlowResponse,
} from '../../../contract/moon-connection.js';

export const MoonConnectionFlowRequest = shape('MoonConnectionFlowRequest', {
  jd_ut: julianDayUt1(),
  previous_window_policy: oneOf(FLOW_WINDOWS, {
    description: 'search window of the previous separation: the current sign of the Moon, or previous_lookback_days',
  }),
  previous_lookback_days: flowLookback(),
  modern: defaulted(Type.Boolean({ description: 'true: also consider Uranus, Neptune and Pluto' }), false),
  motion_orb_factor: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 10 }), 1),
  motion_exact_tolerance_deg: defaulted(Type.Number({ minimum: 0, maximum: 1 }), 1e-9),
  motion_rate_tolerance_deg_per_day: defaulted(Type.Number({ minimum: 0, maximum: 1 }), 1e-12),
});
export type MoonConnectionFlowRequest = Static<typeof MoonConnectionFlowRequest>;

export const FLOW_TRUTH = {
  source_module: 'engine.aspect_events',
  engine_entrypoint: 'moon_connection_flow_at',
  facade_entrypoint: 'Engine.moon_connection_flow_at',
  previous_window_semantics: 'caller_declared',
  next_window_semantics: 'current_tropical_sign',
  doctrine_semantics: 'none_geometry_only',
  motion_speed_semantics: FLOW_CONSTANTS.motion_speed_product,
} as const;

export const MoonConnectionFlowAnalysisResponse = shape('MoonConnectionFlowAnalysisResponse', {
  flow: MoonConnectionFlowResponse,
  computation_truth: shape('MoonConnectionFlowComputationTruthResponse', {
    source_module: Type.Optional(Type.String()),
    engine_entrypoint: Type.Optional(oneOf([FLOW_TRUTH.engine_entrypoint])),
    facade_entrypoint: Type.Optional(Type.String()),
    previous_window_semantics: Type.Optional(oneOf([FLOW_TRUTH.previous_window_semantics])),
    next_window_semantics: Type.Optional(oneOf([FLOW_TRUTH.next_window_semantics])),
    doctrine_semantics: Type.Optional(oneOf([FLOW_TRUTH.doctrine_semantics])),
    motion_speed_semantics: Type.Optional(oneOf([FLOW_TRUTH.motion_speed_semantics])),
  }),
  computation_basis: ComputationBasis,
});
export type MoonConnectionFlowAnalysisResponse = Static<typeof MoonConnectionFlowAnalysisResponse>;
