import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { AspectDataResponse, orbFactor } from '../../../contract/aspects.js';
import { ComputationBasis } from '../../../contract/basis.js';
import { defaulted, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { SingleChartRequest } from '../../../contract/party.js';
import { PATTERN_NAMES } from '../../../doctrine/aspect-patterns/templates.js';

export const PatternRequest = shape('PatternRequest', {
  chart: SingleChartRequest,
  include_nodes: defaulted(Type.Boolean({ description: 'true: include nodes and apogees' }), false),
  orb_factor: defaulted(orbFactor(), 1),
  include: Type.Optional(
    nullable(
      Type.Array(oneOf(PATTERN_NAMES), {
        minItems: 1,
        maxItems: PATTERN_NAMES.length,
        uniqueItems: true,
        description: 'names of the patterns to find; default: all',
      }),
    ),
  ),
  orbs: defaulted(
    oneOf(['pattern', 'aspect'], {
      description:
        'orbs of the aspects of a pattern. pattern: orbs of the pattern itself (3 degrees for the sextile of a yod), returned as pattern_orb; aspect: orbs of the aspect table, returned as allowed_orb',
    }),
    'pattern',
  ),
  dominant_only: defaulted(
    Type.Boolean({
      description: 'true: omit patterns whose bodies and aspects are contained in another found pattern',
    }),
    false,
  ),
});
export type PatternRequest = Static<typeof PatternRequest>;

const roles = (title: string) => Type.Array(shape(title, { body: Type.String(), role: Type.String() }));
const PatternConditionProfileResponse = shape('PatternConditionProfileResponse', {
  pattern_name: Type.String(),
  detector: Type.String(),
  source_kind: Type.String({ description: 'aspect or position' }),
  symmetry: Type.String(),
  body_count: Type.Integer(),
  has_apex: Type.Boolean(),
  contribution_count: Type.Integer(),
  all_contribution_count: Type.Integer(),
  structured_contribution_count: Type.Integer(),
  generic_contribution_count: Type.Integer(),
  state: Type.String({
    description:
      'reinforced: every aspect has a specific role; mixed: some roles are generic; weakened: no aspects. Neither motion nor strength',
  }),
});
export type PatternConditionProfileResponse = Static<typeof PatternConditionProfileResponse>;
const contributions = () =>
  Type.Array(
    shape('PatternAspectContributionResponse', {
      pattern_name: Type.String(),
      role: Type.String(),
      body1: Type.String(),
      body2: Type.String(),
      aspect_name: Type.String(),
      aspect_angle: Type.Number(),
      pattern_orb: Type.Number({
        description: 'largest orb of the aspect in this pattern, degrees; allowed_orb is the orb of the aspect table',
      }),
      aspect: AspectDataResponse,
    }),
  );

const AspectPatternResponse = shape('AspectPatternResponse', {
  name: Type.String(),
  bodies: Type.Array(Type.String()),
  aspects: Type.Array(AspectDataResponse),
  apex: optionalOrNull(Type.String()),
  detection_truth: optionalOrNull(
    shape('PatternDetectionTruthResponse', {
      pattern_name: Type.String(),
      detector: Type.String(),
      source_kind: Type.String(),
      orb_factor: Type.Number(),
      orbs: oneOf(['pattern', 'aspect']),
      body_roles: roles('PatternBodyRoleTruthResponse'),
      centroid_longitude: optionalOrNull(Type.Number()),
      max_body_distance: optionalOrNull(Type.Number()),
      orb_limit: optionalOrNull(Type.Number()),
    }),
  ),
  classification: optionalOrNull(
    shape('PatternClassificationResponse', {
      pattern_name: Type.String(),
      detector: Type.String(),
      source_kind: Type.String(),
      symmetry: Type.String(),
      body_count: Type.Integer(),
      has_apex: Type.Boolean(),
      body_roles: roles('PatternBodyRoleClassificationResponse'),
    }),
  ),
  all_contributions: contributions(),
  contributions: contributions(),
  condition_profile: optionalOrNull(PatternConditionProfileResponse),
});
export type AspectPatternResponse = Static<typeof AspectPatternResponse>;

export const PatternSearchResponse = shape('PatternSearchResponse', {
  events: Type.Array(AspectPatternResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});

const profileFields = {
  profiles: Type.Array(PatternConditionProfileResponse),
  reinforced_count: Type.Integer(),
  mixed_count: Type.Integer(),
  weakened_count: Type.Integer(),
  structured_contribution_total: Type.Integer(),
  generic_contribution_total: Type.Integer(),
  strongest_patterns: Type.Array(Type.String()),
  weakest_patterns: Type.Array(Type.String()),
};
export const PatternChartConditionProfileResponse = shape('PatternChartConditionProfileResponse', {
  ...profileFields,
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type PatternChartProfile = Omit<
  Static<typeof PatternChartConditionProfileResponse>,
  'computation_basis' | 'options_not_applied'
>;

export const PatternConditionNetworkProfileResponse = shape('PatternConditionNetworkProfileResponse', {
  nodes: Type.Array(
    shape('PatternConditionNetworkNodeResponse', {
      node_id: Type.String(),
      kind: Type.String(),
      label: Type.String(),
      incoming_count: Type.Integer(),
      outgoing_count: Type.Integer(),
      total_degree: Type.Integer(),
    }),
  ),
  edges: Type.Array(
    shape('PatternConditionNetworkEdgeResponse', {
      source_id: Type.String(),
      target_id: Type.String(),
      pattern_name: Type.String(),
      role: Type.String(),
    }),
  ),
  isolated_bodies: Type.Array(Type.String()),
  most_connected_nodes: Type.Array(Type.String()),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type PatternNetwork = Omit<
  Static<typeof PatternConditionNetworkProfileResponse>,
  'computation_basis' | 'options_not_applied'
>;

const PatternRequiredAspectLedgerResponse = shape('PatternRequiredAspectLedgerResponse', {
  body1: Type.String(),
  body2: Type.String(),
  aspect: Type.String(),
  actual_orb_deg: Type.Number(),
  reference_orb_deg: Type.Number({ description: 'fixed orb of the band, whatever the orbs of the search' }),
  reference_orb_use: Type.Number({ description: 'actual_orb_deg / reference_orb_deg' }),
  motion_state: optionalOrNull(Type.String({ description: 'null in a pattern that is not assessed' })),
  is_limiting: defaulted(Type.Boolean({ description: 'true: the loosest aspect, which decides the band' }), false),
  exceeds_reference: defaulted(Type.Boolean(), false),
});
export type PatternLedgerAspect = Static<typeof PatternRequiredAspectLedgerResponse>;
const ledger = () => Type.Array(PatternRequiredAspectLedgerResponse);

const PatternCoherenceResponse = shape('PatternCoherenceResponse', {
  policy_id: Type.String(),
  pattern_name: Type.String(),
  band: Type.String({ description: 'Very strong, Strong, Moderate, Loose, Marginal, or Not assessed' }),
  motion_qualifier: optionalOrNull(
    Type.String({ description: 'Applying, Separating, Exact, Mixed motion, Station-sensitive or Indeterminate' }),
  ),
  weakest_link_ratio: optionalOrNull(Type.Number({ description: 'largest use of a reference orb' })),
  limiting_aspects: ledger(),
  required_aspects: ledger(),
  supplemental_aspects: ledger(),
  motion_counts: mapOf(Type.Integer()),
  plain_language_summary: Type.String(),
  assessment_reason: optionalOrNull(Type.String()),
  is_assessed: Type.Boolean(),
});
export type PatternCoherenceResponse = Static<typeof PatternCoherenceResponse>;
export const PatternCoherenceSearchResponse = shape('PatternCoherenceSearchResponse', {
  events: Type.Array(PatternCoherenceResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
