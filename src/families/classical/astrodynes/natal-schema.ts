import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  mapOf,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { ASTRODYNE_BODIES, ASTRODYNE_PLANETS, HOUSE_CLASSES } from '../../../doctrine/astrodynes/tables.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';

export const bodyName = () => oneOf(ASTRODYNE_BODIES);
export const signName = () => oneOf(SIGNS);
export const houseClassName = () => oneOf(HOUSE_CLASSES);
const house = () => Type.Integer({ minimum: 1, maximum: 12 });
const anyLongitude = () =>
  Type.Number({ minimum: -36_000, maximum: 36_000, description: 'ecliptic longitude, degrees; reduced to [0, 360)' });
const declination = () => Type.Number({ minimum: -90, maximum: 90, description: 'degrees north' });

export const AstrodynesGeometryRequest = shape('AstrodynesGeometryRequest', {
  planet_longitudes: Type.Object(Object.fromEntries(ASTRODYNE_PLANETS.map((name) => [name, anyLongitude()])), {
    additionalProperties: false,
    description: 'longitudes of exactly the ten planets',
  }),
  declinations: Type.Object(Object.fromEntries(ASTRODYNE_BODIES.map((name) => [name, declination()])), {
    additionalProperties: false,
    description: 'declinations of the ten planets, M.C. and Asc.',
  }),
  cusp_longitudes: Type.Array(anyLongitude(), {
    minItems: 12,
    maxItems: 12,
    description: 'cusps 1 to 12 in the order of the signs, once around the zodiac, at most two in a sign',
  }),
  mc_longitude: Type.Number({ minimum: -36_000, maximum: 36_000, description: 'midheaven, degrees; equal to cusp 10' }),
  asc_longitude: Type.Number({ minimum: -36_000, maximum: 36_000, description: 'ascendant, degrees; equal to cusp 1' }),
});
export type AstrodynesGeometryRequest = Static<typeof AstrodynesGeometryRequest>;

export const AstrodynesChartRequest = shape('AstrodynesChartRequest', {
  dt: isoInstant(),
  observer_lat: latitudeDeg(),
  observer_lon: longitudeDeg(),
  house_system: defaulted(houseSystemName(), 'P'),
  allow_house_fallback: defaulted(
    Type.Boolean({ description: 'true: if the house system has no houses here, use another and report it' }),
    false,
  ),
});
export type AstrodynesChartRequest = Static<typeof AstrodynesChartRequest>;

const number = () => Type.Number();
const numbers = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, number()])) as { [K in Names[number]]: ReturnType<typeof number> };

const AstrodynePolicyResponse = shape('AstrodynePolicyResponse', {
  ...numbers(['degree_emphasis_orb_deg', 'parallel_orb_arcmin', 'mutual_reception_bonus']),
  parallel_geometry: Type.String(),
  mercury_orb_rule: Type.String(),
});
const AstrodyneDignityRowResponse = shape('AstrodyneDignityRowResponse', {
  planet: oneOf(ASTRODYNE_PLANETS),
  home_signs: Type.Array(signName()),
  detriment_signs: Type.Array(signName()),
  exaltation_sign: signName(),
  exaltation_degree: number(),
  fall_sign: signName(),
  fall_degree: number(),
  harmony_sign: signName(),
  inharmony_sign: signName(),
});
export const AstrodynesDoctrineResponse = shape('AstrodynesDoctrineResponse', {
  doctrine: oneOf(['church_of_light_natal_astrodynes']),
  planets: Type.Array(Type.String()),
  points: Type.Array(Type.String()),
  signs: Type.Array(Type.String()),
  house_classes: Type.Array(Type.String()),
  policy: AstrodynePolicyResponse,
  dignity_rows: Type.Array(AstrodyneDignityRowResponse),
  house_power_rows: Type.Array(
    shape('AstrodyneHousePowerRowResponse', {
      house: house(),
      ...numbers(['weaker_cusp_power', 'stronger_cusp_power', 'variation']),
    }),
  ),
  aspect_orb_rows: Type.Array(
    shape('AstrodyneAspectOrbRowResponse', {
      aspect: Type.String(),
      ...numbers([
        'exact_angle_deg',
        'succedent_planet_deg',
        'succedent_luminary_deg',
        'angular_planet_deg',
        'angular_luminary_deg',
        'cadent_planet_deg',
        'cadent_luminary_deg',
      ]),
    }),
  ),
  summary_groups: Type.Array(
    shape('AstrodyneSummaryGroupResponse', {
      family: Type.String(),
      name: Type.String(),
      houses: Type.Array(Type.Integer()),
      signs: Type.Array(Type.String()),
    }),
  ),
  source_discrepancies: Type.Array(Type.String(), {
    description: 'differences among the publications, with the choice of this service',
  }),
});
export type AstrodynesDoctrineResponse = Static<typeof AstrodynesDoctrineResponse>;

