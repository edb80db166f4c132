import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, julianDayUt1, optionalOrNull, oneOf, shape } from '../../../contract/fields.js';
import { longitudeMap, pointName } from '../../../contract/points.js';
import { signFields } from '../../../contract/zodiac.js';

export const MAX_BODIES = 64,
  MAX_COMPOSITE_BODIES = 32,
  MAX_HARMONIC = 128,
  DEFAULT_MAX_HARMONIC = 32,
  MAX_ORB_DEG = 30,
  MAX_LABEL = 64;
export const SCALING_MODE = 'authQ_inverse_harmonic';

export const longitudes = (max = MAX_BODIES) => longitudeMap(1, max);
const harmonic = () =>
  Type.Number({
    minimum: 1,
    maximum: MAX_HARMONIC,
    description: 'number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)',
  });
const orbDeg = () =>
  Type.Number({
    minimum: 0,
    maximum: MAX_ORB_DEG,
    description:
      'O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H',
  });
export const orb = () => defaulted(orbDeg(), 1);
const HarmonicOrbPolicyRequest = shape('HarmonicOrbPolicyRequest', {
  scaling_mode: defaulted(oneOf([SCALING_MODE]), SCALING_MODE),
});
export const orbPolicy = () => optionalOrNull(HarmonicOrbPolicyRequest);
const maxHarmonic = () =>
  defaulted(
    Type.Integer({ minimum: 1, maximum: MAX_HARMONIC, description: 'last harmonic of the range 1 to max_harmonic' }),
    DEFAULT_MAX_HARMONIC,
  );

export const HarmonicChartRequest = shape('HarmonicChartRequest', { longitudes: longitudes(), harmonic: harmonic() });
export type HarmonicChartRequest = Static<typeof HarmonicChartRequest>;
export const HarmonicAgeChartRequest = shape('HarmonicAgeChartRequest', {
  longitudes: longitudes(),
  jd_birth: julianDayUt1('Julian day UT1 of birth'),
  jd_now: julianDayUt1('Julian day UT1 of the requested time; not before birth'),
});
export type HarmonicAgeChartRequest = Static<typeof HarmonicAgeChartRequest>;
export const HarmonicConjunctionRequest = shape('HarmonicConjunctionRequest', {
  longitudes: longitudes(),
  harmonic: harmonic(),
  orb: orb(),
  orb_policy: orbPolicy(),
});
export type HarmonicConjunctionRequest = Static<typeof HarmonicConjunctionRequest>;
export const HarmonicAspectsRequest = shape('HarmonicAspectsRequest', {
  longitudes: longitudes(),
  orb: orb(),
  orb_policy: orbPolicy(),
  max_harmonic: maxHarmonic(),
});
export const HarmonicSweepRequest = shape('HarmonicSweepRequest', {
  longitudes: longitudes(),
  orb: orb(),
  orb_policy: orbPolicy(),
  max_harmonic: maxHarmonic(),
});
export type HarmonicSweepRequest = Static<typeof HarmonicSweepRequest>;
const label = (name: string) =>
  defaulted(pointName(MAX_LABEL, `prefix of the points of chart ${name}; without a colon`), name);
const compositeFields = {
  longitudes_a: longitudes(MAX_COMPOSITE_BODIES),
  longitudes_b: longitudes(MAX_COMPOSITE_BODIES),
  harmonic: harmonic(),
  orb: orb(),
  orb_policy: orbPolicy(),
  label_a: label('A'),
  label_b: label('B'),
};
export const HarmonicCompositeRequest = shape('HarmonicCompositeRequest', compositeFields);
export type HarmonicCompositeRequest = Static<typeof HarmonicCompositeRequest>;
export const HarmonicCrossChartRequest = shape('HarmonicCrossChartRequest', {
  ...compositeFields,
  orb: defaulted(orbDeg(), 12),
});
export type HarmonicCrossChartRequest = Static<typeof HarmonicCrossChartRequest>;

