import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, shape } from '../../../contract/fields.js';
import { ELEMENTS } from '../../../doctrine/dignity/triplicity.js';

/** A bound for scores, far above all values in use. */
const MAX_SCORE = 1_000_000;

const doctrine = () =>
  oneOf(['dorothean_pingree_1976'], { description: 'three rulers of each element (Dorotheus I.1, ed. Pingree 1976)' });
const participatingPolicy = () =>
  oneOf(['ignore', 'award_reduced'], {
    description: 'whether the participating ruler scores participating_score (award_reduced) or 0 (ignore)',
  });
const signName = () => Type.String({ minLength: 1, maxLength: 32, description: 'name of a sign, Aries to Pisces' });
const isDay = () => Type.Boolean({ description: 'whether the chart is a day chart' });

export const TriplicityTableQuery = shape('TriplicityTableQuery', {
  doctrine: defaulted(doctrine(), 'dorothean_pingree_1976'),
  is_day_chart: defaulted(isDay(), true),
});
export type TriplicityTableQuery = Static<typeof TriplicityTableQuery>;

export const TriplicityAssignmentRequest = shape('TriplicityAssignmentRequest', {
  sign: signName(),
  is_day_chart: isDay(),
  doctrine: defaulted(doctrine(), 'dorothean_pingree_1976'),
});
export type TriplicityAssignmentRequest = Static<typeof TriplicityAssignmentRequest>;

export const TriplicityAssignmentResponse = shape('TriplicityAssignmentResponse', {
  sign: Type.String(),
  doctrine: doctrine(),
  is_day_chart: Type.Boolean(),
  day_ruler: Type.String(),
  night_ruler: Type.String(),
  participating_ruler: Type.String(),
  active_ruler: Type.String({ description: 'ruler of the sect of the chart' }),
  signs: Type.Array(Type.String()),
  element: oneOf(ELEMENTS),
  inactive_ruler: Type.String(),
  has_participating_overlap: Type.Boolean({
    description: 'whether the participating ruler is also the day or night ruler',
  }),
});
export type TriplicityAssignmentResponse = Static<typeof TriplicityAssignmentResponse>;

export const TriplicityTableResponse = shape('TriplicityTableResponse', {
  doctrine: doctrine(),
  is_day_chart: Type.Boolean(),
  assignments: Type.Array(TriplicityAssignmentResponse),
});
export type TriplicityTableResponse = Static<typeof TriplicityTableResponse>;

export const TriplicityScoreRequest = shape('TriplicityScoreRequest', {
  planet: Type.String({ minLength: 1, maxLength: 32, description: 'one of the seven planets, Sun to Saturn' }),
  sign: signName(),
  is_day_chart: isDay(),
  doctrine: defaulted(doctrine(), 'dorothean_pingree_1976'),
  participating_policy: defaulted(participatingPolicy(), 'award_reduced'),
  primary_score: defaulted(Type.Integer({ minimum: 0, maximum: MAX_SCORE }), 3),
  participating_score: defaulted(Type.Integer({ minimum: 0, maximum: MAX_SCORE }), 1),
});
export type TriplicityScoreRequest = Static<typeof TriplicityScoreRequest>;

export const TriplicityScoreResponse = shape('TriplicityScoreResponse', {
  planet: Type.String(),
  sign: Type.String(),
  doctrine: doctrine(),
  is_day_chart: Type.Boolean(),
  participating_policy: participatingPolicy(),
  primary_score: Type.Integer(),
  participating_score: Type.Integer(),
  score: Type.Integer(),
  assignment: nullable(TriplicityAssignmentResponse),
});
export type TriplicityScoreResponse = Static<typeof TriplicityScoreResponse>;
