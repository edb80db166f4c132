import { withDefaults } from '../../../../contract/defaults.js';
import { directedAspect } from '../../../../doctrine/aspects/directed.js';
import type { Static } from '@sinclair/typebox';
import type { ClassicalPlanet } from '../../../../doctrine/dignity/planets.js';
import { hemisphereOf } from '../../../../doctrine/dignity/sect.js';
import {
  lotOfFortune,
  MATTER_SIGNIFICATORS,
  ROOT_SOURCE,
  rootPattern,
  SIGNIFICATOR_SOURCE,
  significatorOf,
  signLord,
  signNameOf,
  strengthText,
} from '../../../../doctrine/electional/dorotheus-root.js';
import type { Matter } from '../../../../doctrine/electional/dorotheus-root.js';
import { quadrantHouse, signOfPlanet, strengthOf } from '../../../../doctrine/electional/figure.js';
import type { ElectionFigure } from '../../../../doctrine/electional/figure.js';
import { SIGNS } from '../../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { jdOfTdb, tdbOfJd } from '../../../../wire/instant.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { castElection } from './figure.js';
import type { CastElection, FigureSite } from './figure.js';
import type { LunarCourse } from '../../../../events/lunar-course.js';
import { courseAt, READER, siteOf, SOURCE_MODULE } from './moon-profile.js';
import { AuthCRootedContextRequest } from './schema-root.js';
import type { AuthCRootedContextEvaluationResponse, AuthCRootedContextResponse } from './schema-root.js';
import {
  evidenceWord,
  factOf,
  MATTERS,
  ROOT_PATTERNS,
  RULE_STATES,
  SIGNIFICATOR_CONDITIONS,
  STRENGTHS,
} from './wire-words.js';

type Evaluation = Static<typeof AuthCRootedContextEvaluationResponse>;

export interface NatalFields {
  readonly election_class?: 'ephemeral' | 'radical';
  readonly natal_jd_ut?: number | null;
  readonly natal_latitude?: number | null;
  readonly natal_longitude?: number | null;
  readonly natal_house_system?: string | null;
}
const NATAL = ['natal_jd_ut', 'natal_latitude', 'natal_longitude', 'natal_house_system'] as const;

/**
 * The natal chart of a request. A radical election requires all four natal fields, an ephemeral one refuses them. Errors: InvalidInput.
 */
export function natalSite(request: NatalFields): FigureSite | null {
  const given = NATAL.filter((name) => request[name] !== undefined && request[name] !== null);
  if (request.election_class !== 'radical') {
    if (given.length === 0) return null;
    throw new InvalidInput({
      field: `/${given[0]}`,
      message: 'is not accepted: an ephemeral election does not use a natal chart',
      given: request[given[0]],
      allowed: 'null, or election_class radical with all four natal fields',
    });
  }
  const missing = NATAL.find((name) => !given.includes(name));
  if (missing !== undefined) {
    throw new InvalidInput({
      field: `/${missing}`,
      message: 'is required for a radical election',
      given: null,
      allowed: NATAL,
    });
  }
  return {
    jdUt: request.natal_jd_ut ?? 0,
    latitude: request.natal_latitude ?? 0,
    longitude: request.natal_longitude ?? 0,
    houseSystem: request.natal_house_system ?? '',
    at: '/natal_',
  };
}

/** The natal figure, if there is one, and the figure of the election. Errors: InvalidInput, OutOfCoverage. */
export function castBoth(
  engine: Engine,
  natal: FigureSite | null,
  site: FigureSite,
): { natal: CastElection | null; cast: CastElection } {
  const born = natal === null ? null : castElection(engine, natal);
  return { natal: born, cast: castElection(engine, site) };
}

/** Longitude, sign, house and strength of a planet in its role, in the wire shape. */
export function placementOf(figure: ElectionFigure, planet: ClassicalPlanet, role: string) {
  const strength = strengthOf(figure, planet);
  return {
    body: planet,
    role,
    longitude: figure.planets[planet].longitudeDeg,
    sign: signOfPlanet(figure, planet),
    house: quadrantHouse(figure, planet),
    strength: STRENGTHS[strength],
    house_system_is_quadrant: figure.isQuadrant,
    explanation: `${planet} is ${strengthText[strength]}`,
  };
}