const AstrodynesGeometryResponse = shape('AstrodynesGeometryResponse', {
  source_mode: oneOf(['explicit_geometry', 'chart_backed']),
  dt: nullable(Type.String()),
  observer_lat: nullable(number()),
  observer_lon: nullable(number()),
  jd_ut: nullable(Type.Number({ description: 'UT1' })),
  obliquity_deg: nullable(Type.Number({ description: 'true obliquity of date' })),
  planet_longitudes: mapOf(number()),
  declinations: mapOf(number()),
  cusp_longitudes: Type.Array(number()),
  mc_longitude: number(),
  asc_longitude: number(),
  requested_house_system: nullable(Type.String()),
  effective_house_system: nullable(Type.String()),
  house_fallback: Type.Boolean(),
  house_fallback_reason: nullable(Type.String()),
});
const inputFields = {
  body: bodyName(),
  body_kind: oneOf(['planet', 'angle']),
  longitude_deg: number(),
  sign: signName(),
  sign_degree: number(),
  house: house(),
  house_class: houseClassName(),
  distance_from_weaker_cusp_deg: nullable(number()),
  house_size_deg: nullable(number()),
  declination_deg: number(),
};
const AstrodyneBodyInputResponse = shape('AstrodyneBodyInputResponse', inputFields);

