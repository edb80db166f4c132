import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';

import {
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../../contract/fields.js';

import { AYANAMSA_MODES } from '../../../../services/ayanamsa.js';
import { ADMITTED_SUBJECTS, BOUNDS, PREDICATE_PROFILES, SCORER_PROFILES } from './catalogue.js';

const ElectionalPredicateProfileId = oneOf(PREDICATE_PROFILES.map((profile) => profile.id));
const ElectionalScorerProfileId = oneOf(SCORER_PROFILES.map((profile) => profile.id));

const subject = () => Type.Optional(oneOf(ADMITTED_SUBJECTS));
const circle = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 360, description }));
const halfCircle = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 180, description }));

/** Parameters of all predicates. Each profile requires its own and refuses the others. */
export const PredicateParameters = shape('ElectionalPredicateParameters', {
  subject: subject(),
  start_longitude: circle('start of the arc, degrees; included'),
  end_longitude: circle('end of the arc, degrees; excluded. If it is smaller than the start, the arc crosses 0 Aries'),
  houses: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
      minItems: 1,
      maxItems: 12,
      uniqueItems: true,
    }),
  ),
  subject_a: subject(),
  subject_b: subject(),
  min_angle: halfCircle('smallest separation, degrees; included'),
  max_angle: halfCircle('largest separation, degrees; included'),
});
export type PredicateParameters = Static<typeof PredicateParameters>;

/** Parameters of all scorers. Each profile requires its own and refuses the others. */
export const ScorerParameters = shape('ElectionalScorerParameters', {
  subject: subject(),
  target_longitude: circle('degrees'),
  subject_a: subject(),
  subject_b: subject(),
  target_angle: halfCircle('degrees'),
  max_orb: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 180,
      description: 'distance at which the score reaches 0, degrees',
    }),
  ),
});
export type ScorerParameters = Static<typeof ScorerParameters>;

export const ElectionalSearchPolicyRequest = shape('ElectionalSearchPolicyRequest', {
  step_days: defaulted(
    Type.Number({
      minimum: BOUNDS.min_step_days,
      maximum: BOUNDS.max_step_days,
      description: 'step of the scan, days',
    }),
    1 / 24,
  ),
  merge_gap_days: optionalOrNull(
    Type.Number({
      minimum: 0,
      maximum: BOUNDS.max_span_days,
      description: 'qualifying points no further apart than this form one window, days; null means 1.5 steps',
    }),
  ),
  house_system: defaulted(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'code or name of a house system',
    }),
    'P',
  ),
  bodies: optionalOrNull(
    Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
      minItems: 1,
      maxItems: BOUNDS.max_bodies,
      uniqueItems: true,
      description: 'bodies of each sample; must include every subject. Null means the subjects only',
    }),
  ),
  zodiac_frame: defaulted(oneOf(['tropical', 'sidereal']), 'tropical'),
  ayanamsa_system: defaulted(
    Type.String({ minLength: 1, maxLength: 60, description: 'name of an ayanamsa; authI is Lahiri' }),
    'authI',
  ),
  ayanamsa_mode: defaulted(oneOf(AYANAMSA_MODES), 'true'),
  boundary_refine_steps: defaulted(
    Type.Integer({
      minimum: 0,
      maximum: BOUNDS.max_boundary_refine_steps,
      description: 'number of bisections between the last failing and the first qualifying point',
    }),
    0,
  ),
  max_windows: defaulted(
    Type.Integer({
      minimum: 1,
      maximum: BOUNDS.max_windows,
      description: 'the scan ends after this number of complete windows',
    }),
    BOUNDS.max_windows,
  ),
});
export type ElectionalSearchPolicyRequest = Static<typeof ElectionalSearchPolicyRequest>;

const searchFields = {
  jd_start: julianDayUt1(),
  jd_end: julianDayUt1(`Julian day, UT1; at most ${BOUNDS.max_span_days} days after jd_start`),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  predicate_profile: ElectionalPredicateProfileId,
  predicate_parameters: PredicateParameters,
};
const policy = { policy: Type.Optional(ElectionalSearchPolicyRequest) };
const witness = {
  include_qualifying_jds: defaulted(Type.Boolean(), true),
  include_boundary_brackets: defaulted(Type.Boolean(), true),
};

export const ElectionalWindowsRequest = shape('ElectionalWindowsRequest', {
  ...searchFields,
  ...policy,
  ...witness,
});
export type ElectionalWindowsRequest = Static<typeof ElectionalWindowsRequest>;
export const ElectionalMomentsRequest = shape('ElectionalMomentsRequest', {
  ...searchFields,
  ...policy,
  include_moments: defaulted(Type.Boolean(), true),
});
export type ElectionalMomentsRequest = Static<typeof ElectionalMomentsRequest>;
export const ElectionalScoredRequest = shape('ElectionalScoredRequest', {
  ...searchFields,
  scorer_profile: ElectionalScorerProfileId,
  scorer_parameters: ScorerParameters,
  ...policy,
  ...witness,
  include_score_rank: defaulted(Type.Boolean(), true),
});
export type ElectionalScoredRequest = Static<typeof ElectionalScoredRequest>;
export type ElectionalSearchRequest = Pick<
  ElectionalWindowsRequest,
  'jd_start' | 'jd_end' | 'latitude' | 'longitude' | 'predicate_profile' | 'predicate_parameters' | 'policy'
>;
