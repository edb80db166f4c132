import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, julianDayUt1, mapOf, oneOf, shape } from '../../../contract/fields.js';
import { HarmonicOrbPolicyResponse, MAX_HARMONIC, longitudes, orb, orbPolicy } from './schema.js';

export const MAX_FORECAST_BODIES = 12,
  MAX_SAMPLES = 512,
  MAX_FORECAST_HARMONICS = 16,
  MAX_CANDIDATES = 25_000;
export const MODES = ['one_transit_two_natal', 'two_transits_one_natal'] as const;
export type ForecastMode = (typeof MODES)[number];

export const HarmonicTransitForecastRequest = shape('HarmonicTransitForecastRequest', {
  natal_longitudes: longitudes(MAX_FORECAST_BODIES),
  transit_samples: Type.Array(
    shape('HarmonicTransitSampleRequest', { jd_ut: julianDayUt1(), longitudes: longitudes(MAX_FORECAST_BODIES) }),
    {
      minItems: 1,
      maxItems: MAX_SAMPLES,
      description: 'in strictly increasing order of time, with the same bodies in each sample',
    },
  ),
  harmonics: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_HARMONIC }), {
    minItems: 1,
    maxItems: MAX_FORECAST_HARMONICS,
    uniqueItems: true,
  }),
  modes: Type.Optional(
    Type.Array(oneOf(MODES), { minItems: 1, maxItems: 2, uniqueItems: true, description: 'default: both' }),
  ),
  orb: orb(),
  orb_policy: orbPolicy(),
  minimum_observed_duration_days: defaulted(
    Type.Number({ minimum: 0, maximum: 1e9, description: 'windows that last less are omitted; days' }),
    0,
  ),
  maximum_sample_gap_days: defaulted(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 1e9,
      description: 'a longer gap between consecutive samples ends a window; days',
    }),
    1,
  ),
});
export type HarmonicTransitForecastRequest = Static<typeof HarmonicTransitForecastRequest>;

const HarmonicTransitPatternSampleResponse = shape('HarmonicTransitPatternSampleResponse', {
  sample_index: Type.Integer(),
  jd_ut: Type.Number(),
  harmonic: Type.Integer(),
  mode: Type.String(),
  members: Type.Array(
    shape('HarmonicTransitMemberResponse', {
      body: Type.String(),
      origin: oneOf(['natal', 'transit']),
      source_longitude_deg: Type.Number(),
      projected_longitude_deg: Type.Number(),
    }),
  ),
  projected_spread_deg: Type.Number({
    description: 'smallest arc of the harmonic circle that contains all three members, degrees',
  }),
  source_residual_spread_deg: Type.Number(),
  projected_orb_limit_deg: Type.Number(),
  source_orb_limit_deg: Type.Number(),
});
export type HarmonicTransitPatternSampleResponse = Static<typeof HarmonicTransitPatternSampleResponse>;

const HarmonicTransitWindowResponse = shape('HarmonicTransitWindowResponse', {
  harmonic: Type.Integer(),
  mode: Type.String(),
  member_identities: Type.Array(
    shape('HarmonicTransitMemberIdentityResponse', { origin: Type.String(), body: Type.String() }),
  ),
  first_sampled_jd_ut: Type.Number(),
  peak_sampled_jd_ut: Type.Number({ description: 'time of the sample with the smallest arc' }),
  last_sampled_jd_ut: Type.Number(),
  observed_duration_days: Type.Number(),
  sample_count: Type.Integer(),
  samples: Type.Array(HarmonicTransitPatternSampleResponse),
});
export type HarmonicTransitWindowResponse = Static<typeof HarmonicTransitWindowResponse>;

export const HarmonicTransitForecastResponse = shape('HarmonicTransitForecastResponse', {
  windows: Type.Array(HarmonicTransitWindowResponse),
  window_count: Type.Integer(),
  natal_bodies: Type.Array(Type.String()),
  transit_bodies: Type.Array(Type.String()),
  transit_sample_count: Type.Integer(),
  policy: shape('HarmonicTransitForecastPolicyResponse', {
    harmonics: Type.Array(Type.Integer()),
    modes: Type.Array(Type.String()),
    orb_policy: HarmonicOrbPolicyResponse,
    minimum_observed_duration_days: Type.Number(),
    maximum_sample_gap_days: Type.Number(),
  }),
  provenance: shape('HarmonicTransitForecastProvenanceResponse', {
    source_module: Type.Optional(Type.String()),
    engine_entrypoint: defaulted(Type.String(), 'mixed_origin_harmonic_transit_forecast'),
    forecast_family: defaulted(Type.String(), 'va_informed_mixed_origin_complete_triples'),
    input_longitude_owner: defaulted(Type.String(), 'caller_supplied'),
    chart_construction_owner: defaulted(Type.String(), 'not_this_route'),
    time_basis: defaulted(Type.String(), 'caller_supplied_jd_ut'),
    geometry: defaulted(Type.String(), 'minimum_circular_covering_arc_complete_triple'),
    evaluation_scope: Type.String(),
    claim_boundary: Type.String(),
    source_locators: Type.Array(Type.String()),
    bounds: mapOf(Type.Integer()),
  }),
});
export type HarmonicTransitForecastResponse = Static<typeof HarmonicTransitForecastResponse>;
