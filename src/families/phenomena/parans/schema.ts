import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { CIRCLES } from './wire-words.js';

/** Limits of a search: number of bodies, and minutes between two crossings (a complete day). */
const MAX_BODIES = 200,
  MAX_ORB_MINUTES = 1440;
const MAX_OFFSETS = 100;

const PRESETS = ['permissive', 'star_planet_only'] as const;
export type PolicyPreset = (typeof PRESETS)[number];
const HORIZONS = ['refracted', 'geometric'] as const;
export type HorizonPolicy = (typeof HORIZONS)[number];

const circle = () => oneOf(CIRCLES);
const subject = () => bodyName('a body, or a fixed star by any of its names');
const orbMinutes = () =>
  Type.Number({
    minimum: 0,
    maximum: MAX_ORB_MINUTES,
    description: 'largest time between the two crossings, minutes, inclusive',
  });
export const policyFields = {
  orb_minutes: defaulted(orbMinutes(), 4),
  policy_preset: defaulted(
    oneOf(PRESETS, {
      description: 'permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon',
    }),
    'permissive',
  ),
  horizon_policy: defaulted(
    oneOf(HORIZONS, {
      description:
        "refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon",
    }),
    'refracted',
  ),
};
const answeredPolicy = {
  effective_policy_preset: oneOf(PRESETS),
  effective_horizon_policy: oneOf(HORIZONS),
};
const place = {
  lat: latitudeDeg('geodetic latitude, degrees north; not exactly a pole, which has no meridian'),
  lon: longitudeDeg(),
};
export const jdDay = () => julianDayUt1('start of the 24 hours that are searched, Julian day UT1');

const searchFields = {
  ...place,
  include_crossing_inventory: defaulted(
    Type.Boolean({
      description: 'also return the four circles of every body, with the reason for each missing crossing',
    }),
    false,
  ),
  ...policyFields,
};
const bodies = () => Type.Array(subject(), { minItems: 1, maxItems: MAX_BODIES });

export const ParanSearchRequest = shape('ParanSearchRequest', { bodies: bodies(), jd_day: jdDay(), ...searchFields });
export type ParanSearchRequest = Static<typeof ParanSearchRequest>;

export const NatalParanSearchRequest = shape('NatalParanSearchRequest', {
  bodies: bodies(),
  natal_jd: julianDayUt1('birth, Julian day UT1; the search covers the 24 hours from the preceding midnight UT1'),
  ...searchFields,
});
export type NatalParanSearchRequest = Static<typeof NatalParanSearchRequest>;

export const ParanTargetRequest = shape('ParanTargetRequest', {
  body1: subject(),
  body2: subject(),
  circle1: circle(),
  circle2: circle(),
  jd1: julianDayUt1(
    'crossing of the first body at the place where the paran was found; if another place has several parans, the one nearest to this instant is returned',
  ),
  jd2: julianDayUt1('crossing of the second body at the place where the paran was found'),
  orb_min: Type.Number({
    minimum: 0,
    maximum: MAX_ORB_MINUTES,
    description:
      'minutes between the two crossings where the paran was found; `orb_minutes` is the limit at each place',
  }),
});
export type ParanTargetRequest = Static<typeof ParanTargetRequest>;

export const stabilityOffsets = {
  stability_time_offsets_minutes: optionalOrNull(
    Type.Array(Type.Number({ minimum: -1440, maximum: 1440 }), {
      maxItems: MAX_OFFSETS,
      description: 'shifts of the 24 hours, minutes; each is tested to see whether the paran is still found',
    }),
  ),
};

export const ParanSiteRequest = shape('ParanSiteRequest', {
  target: ParanTargetRequest,
  jd_day: jdDay(),
  ...place,
  ...stabilityOffsets,
  ...policyFields,
});
export type ParanSiteRequest = Static<typeof ParanSiteRequest>;

const ParanStrengthResponse = shape('ParanStrengthResponse', {
  orb_minutes: Type.Number(),
  exactness_score: Type.Number({ description: '1 / (1 + minutes)' }),
  model: Type.String(),
});

const ParanCrossingResponse = shape('ParanCrossingResponse', {
  body: Type.String(),
  circle: circle(),
  jd: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  source_method: Type.String({ description: 'find_phenomena: the horizon; get_transit: the meridian' }),
  altitude_policy: nullable(
    Type.Number({
      description: 'airless altitude of the centre that counts as the horizon, degrees; null on the meridian',
    }),
  ),
});
export type ParanCrossingResponse = Static<typeof ParanCrossingResponse>;

