import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, oneOf, shape } from '../../../contract/fields.js';
import { NineSigns, NineStrictLongitudes, signIndexField, strictLagna } from '../../../contract/planet-maps.js';
import { NINE_BODIES } from '../../../doctrine/jaimini/signs.js';
import { AuthOProfile } from './extended-schema.js';
import { ARGALA_READINGS } from './extended-words.js';
import type { ArgalaReadingWord } from './extended-words.js';

const MAX_REFERENCES = 22;
const body = () => oneOf(NINE_BODIES);
const bodies = () => Type.Array(body());
const sign = () => Type.Integer({ description: '0 Aries ... 11 Pisces' });
const count = () => Type.Integer({ minimum: 0, maximum: 9 });

const ArgalaChart = Type.Union([
  shape('ArgalaSignChart', { basis: oneOf(['signs']), positions: NineSigns, lagna: signIndexField() }),
  shape('ArgalaLongitudeChart', {
    basis: oneOf(['sidereal_longitudes']),
    positions: NineStrictLongitudes,
    lagna: strictLagna(),
  }),
]);
const Reference = Type.Union([
  shape('LagnaReference', {
    kind: oneOf(['lagna']),
    value: Type.Optional(Type.Null({ description: 'the Lagna has no value' })),
  }),
  shape('HouseReference', { kind: oneOf(['house']), value: Type.Integer({ minimum: 1, maximum: 12 }) }),
  shape('PlanetReference', { kind: oneOf(['planet']), value: body() }),
]);
export type AssessedReference = Static<typeof Reference>;

export const ArgalaAssessmentRequest = shape('ArgalaAssessmentRequest', {
  chart: ArgalaChart,
  profile_id: oneOf(Object.keys(ARGALA_READINGS) as ArgalaReadingWord[]),
  references: Type.Array(Reference, {
    minItems: 1,
    maxItems: MAX_REFERENCES,
    description: 'the Lagna, houses from it, and bodies; each once',
  }),
});
export type ArgalaAssessmentRequest = Static<typeof ArgalaAssessmentRequest>;

const CharacterResponse = shape('CharacterResponse', {
  body: body(),
  state: oneOf(['benefic', 'malefic', 'indeterminate']),
  reason: Type.String(),
});
const PairAssessmentResponse = shape('PairAssessmentResponse', {
  causer_house: Type.Integer(),
  blocker_house: Type.Integer(),
  causer_sign: sign(),
  blocker_sign: sign(),
  causers: bodies(),
  blockers: bodies(),
  causer_count: count(),
  blocker_count: count(),
  formation_state: oneOf(['absent', 'present']),
  count_grade: shape('CountGradeResponse', {
    status: oneOf(['assessed', 'not_assessed']),
    grade: nullable(oneOf(['none', 'limited', 'medium', 'excellent'])),
    rule_id: nullable(Type.String()),
  }),
  causer_character: oneOf(['none', 'benefic', 'malefic', 'mixed', 'indeterminate']),
  blocker_character: oneOf(['none', 'benefic', 'malefic', 'mixed', 'indeterminate']),
  effect_state: oneOf(['absent', 'unobstructed', 'obstructed', 'indeterminate']),
  reason_codes: Type.Array(Type.String()),
  strength_comparison: oneOf(['not_required', 'indeterminate']),
  quarter_status: oneOf(['not_assessed', 'unavailable', 'no_pairs', 'evaluated']),
  quarter_pairs: Type.Array(
    shape('QuarterResponse', {
      causer: body(),
      blocker: body(),
      causer_degree: Type.Number(),
      blocker_degree: Type.Number(),
      causer_quarter: Type.Integer(),
      blocker_quarter: Type.Integer(),
      qualifies: Type.Boolean({
        description: 'the first quarter is obstructed from the fourth, the second from the third',
      }),
    }),
  ),
  eligible_blockers: Type.Array(shape('EligibleBlockersResponse', { causer: body(), blockers: bodies() })),
  strength_factors: Type.Array(
    shape('StrengthFactorsResponse', {
      side: oneOf(['causer', 'blocker']),
      sign: sign(),
      own_sign_bodies: bodies(),
      jupiter_rasi_aspect: Type.Boolean(),
    }),
  ),
});
export type PairAssessmentResponse = Static<typeof PairAssessmentResponse>;

const SpecialThirdResponse = shape('SpecialThirdResponse', {
  state: oneOf(['present', 'absent', 'indeterminate', 'not_assessed']),
  occupants: bodies(),
  known_malefics: bodies(),
  unknown_bodies: bodies(),
  minimum_malefics: count(),
  maximum_malefics: count(),
  reason: Type.String(),
  source_effect: nullable(Type.String()),
});
const ReferenceAssessmentResponse = shape('ReferenceAssessmentResponse', {
  reference: shape('AssessedReference', {
    kind: oneOf(['lagna', 'house', 'planet']),
    value: Type.Unsafe<number | string | null>({ type: ['integer', 'string', 'null'] }),
  }),
  reference_sign: sign(),
  direction: Type.Integer({ description: '1 forwards, -1 backwards' }),
  direction_reason: oneOf(['ordinary_forward', 'node_reference', 'ketu_occupied_reference']),
  pairs: Type.Array(PairAssessmentResponse),
  special_third: SpecialThirdResponse,
});

export const ArgalaAssessmentResponse = shape('ArgalaAssessmentResponse', {
  chart: ArgalaChart,
  profile: AuthOProfile,
  characters: Type.Array(CharacterResponse),
  references: Type.Array(ReferenceAssessmentResponse),
  catalogue_version: Type.String(),
  character_component: Type.String(),
  participant_pool: bodies(),
});
export type ArgalaAssessmentResponse = Static<typeof ArgalaAssessmentResponse>;
