import { withDefaults } from '../../../contract/defaults.js';
import {
  findStelliums,
  isWithin,
  LEAST_PLANETS,
  STELLIUM_CRITERIA,
  STELLIUM_PLANETS,
} from '../../../doctrine/stelliums/stelliums.js';
import type {
  StelliumCriterion,
  StelliumMatch,
  StelliumPlanet,
  StelliumSearch,
} from '../../../doctrine/stelliums/stelliums.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { canonicalJson } from '../../../kernel/canonical-json.js';
import { sha256Hex } from '../../../kernel/sha256.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { SCHEMA_VERSION, StelliumAnalysisRequest, StelliumContextRequest, StelliumPolicyRequest } from './schema.js';
import type { StelliumAnalysisResponse, StelliumEvaluationResponse, StelliumMatchResponse } from './schema.js';

const PLANETS = new Set<string>(STELLIUM_PLANETS);
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The request with all defaults. Errors: InvalidInput where its parts contradict each other. */
function readRequest(given: StelliumAnalysisRequest) {
  const request = withDefaults(StelliumAnalysisRequest, given),
    policy = withDefaults(StelliumPolicyRequest, request.policy ?? {}),
    { core: selectedCore, associated = [] } = request.selection ?? {},
    context = withDefaults(StelliumContextRequest, request.context),
    houses = request.houses ?? null,
    reason = request.house_unavailable_reason ?? null;
  for (const [i, name] of associated.entries())
    if (PLANETS.has(name))
      throw new InvalidInput({
        field: `/selection/associated/${i}`,
        message: 'is a planet, and planets make groups',
        given: name,
        allowed: 'a factor other than Sun to Pluto',
      });
  if (context.zodiac === 'tropical' && context.zodiac_offset_degrees !== 0)
    throw new InvalidInput({
      field: '/context/zodiac_offset_degrees',
      message: 'the tropical zodiac has no offset',
      given: context.zodiac_offset_degrees,
      allowed: 0,
    });
  if (houses !== null && reason !== null)
    throw new InvalidInput({
      field: '/house_unavailable_reason',
      message: 'is given with houses',
      given: reason,
      allowed: 'houses, or the reason why there are none',
    });
  if (houses !== null && houses.longitude_frame !== context.zodiac)
    throw new InvalidInput({
      field: '/houses/longitude_frame',
      message: 'is not the zodiac of the positions',
      given: houses.longitude_frame,
      allowed: context.zodiac,
    });
  const core = selectedCore ?? [...STELLIUM_PLANETS];
  return {
    policy: { ...policy, criteria: STELLIUM_CRITERIA.filter((criterion) => policy.criteria.includes(criterion)) },
    core: STELLIUM_PLANETS.filter((planet) => core.includes(planet)),
    associated: [...associated].sort(compareText),
    context,
    houses,
    reason,
    positions: new Map(
      namedLongitudes(request.positions, '/positions', 'trim').map(({ name, value }) => [name, value]),
    ),
  };
}
type ReadRequest = ReturnType<typeof readRequest>;

/** The house of a longitude by the cusps of the request; null without houses. Errors: InvalidInput for cusps in no order. */
function houseFunction({ houses }: ReadRequest): StelliumSearch['houseOf'] {
  if (houses === null) return null;
  const order = cuspOrder(houses.cusps);
  if (order === 'disordered')
    throw new InvalidInput({
      field: '/houses/cusps',
      message: 'do not follow each other once around the ecliptic',
      given: houses.cusps,
      allowed: 'twelve cusps in the order of the signs, or against it',
    });
  return (longitudeDeg) => houseOf(longitudeDeg, houses.cusps, order);
}

