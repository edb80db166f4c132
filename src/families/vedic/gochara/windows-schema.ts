import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  isoInstant,
  julianDayUt1,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { GocharaEpochResponse } from '../../../contract/sidereal-epoch.js';
import { contextFields, natalFields } from './dated-schema.js';
import { condition, GocharaBavResponse, GocharaDoctrineOptionResponse, planet } from './schema.js';

/** Shapes of timelines. */

const MAX_DAYS = 366;
/** Longest window whose default answer has every state and sample with its positions, days. */
export const FULL_DETAIL_DAYS = 31;

const limit = (maximum: number, description: string) =>
  defaulted(Type.Integer({ minimum: 1, maximum, description }), maximum);
const limitFields = {
  max_range_days: limit(MAX_DAYS, 'longest window, days'),
  max_evaluations: limit(2_000_000, 'most positions that the search may compute'),
  max_reader_calls: limit(20_000_000, 'not limited: the search has a fixed cost'),
  max_root_iterations: limit(500_000, 'not limited: roots converge in a few steps'),
  max_subdivisions: limit(500_000, 'not limited: the cells of the search are fixed'),
  max_events: limit(8192, 'most ingresses'),
  max_cells: limit(16_384, 'most regions'),
  max_samples: limit(16_384, 'most samples'),
  max_evidence: limit(500_000, 'most stays that exclusions lists'),
  max_output_bytes: limit(32_000_000, 'longest answer, bytes'),
};
export const GocharaWindowLimits = shape('GocharaWindowLimitsRequest', limitFields);
export const GocharaWindowSearch = shape('GocharaWindowSearchRequest', {
  boundary_tolerance_seconds: defaulted(
    Type.Number({
      minimum: 0.01,
      maximum: 60,
      description:
        'width of the band around an ingress, seconds; the ingress itself is solved to less than a millisecond',
    }),
    1,
  ),
  require_resolved: defaulted(
    Type.Boolean({ description: 'every ingress is resolved, so that this changes nothing' }),
    false,
  ),
  limits: Type.Optional(GocharaWindowLimits),
});
export type GocharaWindowSearch = Static<typeof GocharaWindowSearch>;

const searchFields = {
  search_policy: Type.Optional(GocharaWindowSearch),
  subjects: optionalOrNull(
    Type.Array(planet(), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
      description: 'planets whose timelines are answered; default: all seven',
    }),
  ),
  detail: defaulted(
    oneOf(['auto', 'full', 'compact'], {
      description: `full: states with all planets, and a sample with positions in each region; compact: without them; auto: full for windows of at most ${FULL_DETAIL_DAYS} days`,
    }),
    'auto',
  ),
  include_exclusions: defaulted(
    Type.Boolean({ description: 'also list the stays in signs, in which the search excludes every boundary' }),
    false,
  ),
};
export const GocharaWindowDatetimeRequest = shape('GocharaWindowDatetimeRequest', {
  ...contextFields,
  ...searchFields,
  natal_dt: isoInstant(),
  start_dt: isoInstant(),
  end_dt: isoInstant(),
});
export type GocharaWindowDatetimeRequest = Static<typeof GocharaWindowDatetimeRequest>;
export const GocharaWindowEpochRequest = shape('GocharaWindowEpochRequest', {
  ...contextFields,
  ...searchFields,
  natal_jd_ut1: julianDayUt1('Julian day of the birth, UT1'),
  start_jd_ut1: julianDayUt1(),
  end_jd_ut1: julianDayUt1(),
});
export type GocharaWindowEpochRequest = Static<typeof GocharaWindowEpochRequest>;
export const SearchFields = Type.Object(searchFields);

const SearchPolicyResponse = shape('GocharaWindowSearchPolicyResponse', {
  boundary_tolerance_seconds: Type.Number(),
  require_resolved: Type.Boolean(),
  limits: shape(
    'GocharaWindowSearchLimitsResponse',
    Object.fromEntries(Object.keys(limitFields).map((name) => [name, Type.Integer()])) as Record<
      keyof typeof limitFields,
      ReturnType<typeof Type.Integer>
    >,
  ),
});
const pairList = () => Type.Array(Type.Array(Type.Union([Type.String(), Type.Integer()])));

export const GocharaWindowCapabilitiesResponse = shape('GocharaWindowCapabilitiesResponse', {
  ayanamsas: Type.Array(Type.String()),
  further_ayanamsas: Type.Array(Type.String(), { description: 'systems of the registry that are accepted too' }),
  participants: Type.Array(Type.String()),
  doctrine_profile: Type.String(),
  nominal_start_jd_ut1: Type.Number(),
  nominal_end_exclusive_jd_ut1: Type.Number(),
  endpoint_semantics: Type.String(),
  boundary_tolerance_seconds: Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }),
  default_search: SearchPolicyResponse,
  installed_resources_probed: Type.Boolean(),
  effective_domain: Type.String(),
  unresolved_behavior: Type.String(),
  physical_timing_accuracy: Type.String(),
  event_count_semantics: Type.String(),
});
export type GocharaWindowCapabilitiesResponse = Static<typeof GocharaWindowCapabilitiesResponse>;

const WindowWitness = shape('GocharaWindowWitnessResponse', {
  blocker: planet(),
  blocker_house: Type.Integer(),
  exempt: Type.Boolean(),
  source: Type.String(),
});
const WindowPlanet = shape('GocharaWindowPlanetResponse', {
  planet: planet(),
  sign_index: Type.Integer(),
  house_from_moon: Type.Integer(),
  condition: condition(),
  baseline_favorable: Type.Boolean(),
  baseline_source: Type.String(),
  indication: Type.String(),
  indication_source: Type.String(),
  vedha_house: nullable(Type.Integer()),
  vedha_source: Type.String(),
  vedha_status: Type.String(),
  witnesses: Type.Array(WindowWitness),
  raw_bav_rekhas: nullable(Type.Integer()),
  raw_bav_source: nullable(Type.String()),
  evaluated_layers: Type.Array(Type.String()),
});
export type GocharaWindowPlanet = Static<typeof WindowPlanet>;

