import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { angleDeg } from '../../../contract/points.js';

export const MAX_POSITIONS = 32,
  MAX_RELATIONAL = 24,
  MAX_HARMONIC = 128,
  MAX_DOMAIN_WIDTH = 32,
  MAX_SAMPLES = 64,
  MAX_CELLS = 256;
export const MIN_SAMPLE_COUNT = 256,
  MAX_SAMPLE_COUNT = 8192,
  MAX_WIDTH_DEG = 90;
const FAMILIES = [
  'cosine_bell_harmonic_aspects',
  'top_hat_harmonic_aspects',
  'triangular_harmonic_aspects',
  'gaussian_harmonic_aspects',
] as const;
const TRACE_FAMILIES = [
  'dynamic_zero_aries_parts',
  'transit_to_natal_zero_aries_parts',
  'directed_to_natal_zero_aries_parts',
  'progressed_to_natal_zero_aries_parts',
] as const;

const position = shape('HarmogramPositionRequest', {
  name: Type.String({ minLength: 1, maxLength: 64 }),
  degree: angleDeg('ecliptic longitude, degrees; reduced to [0, 360)'),
});
export type HarmogramPositionRequest = Static<typeof position>;
const positionList = (maxItems: number) => Type.Array(position, { minItems: 1, maxItems });
const relational = () => optionalOrNull(positionList(MAX_RELATIONAL));
const harmonicNumber = () => Type.Integer({ minimum: 1, maximum: MAX_HARMONIC });

export const HarmogramHarmonicDomainRequest = shape(
  'HarmogramHarmonicDomainRequest',
  { harmonic_start: defaulted(harmonicNumber(), 1), harmonic_stop: defaulted(harmonicNumber(), 12) },
  { description: `range of harmonics from start to stop, at most ${MAX_DOMAIN_WIDTH}` },
);
export type HarmogramHarmonicDomainRequest = Static<typeof HarmogramHarmonicDomainRequest>;
export const HarmogramVectorPolicyRequest = shape('HarmogramVectorPolicyRequest', {
  normalization_mode: defaulted(oneOf(['raw_sum', 'mean_resultant']), 'mean_resultant'),
  harmonic_domain: Type.Optional(HarmogramHarmonicDomainRequest),
});
export type HarmogramVectorPolicyRequest = Static<typeof HarmogramVectorPolicyRequest>;
export const HarmogramPartsPolicyRequest = shape('HarmogramPartsPolicyRequest', {
  pair_construction_mode: defaulted(oneOf(['ordered', 'unordered']), 'ordered'),
  self_pair_mode: defaulted(oneOf(['include', 'exclude']), 'include'),
});
export type HarmogramPartsPolicyRequest = Static<typeof HarmogramPartsPolicyRequest>;
/**
 * With a smaller width, a peak of the highest harmonic would be narrower than the resolution of binary64 on the circle.
 */
const LEAST_WIDTH_DEG = 1e-9;
const width = () =>
  Type.Number({
    minimum: LEAST_WIDTH_DEG,
    maximum: MAX_WIDTH_DEG,
    description: 'width at harmonic 1, degrees; it is divided by the harmonic number',
  });
export const HarmogramIntensityPolicyRequest = shape('HarmogramIntensityPolicyRequest', {
  family: defaulted(oneOf(FAMILIES, { description: 'shape of the peaks' }), 'cosine_bell_harmonic_aspects'),
  include_conjunction: defaulted(Type.Boolean(), true),
  harmonic_domain: Type.Optional(HarmogramHarmonicDomainRequest),
  orb_width_deg: defaulted(width(), 24),
  gaussian_width_parameter_mode: defaulted(oneOf(['sigma', 'fwhm']), 'fwhm'),
  gaussian_width_deg: optionalOrNull(width()),
  sample_count: defaulted(
    Type.Integer({
      minimum: MIN_SAMPLE_COUNT,
      maximum: MAX_SAMPLE_COUNT,
      description: 'number of samples of the circle in the discrete spectrum',
    }),
    4096,
  ),
});
export type HarmogramIntensityPolicyRequest = Static<typeof HarmogramIntensityPolicyRequest>;

