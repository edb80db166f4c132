import type { Engine } from '../../../engine.js';
import { KARAKA_NAMES, KARAKA_PLANETS, karakaNames, karakas } from '../../../doctrine/jaimini/karakas.js';
import type { FifthKaraka, KarakaName, KarakaPlanet, KarakaScheme } from '../../../doctrine/jaimini/karakas.js';
import { kindByAsteroidBelt } from '../../../doctrine/vedic-dignity/planet-kind.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldName, suggestNames } from '../../../kernel/suggest.js';
import { siderealDeg } from '../../../services/ayanamsa.js';
import { requestedAyanamsa } from '../../../services/panchanga.js';
import { planetBody, tropicalSubjectDeg } from '../../../services/sidereal-subjects.js';
import { siderealZodiac } from '../../../services/sidereal-zodiac.js';
import { withDefaults } from '../../../contract/defaults.js';
import { AuthOChartRequest, AuthODirectRequest } from './schema.js';
import type {
  AuthOChartProfileResponse,
  AuthOKarakaResultResponse,
  KarakaConditionProfileResponse,
  KarakaPairResponse,
} from './schema.js';

type Ranking = ReturnType<typeof karakas>;
type Assignment = Ranking['assignments'][number];
type Basis = Pick<AuthOKarakaResultResponse, 'fifth_karaka' | 'roles' | 'ignored_points' | 'ayanamsa_system'> &
  Partial<AuthOKarakaResultResponse>;

/** A ranking with its scheme and its basis. */
export interface RankedChart {
  readonly scheme: KarakaScheme;
  readonly fifth: FifthKaraka;
  readonly ranking: Ranking;
  readonly basis: Basis;
}

interface SchemePart {
  readonly scheme: number;
  readonly policy?: {
    readonly scheme?: number;
    readonly fifth_karaka?: FifthKaraka;
    readonly ayanamsa_system?: string;
  } | null;
}

/**
 * Scheme and fifth role of a request. The scheme of the policy overrides the default of the request.
 * Errors: InvalidInput when the two name different schemes, or for a fifth role in the scheme of eight.
 */
function requestedScheme({ scheme, policy }: SchemePart): { scheme: KarakaScheme; fifth: FifthKaraka } {
  const own = policy?.scheme;
  if (own !== undefined && scheme !== 7 && own !== scheme)
    throw new InvalidInput({
      field: '/policy/scheme',
      message: 'differs from the scheme of the request',
      given: own,
      allowed: scheme,
    });
  const effective = (own ?? scheme) === 8 ? 8 : 7;
  if (effective === 8 && policy?.fifth_karaka !== undefined)
    throw new InvalidInput({
      field: '/policy/fifth_karaka',
      message: 'must be absent in the scheme of eight, which has both Pitrikaraka and Putrakaraka',
      given: policy.fifth_karaka,
      allowed: 'scheme 7',
    });
  // The schema has no default: the field is refused in the scheme of eight, also with the default value.
  return { scheme: effective, fifth: policy?.fifth_karaka ?? 'pitri' };
}

const BY_NAME: ReadonlyMap<string, string> = new Map(KARAKA_PLANETS.map((name) => [foldName(name), name]));