/** State of each criterion. `incomplete`: a selected position is missing. */
function evaluationsOf({ policy, houses, reason }: ReadRequest, incomplete: boolean): StelliumEvaluationResponse[] {
  return STELLIUM_CRITERIA.map((criterion) => {
    if (!policy.criteria.includes(criterion)) return { criterion, status: 'not_requested', reason: null };
    if (criterion === 'house' && houses === null)
      return { criterion, status: 'not_evaluable', reason: reason ?? 'the request contains no houses' };
    return incomplete
      ? { criterion, status: 'partial', reason: 'some of the selected positions are missing' }
      : { criterion, status: 'evaluated', reason: null };
  });
}

function statusOf(evaluations: readonly StelliumEvaluationResponse[]): StelliumAnalysisResponse['status'] {
  const requested = evaluations.filter(({ status }) => status !== 'not_requested');
  if (requested.every(({ status }) => status === 'not_evaluable')) return 'not_evaluable';
  return requested.every(({ status }) => status === 'evaluated') ? 'complete' : 'partial';
}

/** POST /v1/stelliums/analyze: groups of planets by sign, house and arc. Errors: InvalidInput. */
export function analyzeStelliums(given: StelliumAnalysisRequest): StelliumAnalysisResponse {
  const request = readRequest(given),
    { policy, core, associated, context, houses, positions } = request,
    houseOfDeg = houseFunction(request);
  const bodies = core.flatMap((name: StelliumPlanet) => {
    const longitudeDeg = positions.get(name);
    return longitudeDeg === undefined ? [] : [{ name, longitudeDeg }];
  });
  const factors = associated.flatMap((body) => {
    const longitude = positions.get(body);
    return longitude === undefined ? [] : [{ body, longitude }];
  });
  const computed = bodies.map(({ name }) => name),
    missingCore = core.filter((name) => !computed.includes(name)),
    missingAssociated = associated.filter((name) => !positions.has(name));
  const fingerprint = sha256Hex(canonicalJson({ ...request, positions: Object.fromEntries(positions) }));
  const least = LEAST_PLANETS[policy.preset];
  const groups = findStelliums(bodies, {
    least,
    maxSpanDeg: policy.max_span_degrees,
    criteria: policy.criteria as readonly StelliumCriterion[],
    houseOf: houseOfDeg,
  });
  const matchAnswer = (match: StelliumMatch): StelliumMatchResponse => {
    const facts = {
      criterion: match.criterion,
      sign_index: match.signIndex,
      sign_name: match.signIndex === null ? null : SIGNS[match.signIndex],
      house: match.house,
      arc:
        match.arc === null
          ? null
          : { start: match.arc.startDeg, end: match.arc.endDeg, span: match.arc.spanDeg, wraps: match.arc.wraps },
    };
    return {
      id: sha256Hex(canonicalJson({ fingerprint, members: match.members, ...facts })),
      ...facts,
      associations: factors.filter(({ longitude }) => isWithin(match, longitude, houseOfDeg)),
    };
  };
  const evaluations = evaluationsOf(request, missingCore.length + missingAssociated.length > 0);
  return {
    schema_version: SCHEMA_VERSION,
    input_fingerprint: fingerprint,
    status: statusOf(evaluations),
    policy: { ...policy, min_planets: least },
    context: { ...context, ayanamsa: context.ayanamsa ?? null },
    coverage: {
      requested_core: core,
      computed_core: computed,
      missing_core: missingCore,
      missing_associated: missingAssociated,
      excluded: [...positions.keys()]
        .filter((name) => !(core as readonly string[]).includes(name) && !associated.includes(name))
        .sort(compareText),
    },
    evaluations,
    houses:
      houses === null
        ? null
        : {
            requested_system: houses.system,
            effective_system: houses.effective_system,
            fallback: houses.fallback,
            fallback_reason: houses.fallback_reason ?? null,
            longitude_frame: houses.longitude_frame,
          },
    groups: groups.map(({ members, matches }) => ({
      id: sha256Hex(canonicalJson({ fingerprint, members })),
      core_members: [...members],
      core_count: members.length,
      matches: matches.map(matchAnswer),
    })),
  };
}
