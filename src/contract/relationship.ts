import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { aspectTier, AspectsFromLongitudesResponse, orbFactor } from './aspects.js';
import { ComputationBasis } from './basis.js';
import { defaulted, latitudeDeg, longitudeDeg, mapOf, oneOf, optionalOrNull, shape } from './fields.js';
import { houseSystemName } from './houses.js';
import type { InertOption } from './inert-options.js';
import { optionsNotApplied } from './inert-options.js';
import { observersDoNotEnter, RelationshipPartyRequest } from './party.js';

/** Shapes of two births compared or merged, shared by synastry, composite and authP. */

const label = () =>
  Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '\\S',
    description: 'name of the party in relations and node ids; the two differ',
  });

/** The two parties with their labels. */
export const pairFields = {
  first: RelationshipPartyRequest,
  second: RelationshipPartyRequest,
  first_label: defaulted(label(), 'A'),
  second_label: defaulted(label(), 'B'),
};

const relationshipChartFields = {
  ...pairFields,
  tier: optionalOrNull(aspectTier()),
  orb_factor: optionalOrNull(orbFactor()),
  include_nodes: optionalOrNull(
    Type.Boolean({ description: 'whether nodes and apogees take part in the aspects; default true' }),
  ),
};

const COMPOSITE_METHODS = ['midpoint', 'reference_place'] as const;
export const CompositeChartRequest = shape('CompositeChartRequest', {
  ...relationshipChartFields,
  method: defaulted(
    oneOf(COMPOSITE_METHODS, {
      description:
        'midpoint: cusps are midpoints of cusps; reference_place: houses of the composite midheaven at reference_latitude',
    }),
    'midpoint',
  ),
  reference_latitude: optionalOrNull(latitudeDeg('required by reference_place: geodetic latitude, degrees north')),
  house_system: optionalOrNull({
    ...houseSystemName(),
    description: 'reference_place: the system of the houses; midpoint: the system of a party that names none',
  }),
});
export type CompositeChartRequest = Static<typeof CompositeChartRequest>;

const usesPlace = ({ method }: { readonly method?: string }): boolean => method === 'reference_place';

/** Options without effect on a composite chart. */
export const COMPOSITE_INERT: readonly InertOption<CompositeChartRequest>[] = [
  {
    field: '/reference_latitude',
    reason: 'the method midpoint takes the middles of the cusps of the births: no latitude enters',
    when: (chart) => !usesPlace(chart),
  },
  {
    field: '/house_system',
    reason: 'both parties name systems of their own, whose cusps the method midpoint halves',
    when: (chart) =>
      !usesPlace(chart) && (chart.first.house_system ?? null) !== null && (chart.second.house_system ?? null) !== null,
  },
  ...(['first', 'second'] as const).map((party): InertOption<CompositeChartRequest> => ({
    field: `/${party}/house_system`,
    reason: 'the method reference_place takes the midheavens of the births alone; house_system names its houses',
    when: usesPlace,
  })),
];

const DAVISON_METHODS = [
  'midpoint_location',
  'uncorrected',
  'reference_place',
  'spherical_midpoint',
  'corrected',
] as const;
export type DavisonMethod = (typeof DAVISON_METHODS)[number];
export const DavisonChartRequest = shape('AuthPChartRequest', {
  ...relationshipChartFields,
  method: defaulted(
    oneOf(DAVISON_METHODS, {
      description:
        'where the chart is cast, and whether its time is moved so that the midheaven is the midpoint of the two',
    }),
    'midpoint_location',
  ),
  reference_latitude: optionalOrNull(latitudeDeg('required by reference_place')),
  reference_longitude: optionalOrNull(longitudeDeg('required by reference_place')),
  house_system: optionalOrNull({
    ...houseSystemName(),
    description: 'default: the system that both parties name, else Placidus',
  }),
});
export type DavisonChartRequest = Static<typeof DavisonChartRequest>;

const PLACE_IS_MADE = 'the place is made from the two births; only the method reference_place takes one';
const isMade = ({ method }: DavisonChartRequest): boolean => method !== 'reference_place';

/** Options without effect on a chart of the midpoint in time (Davison). */
export const DAVISON_INERT: readonly InertOption<DavisonChartRequest>[] = [
  { field: '/reference_latitude', reason: PLACE_IS_MADE, when: isMade },
  { field: '/reference_longitude', reason: PLACE_IS_MADE, when: isMade },
  ...(['first', 'second'] as const).flatMap((party): InertOption<DavisonChartRequest>[] => [
    {
      field: `/${party}/bodies`,
      reason: 'the chart always contains Sun to Pluto, and the further bodies that a party names',
      when: ({ [party]: { bodies } }) =>
        (bodies?.length ?? 0) > 0 && !DAVISON_BODIES.every((name) => bodies?.includes(name)),
    },
    {
      field: `/${party}/house_system`,
      reason: 'the houses take house_system, or the system that both parties name',
      when: ({ first, second, house_system: own }) =>
        (own ?? null) !== null || first.house_system?.toLowerCase() !== second.house_system?.toLowerCase(),
    },
  ]),
  ...observersDoNotEnter('the chart of the middle moment is geocentric, of no birth', '/first', '/second'),
];
const DAVISON_BODIES = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');

const NO_ASPECTS = 'the aspects inside the chart are not answered here';
const NO_LABEL = 'no label enters this answer';

