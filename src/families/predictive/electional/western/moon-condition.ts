import type { Static } from '@sinclair/typebox';
import { dorotheanRules, DOROTHEUS_SOURCE } from '../../../../doctrine/electional/dorotheus.js';
import { elongationDeg } from '../../../../doctrine/electional/figure.js';
import { RATE_PRODUCT } from '../../../../doctrine/electional/moon-clauses.js';
import { RAMESEY_SOURCE, rameseyRemedy, rameseyRules } from '../../../../doctrine/electional/ramesey.js';
import type { RemedyClause } from '../../../../doctrine/electional/ramesey.js';
import { SAHL_SOURCE, sahlRules } from '../../../../doctrine/electional/sahl.js';
import type { SahlVariants } from '../../../../doctrine/electional/sahl.js';
import { profileStatus, statusOfWholeList } from '../../../../doctrine/electional/witness.js';
import type { Clause, Rule } from '../../../../doctrine/electional/witness.js';
import { hourAt, hourRuler } from '../../../../doctrine/planetary-hours/hours.js';
import type { Engine } from '../../../../engine.js';
import { J2000_JD } from '../../../../kernel/constants.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { planetaryDayAt } from '../../../../services/planetary-day.js';
import { tdbOfJd } from '../../../../wire/instant.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { crossingWitness } from './direction.js';
import { castFigure } from './figure.js';
import type { CastFigure, FigureSite } from './figure.js';
import { LunarCourse } from './lunar-course.js';
import type {
  AuthAMoonConditionRequest,
  AuthAMoonConditionResponse,
  AuthBMoonConditionRequest,
  AuthBMoonConditionResponse,
  AuthCMoonConditionRequest,
  AuthCMoonConditionResponse,
} from './schema-moon.js';

export const SOURCE_MODULE = 'families/predictive/electional';
export const READER = 'ephemeris.sources';

export const siteOf = (request: {
  readonly jd_ut: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly house_system: string;
}): FigureSite => ({
  jdUt: request.jd_ut,
  latitude: request.latitude,
  longitude: request.longitude,
  houseSystem: request.house_system,
});

const clauseAnswer = <S extends string>(clause: Omit<Clause, 'state'> & { readonly state: S }) => ({
  clause_id: clause.clauseId,
  state: clause.state,
  policy_id: clause.policyId,
  policy_reference: clause.policyReference,
  measurements: [...clause.measurements],
  explanation: clause.explanation,
});
const ruleAnswer = (rule: Rule) => ({
  rule_id: rule.ruleId,
  source_order: rule.sourceOrder,
  state: rule.state,
  clauses: rule.clauses.map(clauseAnswer),
  source_reference: rule.sourceReference,
  modifiers: [...rule.modifiers],
});
export const ruleIds = (rules: readonly Rule[], state: Rule['state']): string[] =>
  rules.filter((rule) => rule.state === state).map((rule) => rule.ruleId);

const houseTruthOf = (site: FigureSite, { figure }: CastFigure) => ({
  latitude: site.latitude,
  longitude: site.longitude,
  requested_house_system: figure.requestedSystem,
  effective_house_system: figure.effectiveSystem,
  house_fallback: figure.fallback,
});

const NO_ADVICE = {
  complete_electional_judgement: false,
  advice_language: 'not_provided',
  recommendation_language: 'not_provided',
} as const;

function evaluation(site: FigureSite, cast: CastFigure, rules: readonly Rule[], version: string) {
  return {
    jd_ut: site.jdUt,
    profile_version: version,
    status: profileStatus(rules),
    triggered_rule_ids: ruleIds(rules, 'triggered'),
    not_evaluable_rule_ids: ruleIds(rules, 'not_evaluable'),
    rules: rules.map(ruleAnswer),
    position_product: RATE_PRODUCT,
    rate_product: 'apparent_geocentric_ecliptic_longitude_rate',
    reader_provenance: READER,
    ...houseTruthOf(site, cast),
    election_class: 'ephemeral',
    matter_scope: 'the condition of the Moon alone, for any matter; the matter itself is not judged',
    ...NO_ADVICE,
  } as const;
}

