import { KEY_RATES } from '../../../doctrine/directions/keys.js';
import { needsSemiArcs } from '../../../doctrine/directions/methods.js';
import { findDirections, UndecidedSign } from '../../../doctrine/directions/search.js';
import type { DirectionTerm, FoundArc } from '../../../doctrine/directions/search.js';
import type { RelationalKind } from '../../../doctrine/directions/presets.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { StageLog } from '../../../wire/stage-log.js';
import { directionFigure } from './figure.js';
import type { DirectionFigure } from './figure.js';
import { resolvePolicy, TARGET_LISTS } from './policy.js';
import type { ResolvedPolicy } from './policy.js';
import type { PrimaryArcResponse } from './schema-answer.js';
import { defaultOf } from '../../../contract/defaults.js';
import { MAX_PAGE, PrimaryDirectionsSearchRequest, SubmittedArc } from './schema-request.js';
import { resolveTargets } from './targets.js';
import type { NotEvaluable } from './targets.js';
import { DirectionClock } from './timing.js';
import { PRESET_WORDS, METHOD_WORDS, SPACE_WORDS, RELATION_WORDS, relationOfWire } from './wire-words.js';

/** An arc in answer shape, with the fields that profiles and networks use. */
export interface AnsweredArc {
  readonly significator: string;
  readonly promissor: string;
  readonly arc: number;
  readonly direct: boolean;
  readonly relation: RelationalKind;
  readonly answer: PrimaryArcResponse;
}

/** The arcs and the context from which all routes build their answers. */
export interface PreparedDirections {
  readonly policy: ResolvedPolicy;
  readonly submitted: boolean;
  readonly arcs: readonly AnsweredArc[];
  /** Null for submitted arcs that need no figure. */
  readonly figure: DirectionFigure | null;
  readonly notEvaluable: readonly NotEvaluable[];
  readonly page: { total: number; offset: number; limit: number; next_offset: number | null } | null;
}

/** Policy fields that apply to searches only. */
const SEARCHED_POLICY = [
  'semi_arc_reading',
  'topocentric_pole',
  'rapt_axis',
  'aspect_latitude',
  'promissor_latitude',
  'significator_latitude',
  'converse_motion',
] as const;
/** The largest number of pairs in a search. */
const MAX_PAIRS = 40_000;
/** The largest number of arcs in an answer with relations, which are four times as long. */
const MAX_WITH_RELATIONS = 2500;

interface PrepareOptions {
  /** Compute the figure for submitted arcs too. */
  readonly figure?: boolean;
  /** The answer lists the relations of each arc. */
  readonly relations?: boolean;
  readonly stages?: StageLog;
}

/** The arcs of a request, found by search or submitted. Errors: InvalidInput, OutOfCoverage. */
export function prepareDirections(
  engine: Engine,
  request: PrimaryDirectionsSearchRequest,
  options: PrepareOptions = {},
): PreparedDirections {
  const stages = options.stages ?? new StageLog();
  const policy = stages.run('policy_resolution', () => resolvePolicy(request.policy, request));
  if (request.submitted_arcs) return submittedDirections(engine, request, policy, options.figure === true, stages);
  const figure = directionFigure(engine, request, stages);
  const { targets, found } = stages.run('primary_arc_search', () => foundArcs(engine, request, figure, policy));
  const solarRate = figure.sunRate.longitude;
  const rate = policy.key === 'solar' ? solarRate : KEY_RATES[policy.key];
  const clock = request.timing ? new DirectionClock(engine, request.timing, figure) : null;
  const maxAge = request.max_age ?? null;
  const admitted =
    maxAge === null ? found : found.filter(({ arcDeg }) => (clock ? clock.ageOf(arcDeg) : arcDeg / rate) <= maxAge);
  const page = pageOf(request, admitted.length, options.relations === true);
  const arcs = (page ? admitted.slice(page.offset, page.offset + page.limit) : admitted).map((one) =>
    answered(one, policy, { solarRate, explicit: true, rate, clock }),
  );
  return {
    policy,
    submitted: false,
    arcs,
    figure,
    notEvaluable: [
      ...targets.notEvaluable,
      ...withoutSemiArc(policy, [...targets.significators, ...targets.promissors]),
    ],
    page,
  };
}