/** Options without effect on a chart that is only a target of transits, with pointers below `/chart`. */
export const chartAsTarget = <Chart>(
  inert: readonly InertOption<Chart>[],
): InertOption<{ readonly chart: Chart }>[] => [
  ...inert.map(({ field, reason, when }) => ({
    field: `/chart${field}`,
    reason,
    ...(when ? { when: ({ chart }: { readonly chart: Chart }) => when(chart) } : {}),
  })),
  ...['tier', 'orb_factor', 'include_nodes'].map((name) => ({ field: `/chart/${name}`, reason: NO_ASPECTS })),
  ...labelsDoNotEnter('/chart'),
];

export const labelsDoNotEnter = (at = ''): InertOption<unknown>[] =>
  ['first_label', 'second_label'].map((name) => ({ field: `${at}/${name}`, reason: NO_LABEL }));

export const SynastryRelationResponse = shape('SynastryRelationResponse', {
  kind: oneOf(['cross_chart_contact', 'house_overlay', 'relationship_chart']),
  basis: Type.String(),
  source_label: Type.String(),
  target_label: Type.String(),
  source_ref: optionalOrNull(Type.String()),
  target_ref: optionalOrNull(Type.String()),
  method: optionalOrNull(Type.String()),
});
export type SynastryRelationResponse = Static<typeof SynastryRelationResponse>;

export const SynastryConditionProfileResponse = shape('SynastryConditionProfileResponse', {
  result_kind: oneOf(['cross_chart_aspect', 'directional_house_overlay', 'composite', 'authP']),
  condition_state: oneOf(['contact', 'overlay', 'relationship_chart']),
  pair_mode: oneOf(['pair']),
  relation_kind: Type.String(),
  relation_basis: Type.String(),
  method: optionalOrNull(Type.String()),
  includes_nodes: optionalOrNull(Type.Boolean()),
  includes_house_frame: optionalOrNull(Type.Boolean()),
  has_house_fallback: optionalOrNull(Type.Boolean()),
});
export type SynastryConditionProfileResponse = Static<typeof SynastryConditionProfileResponse>;

/** Bases of the positions of the two births. */
export const PairComputationBasis = shape('PairComputationBasis', {
  first: ComputationBasis,
  second: ComputationBasis,
});
export type PairComputationBasis = Static<typeof PairComputationBasis>;

export const CompositeComputationTruthResponse = shape('CompositeComputationTruthResponse', {
  method: oneOf(COMPOSITE_METHODS),
  jd_mean: Type.Number({ description: 'mean of the two Julian days UT1' }),
  includes_house_frame: Type.Boolean(),
  reference_latitude: optionalOrNull(Type.Number()),
  house_system: optionalOrNull(
    Type.String({ description: 'the system of the composite houses; null when the parties name different ones' }),
  ),
  composite_mc: optionalOrNull(Type.Number()),
  composite_armc: optionalOrNull(Type.Number()),
  source_house_system: optionalOrNull(Type.String()),
  source_effective_house_system: optionalOrNull(Type.String()),
  effective_house_system: optionalOrNull(
    Type.String({ description: 'reference_place: the system that made the cusps' }),
  ),
  house_fallback_reason: optionalOrNull(
    Type.String({ description: 'reason why the requested system was not used for the cusps' }),
  ),
  cusp_order: Type.Optional(
    oneOf(['direct', 'retrograde', 'disordered'], {
      description: 'how the twelve cusps follow each other; midpoints of cusps need not keep the order of the signs',
    }),
  ),
});
export type CompositeComputationTruthResponse = Static<typeof CompositeComputationTruthResponse>;

export const CompositeChartResponse = shape('CompositeChartResponse', {
  planets: mapOf(Type.Number()),
  nodes: mapOf(Type.Number()),
  aspects: AspectsFromLongitudesResponse,
  cusps: Type.Array(Type.Number()),
  asc: optionalOrNull(Type.Number()),
  mc: optionalOrNull(Type.Number()),
  jd_mean: Type.Number({ description: 'mean of the two Julian days UT1' }),
  computation_truth: optionalOrNull(CompositeComputationTruthResponse),
  classification: optionalOrNull(
    shape('CompositeClassificationResponse', {
      chart_mode: Type.String(),
      method: Type.String(),
      includes_house_frame: Type.Boolean(),
    }),
  ),
  relation: optionalOrNull(SynastryRelationResponse),
  condition_profile: optionalOrNull(SynastryConditionProfileResponse),
  computation_basis: PairComputationBasis,
  ...optionsNotApplied,
});
export type CompositeChartResponse = Static<typeof CompositeChartResponse>;

export const DavisonComputationTruthResponse = shape('AuthPComputationTruthResponse', {
  method: oneOf(DAVISON_METHODS),
  raw_midpoint_jd: Type.Number({ description: 'Julian day UT1 of the mean of the two UTC moments' }),
  used_jd: Type.Number({ description: 'Julian day UT1 for which the chart is cast' }),
  latitude_mode: Type.String(),
  longitude_mode: Type.String(),
  latitude_midpoint: Type.Number(),
  longitude_midpoint: Type.Number({ description: 'degrees east, in (-180, 180]' }),
  house_system: Type.String(),
  corrected_target_mc: optionalOrNull(Type.Number()),
  correction_applied: Type.Boolean(),
});
export type DavisonComputationTruthResponse = Static<typeof DavisonComputationTruthResponse>;
