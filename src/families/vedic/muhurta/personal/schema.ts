import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { sunriseDefinition } from '../../../../contract/civil-day.js';
import {
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import {
  panchangaDirectFields,
  PanchangaPolicyRequest,
  PanchangaResultResponse,
} from '../../../../contract/panchanga.js';
import { ayanamsaName } from '../../../../contract/sidereal.js';
import { longitude } from '../../../../contract/points.js';
import { muhurtaWeight, MuhurtaClassificationResponse, MuhurtaScoreResponse } from '../schema.js';

const weights = {
  weight_tithi: muhurtaWeight(1),
  weight_vara: muhurtaWeight(1),
  weight_nakshatra: muhurtaWeight(1),
  weight_yoga: muhurtaWeight(1.5),
  weight_karana: muhurtaWeight(0.8),
  weight_tara: muhurtaWeight(1),
  weight_chandra: muhurtaWeight(1),
};
const rules = {
  vara_rule: defaulted(
    oneOf(['dagdha_tithi', 'lord'], {
      description:
        'quality of the weekday: inauspicious on its burnt (dagdha) tithi (12 11 5 3 6 8 9 from Sunday, in either half), else neutral; or by its lord',
    }),
    'dagdha_tithi',
  ),
  gandanta_rule: defaulted(
    oneOf(['two_ghatis', 'quarter_3d20', 'whole_nakshatra'], {
      description:
        'extent of gandanta at the junctions of Revati, Ashlesha and Jyeshtha: two ghatis on each side (Muhurta Chintamani), a quarter of the nakshatra, or the nakshatras on both sides',
    }),
    'two_ghatis',
  ),
  chandra_rule: defaulted(
    oneOf(['bright_half_2_5_9', 'same_in_both_halves'], {
      description: 'whether the second, fifth and ninth from the natal Moon are good while the Moon waxes',
    }),
    'bright_half_2_5_9',
  ),
};
export const MuhurtaPersonalPolicyRequest = shape('MuhurtaPersonalPolicyRequest', { ...weights, ...rules });
export type MuhurtaPersonalPolicyRequest = Static<typeof MuhurtaPersonalPolicyRequest>;

const place = {
  observer_lat: optionalOrNull(
    latitudeDeg('place of the sunrise at which the weekday begins; without it the weekday is that of Greenwich'),
  ),
  observer_lon: optionalOrNull(longitudeDeg('place of the sunrise, with observer_lat')),
  sunrise_definition: sunriseDefinition(),
};
const janma = longitude('sidereal longitude of the natal Moon, degrees; reduced to [0, 360)');

export const MuhurtaPersonalRequest = shape('MuhurtaPersonalRequest', {
  sun_tropical_lon: panchangaDirectFields.sun_tropical_lon,
  moon_tropical_lon: panchangaDirectFields.moon_tropical_lon,
  jd: panchangaDirectFields.jd,
  ayanamsa_system: ayanamsaName(),
  ayanamsa_mode: panchangaDirectFields.ayanamsa_mode,
  panchanga_policy: Type.Optional(nullable(PanchangaPolicyRequest)),
  muhurta_policy: Type.Optional(nullable(MuhurtaPersonalPolicyRequest)),
  janma_moon_sidereal_lon: janma,
  ...place,
});
export type MuhurtaPersonalRequest = Static<typeof MuhurtaPersonalRequest>;

const MAX_RESULTS = 128;
export const MuhurtaSearchPolicyRequest = shape('MuhurtaSearchPolicyRequest', {
  ayanamsa_system: ayanamsaName(),
  muhurta_policy: Type.Optional(MuhurtaPersonalPolicyRequest),
  step_minutes: defaulted(
    Type.Number({
      minimum: 1,
      maximum: 43200,
      description:
        'spacing of the instants that the answer lists, at most 4096; the edges of windows do not depend on it',
    }),
    60,
  ),
  min_score: defaulted(Type.Number({ minimum: -1e9, maximum: 1e9, description: 'least score of a window' }), 0),
  max_results: defaulted(Type.Integer({ minimum: 1, maximum: MAX_RESULTS }), 32),
});
export type MuhurtaSearchPolicyRequest = Static<typeof MuhurtaSearchPolicyRequest>;

export const MuhurtaSearchRequest = shape('MuhurtaSearchRequest', {
  start_jd_ut1: julianDayUt1('start of the search, Julian day UT1'),
  end_jd_ut1: julianDayUt1('end of the search, at most 30 days later'),
  janma_moon_sidereal_lon: optionalOrNull(janma),
  policy: Type.Optional(MuhurtaSearchPolicyRequest),
  ...place,
});
export type MuhurtaSearchRequest = Static<typeof MuhurtaSearchRequest>;

const TaraBalaResponse = shape('TaraBalaResponse', {
  janma_nakshatra_index: Type.Integer(),
  target_nakshatra_index: Type.Integer(),
  count: Type.Integer({ description: '1 ... 27' }),
  tara_number: Type.Integer({ description: '1 ... 9' }),
  tara_name: Type.String(),
  polarity: Type.String(),
  favorable: Type.Boolean(),
});
export type TaraBalaResponse = Static<typeof TaraBalaResponse>;
const ChandraBalaResponse = shape('ChandraBalaResponse', {
  janma_rashi_index: Type.Integer(),
  transit_rashi_index: Type.Integer(),
  house_from_moon: Type.Integer(),
  polarity: Type.String(),
  favorable: Type.Boolean(),
  is_chandrashtama: Type.Boolean(),
});
export type ChandraBalaResponse = Static<typeof ChandraBalaResponse>;

const PolicyResponse = shape('MuhurtaPersonalPolicyResponse', {
  rule_profile: Type.String(),
  ...Object.fromEntries(Object.keys(weights).map((name) => [name, Type.Number()])),
  vara_rule: Type.String(),
  gandanta_rule: Type.String(),
  chandra_rule: Type.String(),
  use_classical_ashubha_yoga: Type.Boolean(),
  exposed_policy_fields: Type.Array(Type.String()),
  omitted_policy_fields: Type.Array(Type.String()),
  applied_policy_fields: Type.Array(Type.String()),
  reserved_policy_fields: Type.Array(Type.String()),
});
export type MuhurtaPersonalPolicyResponse = Static<typeof PolicyResponse> & Required<MuhurtaPersonalPolicyRequest>;

export const MuhurtaPersonalScoreResponse = shape('MuhurtaPersonalScoreResponse', {
  total: MuhurtaScoreResponse.properties.total,
  breakdown: MuhurtaScoreResponse.properties.breakdown,
  classification: MuhurtaClassificationResponse,
  score_scale: MuhurtaScoreResponse.properties.score_scale,
  score_direction: MuhurtaScoreResponse.properties.score_direction,
  tara: TaraBalaResponse,
  chandra: ChandraBalaResponse,
  policy: PolicyResponse,
  panchanga: PanchangaResultResponse,
  janma_moon_sidereal_lon: Type.Number(),
  transit_moon_sidereal_lon: Type.Number(),
  provenance: shape('MuhurtaPersonalProvenanceResponse', {
    source_module: Type.String(),
    engine_entrypoint: Type.String(),
    panchanga_source: Type.String(),
    panchanga_module: Type.String(),
    chart_construction: Type.String(),
    reader_owner: Type.String(),
    western_electional_doctrine: oneOf(['not_admitted']),
    search_semantics: oneOf(['not_admitted']),
    activity_guidance: oneOf(['not_admitted']),
    score_scale: Type.String(),
    vara_basis: oneOf(['jd_weekday', 'local_sunrise']),
    stage_sequence: Type.Array(Type.String()),
  }),
  ...optionsNotApplied,
});
export type MuhurtaPersonalScoreResponse = Static<typeof MuhurtaPersonalScoreResponse>;

const MuhurtaSearchMomentResponse = shape('MuhurtaSearchMomentResponse', {
  jd_ut1: julianDayUt1(),
  jd_tt: Type.Number(),
  jd_tdb: Type.Number(),
  delta_t_source: Type.String(),
  clock_identity: Type.String(),
  sun_tropical_longitude: Type.Number(),
  moon_tropical_longitude: Type.Number(),
  ayanamsa_degrees: Type.Number(),
  panchanga: PanchangaResultResponse,
  score: MuhurtaScoreResponse,
  tara: nullable(TaraBalaResponse),
  chandra: nullable(ChandraBalaResponse),
});
export type MuhurtaSearchMomentResponse = Static<typeof MuhurtaSearchMomentResponse>;

const MuhurtaSearchWindowResponse = shape('MuhurtaSearchWindowResponse', {
  jd_start: julianDayUt1('solved start of the window, Julian day UT1, or the start of the search'),
  jd_end: julianDayUt1('solved end of the window, Julian day UT1, or the end of the search; the window is half-open'),
  qualifying_jds: Type.Array(julianDayUt1(), { description: 'instants of the requested spacing within the window' }),
  peak: MuhurtaSearchMomentResponse,
  peak_start_jd_ut1: julianDayUt1('start of the part with the highest score'),
  peak_end_jd_ut1: julianDayUt1('end of that part'),
  left_unqualified_jd: nullable(julianDayUt1('the last instant of the requested spacing before the window')),
  right_unqualified_jd: nullable(julianDayUt1('the first instant of the requested spacing after the window')),
});
export type MuhurtaSearchWindowResponse = Static<typeof MuhurtaSearchWindowResponse>;

export const MuhurtaSearchResponse = shape('MuhurtaSearchResponse', {
  start_jd_ut1: julianDayUt1(),
  end_jd_ut1: julianDayUt1(),
  janma_moon_sidereal_lon: nullable(Type.Number()),
  natal_mode: oneOf(['omitted', 'tara_chandra']),
  policy: shape('MuhurtaSearchPolicyResponse', {
    ayanamsa_system: Type.String(),
    ayanamsa_mode: oneOf(['true']),
    muhurta_policy: PolicyResponse,
    step_days: Type.Number(),
    min_score: Type.Number(),
    max_results: Type.Integer(),
    max_samples: Type.Integer(),
    max_span_days: Type.Integer(),
    vara_basis: oneOf(['jd_weekday', 'local_sunrise']),
    interval_semantics: Type.String(),
  }),
  sample_count: Type.Integer({ description: 'instants of the requested spacing, with both ends of the search' }),
  qualifying_sample_count: Type.Integer(),
  observed_window_count: Type.Integer(),
  returned_window_count: Type.Integer(),
  truncated: Type.Boolean({ description: 'more windows than max_results' }),
  windows: Type.Array(MuhurtaSearchWindowResponse),
  provenance: shape('MuhurtaSearchProvenanceResponse', {
    source_module: Type.String(),
    engine_entrypoint: Type.String(),
    judgment_module: Type.String(),
    reader_owner: Type.String(),
    longitude_origin: Type.String(),
    longitude_frame: Type.String(),
    range_endpoints: Type.String(),
    rank_order: Type.String(),
    exact_transitions: oneOf(['solved']),
    local_sunrise_vara: oneOf(['not_evaluated', 'solved']),
    lagna_strength: oneOf(['not_evaluated']),
    activity_guidance: oneOf(['not_admitted']),
    western_electional_doctrine: oneOf(['not_admitted']),
    score_scale: Type.String(),
  }),
  ...optionsNotApplied,
});
export type MuhurtaSearchResponse = Static<typeof MuhurtaSearchResponse>;