/** Whether the Sun is above the horizon; null if the ecliptic coincides with the horizon. */
export function isDayChart({ figure, houses }: CastElection): boolean | null {
  const half = hemisphereOf(figure.planets.Sun.longitudeDeg, houses.figure);
  return half === null ? null : half === 'above';
}

function connectionOf(engine: Engine, course: LunarCourse, jdUt: number): Evaluation['next_connection'] {
  const { passage, next } = course.connection(tdbOfJd(engine, jdUt));
  if (next === null) return null;
  const exact = jdOfTdb(engine, next.tdbJ2k);
  return {
    body: next.body.name,
    aspect_name: directedAspect(next.angleDeg),
    angle: next.angleDeg,
    jd_query: jdUt,
    jd_exact: exact,
    jd_sign_exit: jdOfTdb(engine, passage.exitTdb),
    moon_sign: SIGNS[passage.sign],
    hours_until_exact: (exact - jdUt) * 24,
  };
}

const NOTHING = {
  body: null,
  longitude: null,
  sign: null,
  ruler: null,
  placement: null,
} as const;

function indicators(
  cast: CastElection,
  connection: Evaluation['next_connection'],
): Evaluation['supplementary_indicators'] {
  const { figure } = cast,
    isDay = isDayChart(cast),
    lot = isDay === null ? null : lotOfFortune(figure, isDay),
    lord = lot === null ? null : signLord(lot),
    body = (connection?.body ?? null) as ClassicalPlanet | null;
  return [
    {
      indicator_id: 'editorial_ninth_part_lord',
      role: 'editorial_inception_supplement',
      state: 'not_evaluable',
      ...NOTHING,
      source_reference: 'The ninth-part in the text of Dorotheus is an addition of its Persian editors',
      explanation: 'The addition does not name the planet whose ninth-part it means.',
    },
    {
      indicator_id: 'lot_of_fortune_lord',
      role: 'inception_supplement',
      state: lot === null ? 'not_evaluable' : 'evaluated',
      body: null,
      longitude: lot,
      sign: lot === null ? null : signNameOf(lot),
      ruler: lord,
      placement: lord === null ? null : placementOf(figure, lord, 'lot_of_fortune_lord_inception'),
      source_reference: 'Dorotheus, Carmen I.26 for the lot; V.6.29 for its lord',
      explanation: 'The lord of the Lot of Fortune, reversed by night, signifies the beginning.',
    },
    {
      indicator_id: 'next_moon_connection',
      role: 'outcome_supplement',
      state: 'evaluated',
      body,
      longitude: body === null ? null : figure.planets[body].longitudeDeg,
      sign: body === null ? null : signOfPlanet(figure, body),
      ruler: null,
      placement: body === null ? null : placementOf(figure, body, 'next_moon_connection'),
      source_reference: ROOT_SOURCE,
      explanation: 'The planet to which the Moon connects next, before she leaves her sign, signifies the outcome.',
    },
  ];
}

interface RootedInput {
  readonly course: LunarCourse;
  readonly site: FigureSite;
  readonly cast: CastElection;
  readonly matter: Matter;
  readonly natal: CastElection | null;
  readonly electionClass: 'ephemeral' | 'radical';
}

function rootOutcome(figure: ElectionFigure): Evaluation['root_outcome'] {
  const lord = signLord(figure.planets.Moon.longitudeDeg);
  const { pattern, isDelayed } = rootPattern(strengthOf(figure, 'Moon'), strengthOf(figure, lord));
  return {
    moon: placementOf(figure, 'Moon', 'work_root'),
    moon_sign_lord: placementOf(figure, lord, 'moon_sign_lord_outcome'),
    pattern: ROOT_PATTERNS[pattern],
    outcome_delayed: isDelayed,
    source_reference: ROOT_SOURCE,
    interpretation_scope: 'source_named_pattern_not_complete_judgement',
  };
}

