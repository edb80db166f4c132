import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { TERMINAL_KIND_WORDS, TIER_WORDS } from './wire-words.js';
import { ASPECT_NAMES, ASTRODYNE_BODIES, ASTRODYNE_PLANETS } from '../../../doctrine/astrodynes/tables.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Sign } from '../../../doctrine/zodiac/zodiac.js';
import { bodyName, houseClassName, signName } from './natal-schema.js';

const number = () => Type.Number();
const numbers = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, number()])) as { [K in Names[number]]: ReturnType<typeof number> };
/** A power, harmony or duration; the bound keeps products finite. */
const amount = () => Type.Number({ minimum: 0, maximum: 1e9 });
const house = () => Type.Integer({ minimum: 1, maximum: 12 });
const longitude = () => Type.Number({ minimum: -36_000, maximum: 36_000, description: 'ecliptic longitude, degrees' });
const aspectName = () => oneOf(ASPECT_NAMES);
const TERMINAL_IDS = ASTRODYNE_BODIES.flatMap((body) => [`${body}:r`, `${body}:p`]);
const terminalIdText = () =>
  Type.Unsafe<string>({
    enum: TERMINAL_IDS,
    description: 'terminal id: body, colon, r (radical) or p (major progressed)',
  });
/** Terminals of an aspect; a body in aspect to its own position has no indirect terminals. */
const terminalIds = (minItems: number, maxItems = 4) =>
  Type.Array(terminalIdText(), { minItems, maxItems, uniqueItems: true });

const baselineFields = { power: amount(), harmony: amount(), discord: amount() };
const ProgressedBaselineRequest = shape('ProgressedBaselineRequest', baselineFields);
const ProgressedNatalBodyRequest = shape('ProgressedNatalBodyRequest', { ...baselineFields, body: bodyName() });
const ProgressedPlacementRequest = shape('ProgressedPlacementRequest', {
  body: bodyName(),
  longitude_deg: longitude(),
  house: house(),
});
const HOUSE_NAMES = Array.from({ length: 12 }, (_, index) => String(index + 1));
const baselines = (names: readonly string[], description: string) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, ProgressedBaselineRequest])), {
    additionalProperties: false,
    description,
  });
const twelve = { minItems: 12, maxItems: 12, description: 'the ten planets, M.C. and Asc., each once' };
export const ProgressedNormalRequest = shape('ProgressedNormalRequest', {
  birth_bodies: Type.Array(ProgressedNatalBodyRequest, twelve),
  birth_signs: baselines(SIGNS, 'all twelve signs'),
  birth_houses: baselines(HOUSE_NAMES, 'houses 1 ... 12; their sums are those of the signs'),
  placements: Type.Array(ProgressedPlacementRequest, twelve),
});
export type ProgressedNormalRequest = Static<typeof ProgressedNormalRequest>;

export const ProgressedDatedAspectRequest = shape('ProgressedDatedAspectRequest', {
  relation_id: Type.String({ minLength: 1, maxLength: 128 }),
  body_a: bodyName(),
  body_b: bodyName(),
  aspect: aspectName(),
  direct_terminal_ids: terminalIds(1),
  indirect_terminal_ids: defaulted(terminalIds(0), []),
  peak_power: amount(),
  distance_arcmin: Type.Number({ minimum: 0, maximum: 60 }),
});
export type ProgressedDatedAspectRequest = Static<typeof ProgressedDatedAspectRequest>;

