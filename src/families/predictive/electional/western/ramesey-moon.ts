import type { Static } from '@sinclair/typebox';
import { RAMESEY_SOURCE, rameseyRemedy, rameseyRules } from '../../../../doctrine/electional/ramesey.js';
import type { RemedyClause } from '../../../../doctrine/electional/ramesey.js';
import { strictProfileStatus } from '../../../../doctrine/electional/witness.js';
import { hourAt, hourRuler } from '../../../../doctrine/planetary-hours/hours.js';
import type { Engine } from '../../../../engine.js';
import { J2000_JD } from '../../../../kernel/constants.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { planetaryDayAt } from '../../../../services/planetary-day.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { clauseAnswer } from './clause-answers.js';
import type { FigureSite } from './figure.js';
import {
  castStages,
  evaluationAnswer,
  isVoidAt,
  MOON_PROVENANCE,
  remedyApplicability,
  siteOf,
} from './moon-profile.js';
import type { AuthAMoonConditionRequest, AuthAMoonConditionResponse } from './schema-moon.js';
import { FULFILLMENTS, PROFILE_STATUSES } from './wire-words.js';

/** A remedy is fulfilled when every clause is, and not fulfilled when one is not. */
function fulfillmentOf(clauses: readonly RemedyClause[]): RemedyClause['state'] {
  if (clauses.some((clause) => clause.state === 'notFulfilled')) return 'notFulfilled';
  return clauses.every((clause) => clause.state === 'fulfilled') ? 'fulfilled' : 'indeterminate';
}

/** The lord of the planetary hour; null when the Sun does not rise and set around the instant. */
function hourLord(engine: Engine, site: FigureSite) {
  try {
    const place = { latitudeDeg: site.latitude, longitudeDeg: site.longitude, elevationM: 0 };
    const day = planetaryDayAt(engine, place, site.jdUt, '/latitude');
    return hourRuler(
      day.ruler,
      hourAt(day, (startUt1) => startUt1 + J2000_JD <= site.jdUt),
    );
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** POST /v1/electional/western/authA-moon-condition. Errors: InvalidInput, OutOfCoverage. */
export function rameseyMoonCondition(
  engine: Engine,
  request: AuthAMoonConditionRequest,
): Static<typeof AuthAMoonConditionResponse> {
  const stages = new StageLog();
  const site = stages.run('request_validation', () => siteOf(request));
  const { course, cast } = castStages(engine, stages, site);
  const isVoid = stages.run('sign_bounded_forward_voc_search', () => isVoidAt(engine, course, site));
  const rules = stages.run('ten_gate_doctrine_evaluation', () => rameseyRules(cast.figure, { isVoid }));
  const { remedy, clauses } = stages.run('separate_remedy_applicability_and_fulfillment', () => ({
    remedy: remedyApplicability(rules, request.unavoidable_time_urgency ?? null),
    clauses: rameseyRemedy(cast.figure, hourLord(engine, site)),
  }));
  return stages.run('typed_response_serialization', () => ({
    evaluation: {
      profile_id: 'authA_moon_condition_v1',
      ...evaluationAnswer(site, cast, rules, '1.1.0'),
      status: PROFILE_STATUSES[strictProfileStatus(rules)],
      remedies: [
        {
          remedy_id: 'unavoidable_impeded_moon_arrangement',
          ...remedy,
          source_reference: RAMESEY_SOURCE,
          instructions: [
            'Make the Moon cadent and without any aspect to the ascendant.',
            'Place a fortune in the ascendant or in good aspect to it.',
            'Fortify the ascendant, its lord and the lord of the hour.',
          ],
          fulfillment: FULFILLMENTS[fulfillmentOf(clauses)],
          clauses: clauses.map((clause) => clauseAnswer(clause, FULFILLMENTS[clause.state])),
          uncomputed_requirements: ['When the ascendant, its lord and the lord of the hour count as fortified.'],
          assessment_semantics: 'tri_state_non_erasing_fulfillment_assessment',
        },
      ],
    },
    transport_provenance: {
      ...MOON_PROVENANCE,
      engine_entrypoint: 'authA_moon_condition_at',
      western_electional_doctrine: 'authA_v1_admitted',
      authority: RAMESEY_SOURCE,
      remedy_fulfillment_assessment: 'tri_state_non_erasing',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}
