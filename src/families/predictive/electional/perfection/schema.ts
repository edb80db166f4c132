import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import {
  ClassicalPerfectionEvaluationResponse,
  PERFECTION_MAX_DAYS,
  PROHIBITION_RULES,
} from '../../../../contract/classical-perfection.js';
import { defaulted, julianDayUt1, oneOf, shape } from '../../../../contract/fields.js';
import { CLASSICAL_PLANETS } from '../../../../doctrine/dignity/planets.js';

const text = () => Type.String();
const literal = <const T extends string>(one: T) => oneOf([one] as const);

export const LillyPerfectionRequest = shape('LillyPerfectionRequest', {
  profile_id: defaulted(literal('lilly_1647_perfection_v1'), 'lilly_1647_perfection_v1'),
  jd_start: julianDayUt1(),
  jd_end: julianDayUt1(`Julian day, UT1; at most ${PERFECTION_MAX_DAYS} days after jd_start`),
  significator_a: oneOf(CLASSICAL_PLANETS),
  significator_b: oneOf(CLASSICAL_PLANETS),
  is_day_chart: Type.Boolean({
    description: 'sect of the chart; selects the triplicity ruler for receptions',
  }),
  prohibition_rule: defaulted(
    oneOf(PROHIBITION_RULES, {
      description:
        'which third planet prohibits: one that makes any contact with a significator; one lighter than both that contacts both; or one lighter than both that applies to both within the sums of their moieties at jd_start',
    }),
    'any_contact',
  ),
});
export type LillyPerfectionRequest = Static<typeof LillyPerfectionRequest>;

export const LillyPerfectionResponse = shape('LillyPerfectionResponse', {
  evaluation: ClassicalPerfectionEvaluationResponse,
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