const ProgressedTerminalRequest = shape('ProgressedTerminalRequest', {
  body: bodyName(),
  kind: oneOf(Object.values(TERMINAL_KIND_WORDS)),
  longitude_deg: longitude(),
  house_class: houseClassName(),
  declination_deg: optionalOrNull(
    Type.Number({ minimum: -90, maximum: 90, description: 'declination, degrees north; required for parallels' }),
  ),
});
export type ProgressedTerminalRequest = Static<typeof ProgressedTerminalRequest>;
export const ProgressedMajorRelationRequest = shape('ProgressedMajorRelationRequest', {
  direct_a: ProgressedTerminalRequest,
  direct_b: ProgressedTerminalRequest,
  counterpart_a: optionalOrNull(ProgressedTerminalRequest),
  counterpart_b: optionalOrNull(ProgressedTerminalRequest),
  natal_a: ProgressedNatalBodyRequest,
  natal_b: ProgressedNatalBodyRequest,
  aspect: aspectName(),
});
export type ProgressedMajorRelationRequest = Static<typeof ProgressedMajorRelationRequest>;
export const ProgressedAccessoryRelationRequest = shape('ProgressedAccessoryRelationRequest', {
  moving_terminal: ProgressedTerminalRequest,
  target_terminal: ProgressedTerminalRequest,
  target_counterpart: ProgressedTerminalRequest,
  natal_moving: ProgressedNatalBodyRequest,
  natal_target: ProgressedNatalBodyRequest,
  aspect: aspectName(),
});
export type ProgressedAccessoryRelationRequest = Static<typeof ProgressedAccessoryRelationRequest>;
export const ProgressedReenforcementRequest = shape('ProgressedReenforcementRequest', {
  major: ProgressedMajorRelationRequest,
  minor: ProgressedAccessoryRelationRequest,
});
export type ProgressedReenforcementRequest = Static<typeof ProgressedReenforcementRequest>;

export const ProgressedPracticalRequest = shape('ProgressedPracticalRequest', {
  normal: ProgressedNormalRequest,
  aspects: Type.Array(ProgressedDatedAspectRequest, { maxItems: 500 }),
  terminal_locations: Type.Array(
    shape('ProgressedTerminalLocationRequest', { terminal_id: terminalIdText(), sign: signName(), house: house() }),
    { maxItems: 24, description: 'all terminals of the aspects, each once' },
  ),
  house_cusp_signs: Type.Object(Object.fromEntries(HOUSE_NAMES.map((name) => [name, signName()])), {
    additionalProperties: false,
  }),
  intercepted_signs: Type.Optional(
    Type.Object(
      Object.fromEntries(
        HOUSE_NAMES.map((name) => [
          name,
          Type.Optional(Type.Array(Type.Unsafe<Sign>({ enum: SIGNS }), { maxItems: 12, uniqueItems: true })),
        ]),
      ),
      { additionalProperties: false, description: 'intercepted signs by house' },
    ),
  ),
  mutual_receptions: defaulted(
    Type.Array(
      shape('ProgressedMutualReceptionRequest', {
        allocation_id: Type.String({ minLength: 1, maxLength: 160 }),
        body: oneOf(ASTRODYNE_PLANETS),
        direct_terminal_ids: terminalIds(0, 2),
        indirect_terminal_ids: terminalIds(0, 2),
        harmony: defaulted(amount(), 2.5),
      }),
      { maxItems: 500 },
    ),
    [],
  ),
});
export type ProgressedPracticalRequest = Static<typeof ProgressedPracticalRequest>;

const peaks = { peak_power: amount(), peak_harmony: amount(), peak_discord: amount() };
const UNITS = ['day', 'month', 'year'] as const;
export const ProgressedTotalInfluenceRequest = shape('ProgressedTotalInfluenceRequest', {
  ...peaks,
  duration: amount(),
  unit: oneOf(UNITS),
});
export type ProgressedTotalInfluenceRequest = Static<typeof ProgressedTotalInfluenceRequest>;
const ProgressedCompoundDurationRequest = shape('ProgressedCompoundDurationRequest', {
  years: defaulted(Type.Integer({ minimum: 0, maximum: 100_000 }), 0),
  months: defaulted(Type.Integer({ minimum: 0, maximum: 1_200_000 }), 0),
  days: defaulted(Type.Number({ minimum: 0, maximum: 40_000_000 }), 0),
});
export const ProgressedCompoundInfluenceRequest = shape('ProgressedCompoundInfluenceRequest', {
  ...peaks,
  duration: ProgressedCompoundDurationRequest,
});
export type ProgressedCompoundInfluenceRequest = Static<typeof ProgressedCompoundInfluenceRequest>;