export const HarmogramVectorRequest = shape('HarmogramVectorRequest', {
  positions: positionList(MAX_POSITIONS),
  policy: Type.Optional(HarmogramVectorPolicyRequest),
});
export type HarmogramVectorRequest = Static<typeof HarmogramVectorRequest>;
const parts = {
  positions: relational(),
  source_positions: relational(),
  target_positions: relational(),
  parts_policy: Type.Optional(HarmogramPartsPolicyRequest),
  vector_policy: Type.Optional(HarmogramVectorPolicyRequest),
};
export const HarmogramZeroAriesVectorRequest = shape('HarmogramZeroAriesVectorRequest', parts);
export type HarmogramZeroAriesVectorRequest = Static<typeof HarmogramZeroAriesVectorRequest>;
export const HarmogramIntensitySpectrumRequest = shape('HarmogramIntensitySpectrumRequest', {
  harmonic_number: harmonicNumber(),
  policy: Type.Optional(HarmogramIntensityPolicyRequest),
});
export type HarmogramIntensitySpectrumRequest = Static<typeof HarmogramIntensitySpectrumRequest>;
export const HarmogramProjectionRequest = shape('HarmogramProjectionRequest', {
  ...parts,
  harmonic_number: harmonicNumber(),
  intensity_policy: optionalOrNull(HarmogramIntensityPolicyRequest),
});
export type HarmogramProjectionRequest = Static<typeof HarmogramProjectionRequest>;
const HarmogramTraceSampleRequest = shape('HarmogramTraceSampleRequest', {
  time: Type.Number({
    minimum: -1e15,
    maximum: 1e15,
    description: 'time of the sample in any unit; strictly increasing',
  }),
  positions: relational(),
  transit_positions: relational(),
  directed_positions: relational(),
  progressed_positions: relational(),
  natal_positions: relational(),
});
export type HarmogramTraceSampleRequest = Static<typeof HarmogramTraceSampleRequest>;
export const HarmogramTraceRequest = shape('HarmogramTraceRequest', {
  samples: Type.Array(HarmogramTraceSampleRequest, { minItems: 1, maxItems: MAX_SAMPLES }),
  harmonic_numbers: Type.Optional(
    Type.Array(harmonicNumber(), {
      minItems: 1,
      maxItems: MAX_DOMAIN_WIDTH,
      uniqueItems: true,
      description: `default: 1. Samples x harmonics at most ${MAX_CELLS}`,
    }),
  ),
  trace_family: defaulted(oneOf(TRACE_FAMILIES), 'dynamic_zero_aries_parts'),
  output_mode: defaulted(oneOf(['single_harmonic', 'multi_harmonic_family']), 'multi_harmonic_family'),
  point_set_policy: Type.Optional(HarmogramVectorPolicyRequest),
  parts_policy: Type.Optional(HarmogramPartsPolicyRequest),
  intensity_policy: Type.Optional(HarmogramIntensityPolicyRequest),
});
export type HarmogramTraceRequest = Static<typeof HarmogramTraceRequest>;

const domainAnswer = shape('HarmogramHarmonicDomainResponse', {
  harmonic_start: Type.Integer(),
  harmonic_stop: Type.Integer(),
  harmonics: Type.Array(Type.Integer()),
});
const HarmogramVectorPolicyResponse = shape('HarmogramVectorPolicyResponse', {
  normalization_mode: Type.String(),
  harmonic_domain: domainAnswer,
});
const HarmogramPartsPolicyResponse = shape('HarmogramPartsPolicyResponse', {
  pair_construction_mode: Type.String(),
  self_pair_mode: Type.String(),
});
const HarmogramIntensityPolicyResponse = shape('HarmogramIntensityPolicyResponse', {
  family: Type.String(),
  include_conjunction: Type.Boolean(),
  orb_mode: Type.String(),
  orb_scaling_mode: Type.String(),
  symmetry_mode: Type.String(),
  normalization_mode: Type.String(),
  harmonic_domain: domainAnswer,
  orb_width_deg: Type.Number(),
  gaussian_width_parameter_mode: Type.String(),
  gaussian_width_deg: nullable(Type.Number()),
  sample_count: Type.Integer(),
});
export type HarmogramIntensityPolicyResponse = Static<typeof HarmogramIntensityPolicyResponse>;
const HarmogramComponentResponse = shape('HarmogramComponentResponse', {
  harmonic: Type.Integer(),
  amplitude: Type.Number(),
  phase_deg: Type.Number({ description: 'phase in [0, 360); 0 if the amplitude is below 1e-12' }),
});
export type HarmogramComponentResponse = Static<typeof HarmogramComponentResponse>;
const HarmogramSourceVectorResponse = shape('HarmogramSourceVectorResponse', {
  source_kind: oneOf(['point_set', 'zero_aries_parts']),
  vector_policy: HarmogramVectorPolicyResponse,
  body_names: Type.Optional(nullable(Type.Array(Type.String()))),
  point_count: optionalOrNull(Type.Integer()),
  parts_policy: optionalOrNull(HarmogramPartsPolicyResponse),
  source_body_names: Type.Optional(nullable(Type.Array(Type.String()))),
  target_body_names: Type.Optional(nullable(Type.Array(Type.String()))),
  parts_count: optionalOrNull(Type.Integer()),
  harmonic_zero_amplitude: Type.Number(),
  components: Type.Array(HarmogramComponentResponse),
});
export type HarmogramSourceVectorResponse = Static<typeof HarmogramSourceVectorResponse>;
const HarmogramIntensitySpectrumResponse = shape('HarmogramIntensitySpectrumResponse', {
  harmonic_number: Type.Integer(),
  policy: HarmogramIntensityPolicyResponse,
  realization_mode: Type.String(),
  harmonic_zero_amplitude: Type.Number(),
  components: Type.Array(HarmogramComponentResponse),
});
export type HarmogramIntensitySpectrumResponse = Static<typeof HarmogramIntensitySpectrumResponse>;
const HarmogramProjectionDetailResponse = shape('HarmogramProjectionDetailResponse', {
  normalization_mode: Type.String(),
  realization_mode: Type.String(),
  harmonic_zero_contribution: Type.Number(),
  total_strength: Type.Number(),
  terms: Type.Array(
    shape('HarmogramProjectionTermResponse', {
      harmonic: Type.Integer(),
      source_amplitude: Type.Number(),
      source_phase_deg: Type.Number(),
      intensity_amplitude: Type.Number(),
      intensity_phase_deg: Type.Number(),
      signed_contribution: Type.Number(),
    }),
  ),
});
export type HarmogramProjectionDetailResponse = Static<typeof HarmogramProjectionDetailResponse>;
const HarmogramProvenanceResponse = shape('HarmogramProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  input_position_owner: defaulted(Type.String(), 'caller_supplied'),
  chart_sampling_owner: defaulted(Type.String(), 'not_this_route'),
  interpretation_owner: defaulted(Type.String(), 'not_returned'),
  output_bound_policy: defaulted(Type.String(), 'bounded_transport_serialization'),
  stage_sequence: Type.Array(Type.String()),
  bounds: Type.Optional(
    shape('HarmogramBoundsResponse', {
      max_positions: defaulted(Type.Integer(), MAX_POSITIONS),
      max_relational_positions: defaulted(Type.Integer(), MAX_RELATIONAL),
      max_harmonic: defaulted(Type.Integer(), MAX_HARMONIC),
      max_domain_width: defaulted(Type.Integer(), MAX_DOMAIN_WIDTH),
      max_trace_samples: defaulted(Type.Integer(), MAX_SAMPLES),
      max_trace_cells: defaulted(Type.Integer(), MAX_CELLS),
      min_intensity_sample_count: defaulted(Type.Integer(), MIN_SAMPLE_COUNT),
      max_intensity_sample_count: defaulted(Type.Integer(), MAX_SAMPLE_COUNT),
      max_orb_width_deg: defaulted(Type.Number(), MAX_WIDTH_DEG),
    }),
  ),
});
export type HarmogramProvenanceResponse = Static<typeof HarmogramProvenanceResponse>;

