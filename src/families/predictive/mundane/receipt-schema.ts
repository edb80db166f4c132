import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, oneOf, shape } from '../../../contract/fields.js';
import { eclipseEpoch, eclipseKind, ingress, locationRole, selectionPolicy } from './schema.js';

const TIMESCALES = ['utc', 'ut1', 'tt', 'tdb'] as const;
export const MundaneEpochResponse = shape('MundaneEpochResponse', {
  jd: Type.Number(),
  timescale: oneOf(TIMESCALES),
});
export type MundaneEpochResponse = Static<typeof MundaneEpochResponse>;

export const MundaneSearchIntervalResponse = shape('MundaneSearchIntervalResponse', {
  start: MundaneEpochResponse,
  end: MundaneEpochResponse,
});
export type MundaneSearchIntervalResponse = Static<typeof MundaneSearchIntervalResponse>;

const VerifiedReaderIdentityResponse = shape('VerifiedReaderIdentityResponse', {
  summary_label: Type.String(),
  planetary_ephemeris: nullable(Type.String()),
  lunar_ephemeris: nullable(Type.String()),
  verification_basis: oneOf(['spk_summary_label_content']),
});
export type VerifiedReaderIdentityResponse = Static<typeof VerifiedReaderIdentityResponse>;

const MundaneEventProvenanceResponse = shape('MundaneEventProvenanceResponse', {
  mode: oneOf(['engine_ephemeris', 'external_authority', 'historical_table', 'caller_asserted']),
  source_id: Type.String(),
  method_id: Type.String(),
  provenance_family_id: Type.String(),
  longitude_product_id: Type.String(),
  reference_frame: Type.String(),
  correction_regime: Type.String(),
  solver_semantics: Type.String(),
  source_refs: Type.Array(Type.String()),
  verified_reader_identity: nullable(VerifiedReaderIdentityResponse),
  caller_asserted_artifact_id: nullable(Type.String()),
  caller_asserted_artifact_sha256: nullable(Type.String()),
});
export type MundaneEventProvenanceResponse = Static<typeof MundaneEventProvenanceResponse>;

const MundaneEventClockResponse = shape('MundaneEventClockResponse', {
  ut1: MundaneEpochResponse,
  tt: MundaneEpochResponse,
  delta_t_seconds: Type.Number({ description: 'TT - UT1' }),
  delta_t_source_product: Type.String(),
  delta_t_retarget_mode: Type.String(),
  delta_t_correction_seconds: Type.Number(),
  delta_t_tidal_source_products: Type.Array(Type.String()),
  delta_t_target_reader_identity: nullable(Type.String()),
  utc: nullable(MundaneEpochResponse),
  utc_realization_status: oneOf(['realized_post_1972_atomic', 'not_realized_historical_ut1_proxy']),
  utc_realization_detail: Type.String(),
  verified_reader_identity: VerifiedReaderIdentityResponse,
});
export type MundaneEventClockResponse = Static<typeof MundaneEventClockResponse>;

const MundaneRootSearchResponse = shape('MundaneRootSearchResponse', {
  search_interval: MundaneSearchIntervalResponse,
  bracket_start: MundaneEpochResponse,
  bracket_end: MundaneEpochResponse,
  root_epoch: MundaneEpochResponse,
  step_days: Type.Number(),
  solver_tolerance_days: Type.Number(),
  target_angle_deg: Type.Number(),
  root_residual_deg: Type.Number(),
  bracket_start_residual_deg: Type.Number(),
  bracket_end_residual_deg: Type.Number(),
  search_kind: Type.String(),
  solver_method_id: Type.String(),
  verified_reader_identity: VerifiedReaderIdentityResponse,
});
export type MundaneRootSearchResponse = Static<typeof MundaneRootSearchResponse>;

const rootFields = {
  root_residual_deg: Type.Number(),
  solver_tolerance_days: Type.Number(),
  angular_root_tolerance: shape('MundaneAngularRootToleranceResponse', {
    maximum_abs_residual_deg: Type.Number(),
    basis: Type.String(),
  }),
  provenance: MundaneEventProvenanceResponse,
  clock: nullable(MundaneEventClockResponse),
  longitude_definition: oneOf([
    'sun_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_equinox_of_date',
    'sun_moon_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_longitude_difference',
    'jupiter_saturn_geocentric_apparent_ecliptic_difference',
  ]),
};

export const CardinalIngressReceiptResponse = shape('CardinalIngressReceiptResponse', {
  event_type: oneOf(['cardinal_ingress']),
  ingress: ingress(),
  epoch: MundaneEpochResponse,
  sun_longitude_deg: Type.Number(),
  search_truth: nullable(MundaneRootSearchResponse),
  root_direction: oneOf(['increasing']),
  ...rootFields,
});
export type CardinalIngressReceiptResponse = Static<typeof CardinalIngressReceiptResponse>;

export const PrimarySyzygyReceiptResponse = shape('PrimarySyzygyReceiptResponse', {
  event_type: oneOf(['primary_syzygy']),
  phase: oneOf(['new_moon', 'full_moon']),
  epoch: MundaneEpochResponse,
  sun_longitude_deg: Type.Number(),
  moon_longitude_deg: Type.Number(),
  search_truth: nullable(MundaneRootSearchResponse),
  ...rootFields,
});
export type PrimarySyzygyReceiptResponse = Static<typeof PrimarySyzygyReceiptResponse>;