/** Longitudes of the planets of a scheme, and the names of the other points of the request. Errors: InvalidInput. */
function rankedLongitudes(map: Readonly<Record<string, number>>, scheme: KarakaScheme) {
  const needed = KARAKA_PLANETS.slice(0, scheme) as readonly string[];
  const places: Record<string, number> = {},
    ignored: string[] = [];
  for (const [given, longitude] of Object.entries(map)) {
    const name = BY_NAME.get(foldName(given)) ?? given,
      field = `/sidereal_longitudes/${given.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (Object.hasOwn(places, name))
      throw new InvalidInput({
        field,
        message: `gives ${name} for the second time`,
        given,
        allowed: 'each planet once',
      });
    if (needed.includes(name)) places[name] = longitude;
    else ignored.push(given);
  }
  const missing = needed.filter((name) => places[name] === undefined);
  if (missing.length > 0)
    throw new InvalidInput({
      field: '/sidereal_longitudes',
      message: `must contain ${missing.join(', ')} in the scheme of ${scheme}`,
      given: Object.keys(map),
      allowed: needed,
    });
  return { places, ignored };
}

/** The ranking of the longitudes of a request. Errors: InvalidInput. */
export function rankDirect(input: AuthODirectRequest): RankedChart {
  const request = withDefaults(AuthODirectRequest, input);
  const { scheme, fifth } = requestedScheme(request),
    { places, ignored } = rankedLongitudes(request.sidereal_longitudes, scheme);
  return {
    scheme,
    fifth,
    ranking: karakas(places, scheme, fifth),
    basis: {
      fifth_karaka: scheme === 7 ? fifth : null,
      roles: [...karakaNames(scheme, fifth)],
      ...(ignored.length > 0 ? { ignored_points: ignored } : {}),
      ayanamsa_system: requestedAyanamsa(request.ayanamsa_system, request.policy),
    },
  };
}

/** The ranking of an instant, by geocentric positions. Errors: InvalidInput, OutOfCoverage. */
export function rankChart(engine: Engine, input: AuthOChartRequest): RankedChart {
  const request = withDefaults(AuthOChartRequest, input);
  const { scheme, fifth } = requestedScheme(request),
    instant = engine.time.instantFromIso(request.dt, '/dt');
  const zodiac = siderealZodiac(engine, instant, {
    ayanamsa_system: requestedAyanamsa(request.ayanamsa_system, request.policy),
    ayanamsa_mode: request.ayanamsa_mode,
    place_reduction: request.place_reduction,
    node: request.node,
  });
  const places = Object.fromEntries(
    KARAKA_PLANETS.slice(0, scheme).map((planet) => [
      planet,
      siderealDeg(
        tropicalSubjectDeg(engine, zodiac, planet === 'Rahu' ? planet : planetBody(planet)),
        zodiac.ayanamsaDeg,
      ),
    ]),
  );
  return {
    scheme,
    fifth,
    ranking: karakas(places, scheme, fifth),
    basis: {
      fifth_karaka: scheme === 7 ? fifth : null,
      roles: [...karakaNames(scheme, fifth)],
      ayanamsa_system: zodiac.system,
      ayanamsa_mode: zodiac.ayanamsaMode,
      ayanamsa_degrees: zodiac.ayanamsaDeg,
      place_center: zodiac.placeCenter,
      place_reduction: zodiac.placeReduction,
      node: scheme === 8 ? zodiac.node : null,
      computation_basis: engine.basis(instant),
    },
  };
}

const assignment = (karaka: Assignment) => ({
  karaka_name: karaka.name,
  karaka_rank: karaka.rank,
  planet: karaka.planet,
  degree_in_sign: karaka.rankedDegree,
  sidereal_longitude: karaka.siderealDeg,
  is_rahu_inverted: karaka.isRahuInverted,
});

const condition = (karaka: Assignment) => ({
  ...assignment(karaka),
  planet_type: kindByAsteroidBelt(karaka.planet),
  is_atmakaraka: karaka.name === 'Atmakaraka',
  is_darakaraka: karaka.name === 'Darakaraka',
});

/** Answer of the karakas routes: all roles with their planets. */
export const karakaResult = ({ scheme, ranking, basis }: RankedChart): AuthOKarakaResultResponse => ({
  scheme,
  atmakaraka: ranking.assignments[0].planet,
  assignments: ranking.assignments.map(assignment),
  tie_warnings: ranking.ties.map((tie) => [...tie]),
  has_ties: ranking.ties.length > 0,
  ...basis,
});

/** Answer of the profile routes: the first and the last role, ties, and the condition of each role. */
export function karakaProfile({ scheme, ranking, basis }: RankedChart): AuthOChartProfileResponse {
  const first = ranking.assignments[0].planet,
    last = ranking.assignments[scheme - 1].planet;
  return {
    scheme,
    atmakaraka_planet: first,
    darakaraka_planet: last,
    has_node_atmakaraka: first === 'Rahu',
    has_node_darakaraka: last === 'Rahu',
    has_ties: ranking.ties.length > 0,
    tie_count: ranking.ties.length,
    profiles: ranking.assignments.map(condition),
    ...basis,
  };
}

/** The assignment of a role. `field`: JSON pointer. Errors: InvalidInput. */
function byRole({ scheme, fifth, ranking }: RankedChart, given: string, field: string): Assignment {
  const roles = karakaNames(scheme, fifth),
    wanted = foldName(given),
    role: KarakaName | undefined = KARAKA_NAMES.find((name) => foldName(name) === wanted);
  const found = ranking.assignments.find(({ name }) => name === role);
  if (found !== undefined) return found;
  throw new InvalidInput({
    field,
    message: role === undefined ? 'is not a known role' : `is not a role of the scheme of ${scheme} in use`,
    given,
    allowed: roles,
    suggestions: suggestNames(given, roles),
  });
}

function byPlanet({ scheme, ranking }: RankedChart, given: string): Assignment {
  const planets: readonly KarakaPlanet[] = KARAKA_PLANETS.slice(0, scheme),
    wanted = foldName(given),
    found = ranking.assignments.find(({ planet }) => foldName(planet) === wanted);
  if (found !== undefined) return found;
  throw new InvalidInput({
    field: '/planet',
    message: `is not a planet of the scheme of ${scheme}`,
    given,
    allowed: planets,
    suggestions: suggestNames(given, planets),
  });
}

interface ConditionPart {
  readonly karaka_name?: string | null;
  readonly planet?: string | null;
}

/** Answer of the condition routes: one role, by its name or by its planet. Errors: InvalidInput unless exactly one of the two is given. */
export function karakaCondition(chart: RankedChart, request: ConditionPart): KarakaConditionProfileResponse {
  const role = request.karaka_name ?? null,
    planet = request.planet ?? null;
  if ((role === null) === (planet === null))
    throw new InvalidInput({
      field: role === null ? '/karaka_name' : '/planet',
      message: role === null ? 'is required when planet is absent' : 'must be absent when karaka_name is given',
      given: { karaka_name: role, planet },
      allowed: 'exactly one of karaka_name and planet',
    });
  const found = role !== null ? byRole(chart, role, '/karaka_name') : byPlanet(chart, planet as string);
  return { ...condition(found), ...chart.basis };
}

/** Answer of the pair routes: two roles. Errors: InvalidInput. */
export function karakaPair(
  chart: RankedChart,
  request: { readonly role_a: string; readonly role_b: string },
): KarakaPairResponse {
  const a = byRole(chart, request.role_a, '/role_a'),
    b = byRole(chart, request.role_b, '/role_b');
  if (a === b)
    throw new InvalidInput({
      field: '/role_b',
      message: 'must differ from role_a',
      given: request.role_b,
      allowed: karakaNames(chart.scheme, chart.fifth).filter((name) => name !== a.name),
    });
  return {
    role_a: a.name,
    role_b: b.name,
    planet_a: a.planet,
    planet_b: b.planet,
    type_a: kindByAsteroidBelt(a.planet),
    type_b: kindByAsteroidBelt(b.planet),
    involves_node: a.planet === 'Rahu' || b.planet === 'Rahu',
    both_are_nodes: false,
    sidereal_longitude_a: a.siderealDeg,
    sidereal_longitude_b: b.siderealDeg,
    ...chart.basis,
  };
}
