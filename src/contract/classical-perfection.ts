import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { mapOf, oneOf, optionalOrNull, shape } from './fields.js';

/** Shapes of the perfection of two significators, shared by horary and electional answers. */

const classicalPlanet = () => oneOf(['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']);
const sign = () =>
  oneOf([
    ...(['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'] as const),
    ...(['Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'] as const),
  ]);
const PERFECTION_KINDS = [
  'direct_perfection',
  'translation_of_light',
  'collection_of_light',
  'prohibition',
  'refranation',
  'frustration',
] as const;
export const PROHIBITION_RULES = ['any_contact', 'lighter_planet_to_both', 'applying_to_both_at_start'] as const;
export const LILLY_PERFECTION = { profile_id: 'lilly_1647_perfection_v1', profile_version: '1.0.0' } as const;
/** Longest search, days. */
export const PERFECTION_MAX_DAYS = 31;

const LillyPerfectionPolicyResponse = shape('LillyPerfectionPolicyResponse', {
  profile_id: oneOf(['lilly_1647_perfection_v1']),
  profile_version: oneOf(['1.0.0']),
  aspect_scope: oneOf(['tropical_zodiacal_ptolemaic_exact']),
  contact_scope: oneOf(['summed_planetary_moieties']),
  ingress_policy: oneOf(['prior_ingress_makes_application_indeterminate']),
  tie_policy: oneOf(['events_within_one_second_are_indeterminate']),
  translation_reception: oneOf(['house_triplicity_or_term']),
  collection_reception: oneOf(['any_lilly_essential_dignity']),
  bounds_doctrine: oneOf(['egyptian']),
  triplicity_doctrine: oneOf(['dorothean_sect_active']),
  planetary_moiety_table: oneOf(['lilly_1647_traditional_moieties']),
  planetary_moieties: mapOf(Type.Number(), { description: 'moieties used, degrees' }),
  planetary_moiety_source: oneOf(['al_qabisi_and_lilly_1647_second_column'], {
    description: 'column of Lilly’s table of orbs (p. 107): the second, that of al-Qabisi',
  }),
  prohibition_rule: oneOf(PROHIBITION_RULES),
  longitude_product: oneOf(['apparent_geocentric_true_ecliptic_of_date']),
  motion_product: oneOf(['astrometric_geocentric_longitude_rate']),
  input_timescale: oneOf(['ut1_with_internal_tt_ephemeris_conversion']),
  max_span_days: Type.Literal(PERFECTION_MAX_DAYS),
});

const ClassicalBodyStateResponse = shape('ClassicalBodyStateResponse', {
  body: classicalPlanet(),
  longitude: Type.Number({ description: 'apparent' }),
  speed: Type.Number({ description: 'rate of the astrometric longitude, degrees a day' }),
  sign: sign(),
});

const ClassicalPerfectionEventResponse = shape('ClassicalPerfectionEventResponse', {
  event_id: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day, UT1' }),
  kind: oneOf(['aspect_exact', 'station_retrograde', 'station_direct', 'sign_ingress']),
  actor: classicalPlanet(),
  target: optionalOrNull(classicalPlanet()),
  aspect: optionalOrNull(oneOf(['conjunction', 'sextile', 'square', 'trine', 'opposition'])),
  directional_angle_deg: optionalOrNull(
    Type.Number({ description: 'longitude of the actor minus that of the target, degrees' }),
  ),
  longitude_deg: optionalOrNull(Type.Number({ description: 'longitude of a station or an ingress, degrees' })),
  sign_before: optionalOrNull(sign()),
  sign_after: optionalOrNull(sign()),
});
export type ClassicalPerfectionEventResponse = Static<typeof ClassicalPerfectionEventResponse>;

const kinds = () => Type.Array(oneOf(PERFECTION_KINDS));

const LillyPerfectionWitnessResponse = shape('LillyPerfectionWitnessResponse', {
  kind: oneOf(PERFECTION_KINDS),
  state: oneOf(['present', 'absent', 'indeterminate']),
  actors: Type.Array(classicalPlanet()),
  event_ids: Type.Array(Type.String()),
  explanation: Type.String(),
  source_reference: Type.String(),
  reception_bases: Type.Array(Type.String({ description: 'receiving planet and its dignity, such as Saturn:term' })),
});

export const ClassicalPerfectionEvaluationResponse = shape('ClassicalPerfectionEvaluationResponse', {
  jd_start: Type.Number(),
  jd_end: Type.Number(),
  significator_a: classicalPlanet(),
  significator_b: classicalPlanet(),
  is_day_chart: Type.Boolean(),
  profile_id: oneOf(['lilly_1647_perfection_v1']),
  profile_version: oneOf(['1.0.0']),
  policy: LillyPerfectionPolicyResponse,
  initial_states: Type.Array(ClassicalBodyStateResponse),
  events: Type.Array(ClassicalPerfectionEventResponse, {
    description: 'events of all seven planets, in chronological order',
  }),
  witnesses: Type.Array(LillyPerfectionWitnessResponse),
  present_kinds: kinds(),
  indeterminate_kinds: kinds(),
  reader_provenance: Type.String(),
  authorities: Type.Array(Type.String()),
  complete_electional_judgement: Type.Literal(false),
  scoring: oneOf(['not_provided']),
  advice_language: oneOf(['not_provided']),
});
export type ClassicalPerfectionEvaluationResponse = Static<typeof ClassicalPerfectionEvaluationResponse>;