/** A remedy applies where something is impeded and the work cannot wait; not knowing either leaves it open. */
export function remedyOf(rules: readonly Rule[], urgency: boolean | null) {
  const status = profileStatus(rules);
  const applicability =
    status === 'clear_of_profile_impediments' || urgency === false
      ? 'not_applicable'
      : status === 'indeterminate' || urgency === null
        ? 'indeterminate'
        : 'applicable';
  return {
    applicability,
    triggering_rule_ids: ruleIds(rules, 'triggered'),
    unavoidable_time_urgency: urgency,
    erases_triggered_rules: false,
  } as const;
}

function fulfillmentOf(clauses: readonly RemedyClause[]): RemedyClause['state'] {
  if (clauses.some((clause) => clause.state === 'not_fulfilled')) return 'not_fulfilled';
  return clauses.every((clause) => clause.state === 'fulfilled') ? 'fulfilled' : 'indeterminate';
}

/** The lord of the planetary hour; null where the Sun does not rise and set around the instant. */
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

/** Whether the Moon is void of course: no exact aspect before she leaves her sign. */
const isVoidAt = (engine: Engine, course: LunarCourse, site: FigureSite): boolean =>
  course.connection(tdbOfJd(engine, site.jdUt)).next === null;
const isEclipsedAt = (course: LunarCourse, site: FigureSite, cast: CastFigure): boolean =>
  course.isEclipsed(site.jdUt, elongationDeg(cast.figure));

/** Ramesey's ten rules for one instant of a course. */
export const rameseyAt = (engine: Engine, course: LunarCourse, site: FigureSite, cast: CastFigure): Rule[] =>
  rameseyRules(cast.figure, { isVoid: isVoidAt(engine, course, site) });
/** Sahl's ten. */
export const sahlAt = (
  engine: Engine,
  course: LunarCourse,
  site: FigureSite,
  cast: CastFigure,
  variants: SahlVariants,
): Rule[] => sahlRules(cast.figure, { isVoid: isVoidAt(engine, course, site) }, variants);
/** Dorotheus' eleven. */
export const dorotheusAt = (
  engine: Engine,
  course: LunarCourse,
  site: FigureSite,
  cast: CastFigure,
  isEclipsed = isEclipsedAt(course, site, cast),
): Rule[] =>
  dorotheanRules(cast.figure, {
    crossings: crossingWitness(engine, course, site.jdUt, cast.figure.planets.Moon),
    isEclipsed,
  });

/** The course of the Moon about the instant of a figure; it searches when it is asked. */
export const courseAt = (engine: Engine, { jdUt }: FigureSite): LunarCourse => new LunarCourse(engine, jdUt, jdUt);

/** The course and the figure of an instant and place: two stages of every evaluation of one moment. */
function castStages(engine: Engine, stages: StageLog, site: FigureSite): { course: LunarCourse; cast: CastFigure } {
  const course = stages.run('facade_reader_resolution', () => courseAt(engine, site));
  return { course, cast: stages.run('chart_and_house_construction', () => castFigure(engine, site)) };
}

