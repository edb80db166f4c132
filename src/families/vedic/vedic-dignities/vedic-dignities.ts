import { SIGNS, signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { dignityOf, relationships } from '../../../doctrine/vedic-dignity/dignity.js';
import type { Dignity, Relationship } from '../../../doctrine/vedic-dignity/dignity.js';
import { GRAHAS, SIGN_LORDS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha, MoolatrikonaReading } from '../../../doctrine/vedic-dignity/tables.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { grahaMap, grahaOf, reducedLongitudes } from '../../../wire/grahas.js';
import { withDefaults } from '../../../contract/defaults.js';
import { siderealChart } from '../../../services/sidereal-chart.js';
import type { SiderealChart, SiderealChartRequestPart } from '../../../services/sidereal-chart.js';
import { planetBody } from '../../../services/sidereal-subjects.js';
import { tropicalLongitudeDeg } from '../../../services/sidereal-zodiac.js';
import { VedicDignityPolicyRequest } from './schema.js';
import { COMPOUND_RELATION, DIGNITY_RANK } from './wire-words.js';
import type {
  VedicChartDignityProfileResponse,
  VedicDignityChartBackedProfileRequest,
  VedicDignityChartBackedProfileResponse,
  VedicDignityChartBackedRelationshipsRequest,
  VedicDignityChartBackedRelationshipsResponse,
  VedicDignityChartBackedRequest,
  VedicDignityChartBackedResultResponse,
  VedicDignityChartRequest,
  VedicDignityConditionResponse,
  VedicDignityRelationshipsResponse,
  VedicDignityRequest,
  VedicDignityResultResponse,
} from './schema.js';

interface Policy {
  readonly ayanamsa: string;
  readonly friendship: 'compound' | 'natural' | null;
  readonly moolatrikona: MoolatrikonaReading;
}

/** The policy of a request. `chartSystem`: ayanamsa of its chart, which replaces that of the policy. Errors: InvalidInput. */
function policyOf(given: VedicDignityPolicyRequest | null | undefined, chartSystem?: string): Policy {
  const request = withDefaults(VedicDignityPolicyRequest, given ?? {});
  return {
    ayanamsa: ayanamsaSystem(chartSystem ?? request.ayanamsa_system, '/policy/ayanamsa_system').system,
    friendship: request.friendship ?? null,
    moolatrikona: request.moolatrikona,
  };
}

const dignityAnswer = (dignity: Dignity, policy: Policy): VedicDignityResultResponse => ({
  planet: dignity.planet,
  sidereal_longitude: dignity.siderealDeg,
  sign_index: dignity.signIndex,
  sign: SIGNS[dignity.signIndex],
  dignity_rank: DIGNITY_RANK[dignity.rank],
  is_exalted: dignity.rank === 'exaltation',
  is_debilitated: dignity.rank === 'debilitation',
  is_mulatrikona: dignity.rank === 'mulatrikona',
  is_own_sign: dignity.rank === 'ownSign',
  is_strong: dignity.tier === 'strong',
  is_weak: dignity.tier === 'weak',
  exaltation_score: dignity.exaltationScore,
  ayanamsa_system: policy.ayanamsa,
  uchcha_bala: 60 * dignity.exaltationScore,
  sign_lord: dignity.signLord,
  friendship_basis: dignity.friendshipBasis,
  moolatrikona: policy.moolatrikona,
});

/**
 * The dignity of a planet. `lordLongitude`: sidereal longitude of the lord of its sign, when known. Errors: InvalidInput at `field` when the
 * policy requires compound friendship and the lord is unknown.
 */
function judged(
  planet: Graha,
  longitude: number,
  lordLongitude: number | undefined,
  policy: Policy,
  field: string,
): Dignity {
  const lord = policy.friendship === 'natural' ? undefined : lordLongitude;
  const dignity = dignityOf(planet, longitude, lord ?? null, policy.moolatrikona);
  if (policy.friendship === 'compound' && dignity.friendshipBasis === 'natural')
    throw new InvalidInput({
      field,
      message: `must contain the longitude of ${dignity.signLord}, lord of ${SIGNS[dignity.signIndex]}, for compound friendship`,
      allowed: `the longitude of ${dignity.signLord}, or friendship natural`,
    });
  return dignity;
}

/** The dignity of a single planet: by compound friendship only with the longitude of the lord of its sign. */
function single(request: VedicDignityRequest): { dignity: Dignity; policy: Policy } {
  const policy = policyOf(request.policy),
    planet = grahaOf(request.planet, '/planet'),
    lord = request.sign_lord_longitude ?? undefined;
  const dignity = judged(planet, normalizeDeg(request.sidereal_longitude), lord, policy, '/sign_lord_longitude');
  return { dignity, policy };
}

/** POST /v1/vedic-dignities/dignity */
export function dignity(request: VedicDignityRequest): VedicDignityResultResponse {
  const { dignity: found, policy } = single(request);
  return dignityAnswer(found, policy);
}

/** POST /v1/vedic-dignities/condition */
export function condition(request: VedicDignityRequest): VedicDignityConditionResponse {
  const { dignity: found, policy } = single(request);
  const result = dignityAnswer(found, policy);
  const { planet, dignity_rank, exaltation_score, sign_index, sign } = result;
  return {
    ayanamsa_system: policy.ayanamsa,
    result,
    planet,
    dignity_rank,
    tier: found.tier,
    exaltation_score,
    sign_index,
    sign,
  };
}

type Places = ReadonlyMap<Graha, number>;

/** Dignities of a set of planets, with counts and extremes. Errors: InvalidInput at `field`. */
function profileOf(planets: Places, policy: Policy, field: string): VedicChartDignityProfileResponse {
  const dignities = [...planets].map(([planet, longitude]) =>
    judged(planet, longitude, planets.get(SIGN_LORDS[signIndex(longitude)]), policy, field),
  );
  const count = (tier: Dignity['tier']): number => dignities.filter((one) => one.tier === tier).length;
  // Of equal planets the first in weekday order counts, whatever the order of the request.
  const ordered = [...dignities].sort((a, b) => GRAHAS.indexOf(a.planet) - GRAHAS.indexOf(b.planet));
  const strongest = ordered.reduce((best, one) => (one.exaltationScore > best.exaltationScore ? one : best)),
    weakest = ordered.reduce((worst, one) => (one.exaltationScore < worst.exaltationScore ? one : worst));
  return {
    ayanamsa_system: policy.ayanamsa,
    results: Object.fromEntries(dignities.map((one) => [one.planet, dignityAnswer(one, policy)])),
    strong_count: count('strong'),
    neutral_count: count('neutral'),
    weak_count: count('weak'),
    strongest_planet: strongest.planet,
    weakest_planet: weakest.planet,
    planet_tiers: Object.fromEntries(dignities.map((one) => [one.planet, one.tier])),
    exaltation_scores: Object.fromEntries(dignities.map((one) => [one.planet, one.exaltationScore])),
  };
}

const given = (request: VedicDignityChartRequest, refusesOthers: boolean): Places =>
  reducedLongitudes(grahaMap(request.sidereal_longitudes, '/sidereal_longitudes', { refusesOthers }));

/** POST /v1/vedic-dignities/chart-profile */
export function chartProfile(request: VedicDignityChartRequest): VedicChartDignityProfileResponse {
  const places = given(request, true);
  return profileOf(places, policyOf(request.policy), '/sidereal_longitudes');
}

const FRIENDLY: readonly Relationship['compound'][] = ['mitra', 'adhiMitra'],
  HOSTILE: readonly Relationship['compound'][] = ['shatru', 'adhiShatru'];

const relationAnswer = ({ from, to, natural, temporary, compound }: Relationship) => ({
  from_planet: from,
  to_planet: to,
  natural,
  temporary,
  compound: COMPOUND_RELATION[compound],
  is_friendly: FRIENDLY.includes(compound),
  is_hostile: HOSTILE.includes(compound),
});

function relationsOf(places: Places, ayanamsa: string): VedicDignityRelationshipsResponse {
  const signs = GRAHAS.flatMap((planet) => {
    const longitude = places.get(planet);
    return longitude === undefined ? [] : [[planet, signIndex(longitude)] as const];
  });
  return { ayanamsa_system: ayanamsa, relationships: relationships(signs).map(relationAnswer) };
}

/** POST /v1/vedic-dignities/relationships */
export const relations = (request: VedicDignityChartRequest): VedicDignityRelationshipsResponse =>
  relationsOf(given(request, false), policyOf(request.policy).ayanamsa);

const SEVEN = GRAHAS.map(planetBody);

/** The sidereal chart with all seven planets; `bodies` of the request adds others to its provenance. */
function chartOfSeven(engine: Engine, request: SiderealChartRequestPart): { chart: SiderealChart; places: Places } {
  const chart = siderealChart(engine, request, { subjects: SEVEN });
  return { chart, places: new Map(GRAHAS.map((planet) => [planet, chart.siderealDeg[planet]])) };
}

/** POST /v1/vedic-dignities/chart/dignity. The lord of the sign is also computed, for compound friendship. */
export function chartDignity(
  engine: Engine,
  request: VedicDignityChartBackedRequest,
): VedicDignityChartBackedResultResponse {
  const planet = grahaOf(request.planet, '/planet');
  const chart = siderealChart(engine, request, { subjects: [planetBody(planet)] });
  const policy = policyOf(request.policy, chart.zodiac.system);
  const longitude = chart.siderealDeg[planet];
  const lord = SIGN_LORDS[signIndex(longitude)];
  const lordLongitude = siderealDeg(
    tropicalLongitudeDeg(engine, chart.zodiac, planetBody(lord)),
    chart.zodiac.ayanamsaDeg,
  );
  return {
    result: dignityAnswer(judged(planet, longitude, lordLongitude, policy, '/planet'), policy),
    sign_lord_longitude: lordLongitude,
    provenance: chart.provenance,
  };
}

/** POST /v1/vedic-dignities/chart/relationships */
export function chartRelationships(
  engine: Engine,
  request: VedicDignityChartBackedRelationshipsRequest,
): VedicDignityChartBackedRelationshipsResponse {
  const { chart, places } = chartOfSeven(engine, request);
  return { result: relationsOf(places, chart.zodiac.system), provenance: chart.provenance };
}

/** POST /v1/vedic-dignities/chart/profile: dignities of the seven planets. */
export function chartBackedProfile(
  engine: Engine,
  request: VedicDignityChartBackedProfileRequest,
): VedicDignityChartBackedProfileResponse {
  const { chart, places } = chartOfSeven(engine, request);
  return {
    result: profileOf(places, policyOf(request.policy, chart.zodiac.system), '/bodies'),
    provenance: chart.provenance,
  };
}
