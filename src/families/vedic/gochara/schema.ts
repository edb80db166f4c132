import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, shape } from '../../../contract/fields.js';
import { SomeLongitudes } from '../../../contract/planet-maps.js';
import { longitude } from '../../../contract/points.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import { TOPICS } from './words.js';

/** Shapes of a snapshot: transits from given positions. */

export const planet = () => oneOf(GRAHAS);
const planets = (description?: string) => Type.Array(planet(), description === undefined ? {} : { description });
const sign = () => Type.Integer({ description: '0 Aries ... 11 Pisces' });

export const PROFILE_ID = 'phaladeepika_26_sastri_1950_seven_classical';

const policyFields = {
  source_profile: defaulted(
    oneOf([PROFILE_ID], { description: 'Mantreswara, Phaladeepika 26, translated by V. Subrahmanya Sastri (1950)' }),
    PROFILE_ID,
  ),
  vedha_mode: defaulted(
    oneOf(['ordinary', 'baseline_only'], { description: 'whether the vedha is evaluated' }),
    'ordinary',
  ),
  completeness: defaulted(
    oneOf(['retain_partial', 'require_complete'], {
      description: 'require_complete refuses a request without all seven planets',
    }),
    'retain_partial',
  ),
  bav_mode: defaulted(
    oneOf(['raw_if_supplied', 'omit', 'require_all_raw'], {
      description: 'unreduced rekhas: used where given, refused, or required of every planet of the request',
    }),
    'raw_if_supplied',
  ),
  vedha_table: defaulted(
    oneOf(['phaladeepika', 'muhurta_chintamani'], {
      description:
        'vedha of Venus in the eleventh and twelfth: third and sixth (Phaladeepika as printed), or sixth and third (Muhurta Chintamani and most handbooks)',
    }),
    'phaladeepika',
  ),
};
export const GocharaPolicyRequest = shape('GocharaPolicyRequest', policyFields);
export type GocharaPolicyRequest = Static<typeof GocharaPolicyRequest>;

const rekhas = () =>
  Type.Array(Type.Integer({ minimum: 0, maximum: 8 }), {
    minItems: 12,
    maxItems: 12,
    description: 'rekhas in Aries ... Pisces',
  });
const RawBav = shape('GocharaRawBav', {
  Sun: Type.Optional(rekhas()),
  Moon: Type.Optional(rekhas()),
  Mars: Type.Optional(rekhas()),
  Mercury: Type.Optional(rekhas()),
  Jupiter: Type.Optional(rekhas()),
  Venus: Type.Optional(rekhas()),
  Saturn: Type.Optional(rekhas()),
});

export const GocharaSnapshotRequest = shape('GocharaSnapshotRequest', {
  natal_moon_sidereal_longitude: longitude('sidereal longitude of the natal Moon, degrees; reduced to [0, 360)'),
  transit_sidereal_longitudes: { ...SomeLongitudes, minProperties: 1 } as typeof SomeLongitudes,
  raw_bav: Type.Optional(nullable(RawBav)),
  policy: Type.Optional(GocharaPolicyRequest),
});
export type GocharaSnapshotRequest = Static<typeof GocharaSnapshotRequest>;

export const GocharaDoctrineOptionResponse = shape('GocharaDoctrineOptionResponse', {
  id: Type.String(),
  topic: oneOf(TOPICS),
  status: Type.String(),
  authority_kind: Type.String(),
  sources: Type.Array(Type.String()),
  statement: Type.String(),
  limitation: Type.String(),
});
export type GocharaDoctrineOptionResponse = Static<typeof GocharaDoctrineOptionResponse>;
export const GocharaDoctrineOptionsResponse = shape('GocharaDoctrineOptionsResponse', {
  options: Type.Array(GocharaDoctrineOptionResponse),
});
export type GocharaDoctrineOptionsResponse = Static<typeof GocharaDoctrineOptionsResponse>;

export const GocharaPolicyResponse = shape('GocharaPolicyResponse', {
  source_profile: Type.String(),
  vedha_mode: Type.String(),
  completeness: Type.String(),
  bav_mode: Type.String(),
  vedha_table: Type.String(),
  reference: Type.String(),
  subjects: planets(),
  blockers: planets(),
  selected_options: Type.Array(GocharaDoctrineOptionResponse),
});
export type GocharaPolicyResponse = Static<typeof GocharaPolicyResponse>;

export const GocharaPositionResponse = shape('GocharaPositionResponse', {
  planet: planet(),
  sidereal_longitude: Type.Number(),
  rashi_index: sign(),
  degrees_in_sign: Type.Number(),
});
export type GocharaPositionResponse = Static<typeof GocharaPositionResponse>;

export const GocharaBavResponse = shape('GocharaBavResponse', {
  planet: planet(),
  rekhas: Type.Array(Type.Integer()),
  total_rekhas: Type.Integer(),
});
export type GocharaBavResponse = Static<typeof GocharaBavResponse>;