const provenance = {
  source_module: SOURCE_MODULE,
  route_semantics: 'single_moment_bounded_profile_evaluation',
  scoring: 'not_provided',
  recommendation_language: 'not_provided',
  generic_search_integration: 'not_admitted',
} as const;

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
    remedy: remedyOf(rules, request.unavoidable_time_urgency ?? null),
    clauses: rameseyRemedy(cast.figure, hourLord(engine, site)),
  }));
  return stages.run('typed_response_serialization', () => ({
    evaluation: {
      profile_id: 'authA_moon_condition_v1',
      ...evaluation(site, cast, rules, '1.1.0'),
      status: statusOfWholeList(rules),
      remedies: [
        {
          remedy_id: 'unavoidable_impeded_moon_arrangement',
          ...remedy,
          source_reference: RAMESEY_SOURCE,
          instructions: [
            'Set the Moon cadent and out of every relation to the ascendant.',
            'Place a fortune in the ascendant or in good aspect to it.',
            'Fortify the ascendant, its lord and the lord of the hour.',
          ],
          fulfillment: fulfillmentOf(clauses),
          clauses: clauses.map(clauseAnswer),
          uncomputed_requirements: ['By what the ascendant, its lord and the lord of the hour count as fortified.'],
          assessment_semantics: 'tri_state_non_erasing_fulfillment_assessment',
        },
      ],
    },
    transport_provenance: {
      ...provenance,
      engine_entrypoint: 'authA_moon_condition_at',
      facade_entrypoint: `${SOURCE_MODULE}/western`,
      western_electional_doctrine: 'authA_v1_admitted',
      authority: RAMESEY_SOURCE,
      remedy_fulfillment_assessment: 'tri_state_non_erasing',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}

/** The readings of Sahl's text that a request chooses. */
export const variantsOf = (
  request: Pick<AuthBMoonConditionRequest, 'burnt_path_variant' | 'eighth_rule_variant'>,
): SahlVariants => ({
  burntPath: request.burnt_path_variant,
  eighthRule: request.eighth_rule_variant ?? 'arabic_al_rijal_twelfth_part',
});

/** The evaluation of Sahl's profile, also as part of his matters. */
export const sahlEvaluation = (site: FigureSite, cast: CastFigure, rules: readonly Rule[], variants: SahlVariants) => ({
  profile_id: 'authB_moon_condition_v1' as const,
  ...evaluation(site, cast, rules, '1.0.0'),
  burnt_path_variant: variants.burntPath,
  eighth_rule_variant: variants.eighthRule,
});

/** POST /v1/electional/western/authB-moon-condition. Errors: InvalidInput, OutOfCoverage. */
export function sahlMoonCondition(
  engine: Engine,
  request: AuthBMoonConditionRequest,
): Static<typeof AuthBMoonConditionResponse> {
  const stages = new StageLog();
  const { site, variants } = stages.run('request_and_variant_validation', () => ({
    site: siteOf(request),
    variants: variantsOf(request),
  }));
  const { course, cast } = castStages(engine, stages, site);
  const isVoid = stages.run('medieval_sign_bounded_forward_voc_search', () => isVoidAt(engine, course, site));
  const rules = stages.run('ten_gate_doctrine_evaluation', () => sahlRules(cast.figure, { isVoid }, variants));
  return stages.run('typed_response_serialization', () => ({
    evaluation: sahlEvaluation(site, cast, rules, variants),
    transport_provenance: {
      ...provenance,
      engine_entrypoint: 'authB_moon_condition_at',
      facade_entrypoint: `${SOURCE_MODULE}/western`,
      western_electional_doctrine: 'authB_v1_admitted',
      authority: SAHL_SOURCE,
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}

/** The evaluation of Dorotheus' profile, also as part of his matters. */
export const dorotheanEvaluation = (
  site: FigureSite,
  cast: CastFigure,
  rules: readonly Rule[],
  remedy: ReturnType<typeof remedyOf>,
) => ({
  profile_id: 'authC_moon_condition_v1' as const,
  ...evaluation(site, cast, rules, '1.0.0'),
  remedies: [
    {
      remedy_id: 'place_jupiter_or_venus_in_ascendant_or_midheaven',
      ...remedy,
      source_reference: DOROTHEUS_SOURCE,
      instructions: ['Where the work cannot wait, set Jupiter or Venus in the ascendant or the midheaven.'],
      uncomputed_requirements: [
        'How near the angle the fortune must stand.',
        'Whether one of the two is enough where the other is impeded.',
      ],
      assessment_semantics: 'instruction_only_not_fulfillment_assessment' as const,
    },
  ],
});

/** POST /v1/electional/western/authC-moon-condition. Errors: InvalidInput, OutOfCoverage. */
export function dorotheanMoonCondition(
  engine: Engine,
  request: AuthCMoonConditionRequest,
): Static<typeof AuthCMoonConditionResponse> {
  const stages = new StageLog();
  const site = stages.run('request_validation', () => siteOf(request));
  const { course, cast } = castStages(engine, stages, site);
  const isEclipsed = stages.run('geometric_lunar_eclipse_classification', () => isEclipsedAt(course, site, cast));
  const rules = stages.run('eleven_clause_doctrine_evaluation', () =>
    dorotheusAt(engine, course, site, cast, isEclipsed),
  );
  const remedy = stages.run('separate_remedy_applicability', () =>
    remedyOf(rules, request.unavoidable_time_urgency ?? null),
  );
  return stages.run('typed_response_serialization', () => ({
    evaluation: dorotheanEvaluation(site, cast, rules, remedy),
    transport_provenance: {
      ...provenance,
      engine_entrypoint: 'authC_moon_condition_at',
      facade_entrypoint: `${SOURCE_MODULE}/western`,
      western_electional_doctrine: 'authC_v1_admitted',
      authority: DOROTHEUS_SOURCE,
      remedy_fulfillment_assessment: 'not_computed',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}
