import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { nullable, oneOf, shape } from '../../../contract/fields.js';
import { HousePolicyResponse, HousesResponse } from '../../../contract/houses.js';
import { houseSystemCode } from '../../../contract/strict-houses.js';
import {
  CardinalIngressReceiptResponse,
  CardinalIngressSelectionReceiptResponse,
  EclipseEventReceiptResponse,
  JupiterSaturnConjunctionReceiptResponse,
  JupiterSaturnSequenceResponse,
  MundaneEpochResponse,
  MundaneLocationResponse,
  PrecedingSyzygySelectionReceiptResponse,
  PrimarySyzygyReceiptResponse,
} from './receipt-schema.js';
import { eclipseEpoch, eclipseKind, ingress } from './schema.js';

const COMPONENTS = [
  'anchor_event',
  'cardinal_ingress_selection',
  'preceding_primary_syzygy',
  'local_chart_projection',
  'local_eclipse_circumstances',
] as const;
const component = () => oneOf(COMPONENTS);
const status = () => oneOf(['evaluated', 'not_evaluable']);

const AnchorEvent = () =>
  Type.Union([
    CardinalIngressReceiptResponse,
    PrimarySyzygyReceiptResponse,
    EclipseEventReceiptResponse,
    JupiterSaturnConjunctionReceiptResponse,
  ]);
export type AnchorEvent = Static<ReturnType<typeof AnchorEvent>>;

const MundaneNotEvaluableResponse = shape('MundaneNotEvaluableResponse', {
  component: component(),
  reason: oneOf([
    'global_event_unavailable',
    'no_strictly_preceding_syzygy',
    'no_common_timescale',
    'missing_location',
    'ambiguous_location_selection',
    'location_validity_unavailable',
    'location_not_valid_at_event',
    'house_system_not_supplied',
    'house_projection_failed',
    'incompatible_frame',
    'incompatible_correction_regime',
    'incompatible_provenance',
    'incompatible_kernel_identity',
    'incompatible_solver_semantics',
    'local_eclipse_circumstances_unavailable',
    'event_semantics_mismatch',
    'source_receipt_incomplete',
    'house_input_timescale_not_ut1',
    'incompatible_clock_realization',
  ]),
  missing_inputs: Type.Array(Type.String()),
  detail: Type.String(),
});
export type MundaneNotEvaluableResponse = Static<typeof MundaneNotEvaluableResponse>;
const issue = () => nullable(MundaneNotEvaluableResponse);

const MundaneLocalProjectionReceiptResponse = shape('MundaneLocalProjectionReceiptResponse', {
  anchor_event: AnchorEvent(),
  house_computation: shape('MundaneHouseComputationResponse', {
    event_epoch: MundaneEpochResponse,
    location: MundaneLocationResponse,
    requested_house_system: houseSystemCode(),
    policy: HousePolicyResponse,
    houses: HousesResponse,
    calculator_id: Type.String(),
  }),
  chart_epoch_kind: nullable(eclipseEpoch()),
});
export type MundaneLocalProjectionReceiptResponse = Static<typeof MundaneLocalProjectionReceiptResponse>;

/** Fields in which every answer states that it contains no prediction. */
export const EXCLUDED_COMPONENTS = [
  'political_prediction',
  'economic_prediction',
  'disaster_prediction',
  'weather_prediction',
  'conflict_prediction',
  'national_fate',
  'country_sign_rulership',
  'great_mutation_interpretation',
] as const;

const MundaneProfileResponse = shape('MundaneProfileResponse', {
  status: status(),
  anchor_event: shape('MundaneEventEvidenceResponse', {
    status: status(),
    receipt: nullable(AnchorEvent()),
    issue: issue(),
  }),
  cardinal_ingress_selection: shape('CardinalIngressSelectionEvidenceResponse', {
    status: status(),
    selection: nullable(CardinalIngressSelectionReceiptResponse),
    issue: issue(),
  }),
  preceding_syzygy: shape('PrecedingSyzygyEvidenceResponse', {
    status: status(),
    selection: nullable(PrecedingSyzygySelectionReceiptResponse),
    issue: issue(),
  }),
  local_projection: shape('MundaneLocalProjectionEvidenceResponse', {
    status: status(),
    receipt: nullable(MundaneLocalProjectionReceiptResponse),
    issue: issue(),
  }),
  provenance: shape('MundaneProfileProvenanceResponse', {
    source_refs: Type.Array(Type.String()),
    engine_version: nullable(Type.String()),
    method_id: Type.String(),
    derivation: Type.String(),
  }),
  not_evaluable: Type.Array(MundaneNotEvaluableResponse),
  included_components: Type.Array(component()),
  excluded_components: Type.Array(oneOf(EXCLUDED_COMPONENTS)),
});
export type MundaneProfileResponse = Static<typeof MundaneProfileResponse>;

const selection = Type.Union([
  shape('CardinalIngressSelectionContextResponse', {
    event_type: oneOf(['cardinal_ingress']),
    explicit_selected_ingress: ingress(),
    selection: CardinalIngressSelectionReceiptResponse,
  }),
  shape('PrimarySyzygySelectionContextResponse', {
    event_type: oneOf(['primary_syzygy']),
    anchor_ingress: ingress(),
    selection: PrecedingSyzygySelectionReceiptResponse,
  }),
  shape('EclipseSelectionContextResponse', {
    event_type: oneOf(['eclipse']),
    eclipse_kind: eclipseKind(),
    chart_epoch_kind: eclipseEpoch(),
    event: EclipseEventReceiptResponse,
  }),
  shape('JupiterSaturnSelectionContextResponse', {
    event_type: oneOf(['jupiter_saturn_ecliptic_longitude_conjunction']),
    selected_root_index: Type.Integer({ minimum: 0 }),
    sequence: JupiterSaturnSequenceResponse,
  }),
]);

export const MundaneEventChartProfileResponse = shape('MundaneEventChartProfileResponse', {
  selection,
  profile: MundaneProfileResponse,
  computation_basis: ComputationBasis,
});
export type MundaneEventChartProfileResponse = Static<typeof MundaneEventChartProfileResponse>;
export type MundaneSelection = Static<typeof selection>;