export const GocharaVedhaWitnessResponse = shape('GocharaVedhaWitnessResponse', {
  subject: GocharaPositionResponse,
  blocker: GocharaPositionResponse,
  janma_rashi_index: sign(),
  subject_house: Type.Integer(),
  blocker_house: Type.Integer(),
  exempt: Type.Boolean(),
  source: Type.String(),
  relation_class: oneOf(['non_exempt_obstruction', 'exempt_occupancy']),
  directed_pair: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
});
export type GocharaVedhaWitnessResponse = Static<typeof GocharaVedhaWitnessResponse>;

const witnesses = () => Type.Array(GocharaVedhaWitnessResponse);
export const GocharaPlanetResponse = shape('GocharaPlanetResponse', {
  position: GocharaPositionResponse,
  janma_rashi_index: sign(),
  policy: GocharaPolicyResponse,
  house_from_moon: Type.Integer(),
  baseline_favorable: Type.Boolean(),
  baseline_source: Type.String(),
  indication: Type.String(),
  indication_source: Type.String(),
  vedha_house: nullable(Type.Integer()),
  vedha_source: Type.String(),
  vedha_witnesses: witnesses(),
  active_vedha_witnesses: witnesses(),
  exempt_vedha_witnesses: witnesses(),
  eligible_blockers: planets(),
  missing_blockers: planets('blockers without a position'),
  vedha_status: oneOf(['not_applicable', 'blocked', 'unobstructed', 'incomplete', 'omitted_by_policy']),
  vedha_observation_complete: nullable(Type.Boolean()),
  ashtakavarga_rekhas: nullable(
    Type.Integer({ description: 'rekhas of the planet itself in the sign of its transit; no threshold is applied' }),
  ),
  ashtakavarga_source: nullable(Type.String()),
  evaluated_layers: Type.Array(Type.String()),
  baseline_class: oneOf(['favorable', 'outside_favorable_set']),
  ashtakavarga_availability: oneOf(['raw_supplied', 'not_supplied', 'omitted_by_policy']),
});
export type GocharaPlanetResponse = Static<typeof GocharaPlanetResponse>;

export const GocharaResultResponse = shape('GocharaResultResponse', {
  natal_moon_sidereal_longitude: Type.Number(),
  positions: Type.Array(GocharaPositionResponse),
  bhinna: Type.Array(GocharaBavResponse),
  policy: GocharaPolicyResponse,
  profile: Type.String(),
  source_edition: Type.String(),
  source_url: Type.String(),
  reference_source: Type.String(),
  position_origin: Type.String(),
  blocker_participants: planets(),
  outside_profile_layers: Type.Array(Type.String()),
  janma_rashi_index: sign(),
  missing_planets: planets(),
  planets: Type.Array(GocharaPlanetResponse),
});
export type GocharaResultResponse = Static<typeof GocharaResultResponse>;

const CONDITIONS = [
  'favorable_unobstructed',
  'favorable_blocked',
  'favorable_incomplete',
  'favorable_vedha_omitted',
  'outside_favorable_set',
] as const;
export type Condition = (typeof CONDITIONS)[number];
export const condition = () => oneOf(CONDITIONS);

export const GocharaSubsystemProfileResponse = shape('GocharaSubsystemProfileResponse', {
  snapshot: GocharaResultResponse,
  local_profiles: Type.Array(
    shape('GocharaLocalProfileResponse', {
      assessment: GocharaPlanetResponse,
      planet: planet(),
      condition: condition(),
      ashtakavarga_rekhas: nullable(Type.Integer()),
    }),
  ),
  chart_summary: shape('GocharaChartSummaryResponse', {
    favorable_planets: planets(),
    outside_favorable_planets: planets(),
    blocked_planets: planets(),
    unobstructed_planets: planets(),
    incomplete_verdict_planets: planets(),
    omitted_vedha_planets: planets(),
    incomplete_observation_planets: planets(),
    raw_bav_planets: planets(),
    missing_planets: planets(),
    condition_counts: Type.Array(Type.Array(Type.Union([Type.String(), Type.Integer()]))),
  }),
  vedha_network: shape('GocharaVedhaNetworkResponse', {
    nodes: Type.Array(
      shape('GocharaNetworkNodeResponse', {
        planet: planet(),
        blocking: witnesses(),
        blocked_by: witnesses(),
        exempt_blocking: witnesses(),
        exempt_from: witnesses(),
        observed_out_degree: Type.Integer(),
        observed_in_degree: Type.Integer(),
      }),
    ),
    active_edges: witnesses(),
    exempt_edges: witnesses(),
    vedha_evaluated: Type.Boolean(),
    observed_unconnected_planets: planets(),
    incomplete_observation_planets: planets(),
    missing_planets: planets(),
  }),
});
export type GocharaSubsystemProfileResponse = Static<typeof GocharaSubsystemProfileResponse>;