const motion = () => oneOf(['direct', 'retrograde', 'stationary']);
export const JupiterSaturnConjunctionReceiptResponse = shape('JupiterSaturnConjunctionReceiptResponse', {
  event_type: oneOf(['jupiter_saturn_ecliptic_longitude_conjunction']),
  event_id: Type.String(),
  epoch: MundaneEpochResponse,
  jupiter_longitude_deg: Type.Number(),
  saturn_longitude_deg: Type.Number(),
  jupiter_motion: motion(),
  saturn_motion: motion(),
  definition: oneOf(['ecliptic_longitude_conjunction', 'right_ascension_conjunction', 'minimum_elongation']),
  ...rootFields,
});
export type JupiterSaturnConjunctionReceiptResponse = Static<typeof JupiterSaturnConjunctionReceiptResponse>;

const ofEclipse = { eclipse_id: Type.String(), eclipse_kind: eclipseKind() };
export const EclipseEventReceiptResponse = shape('EclipseEventReceiptResponse', {
  event_type: oneOf(['eclipse']),
  ...ofEclipse,
  anchor_epoch_kind: eclipseEpoch(),
  provenance: MundaneEventProvenanceResponse,
  named_epochs: Type.Array(
    shape('EclipseNamedEpochResponse', {
      ...ofEclipse,
      epoch_kind: eclipseEpoch(),
      epoch: MundaneEpochResponse,
      provenance: MundaneEventProvenanceResponse,
    }),
  ),
  global_contacts: Type.Array(
    shape('EclipseContactEpochResponse', {
      ...ofEclipse,
      contact: oneOf(['c1', 'c2', 'c3', 'c4', 'p1', 'u1', 'u2', 'u3', 'u4', 'p4']),
      epoch: MundaneEpochResponse,
      provenance: MundaneEventProvenanceResponse,
    }),
    {
      description:
        'solar: c1 and c4 are the first and last contact of the penumbra with the Earth, c2 and c3 those of the umbra or antumbra; lunar: the contacts of the Moon with penumbra and umbra',
    },
  ),
  clock: nullable(MundaneEventClockResponse),
});
export type EclipseEventReceiptResponse = Static<typeof EclipseEventReceiptResponse>;

export const MundaneLocationResponse = shape('MundaneLocationResponse', {
  label: Type.String(),
  latitude_deg: Type.Number(),
  longitude_deg_east: Type.Number(),
  role: locationRole(),
  source_id: Type.String(),
  valid_from: nullable(MundaneEpochResponse),
  valid_until: nullable(MundaneEpochResponse),
});
export type MundaneLocationResponse = Static<typeof MundaneLocationResponse>;

const RameseyIngressCadenceResponse = shape('AuthAIngressCadenceResponse', {
  aries_ingress: CardinalIngressReceiptResponse,
  ascendant: shape('MundaneAscendantResponse', {
    aries_ingress: CardinalIngressReceiptResponse,
    location: MundaneLocationResponse,
    clock: MundaneEventClockResponse,
    ascendant_longitude_deg: Type.Number(),
    ascendant_sign: Type.String(),
    ascendant_modality: oneOf(['cardinal', 'fixed', 'mutable']),
    local_angle_method_id: Type.String(),
  }),
  selected_ingresses: Type.Array(ingress()),
  chart_count: Type.Integer(),
  policy: selectionPolicy(),
  source_reference: Type.String(),
});
export type RameseyIngressCadenceResponse = Static<typeof RameseyIngressCadenceResponse>;

export const CardinalIngressSelectionReceiptResponse = shape('CardinalIngressSelectionReceiptResponse', {
  policy: selectionPolicy(),
  search_interval: MundaneSearchIntervalResponse,
  all_events: Type.Array(CardinalIngressReceiptResponse),
  selected_events: Type.Array(CardinalIngressReceiptResponse),
  source_reference: Type.String(),
  authA_cadence: nullable(RameseyIngressCadenceResponse),
});
export type CardinalIngressSelectionReceiptResponse = Static<typeof CardinalIngressSelectionReceiptResponse>;

export const PrecedingSyzygySelectionReceiptResponse = shape('PrecedingSyzygySelectionReceiptResponse', {
  anchor_event: CardinalIngressReceiptResponse,
  candidates: Type.Array(PrimarySyzygyReceiptResponse),
  selected: PrimarySyzygyReceiptResponse,
  comparison_timescale: oneOf(TIMESCALES),
  policy_id: Type.String(),
});
export type PrecedingSyzygySelectionReceiptResponse = Static<typeof PrecedingSyzygySelectionReceiptResponse>;

export const JupiterSaturnSequenceResponse = shape('JupiterSaturnSequenceResponse', {
  search_interval: MundaneSearchIntervalResponse,
  roots: Type.Array(JupiterSaturnConjunctionReceiptResponse),
});
export type JupiterSaturnSequenceResponse = Static<typeof JupiterSaturnSequenceResponse>;
