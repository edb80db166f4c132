import { DOROTHEUS_SOURCE, dorotheanRules } from '../../../../doctrine/electional/dorotheus.js';
import { elongationDeg } from '../../../../doctrine/electional/figure.js';
import { rameseyRules } from '../../../../doctrine/electional/ramesey.js';
import { sahlRules } from '../../../../doctrine/electional/sahl.js';
import type { SahlVariants } from '../../../../doctrine/electional/sahl.js';
import { profileStatus } from '../../../../doctrine/electional/witness.js';
import type { Rule } from '../../../../doctrine/electional/witness.js';
import type { Engine } from '../../../../engine.js';
import { LunarCourse } from '../../../../events/lunar-course.js';
import { tdbOfJd } from '../../../../wire/instant.js';
import type { StageLog } from '../../../../wire/stage-log.js';
import { ruleAnswer, ruleIds } from './clause-answers.js';
import { crossingWitness } from './direction.js';
import { castElection } from './figure.js';
import type { CastElection, FigureSite } from './figure.js';
import { BURNT_PATHS, CHART_PRODUCT, EIGHTH_RULES, PROFILE_STATUSES } from './wire-words.js';

/** The Moon profiles of the three authors, each at one instant. The routes and the matter profiles share this file. */
export const SOURCE_MODULE = 'families/predictive/electional';
export const READER = 'ephemeris.sources';

/** Instant, place and house system of a request. */
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

/** The lunar course between two Julian days (UT1); its searches run on first use. */
export const courseBetween = (engine: Engine, jdStart: number, jdEnd: number): LunarCourse =>
  new LunarCourse(engine, tdbOfJd(engine, jdStart), tdbOfJd(engine, jdEnd));
/** The lunar course around the instant of a figure. */
export const courseAt = (engine: Engine, { jdUt }: FigureSite): LunarCourse => courseBetween(engine, jdUt, jdUt);

/** Course and figure of an instant and place: two stages of every Moon profile. */
export function castStages(
  engine: Engine,
  stages: StageLog,
  site: FigureSite,
): { course: LunarCourse; cast: CastElection } {
  const course = stages.run('facade_reader_resolution', () => courseAt(engine, site));
  return { course, cast: stages.run('chart_and_house_construction', () => castElection(engine, site)) };
}

/** Whether the Moon is void of course: no exact aspect before she leaves her sign. */
export const isVoidAt = (engine: Engine, course: LunarCourse, site: FigureSite): boolean =>
  course.connection(tdbOfJd(engine, site.jdUt)).next === null;
/** Whether the Moon is in an umbral eclipse. */
export const isEclipsedAt = (course: LunarCourse, site: FigureSite, cast: CastElection): boolean =>
  course.isEclipsed(site.jdUt, elongationDeg(cast.figure));

/** The ten rules of Ramesey at one instant of a course. */
export const rameseyAt = (engine: Engine, course: LunarCourse, site: FigureSite, cast: CastElection): Rule[] =>
  rameseyRules(cast.figure, { isVoid: isVoidAt(engine, course, site) });
/** The ten rules of Sahl at one instant of a course. */
export const sahlAt = (
  engine: Engine,
  course: LunarCourse,
  site: FigureSite,
  cast: CastElection,
  variants: SahlVariants,
): Rule[] => sahlRules(cast.figure, { isVoid: isVoidAt(engine, course, site) }, variants);
/** The eleven rules of Dorotheus at one instant of a course. */
export const dorotheusAt = (
  engine: Engine,
  course: LunarCourse,
  site: FigureSite,
  cast: CastElection,
  isEclipsed = isEclipsedAt(course, site, cast),
): Rule[] =>
  dorotheanRules(cast.figure, {
    crossings: crossingWitness(engine, course, site.jdUt, cast.figure.planets.Moon),
    isEclipsed,
  });

/** The fields that the evaluations of the three authors share. */
export function evaluationAnswer(site: FigureSite, { figure }: CastElection, rules: readonly Rule[], version: string) {
  return {
    jd_ut: site.jdUt,
    profile_version: version,
    status: PROFILE_STATUSES[profileStatus(rules)],
    triggered_rule_ids: ruleIds(rules, 'triggered'),
    not_evaluable_rule_ids: ruleIds(rules, 'notEvaluable'),
    rules: rules.map(ruleAnswer),
    position_product: CHART_PRODUCT,
    rate_product: 'apparent_geocentric_ecliptic_longitude_rate',
    reader_provenance: READER,
    latitude: site.latitude,
    longitude: site.longitude,
    requested_house_system: figure.requestedSystem,
    effective_house_system: figure.effectiveSystem,
    house_fallback: figure.fallback,
    election_class: 'ephemeral',
    matter_scope: 'the condition of the Moon alone, for any matter; the matter itself is not judged',
    complete_electional_judgement: false,
    advice_language: 'not_provided',
    recommendation_language: 'not_provided',
  } as const;
}

/** Provenance fields that the three Moon profiles share. */
export const MOON_PROVENANCE = {
  source_module: SOURCE_MODULE,
  facade_entrypoint: `${SOURCE_MODULE}/western`,
  route_semantics: 'single_moment_bounded_profile_evaluation',
  scoring: 'not_provided',
  recommendation_language: 'not_provided',
  generic_search_integration: 'not_admitted',
} as const;

/**
 * Whether a remedy applies. It applies when a rule is triggered and the work cannot wait (`urgency`), and is indeterminate when either is
 * unknown.
 */
export function remedyApplicability(rules: readonly Rule[], urgency: boolean | null) {
  const status = profileStatus(rules);
  const applicability =
    status === 'clearOfProfileImpediments' || urgency === false
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

/** The evaluation of Sahl's Moon profile; his matter profiles include it too. */
export const sahlEvaluation = (
  site: FigureSite,
  cast: CastElection,
  rules: readonly Rule[],
  variants: SahlVariants,
) => ({
  profile_id: 'authB_moon_condition_v1' as const,
  ...evaluationAnswer(site, cast, rules, '1.0.0'),
  burnt_path_variant: BURNT_PATHS[variants.burntPath],
  eighth_rule_variant: EIGHTH_RULES[variants.eighthRule],
});

/** The evaluation of Dorotheus' Moon profile with its remedy; his matter profiles include it too. */
export const dorotheanEvaluation = (
  site: FigureSite,
  cast: CastElection,
  rules: readonly Rule[],
  remedy: ReturnType<typeof remedyApplicability>,
) => ({
  profile_id: 'authC_moon_condition_v1' as const,
  ...evaluationAnswer(site, cast, rules, '1.0.0'),
  remedies: [
    {
      remedy_id: 'place_jupiter_or_venus_in_ascendant_or_midheaven',
      ...remedy,
      source_reference: DOROTHEUS_SOURCE,
      instructions: ['If the work cannot wait, place Jupiter or Venus in the ascendant or the midheaven.'],
      uncomputed_requirements: [
        'How near the angle the fortune must be.',
        'Whether one fortune is enough when the other is impeded.',
      ],
      assessment_semantics: 'instruction_only_not_fulfillment_assessment' as const,
    },
  ],
});