export const IngressEvent = shape('GocharaIngressEventResponse', {
  id: Type.Integer(),
  planet: planet(),
  boundary_degrees: Type.Number(),
  jd_ut1: Type.Number({ description: 'the solved ingress, Julian day UT1' }),
  datetime_utc: Type.String(),
  sign_index: Type.Integer({ description: 'sign that is entered' }),
  lower_jd_ut1: Type.Number(),
  upper_jd_ut1: Type.Number(),
  kind: oneOf(['crossing', 'contact', 'possible_contact', 'model_seam']),
  direction: nullable(Type.Integer({ description: '1 direct, -1 retrograde' })),
  count: nullable(Type.Integer()),
  reasons: Type.Array(Type.String()),
  clipped_start: Type.Boolean(),
  clipped_end: Type.Boolean(),
  left_value_bounds: nullable(Type.Array(Type.Number())),
  right_value_bounds: nullable(Type.Array(Type.Number())),
  rate_bounds: nullable(Type.Array(Type.Number())),
  continuous_branch: Type.Boolean(),
});
export type IngressEvent = Static<typeof IngressEvent>;
export const WindowRegion = shape('GocharaWindowRegionResponse', {
  id: Type.Integer(),
  start_jd_ut1: Type.Number(),
  end_jd_ut1: Type.Number(),
  include_start: Type.Boolean(),
  include_end: Type.Boolean(),
  kind: oneOf(['certain', 'boundary_band', 'unresolved_band']),
  state_id: nullable(Type.Integer()),
  sample_id: nullable(Type.Integer()),
  event_ids: Type.Array(Type.Integer()),
  reasons: Type.Array(Type.String()),
});
export type WindowRegion = Static<typeof WindowRegion>;
export const Exclusion = shape('GocharaExclusionEvidenceResponse', {
  planet: planet(),
  start_jd_ut1: Type.Number(),
  end_jd_ut1: Type.Number(),
  method: Type.String(),
  value_lower: Type.Number(),
  value_upper: Type.Number(),
  rate_lower: nullable(Type.Number()),
  rate_upper: nullable(Type.Number()),
  parent_start_jd_ut1: nullable(Type.Number()),
  parent_end_jd_ut1: nullable(Type.Number()),
  target_degrees: nullable(Type.Number()),
  center_lower: nullable(Type.Number()),
  center_upper: nullable(Type.Number()),
});
export type Exclusion = Static<typeof Exclusion>;
const Timeline = shape('GocharaTimeline', {
  planet: planet(),
  spans: Type.Array(
    shape('GocharaTimelineSpan', {
      start_jd_ut1: Type.Number({ description: 'the span is [start, end)' }),
      end_jd_ut1: Type.Number(),
      sign_index: Type.Integer(),
      house_from_moon: Type.Integer(),
      condition: condition(),
      blockers: Type.Array(planet(), { description: 'planets that obstruct' }),
      raw_bav_rekhas: nullable(Type.Integer()),
    }),
  ),
});
export type Timeline = Static<typeof Timeline>;

export const GocharaWindowResultResponse = shape('GocharaWindowResultResponse', {
  start_jd_ut1: Type.Number(),
  end_jd_ut1: Type.Number(),
  natal: shape('GocharaNatalContextResponse', {
    epoch: GocharaEpochResponse,
    ...natalFields,
    raw_bav: Type.Array(GocharaBavResponse),
  }),
  search_policy: SearchPolicyResponse,
  subjects: Type.Array(Type.String()),
  detail: oneOf(['full', 'compact']),
  timelines: Type.Array(Timeline, {
    description:
      'of each subject: spans of one sign, one verdict and the same obstructing planets, between solved ingresses',
  }),
  states: Type.Array(
    shape('GocharaWindowStateResponse', {
      id: Type.Integer(),
      signs: Type.Array(Type.Integer(), { description: 'of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn' }),
      planets: Type.Array(WindowPlanet, { description: 'empty in compact answers' }),
    }),
  ),
  samples: Type.Array(
    shape('GocharaWindowSampleResponse', {
      id: Type.Integer(),
      state_id: Type.Integer(),
      epoch: GocharaEpochResponse,
    }),
    { description: 'the middle of each certain region; empty in compact answers' },
  ),
  events: Type.Array(IngressEvent),
  regions: Type.Array(WindowRegion),
  exclusions: Type.Array(Exclusion),
  resources: Type.Array(Type.Array(Type.String())),
  work: pairList(),
  civil_inputs: Type.Array(Type.String()),
  coverage: shape('GocharaWindowCoverageResponse', {
    participants: Type.Array(Type.String()),
    domain_accounted: Type.Boolean(),
    exclusion_certified: Type.Boolean(),
    events_resolved: Type.Boolean(),
    doctrine_profile: Type.String(),
    unresolved_regions: Type.Integer(),
    maximum_band_width_seconds: Type.Number(),
    certain_duration_days: Type.Number(),
    uncertain_duration_days: Type.Number(),
  }),
  subject_views: Type.Array(
    shape('GocharaWindowSubjectViewResponse', { planet: planet(), region_ids: Type.Array(Type.Integer()) }),
  ),
  selected_options: Type.Array(GocharaDoctrineOptionResponse),
  schema: Type.String(),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type GocharaWindowResultResponse = Static<typeof GocharaWindowResultResponse>;