export const HarmogramVectorEnvelopeResponse = shape('HarmogramVectorEnvelopeResponse', {
  vector: HarmogramSourceVectorResponse,
  provenance: HarmogramProvenanceResponse,
});
export type HarmogramVectorEnvelopeResponse = Static<typeof HarmogramVectorEnvelopeResponse>;
export const HarmogramIntensitySpectrumEnvelopeResponse = shape('HarmogramIntensitySpectrumEnvelopeResponse', {
  spectrum: HarmogramIntensitySpectrumResponse,
  provenance: HarmogramProvenanceResponse,
});
export type HarmogramIntensitySpectrumEnvelopeResponse = Static<typeof HarmogramIntensitySpectrumEnvelopeResponse>;
export const HarmogramProjectionEnvelopeResponse = shape('HarmogramProjectionEnvelopeResponse', {
  source_vector: HarmogramSourceVectorResponse,
  intensity_spectrum: HarmogramIntensitySpectrumResponse,
  projection: HarmogramProjectionDetailResponse,
  provenance: HarmogramProvenanceResponse,
});
export type HarmogramProjectionEnvelopeResponse = Static<typeof HarmogramProjectionEnvelopeResponse>;
export const HarmogramTraceEnvelopeResponse = shape('HarmogramTraceEnvelopeResponse', {
  policy: shape('HarmogramTracePolicyResponse', {
    trace_family: Type.String(),
    output_mode: Type.String(),
    chart_domain: Type.String(),
    point_set_policy: HarmogramVectorPolicyResponse,
    parts_policy: HarmogramPartsPolicyResponse,
    intensity_policy: HarmogramIntensityPolicyResponse,
    sample_count: Type.Integer(),
  }),
  interval_start: Type.Number(),
  interval_stop: Type.Number(),
  sample_times: Type.Array(Type.Number()),
  series: Type.Array(
    shape('HarmogramTraceSeriesResponse', {
      harmonic_number: Type.Integer(),
      intensity_spectrum: HarmogramIntensitySpectrumResponse,
      samples: Type.Array(
        shape('HarmogramTraceSampleResponse', {
          sample_index: Type.Integer(),
          sample_time: Type.Number(),
          source_vector: HarmogramSourceVectorResponse,
          projection: HarmogramProjectionDetailResponse,
          total_strength: Type.Number(),
        }),
      ),
      strengths: Type.Array(Type.Number()),
    }),
  ),
  series_count: Type.Integer(),
  provenance: HarmogramProvenanceResponse,
});
export type HarmogramTraceEnvelopeResponse = Static<typeof HarmogramTraceEnvelopeResponse>;