const ParanResponse = shape('ParanResponse', {
  body1: Type.String(),
  body2: Type.String(),
  circle1: circle(),
  circle2: circle(),
  jd1: Type.Number({ description: 'Julian day UT1' }),
  jd1_datetime_utc: Type.String(),
  jd2: Type.Number({ description: 'Julian day UT1' }),
  jd2_datetime_utc: Type.String(),
  jd: Type.Number({ description: 'middle of the two crossings, Julian day UT1' }),
  jd_datetime_utc: Type.String(),
  orb_min: Type.Number({ description: 'minutes between the two crossings' }),
  event_family: Type.String(),
  axis_family: Type.String(),
  body_family: Type.String({
    description: 'planet-planet, planet-star, star-star; other when one is a point or small body',
  }),
  crossing1: ParanCrossingResponse,
  crossing2: ParanCrossingResponse,
  strength: ParanStrengthResponse,
});
export type ParanResponse = Static<typeof ParanResponse>;

const CIRCLE_STATUSES = ['found', 'always_above_horizon', 'always_below_horizon', 'not_in_window'] as const;

const ParanBodyCrossingInventoryResponse = shape('ParanBodyCrossingInventoryResponse', {
  body: Type.String(),
  entries: Type.Array(
    shape('ParanCircleInventoryEntryResponse', {
      circle: circle(),
      status: oneOf(CIRCLE_STATUSES, {
        description: 'not_in_window: the body crosses the circle, but not in these 24 hours (usually the Moon)',
      }),
      crossing: nullable(ParanCrossingResponse),
      absence_reason: nullable(Type.String()),
      further_crossings: Type.Optional(
        Type.Array(ParanCrossingResponse, { description: 'second crossings of the same circle within the 24 hours' }),
      ),
    }),
  ),
});
export type ParanBodyCrossingInventoryResponse = Static<typeof ParanBodyCrossingInventoryResponse>;

export const ParanSearchResponse = shape('ParanSearchResponse', {
  events: Type.Array(ParanResponse, {
    description: 'parans with both crossings in the 24 hours, the closest first',
  }),
  edge_events: Type.Array(ParanResponse, {
    description:
      'parans with one crossing just outside the 24 hours and the middle inside: with these, every paran belongs to exactly one day',
  }),
  crossing_inventory: nullable(Type.Array(ParanBodyCrossingInventoryResponse)),
  ...answeredPolicy,
  window: shape('ParanWindowResponse', {
    jd_start: Type.Number({ description: 'Julian day UT1' }),
    jd_end: Type.Number({ description: 'Julian day UT1, exclusive' }),
  }),
  computation_basis: ComputationBasis,
});
export type ParanSearchResponse = Static<typeof ParanSearchResponse>;

export const ParanStabilityResponse = shape('ParanStabilityResponse', {
  method: Type.String({
    description: 'time_anchor_perturbation: the same search over 24 hours shifted by each offset',
  }),
  baseline_orb_minutes: Type.Number(),
  baseline_exactness_score: Type.Number(),
  offsets_minutes: Type.Array(Type.Number()),
  samples: Type.Array(
    shape('ParanStabilitySampleResponse', {
      offset_minutes: Type.Number(),
      survived: Type.Boolean(),
      orb_minutes: nullable(Type.Number()),
      exactness_score: nullable(Type.Number()),
    }),
  ),
  survival_rate: Type.Number({
    description: 'fraction of the offsets for which the paran is found; 1 without offsets',
  }),
  stable_across_window: Type.Boolean(),
  worst_orb_minutes: nullable(Type.Number()),
  max_orb_degradation: nullable(Type.Number()),
  worst_exactness_score: nullable(Type.Number()),
  max_exactness_drop: nullable(Type.Number()),
});
export type ParanStabilityResponse = Static<typeof ParanStabilityResponse>;

const UNMATCHED_REASONS = [
  'body1_always_above_horizon',
  'body1_always_below_horizon',
  'body1_not_in_window',
  'body2_always_above_horizon',
  'body2_always_below_horizon',
  'body2_not_in_window',
  'beyond_orb',
  'policy_preset',
] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

export const ParanSiteResultResponse = shape('ParanSiteResultResponse', {
  lat: Type.Number(),
  lon: Type.Number(),
  matched: Type.Boolean(),
  paran: nullable(ParanResponse),
  strength: nullable(ParanStrengthResponse),
  stability: nullable(ParanStabilityResponse),
  effective_policy_preset: nullable(oneOf(PRESETS)),
  unmatched_reason: Type.Optional(oneOf(UNMATCHED_REASONS)),
  nearest_orb_minutes: Type.Optional(
    Type.Number({
      description: 'minutes between the nearest two crossings, if they are beyond the orb',
    }),
  ),
});
export type ParanSiteResultResponse = Static<typeof ParanSiteResultResponse>;

export const ParanSiteAnswer = shape('ParanSiteAnswer', {
  ...ParanSiteResultResponse.properties,
  effective_horizon_policy: oneOf(HORIZONS),
  computation_basis: ComputationBasis,
});
export type ParanSiteAnswer = Static<typeof ParanSiteAnswer>;
export const answeredBasis = { ...answeredPolicy, computation_basis: ComputationBasis };