/** The targets of a request and the arcs between them. Errors: InvalidInput. */
function foundArcs(
  engine: Engine,
  request: PrimaryDirectionsSearchRequest,
  figure: DirectionFigure,
  policy: ResolvedPolicy,
) {
  requireFilters(request, policy);
  const targets = resolveTargets(engine, request, figure, policy);
  const pairs = targets.significators.length * targets.promissors.length;
  if (pairs > MAX_PAIRS)
    throw new InvalidInput({
      field: '/promissors',
      message: 'leads to too many pairs of significator and promissor',
      given: pairs,
      allowed: MAX_PAIRS,
    });
  return { targets, found: search(request, figure, policy, targets) };
}

function search(
  request: PrimaryDirectionsSearchRequest,
  figure: DirectionFigure,
  policy: ResolvedPolicy,
  { significators, promissors }: { significators: readonly DirectionTerm[]; promissors: readonly DirectionTerm[] },
): FoundArc[] {
  try {
    return findDirections({
      preset: policy.preset,
      law: policy.law,
      includeConverse: policy.includeConverse,
      backward: policy.converseDoctrine === 'backwardMotion',
      keepsSignificatorLatitude: policy.significatorLatitude === 'native',
      ...(policy.raptAxis === null ? {} : { raptAxis: policy.raptAxis }),
      maxArcDeg: request.max_arc ?? defaultOf(PrimaryDirectionsSearchRequest.properties.max_arc),
      frame: figure.frame,
      significators,
      promissors,
    });
  } catch (error) {
    if (!(error instanceof UndecidedSign)) throw error;
    throw new InvalidInput({
      field: '/promissors',
      message: `contains ${error.promissor}, half a turn from ${error.significator}: ${error.message}`,
      given: error.promissor,
      allowed: 'promissors that are not opposite to a significator, or a preset without signed arcs',
    });
  }
}

/**
 * Checks that a preset of signed motion names its points: opposite points, which the defaults contain, have no signed
 * arc.
 */
function requireFilters(request: PrimaryDirectionsSearchRequest, { preset }: ResolvedPolicy): void {
  if (preset.motion !== 'signed') return;
  for (const field of ['significators', 'promissors'] as const) {
    if (!request[field]?.length)
      throw new InvalidInput({
        field: `/${field}`,
        message: 'must be given for a preset of signed motion',
        given: request[field] ?? null,
        allowed: 'names',
      });
  }
}

/** The points that have no mundane place under the law. */
function withoutSemiArc(policy: ResolvedPolicy, terms: readonly DirectionTerm[]): NotEvaluable[] {
  if (!needsSemiArcs(policy.law)) return [];
  const names = new Set(terms.filter(({ point }) => point.semiArcs === null).map(({ point }) => point.name));
  return [...names].map((name) => ({ name, reason: 'noSemiArc' }));
}

function pageOf(
  request: PrimaryDirectionsSearchRequest,
  total: number,
  relations: boolean,
): PreparedDirections['page'] {
  const most = relations ? MAX_WITH_RELATIONS : MAX_PAGE,
    limit = Math.min(request.limit ?? most, most),
    offset = request.offset ?? defaultOf(PrimaryDirectionsSearchRequest.properties.offset);
  const requested = (request.limit ?? null) !== null || offset > 0 || (request.max_age ?? null) !== null;
  if (!requested && total <= limit) return null;
  return { total, offset, limit, next_offset: offset + limit < total ? offset + limit : null };
}

interface Rates {
  readonly solarRate: number;
  readonly explicit: boolean;
  /** Degrees per year of the key. */
  readonly rate: number;
  readonly clock: DirectionClock | null;
}

function answered(found: FoundArc, policy: ResolvedPolicy, { solarRate, explicit, rate, clock }: Rates): AnsweredArc {
  const { significator, promissor, arcDeg, direct, relation } = found;
  return {
    significator,
    promissor,
    arc: arcDeg,
    direct,
    relation,
    answer: {
      significator,
      promissor,
      arc: arcDeg,
      direction: direct ? 'DIRECT' : 'CONVERSE',
      method: METHOD_WORDS[policy.preset.method],
      space: SPACE_WORDS[policy.preset.space],
      motion: direct ? 'direct' : 'converse',
      solar_rate: solarRate,
      solar_rate_explicit: explicit,
      relational_kind: RELATION_WORDS[relation],
      years_naibod: arcDeg / KEY_RATES.naibod,
      years: arcDeg / rate,
      key: policy.key.toUpperCase(),
      ...(clock ? { timing: clock.timeOf(arcDeg) } : {}),
    },
  };
}

