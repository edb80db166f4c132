import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { defaulted, julianDayUt1, oneOf, optionalOrNull, shape } from '../../../../contract/fields.js';
import { CLASSICAL_PLANETS } from '../../../../doctrine/dignity/planets.js';
import { PERFECTION_KINDS } from '../../../../doctrine/electional/lilly-perfection.js';
import { SIGNS } from '../../../../doctrine/zodiac/zodiac.js';

const PROFILE = oneOf(['lilly_1647_perfection_v1']);
const BODY = oneOf(CLASSICAL_PLANETS);
const SIGN = oneOf(SIGNS);
const KIND = oneOf(PERFECTION_KINDS);
const text = () => Type.String();
const literal = <const T extends string>(one: T) => oneOf([one] as const);

export const MAX_SPAN_DAYS = 31;

export const LillyPerfectionRequest = shape('LillyPerfectionRequest', {
  profile_id: defaulted(PROFILE, 'lilly_1647_perfection_v1'),
  jd_start: julianDayUt1(),
  jd_end: julianDayUt1(`Julian day, UT1; at most ${MAX_SPAN_DAYS} days after jd_start`),
  significator_a: BODY,
  significator_b: BODY,
  is_day_chart: Type.Boolean({ description: 'which ruler of a triplicity receives' }),
});
export type LillyPerfectionRequest = Static<typeof LillyPerfectionRequest>;

const ClassicalBodyStateResponse = shape('ClassicalBodyStateResponse', {
  body: BODY,
  longitude: Type.Number(),
  speed: Type.Number(),
  sign: SIGN,
});
const ClassicalPerfectionEventResponse = shape('ClassicalPerfectionEventResponse', {
  event_id: text(),
  jd_ut: Type.Number(),
  kind: oneOf(['aspect_exact', 'station_retrograde', 'station_direct', 'sign_ingress']),
  actor: BODY,
  target: optionalOrNull(BODY),
  aspect: optionalOrNull(oneOf(['conjunction', 'sextile', 'square', 'trine', 'opposition'])),
  directional_angle_deg: optionalOrNull(Type.Number({ description: 'longitude of the actor less that of the target' })),
  longitude_deg: optionalOrNull(Type.Number()),
  sign_before: optionalOrNull(SIGN),
  sign_after: optionalOrNull(SIGN),
});
export type ClassicalPerfectionEvent = Static<typeof ClassicalPerfectionEventResponse>;

const LillyPerfectionPolicyResponse = shape('LillyPerfectionPolicyResponse', {
  profile_id: PROFILE,
  profile_version: literal('1.0.0'),
  aspect_scope: literal('tropical_zodiacal_ptolemaic_exact'),
  contact_scope: literal('summed_planetary_moieties'),
  ingress_policy: literal('prior_ingress_makes_application_indeterminate'),
  tie_policy: literal('events_within_one_second_are_indeterminate'),
  translation_reception: literal('house_triplicity_or_term'),
  collection_reception: literal('any_lilly_essential_dignity'),
  bounds_doctrine: literal('egyptian'),
  triplicity_doctrine: literal('dorothean_sect_active'),
  planetary_moiety_table: literal('lilly_1647_traditional_moieties'),
  longitude_product: literal('apparent_geocentric_true_ecliptic_of_date'),
  motion_product: oneOf(['apparent_geocentric_longitude_rate', 'astrometric_geocentric_longitude_rate']),
  input_timescale: literal('ut1_with_internal_tt_ephemeris_conversion'),
  max_span_days: Type.Number(),
});

export const LillyPerfectionResponse = shape('LillyPerfectionResponse', {
  evaluation: shape('ClassicalPerfectionEvaluationResponse', {
    jd_start: Type.Number(),
    jd_end: Type.Number(),
    significator_a: BODY,
    significator_b: BODY,
    is_day_chart: Type.Boolean(),
    profile_id: PROFILE,
    profile_version: literal('1.0.0'),
    policy: LillyPerfectionPolicyResponse,
    initial_states: Type.Array(ClassicalBodyStateResponse),
    events: Type.Array(ClassicalPerfectionEventResponse),
    witnesses: Type.Array(
      shape('LillyPerfectionWitnessResponse', {
        kind: KIND,
        state: oneOf(['present', 'absent', 'indeterminate']),
        actors: Type.Array(BODY),
        event_ids: Type.Array(text()),
        explanation: text(),
        source_reference: text(),
        reception_bases: Type.Array(text()),
      }),
    ),
    present_kinds: Type.Array(KIND),
    indeterminate_kinds: Type.Array(KIND),
    reader_provenance: text(),
    authorities: Type.Array(text()),
    complete_electional_judgement: Type.Literal(false),
    scoring: literal('not_provided'),
    advice_language: literal('not_provided'),
  }),
  transport_provenance: shape('LillyPerfectionTransportProvenanceResponse', {
    source_module: Type.Optional(text()),
    engine_entrypoint: Type.Optional(literal('lilly_perfection_at')),
    facade_entrypoint: Type.Optional(text()),
    route_semantics: Type.Optional(literal('bounded_named_perfection_event_trace')),
    doctrine: Type.Optional(literal('lilly_1647_only')),
    excluded_profiles: Type.Optional(Type.Array(text())),
    stage_sequence: Type.Array(text()),
  }),
  computation_basis: ComputationBasis,
});