const HarmonicsBoundsResponse = shape('HarmonicsBoundsResponse', {
  max_body_count: defaulted(Type.Integer(), MAX_BODIES),
  max_composite_body_count: defaulted(Type.Integer(), MAX_COMPOSITE_BODIES),
  max_harmonic: defaulted(Type.Integer(), MAX_HARMONIC),
  default_max_harmonic: defaulted(Type.Integer(), DEFAULT_MAX_HARMONIC),
  max_orb: defaulted(Type.Number(), MAX_ORB_DEG),
  max_label_length: defaulted(Type.Integer(), MAX_LABEL),
});

export const HarmonicOrbPolicyResponse = shape('HarmonicOrbPolicyResponse', {
  scaling_mode: Type.String(),
  reference_harmonic: Type.Number(),
  reference_orb_deg: Type.Number({ description: 'O_1: orb of harmonic 1, degrees' }),
  projected_orb_limit_deg: optionalOrNull(Type.Number({ description: 'largest distance on the harmonic circle: O_1' })),
  source_orb_limit_deg: optionalOrNull(Type.Number({ description: 'largest distance on the zodiac: O_1 / H' })),
  resolved_harmonic: optionalOrNull(Type.Number()),
  authority: Type.String(),
  source_locator: Type.String(),
  formula: Type.String(),
  continuous_extension: defaulted(
    Type.Boolean({ description: 'true if the harmonic is not an integer, which extends the rule' }),
    false,
  ),
  request_mode: Type.String(),
});
export type HarmonicOrbPolicyResponse = Static<typeof HarmonicOrbPolicyResponse>;

const HarmonicProvenanceResponse = shape('HarmonicProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  input_longitude_owner: defaulted(Type.String(), 'caller_supplied'),
  chart_construction_owner: defaulted(Type.String(), 'not_this_route'),
  formula_basis: defaulted(Type.String(), '(normalized_longitude * harmonic) mod 360'),
  harmonic_kind: Type.String(),
  longitude_origin: defaulted(Type.String(), 'zero_aries'),
  input_branch: defaulted(Type.String(), '[0,360)'),
  preset_name: optionalOrNull(Type.String()),
  preset_description: optionalOrNull(Type.String()),
  bounds: Type.Optional(HarmonicsBoundsResponse),
  stage_sequence: Type.Array(Type.String()),
  jd_birth: optionalOrNull(Type.Number()),
  jd_now: optionalOrNull(Type.Number()),
  age_harmonic_basis: optionalOrNull(Type.String()),
  orb_policy: optionalOrNull(HarmonicOrbPolicyResponse),
  note: optionalOrNull(Type.String()),
});
export type HarmonicProvenanceResponse = Static<typeof HarmonicProvenanceResponse>;

export const HarmonicCatalogResponse = shape('HarmonicCatalogResponse', {
  presets: Type.Array(
    shape('HarmonicPresetResponse', { harmonic: Type.Integer(), name: Type.String(), description: Type.String() }),
  ),
  count: Type.Integer(),
  bounds: Type.Optional(HarmonicsBoundsResponse),
  provenance: HarmonicProvenanceResponse,
});
export type HarmonicCatalogResponse = Static<typeof HarmonicCatalogResponse>;

const HarmonicPositionResponse = shape('HarmonicPositionResponse', {
  body: Type.String(),
  natal_longitude: Type.Number(),
  harmonic_longitude: Type.Number(),
  harmonic: Type.Number(),
  ...signFields,
});
export const HarmonicChartResponse = shape('HarmonicChartResponse', {
  positions: Type.Array(HarmonicPositionResponse),
  requested_harmonic: Type.Number(),
  effective_harmonic: Type.Number(),
  harmonic_kind: Type.String(),
  input_count: Type.Integer(),
  provenance: HarmonicProvenanceResponse,
});
export type HarmonicChartResponse = Static<typeof HarmonicChartResponse>;