const DOCTRINE = 'church_of_light_progressed_astrodynes',
  PARITY = 'doctrinal_parity_with_published_anomalies';
export const ProgressedAstrodynesDoctrineResponse = shape('ProgressedAstrodynesDoctrineResponse', {
  doctrine: oneOf([DOCTRINE]),
  parity_status: oneOf([PARITY]),
  kernel_required: Type.Boolean(),
  policy: shape(
    'ProgressedAstrodynePolicyResponse',
    numbers([
      'major_carry_factor',
      'major_moon_carry_divisor',
      'minor_carry_divisor',
      'transit_carry_divisor',
      'aspect_percentage_per_orb_degree',
      'major_moon_aspect_divisor',
      'minor_aspect_divisor',
      'transit_aspect_divisor',
      'effective_orb_arcmin',
      'orb_limit_fraction',
      'major_mutual_reception_bonus_each',
      'total_influence_average_factor',
      'manual_rounding_digits',
    ]),
  ),
  tiers: Type.Array(oneOf(Object.values(TIER_WORDS))),
  terminal_kinds: Type.Array(oneOf(Object.values(TERMINAL_KIND_WORDS))),
  source_anomalies: Type.Array(Type.String()),
});
export type ProgressedAstrodynesDoctrineResponse = Static<typeof ProgressedAstrodynesDoctrineResponse>;

const baselineAnswer = () => shape('ProgressedBaselineResponse', numbers(['power', 'harmony', 'discord']));
const ProgressedNormalAggregateResponse = shape('ProgressedNormalAggregateResponse', {
  name: Type.String(),
  baseline: baselineAnswer(),
  occupants: Type.Array(bodyName()),
  ...numbers([
    'added_power',
    'added_harmony',
    'added_discord',
    'total_power',
    'total_harmony',
    'total_discord',
    'net_harmony',
  ]),
});
export const ProgressedNormalResponse = shape('ProgressedNormalResponse', {
  profiles: Type.Array(
    shape('ProgressedNormalBodyResponse', {
      body: bodyName(),
      longitude_deg: number(),
      sign: signName(),
      sign_degree: number(),
      house: house(),
      natal: baselineAnswer(),
      dignity_delta: number(),
      carry: shape('ProgressedCarryResponse', {
        tier: oneOf(Object.values(TIER_WORDS)),
        ...numbers([
          'carry_factor',
          'carried_power',
          'carried_harmony',
          'carried_discord',
          'dignity_harmony',
          'dignity_discord',
          'manual_carried_power',
          'manual_total_harmony',
          'manual_total_discord',
        ]),
      }),
    }),
  ),
  signs: Type.Array(ProgressedNormalAggregateResponse),
  houses: Type.Array(ProgressedNormalAggregateResponse),
  ...numbers(['total_sign_power', 'total_house_power', 'total_sign_harmony', 'total_house_harmony']),
  checksums_pass: Type.Boolean(),
});
export type ProgressedNormalResponse = Static<typeof ProgressedNormalResponse>;

export const ProgressedDatedAspectResponse = shape('ProgressedDatedAspectResponse', {
  relation_id: Type.String(),
  body_a: bodyName(),
  body_b: bodyName(),
  aspect: Type.String(),
  direct_terminal_ids: Type.Array(Type.String()),
  indirect_terminal_ids: Type.Array(Type.String()),
  ...numbers(['peak_power', 'distance_arcmin', 'power', 'harmony', 'discord', 'net_harmony']),
});
export type ProgressedDatedAspectResponse = Static<typeof ProgressedDatedAspectResponse>;