function submittedDirections(
  engine: Engine,
  request: PrimaryDirectionsSearchRequest,
  policy: ResolvedPolicy,
  withFigure: boolean,
  stages: StageLog,
): PreparedDirections {
  const list = TARGET_LISTS.find((field) => (request[field] ?? []).length > 0);
  if (list !== undefined)
    throw new InvalidInput({
      field: `/${list}`,
      message: 'must be empty with submitted_arcs, which are not searched',
      allowed: 'an empty list, or no submitted_arcs',
    });
  refuseSearchPolicy(request.policy, policy);
  const arcs = stages.run('submitted_arc_reuse', () =>
    submittedArcs(request.submitted_arcs ?? [], policy, '/submitted_arcs'),
  );
  const timed = (request.timing ?? null) !== null;
  const figure = withFigure || timed ? directionFigure(engine, request, stages) : null;
  const clock = request.timing && figure ? new DirectionClock(engine, request.timing, figure) : null;
  return {
    policy,
    submitted: true,
    arcs: clock === null ? arcs : arcs.map((arc) => timedBy(clock, arc)),
    figure,
    notEvaluable: [],
    page: null,
  };
}

const timedBy = (clock: DirectionClock, arc: AnsweredArc): AnsweredArc => ({
  ...arc,
  answer: { ...arc.answer, timing: clock.timeOf(arc.arc) },
});

/** Submitted arcs as arcs of the policy. `at`: JSON pointer of the list. Errors: InvalidInput. */
export function submittedArcs(items: readonly SubmittedArc[], policy: ResolvedPolicy, at: string): AnsweredArc[] {
  return items.map((item, i) => {
    const direct = item.direction === 'D',
      relation = relationOfWire(item.relational_kind ?? defaultOf(SubmittedArc.properties.relational_kind));
    checkSubmitted(item, { direct, relation }, policy, `${at}/${i}`);
    const solarRate = item.solar_rate ?? null;
    const rate = policy.key === 'solar' ? solarRate! : KEY_RATES[policy.key];
    if (!Number.isFinite(item.arc / rate))
      throw new InvalidInput({
        field: `${at}/${i}/solar_rate`,
        message: 'leads to an age that is not finite',
        given: solarRate,
        allowed: 'a larger rate',
      });
    return answered(
      { significator: item.significator, promissor: item.promissor, arcDeg: item.arc, direct, relation },
      policy,
      { solarRate: solarRate ?? KEY_RATES.naibod, explicit: solarRate !== null, rate, clock: null },
    );
  });
}

/** Checks that a policy for submitted arcs has no search option. Errors: InvalidInput. */
export function refuseSearchPolicy(
  request: PrimaryDirectionsSearchRequest['policy'],
  { preset, name }: ResolvedPolicy,
): void {
  if (preset.motion === 'signed')
    throw new InvalidInput({
      field: '/policy/preset',
      message: 'is not available for submitted arcs, because their sign is not known',
      given: PRESET_WORDS[name],
      allowed: 'a preset whose arcs have no sign',
    });
  for (const field of SEARCHED_POLICY) {
    if (request?.[field])
      throw new InvalidInput({
        field: `/policy/${field}`,
        message: 'does not apply to submitted arcs',
        given: request[field],
        allowed: [null],
      });
  }
}

function checkSubmitted(
  item: SubmittedArc,
  { direct, relation }: { direct: boolean; relation: RelationalKind },
  { preset, includeConverse, relations, key }: ResolvedPolicy,
  at: string,
): void {
  const refuse = (field: string, message: string, given: unknown, allowed?: unknown): InvalidInput =>
    new InvalidInput({ field: `${at}/${field}`, message, given, allowed });
  const method = METHOD_WORDS[preset.method];
  if (item.significator === item.promissor)
    throw refuse('promissor', 'must be different from the significator', item.promissor, 'another name');
  if (item.method && item.method !== method)
    throw refuse('method', 'must be the method of the policy', item.method, [method]);
  if (item.space && item.space !== SPACE_WORDS[preset.space])
    throw refuse('space', 'must be the space of the policy', item.space, [SPACE_WORDS[preset.space]]);
  if (!relations.includes(relation))
    throw refuse(
      'relational_kind',
      'is not a relation of the policy',
      item.relational_kind,
      relations.map((kind) => RELATION_WORDS[kind]),
    );
  const rapt = relation === 'raptParallel';
  const admitted = rapt ? direct === (preset.motion === 'raptDirect') : direct || includeConverse;
  if (!admitted) throw refuse('direction', 'is not a motion of the policy', item.direction, [direct ? 'C' : 'D']);
  if (key === 'solar' && (item.solar_rate ?? null) === null)
    throw refuse('solar_rate', 'must be given for the solar key', null, 'natal motion of the Sun, degrees per day');
}
