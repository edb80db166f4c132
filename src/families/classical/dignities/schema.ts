import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ClassicalChartBasisResponse, classicalChartFields } from '../../../contract/classical-chart.js';
import {
  DignityComputationPolicyRequest,
  ESSENTIAL_DOCTRINES,
  ESSENTIAL_SCORINGS,
  MARS_HAYZ_RULES,
  TRIPLICITY_RULES,
} from '../../../contract/dignity-policy.js';
import { nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { nodeCountFields } from '../../../contract/network-nodes.js';
import { AccidentalDignityTruthResponse, DignitiesSolarConditionTruthResponse } from './accidental-schema.js';
import { MutualReceptionTruthResponse, PlanetaryReceptionResponse } from './reception-schema.js';
import { SectTruthResponse, SectComponentTruthResponse, truthStatus } from './sect-schema.js';

const chartFields = { ...classicalChartFields, policy: optionalOrNull(DignityComputationPolicyRequest) };
export const DignitiesChartRequest = shape('DignitiesChartRequest', chartFields);
export type DignitiesChartRequest = Static<typeof DignitiesChartRequest>;
export const DignitiesConditionChartRequest = shape('DignitiesConditionChartRequest', {
  ...chartFields,
  planet: Type.String({
    minLength: 1,
    maxLength: 32,
    description: 'Sun to Saturn; Uranus, Neptune and Pluto only under the doctrine modern_co_rulers',
  }),
});
export type DignitiesConditionChartRequest = Static<typeof DignitiesConditionChartRequest>;

const KINDS = ['domicile', 'exaltation', 'triplicity', 'bound', 'face', 'detriment', 'fall', 'peregrine'] as const;
const polarity = () => oneOf(['strengthening', 'weakening', 'neutral']);

const EssentialDignityComponentTruthResponse = shape('EssentialDignityComponentTruthResponse', {
  kind: oneOf(KINDS),
  status: truthStatus(),
  matched: nullable(Type.Boolean()),
  matching_signs: Type.Array(Type.String()),
  ruler: nullable(Type.String({ description: 'ruler of the triplicity, bound or face at this degree' })),
  reason: nullable(Type.String()),
});
export const EssentialDignityTruthResponse = shape('EssentialDignityTruthResponse', {
  category: oneOf(['essential']),
  label: Type.String({ description: 'the highest dignity; a debility only if the planet has no dignity' }),
  score: Type.Integer(),
  sign: Type.String(),
  matching_signs: Type.Array(Type.String()),
  matched: Type.Boolean(),
  components: Type.Array(EssentialDignityComponentTruthResponse),
});
export type EssentialDignityTruthResponse = Static<typeof EssentialDignityTruthResponse>;

const EssentialClassificationResponse = shape('EssentialClassificationResponse', {
  kind: oneOf(KINDS),
  polarity: polarity(),
});
const AccidentalClassificationResponse = shape('AccidentalClassificationResponse', {
  conditions: Type.Array(
    shape('AccidentalConditionClassificationResponse', {
      kind: Type.String(),
      category: Type.String(),
      polarity: polarity(),
      score: Type.Integer(),
      label: Type.String(),
    }),
  ),
});
const SectClassificationResponse = shape('SectClassificationResponse', {
  state: oneOf(['in_hayz', 'in_halb', 'in_sect', 'out_of_sect', 'not_evaluable']),
  in_sect: nullable(Type.Boolean()),
  in_halb: nullable(Type.Boolean()),
  in_hayz: nullable(Type.Boolean()),
  components: Type.Array(SectComponentTruthResponse),
});
const SolarClassificationResponse = shape('SolarClassificationResponse', {
  kind: oneOf(['none', 'cazimi', 'combust', 'under_sunbeams']),
  polarity: polarity(),
  present: Type.Boolean(),
});
const ReceptionClassificationResponse = shape('ReceptionClassificationResponse', {
  kind: oneOf(['domicile', 'exaltation']),
  polarity: polarity(),
  other_planet: Type.String(),
  label: Type.String(),
  score: Type.Integer(),
});

/** Fields that the dignities of a planet and its condition profile share. */
const shared = {
  essential_truth: nullable(EssentialDignityTruthResponse),
  essential_classification: nullable(EssentialClassificationResponse),
  accidental_truth: AccidentalDignityTruthResponse,
  accidental_classification: AccidentalClassificationResponse,
  sect_truth: nullable(SectTruthResponse),
  sect_classification: nullable(SectClassificationResponse),
  solar_truth: DignitiesSolarConditionTruthResponse,
  solar_classification: SolarClassificationResponse,
  all_receptions: Type.Array(PlanetaryReceptionResponse),
  admitted_receptions: Type.Array(PlanetaryReceptionResponse),
  scored_receptions: Type.Array(PlanetaryReceptionResponse),
  mutual_reception_truth: Type.Array(MutualReceptionTruthResponse),
  reception_classification: Type.Array(ReceptionClassificationResponse),
};
const profileFields = {
  planet: Type.String(),
  ...shared,
  strengthening_count: Type.Integer({
    description: 'number of strengthening conditions: the leading essential dignity and the accidental conditions',
  }),
  weakening_count: Type.Integer(),
  neutral_count: Type.Integer(),
  state: oneOf(['reinforced', 'mixed', 'weakened']),
};
const PlanetaryConditionProfileResponse = shape('PlanetaryConditionProfileResponse', profileFields);
export type PlanetaryConditionProfileResponse = Static<typeof PlanetaryConditionProfileResponse>;

export const PlanetaryDignityResponse = shape('PlanetaryDignityResponse', {
  planet: Type.String(),
  sign: Type.String(),
  degree: Type.Number({ description: 'ecliptic longitude, degrees in [0, 360)' }),
  house: Type.Integer(),
  essential_dignity: Type.String(),
  essential_score: Type.Integer(),
  accidental_dignities: Type.Array(Type.String()),
  accidental_score: Type.Integer(),
  total_score: Type.Integer(),
  is_retrograde: Type.Boolean(),
  ...shared,
  condition_profile: nullable(PlanetaryConditionProfileResponse),
});
export type PlanetaryDignityResponse = Static<typeof PlanetaryDignityResponse>;

const AppliedDignityPolicyResponse = shape('AppliedDignityPolicyResponse', {
  essential_doctrine: oneOf(ESSENTIAL_DOCTRINES),
  essential_scoring: oneOf(ESSENTIAL_SCORINGS),
  triplicity: oneOf(TRIPLICITY_RULES),
  bounds: oneOf(['egyptian']),
  faces: oneOf(['chaldean']),
  cazimi_orb_deg: Type.Number(),
  combust_orb_deg: Type.Number(),
  under_sunbeams_orb_deg: Type.Number(),
  mars_hayz: oneOf(MARS_HAYZ_RULES),
  left_out: Type.Array(Type.String(), { description: 'conditions that the request excludes from labels and scores' }),
});
export type AppliedDignityPolicyResponse = Static<typeof AppliedDignityPolicyResponse>;

/** The applied policy, and the chart. */
const basisFields = {
  policy: AppliedDignityPolicyResponse,
  chart_basis: ClassicalChartBasisResponse,
};

export const DignitiesResultResponse = shape('DignitiesResultResponse', {
  dignities: Type.Array(PlanetaryDignityResponse),
  ...basisFields,
});
export type DignitiesResultResponse = Static<typeof DignitiesResultResponse>;

export const DignitiesReceptionsResponse = shape('DignitiesReceptionsResponse', {
  receptions: Type.Array(PlanetaryReceptionResponse),
  ...basisFields,
  ...optionsNotApplied,
});
export type DignitiesReceptionsResponse = Static<typeof DignitiesReceptionsResponse>;

export const DignitiesConditionsResponse = shape('DignitiesConditionsResponse', {
  profiles: Type.Array(PlanetaryConditionProfileResponse),
  ...basisFields,
});
export type DignitiesConditionsResponse = Static<typeof DignitiesConditionsResponse>;

/** The answer for one planet: its profile with policy and chart. */
export const DignitiesConditionResponse = shape('DignitiesConditionResponse', { ...profileFields, ...basisFields });
export type DignitiesConditionResponse = Static<typeof DignitiesConditionResponse>;

export const ChartConditionProfileResponse = shape('ChartConditionProfileResponse', {
  profiles: Type.Array(PlanetaryConditionProfileResponse),
  reinforced_count: Type.Integer(),
  mixed_count: Type.Integer(),
  weakened_count: Type.Integer(),
  strengthening_total: Type.Integer(),
  weakening_total: Type.Integer(),
  neutral_total: Type.Integer(),
  strongest_planets: Type.Array(Type.String(), {
    description:
      'ranked by strengthening_count minus weakening_count, then by strengthening_count, then in the order Sun to Saturn; tied outer planets are listed together',
  }),
  weakest_planets: Type.Array(Type.String(), {
    description: 'the last planet of the same ranking, with the planets tied with it',
  }),
  essential_strengthening_total: Type.Integer(),
  essential_weakening_total: Type.Integer(),
  accidental_strengthening_total: Type.Integer(),
  accidental_weakening_total: Type.Integer(),
  reception_participation_total: Type.Integer(),
  strongest_count: Type.Integer(),
  weakest_count: Type.Integer(),
  ...basisFields,
});
export type ChartConditionProfileResponse = Static<typeof ChartConditionProfileResponse>;

const ConditionNetworkNodeResponse = shape('ConditionNetworkNodeResponse', {
  planet: Type.String(),
  profile: PlanetaryConditionProfileResponse,
  ...nodeCountFields,
});
const ConditionNetworkEdgeResponse = shape('ConditionNetworkEdgeResponse', {
  source_planet: Type.String({ description: 'the guest, which is received' }),
  target_planet: Type.String({ description: 'the host, which receives' }),
  basis: oneOf(['domicile', 'exaltation']),
  mode: oneOf(['unilateral', 'mutual']),
  is_mutual: Type.Boolean(),
});
export const ConditionNetworkProfileResponse = shape('ConditionNetworkProfileResponse', {
  nodes: Type.Array(ConditionNetworkNodeResponse),
  edges: Type.Array(ConditionNetworkEdgeResponse),
  isolated_planets: Type.Array(Type.String()),
  most_connected_planets: Type.Array(Type.String()),
  mutual_edge_count: Type.Integer(),
  unilateral_edge_count: Type.Integer(),
  node_count: Type.Integer(),
  edge_count: Type.Integer(),
  ...basisFields,
});
export type ConditionNetworkProfileResponse = Static<typeof ConditionNetworkProfileResponse>;