export const ProgressedRelationResponse = shape('ProgressedRelationResponse', {
  relation_id: Type.String(),
  aspect: Type.String(),
  tier: oneOf(Object.values(TIER_WORDS)),
  direct_terminal_ids: Type.Array(Type.String()),
  indirect_terminal_ids: Type.Array(Type.String()),
  ...numbers([
    'distance_arcmin',
    'progressed_percentage',
    'peak_power',
    'manual_peak_power',
    'power',
    'manual_power',
    'harmony',
    'discord',
    'net_harmony',
  ]),
  detected: Type.Boolean(),
  admitted: Type.Boolean(),
  scored: Type.Boolean(),
  ...optionsNotApplied,
});
export const ProgressedReenforcementResponse = shape('ProgressedReenforcementResponse', {
  major_relation_id: Type.String(),
  minor_relation_id: Type.String(),
  target_terminal_id: Type.String(),
  target_is_direct: Type.Boolean(),
  ...numbers([
    'terminal_factor',
    'progressed_percentage',
    'peak_power',
    'manual_peak_power',
    'reenforcement_power',
    'manual_reenforcement_power',
    'unreenforced_power',
    'reenforced_power',
    'manual_unreenforced_power',
    'manual_reenforced_power',
    'harmony_unchanged',
    'discord_unchanged',
  ]),
  ...optionsNotApplied,
});
export type ProgressedReenforcementResponse = Static<typeof ProgressedReenforcementResponse>;

const ProgressedPracticalAggregateResponse = shape('ProgressedPracticalAggregateResponse', {
  name: Type.String(),
  ...numbers(['normal_power', 'normal_harmony', 'normal_discord']),
  contributions: Type.Array(
    shape('ProgressedPracticalContributionResponse', {
      source_id: Type.String(),
      body: bodyName(),
      channel: Type.String(),
      ...numbers(['factor', 'power', 'harmony', 'discord', 'net_harmony']),
    }),
  ),
  ...numbers([
    'added_power',
    'added_harmony',
    'added_discord',
    'total_power',
    'total_harmony',
    'total_discord',
    'net_harmony',
  ]),
});
export const ProgressedPracticalResponse = shape('ProgressedPracticalResponse', {
  signs: Type.Array(ProgressedPracticalAggregateResponse),
  houses: Type.Array(ProgressedPracticalAggregateResponse),
  doctrine: oneOf([DOCTRINE]),
  parity_status: oneOf([PARITY]),
  source_anomalies: Type.Array(Type.String()),
});
export type ProgressedPracticalResponse = Static<typeof ProgressedPracticalResponse>;

export const ProgressedTotalInfluenceResponse = shape('ProgressedTotalInfluenceResponse', {
  unit: oneOf(UNITS),
  ...numbers([
    'duration',
    'average_factor',
    'peak_power',
    'peak_harmony',
    'peak_discord',
    'average_power',
    'average_harmony',
    'average_discord',
    'total_power',
    'total_harmony',
    'total_discord',
    'manual_average_power',
    'manual_average_harmony',
    'manual_average_discord',
    'manual_total_power',
    'manual_total_harmony',
    'manual_total_discord',
  ]),
});
export type ProgressedTotalInfluenceResponse = Static<typeof ProgressedTotalInfluenceResponse>;
const quantity = () =>
  shape('ProgressedCompoundQuantityResponse', { years: Type.Integer(), months: Type.Integer(), days: number() });
export const ProgressedCompoundInfluenceResponse = shape('ProgressedCompoundInfluenceResponse', {
  duration: quantity(),
  ...numbers(['average_factor', 'manual_average_power', 'manual_average_harmony', 'manual_average_discord']),
  power: quantity(),
  harmony: quantity(),
  discord: quantity(),
});
export type ProgressedCompoundInfluenceResponse = Static<typeof ProgressedCompoundInfluenceResponse>;