const HarmonicConjunctionResponse = shape('HarmonicConjunctionResponse', {
  planet_a: Type.String(),
  planet_b: Type.String(),
  harmonic: Type.Number(),
  orb: Type.Number({ description: 'distance on the harmonic circle, degrees' }),
  longitude: Type.Number({ description: 'midpoint on the harmonic circle, degrees' }),
});
export type HarmonicConjunctionResponse = Static<typeof HarmonicConjunctionResponse>;
const result = {
  requested_harmonic: Type.Number(),
  effective_harmonic: Type.Number(),
  orb: Type.Number(),
  input_count: Type.Integer(),
  provenance: HarmonicProvenanceResponse,
};
export const HarmonicConjunctionsResponse = shape('HarmonicConjunctionsResponse', {
  conjunctions: Type.Array(HarmonicConjunctionResponse),
  ...result,
});
export type HarmonicConjunctionsResponse = Static<typeof HarmonicConjunctionsResponse>;
export const HarmonicPatternScoreResponse = shape('HarmonicPatternScoreResponse', {
  pattern_score: Type.Number(),
  conjunctions: Type.Array(HarmonicConjunctionResponse),
  cluster_sizes: Type.Array(Type.Integer()),
  score: Type.Number(),
  ...result,
});
export type HarmonicPatternScoreResponse = Static<typeof HarmonicPatternScoreResponse>;

export const HarmonicAspectsResponse = shape('HarmonicAspectsResponse', {
  aspects: Type.Array(
    shape('HarmonicAspectResponse', {
      planet_a: Type.String(),
      planet_b: Type.String(),
      harmonic: Type.Integer(),
      orb: Type.Number(),
      separation: Type.Number(),
    }),
  ),
  max_harmonic: Type.Integer(),
  orb: Type.Number(),
  input_count: Type.Integer(),
  provenance: HarmonicProvenanceResponse,
});
export type HarmonicAspectsResponse = Static<typeof HarmonicAspectsResponse>;

const HarmonicSweepEntryResponse = shape('HarmonicSweepEntryResponse', {
  harmonic: Type.Integer(),
  score: Type.Number(),
  n_conjunctions: Type.Integer(),
  largest_cluster: Type.Integer(),
});
export type HarmonicSweepEntryResponse = Static<typeof HarmonicSweepEntryResponse>;
export const HarmonicSweepResponse = shape('HarmonicSweepResponse', {
  entries: Type.Array(HarmonicSweepEntryResponse),
  max_harmonic: Type.Integer(),
  orb: Type.Number(),
  input_count: Type.Integer(),
  bounds: Type.Optional(HarmonicsBoundsResponse),
  provenance: HarmonicProvenanceResponse,
});
export type HarmonicSweepResponse = Static<typeof HarmonicSweepResponse>;
export const HarmonicFingerprintResponse = shape('HarmonicFingerprintResponse', {
  sweep: Type.Array(HarmonicSweepEntryResponse),
  dominant: Type.Array(Type.Integer()),
  total_score: Type.Number(),
  peak_harmonic: Type.Integer({ description: '0 if every score is 0' }),
  peak_score: Type.Number(),
  max_harmonic: Type.Integer(),
  orb: Type.Number(),
  bounds: Type.Optional(HarmonicsBoundsResponse),
  provenance: HarmonicProvenanceResponse,
});
export type HarmonicFingerprintResponse = Static<typeof HarmonicFingerprintResponse>;
export const HarmonicCompositeResponse = shape('HarmonicCompositeResponse', {
  conjunctions: Type.Array(HarmonicConjunctionResponse),
  requested_harmonic: Type.Number(),
  effective_harmonic: Type.Number(),
  orb: Type.Number(),
  label_a: Type.String(),
  label_b: Type.String(),
  input_count_a: Type.Integer(),
  input_count_b: Type.Integer(),
  provenance: HarmonicProvenanceResponse,
});
export type HarmonicCompositeResponse = Static<typeof HarmonicCompositeResponse>;