/** The rooted context of a matter at an instant, in the wire shape. `stages` continues the stage log of the caller. */
export function rootedContext(
  engine: Engine,
  { course, site, cast, matter, natal, electionClass }: RootedInput,
  stages = new StageLog(),
): Evaluation {
  const { figure } = cast;
  const connection = stages.run('sign_bounded_next_moon_connection_search', () =>
    connectionOf(engine, course, site.jdUt),
  );
  const root = stages.run('root_and_outcome_strength_classification', () => rootOutcome(figure));
  const { significators, supplementary } = stages.run('matter_significator_evidence_assembly', () => ({
    significators: MATTER_SIGNIFICATORS[matter].map((planet) => significatorAnswer(figure, planet)),
    supplementary: indicators(cast, connection),
  }));
  return {
    jd_ut: site.jdUt,
    profile_id: 'authC_rooted_context_v1',
    profile_version: '1.2.0',
    matter: MATTERS[matter],
    election_class: electionClass,
    root_outcome: root,
    matter_significators: significators,
    next_connection: connection,
    next_connection_placement: supplementary[2].placement,
    supplementary_indicators: supplementary,
    radicality: {
      election_class: electionClass,
      natal_required: electionClass === 'radical',
      natal_provided: natal !== null,
      election_ascendant_sign: signNameOf(figure.ascDeg),
      election_ascendant_lord: signLord(figure.ascDeg),
      natal_ascendant_sign: natal === null ? null : signNameOf(natal.figure.ascDeg),
      natal_ascendant_lord: natal === null ? null : signLord(natal.figure.ascDeg),
      assessment_semantics: 'evidence_only_not_success_gate',
    },
    reader_provenance: READER,
    latitude: site.latitude,
    longitude: site.longitude,
    requested_house_system: figure.requestedSystem,
    effective_house_system: figure.effectiveSystem,
    house_fallback: figure.fallback,
    authorities: [ROOT_SOURCE, SIGNIFICATOR_SOURCE, 'Dorotheus, Carmen I.26: the Lot of Fortune'],
    uncomputed_requirements: [
      'When a significator counts as made unfortunate.',
      'Which planet the ninth-part of the editorial addition means.',
    ],
    complete_electional_judgement: false,
    advice_language: 'not_provided',
    recommendation_language: 'not_provided',
  };
}

function significatorAnswer(
  figure: ElectionFigure,
  planet: ClassicalPlanet,
): Evaluation['matter_significators'][number] {
  const found = significatorOf(figure, planet);
  return {
    body: planet,
    placement: placementOf(figure, planet, 'matter_significator'),
    under_rays: found.underRays,
    solar_distance_degrees: found.solarDistanceDeg,
    configured_malefics: found.configuredMalefics,
    looks_at_ascendant: found.looksAtAscendant,
    bad_place_evaluated: true,
    bad_place: found.badPlace,
    condition: SIGNIFICATOR_CONDITIONS[found.condition],
    fortification_testimonies: found.testimonies.map((testimony) => ({
      testimony_id: evidenceWord(testimony.testimonyId),
      state: RULE_STATES[testimony.state],
      policy_id: evidenceWord(testimony.policyId),
      observed_value: testimony.observed,
      explanation: testimony.explanation,
      source_reference: SIGNIFICATOR_SOURCE,
    })),
    source_reference: SIGNIFICATOR_SOURCE,
    combination_law: 'triggered_if_any_testimony_triggered_else_indeterminate_if_any_not_evaluable',
  };
}

/** POST /v1/electional/western/authC-rooted-context. Errors: InvalidInput, OutOfCoverage. */
export function dorotheanRootedContext(
  engine: Engine,
  given: AuthCRootedContextRequest,
): Static<typeof AuthCRootedContextResponse> {
  const stages = new StageLog(),
    request = withDefaults(AuthCRootedContextRequest, given);
  const { site, natalAt } = stages.run('request_and_radicality_validation', () => ({
    site: siteOf(request),
    natalAt: natalSite(request),
  }));
  const course = stages.run('facade_reader_resolution', () => courseAt(engine, site));
  const { natal, cast } = stages.run('election_and_optional_natal_chart_construction', () =>
    castBoth(engine, natalAt, site),
  );
  const { election_class: electionClass } = request,
    matter = factOf(MATTERS, request.matter);
  const evaluation = rootedContext(engine, { course, site, cast, natal, matter, electionClass }, stages);
  return stages.run('typed_response_serialization', () => ({
    evaluation,
    transport_provenance: {
      source_module: SOURCE_MODULE,
      engine_entrypoint: 'authC_rooted_context_at',
      facade_entrypoint: `${SOURCE_MODULE}/western`,
      route_semantics: 'single_moment_rooted_context_evaluation',
      western_electional_doctrine: 'authC_rooted_context_v1_admitted',
      authority: `${ROOT_SOURCE}; ${SIGNIFICATOR_SOURCE}`,
      scoring: 'not_provided',
      recommendation_language: 'not_provided',
      generic_search_integration: 'not_yet_admitted',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}