const pair = { body_a: bodyName(), body_b: bodyName() };
const classes = { house_class_a: houseClassName(), house_class_b: houseClassName() };
const AstrodyneZodiacalAspectTruthResponse = shape('AstrodyneZodiacalAspectTruthResponse', {
  ...pair,
  ...classes,
  aspect: Type.String(),
  ...numbers([
    'longitude_a_deg',
    'longitude_b_deg',
    'exact_angle_deg',
    'separation_deg',
    'distance_from_perfect_deg',
    'presence_orb_a_deg',
    'presence_orb_b_deg',
    'admitted_presence_orb_deg',
    'scoring_orb_a_deg',
    'scoring_orb_b_deg',
    'admitted_scoring_orb_deg',
    'astrodyne_power',
  ]),
  within_orb: Type.Boolean(),
});
const AstrodyneParallelAspectTruthResponse = shape('AstrodyneParallelAspectTruthResponse', {
  ...pair,
  ...classes,
  ...numbers([
    'declination_a_deg',
    'declination_b_deg',
    'magnitude_separation_arcmin',
    'orb_limit_arcmin',
    'perfect_conjunction_power_a',
    'perfect_conjunction_power_b',
    'scale_fraction',
    'scaled_power_a',
    'scaled_power_b',
    'astrodyne_power',
  ]),
  within_orb: Type.Boolean(),
});
const AstrodyneAspectHarmonyTruthResponse = shape('AstrodyneAspectHarmonyTruthResponse', {
  ...pair,
  aspect: Type.String(),
  family: oneOf(['harmonious', 'discordant', 'neutral']),
  ...numbers(['astrodyne_power', 'base_harmony', 'base_discord', 'total_harmony', 'total_discord', 'net_harmony']),
  nature_contributions: Type.Array(
    shape('AstrodyneNatureContributionResponse', {
      body: bodyName(),
      ...numbers(['fraction', 'harmony', 'discord']),
    }),
  ),
});
const AstrodyneMutualReceptionTruthResponse = shape('AstrodyneMutualReceptionTruthResponse', {
  kind: Type.String(),
  planet_a: oneOf(ASTRODYNE_PLANETS),
  sign_a: signName(),
  qualifying_signs_a: Type.Array(signName()),
  planet_b: oneOf(ASTRODYNE_PLANETS),
  sign_b: signName(),
  qualifying_signs_b: Type.Array(signName()),
  a_occupies_b_dignity: Type.Boolean(),
  b_occupies_a_dignity: Type.Boolean(),
  bonus_each: number(),
});
const sums = () => numbers(['power', 'harmony', 'discord']);
const totals = () => numbers(['total_power', 'total_harmony', 'total_discord', 'net_harmony']);
const AstrodyneRelationResponse = shape('AstrodyneRelationResponse', {
  relation_id: Type.String(),
  kind: oneOf(['zodiacal_aspect', 'parallel', 'mutual_reception']),
  ...pair,
  label: Type.String(),
  ...sums(),
  net_harmony: number(),
  detected: Type.Boolean(),
  admitted: Type.Boolean(),
  scored: Type.Boolean(),
  power_truth: nullable(Type.Union([AstrodyneZodiacalAspectTruthResponse, AstrodyneParallelAspectTruthResponse])),
  harmony_truth: nullable(AstrodyneAspectHarmonyTruthResponse),
  mutual_reception_truth: nullable(AstrodyneMutualReceptionTruthResponse),
});
const AstrodyneBodyProfileResponse = shape('AstrodyneBodyProfileResponse', {
  body: bodyName(),
  body_kind: oneOf(['planet', 'angle']),
  sign: signName(),
  house: house(),
  input: AstrodyneBodyInputResponse,
  house_position_truth: nullable(
    shape('AstrodyneHousePositionTruthResponse', {
      house: house(),
      ...numbers([
        'distance_from_weaker_cusp_deg',
        'house_size_deg',
        'weaker_cusp_power',
        'stronger_cusp_power',
        'variation',
        'interpolation_fraction',
        'astrodyne_power',
      ]),
    }),
  ),
  dignity_truth: nullable(
    shape('AstrodyneEssentialDignityTruthResponse', {
      planet: oneOf(ASTRODYNE_PLANETS),
      sign: signName(),
      sign_degree: number(),
      source_row: AstrodyneDignityRowResponse,
      condition: nullable(oneOf(['exaltation', 'home', 'harmony', 'inharmony', 'detriment', 'fall'])),
      exact_degree: nullable(number()),
      distance_from_exact_degree: nullable(number()),
      degree_emphasis_applied: Type.Boolean(),
      harmony_delta: number(),
    }),
  ),
  relation_ids: Type.Array(Type.String()),
  contributions: Type.Array(
    shape('AstrodyneContributionResponse', { source: Type.String(), label: Type.String(), ...sums() }),
  ),
  ...totals(),
});
const AstrodyneAggregateResponse = shape('AstrodyneAggregateResponse', {
  signs: Type.Array(
    shape('AstrodyneSignAggregateResponse', {
      sign: signName(),
      rulers: Type.Array(oneOf(ASTRODYNE_PLANETS)),
      cusp_count: Type.Integer(),
      intercepted_houses: Type.Array(house()),
      ruler_fraction: number(),
      occupants: Type.Array(bodyName()),
      ...numbers(['ruler_power', 'occupant_power']),
      ...totals(),
    }),
  ),
  houses: Type.Array(
    shape('AstrodyneHouseAggregateResponse', {
      house: house(),
      cusp_sign: signName(),
      intercepted_signs: Type.Array(signName()),
      occupants: Type.Array(bodyName()),
      ...numbers(['ruler_power', 'occupant_power']),
      ...totals(),
    }),
  ),
  ...numbers([
    'total_body_power',
    'total_sign_power',
    'total_house_power',
    'total_sign_harmony',
    'total_house_harmony',
    'power_checksum_delta',
    'harmony_checksum_delta',
  ]),
  checksums_pass: Type.Boolean(),
});
const AstrodyneSummaryEntryResponse = shape('AstrodyneSummaryEntryResponse', {
  family: oneOf(['society', 'trinity', 'element', 'quality']),
  name: Type.String(),
  houses: Type.Array(house()),
  signs: Type.Array(signName()),
  ...numbers(['power', 'percentage', 'total_harmony', 'total_discord', 'net_harmony']),
});
export const AstrodynesCalculationResponse = shape('AstrodynesCalculationResponse', {
  geometry: AstrodynesGeometryResponse,
  policy: AstrodynePolicyResponse,
  inputs: Type.Array(AstrodyneBodyInputResponse),
  relations: Type.Array(AstrodyneRelationResponse),
  admitted_relation_count: Type.Integer(),
  scored_relation_count: Type.Integer(),
  profiles: Type.Array(AstrodyneBodyProfileResponse),
  aggregate: AstrodyneAggregateResponse,
  summary: shape('AstrodyneSummaryResponse', {
    societies: Type.Array(AstrodyneSummaryEntryResponse),
    trinities: Type.Array(AstrodyneSummaryEntryResponse),
    elements: Type.Array(AstrodyneSummaryEntryResponse),
    qualities: Type.Array(AstrodyneSummaryEntryResponse),
    total_power: number(),
  }),
  network: shape('AstrodyneNetworkResponse', {
    nodes: Type.Array(
      shape('AstrodyneNetworkNodeResponse', {
        body: bodyName(),
        sign: signName(),
        house: house(),
        ...numbers(['power', 'net_harmony']),
      }),
    ),
    edges: Type.Array(
      shape('AstrodyneNetworkEdgeResponse', {
        kind: Type.String(),
        ...pair,
        label: Type.String(),
        ...numbers(['power', 'net_harmony']),
        scored: Type.Boolean(),
      }),
    ),
  }),
  validation_failures: Type.Array(Type.String()),
  provenance: shape('AstrodynesProvenanceResponse', {
    doctrine: oneOf(['church_of_light_natal_astrodynes']),
    engine_entrypoint: Type.String(),
    source_mode: oneOf(['explicit_geometry', 'chart_backed']),
    planetary_frame: oneOf(['caller_supplied', 'geocentric_apparent']),
    kernel_required: Type.Boolean(),
    stage_sequence: Type.Array(Type.String()),
  }),
  computation_basis: optionalOrNull(ComputationBasis),
});
export type AstrodynesCalculationResponse = Static<typeof AstrodynesCalculationResponse>;
