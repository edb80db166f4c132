import type { DignityPlanet } from '../../../doctrine/dignity/planets.js';
import { CLASSICAL_PLANETS, isClassicalPlanet, OUTER_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { classicalChart, classicalChartBasis } from '../../../services/classical-chart.js';
import type { ClassicalChartRequest } from '../../../services/classical-chart.js';
import { connectivity, nodeCounts, nodeDegrees } from '../../../wire/degree-networks.js';
import { namedMember } from '../../../wire/doctrine-names.js';
import { evaluateChart } from './evaluate.js';
import type { DignityChart } from './evaluate.js';
import { dignityPolicy } from './policy.js';
import type { DignityPolicy } from './policy.js';
import { conditionProfile, planetaryDignity } from './profiles.js';
import type {
  ChartConditionProfileResponse,
  ConditionNetworkProfileResponse,
  DignitiesChartRequest,
  DignitiesConditionChartRequest,
  DignitiesConditionResponse,
  DignitiesConditionsResponse,
  DignitiesReceptionsResponse,
  DignitiesResultResponse,
  PlanetaryConditionProfileResponse,
} from './schema.js';
import { reception } from './truths.js';

/** The doctrine applied to the chart of a request; `house_policy` is what other routes may ask beside. Errors: InvalidInput, OutOfCoverage. */
export function evaluated(
  engine: Engine,
  request: DignitiesChartRequest & Pick<ClassicalChartRequest, 'house_policy'>,
  policy: DignityPolicy = dignityPolicy(request.policy),
): DignityChart {
  return evaluateChart(classicalChart(engine, request, policy.planets.length > 7 ? 10 : 7), policy);
}

const basisOf = (engine: Engine, { chart, policy }: DignityChart) => ({
  policy: policy.applied,
  chart_basis: classicalChartBasis(engine, chart),
});

const profilesOf = (context: DignityChart): PlanetaryConditionProfileResponse[] =>
  context.planets.map((state) => conditionProfile(state, context));

/** The dignities of an evaluated chart. */
export const dignitiesOf = (engine: Engine, context: DignityChart): DignitiesResultResponse => ({
  dignities: context.planets.map((state) => planetaryDignity(state, context)),
  ...basisOf(engine, context),
});

/** POST /v1/dignities/chart */
export const chartDignities = (engine: Engine, request: DignitiesChartRequest): DignitiesResultResponse =>
  dignitiesOf(engine, evaluated(engine, request));

/** POST /v1/dignities/chart/receptions: those that the policy admits. */
export function chartReceptions(engine: Engine, request: DignitiesChartRequest): DignitiesReceptionsResponse {
  const context = evaluated(engine, request);
  return {
    receptions: context.planets.flatMap(({ admitted }) => admitted.map(reception)),
    ...basisOf(engine, context),
  };
}

/** POST /v1/dignities/chart/conditions */
export function chartConditions(engine: Engine, request: DignitiesChartRequest): DignitiesConditionsResponse {
  const context = evaluated(engine, request);
  return { profiles: profilesOf(context), ...basisOf(engine, context) };
}

const ALL_PLANETS: readonly DignityPlanet[] = [...CLASSICAL_PLANETS, ...OUTER_PLANETS];

/** POST /v1/dignities/chart/condition. Errors: InvalidInput for a planet that the doctrine gives no dignities. */
export function chartCondition(engine: Engine, request: DignitiesConditionChartRequest): DignitiesConditionResponse {
  const planet = namedMember(request.planet, ALL_PLANETS, '/planet', 'planet');
  const policy = dignityPolicy(request.policy);
  if (!isClassicalPlanet(planet) && policy.applied.essential_doctrine !== 'modern_co_rulers')
    throw new InvalidInput({
      field: '/planet',
      message: 'the outer planets have dignities under the doctrine modern_co_rulers alone',
      given: request.planet,
      allowed: 'Sun ... Saturn, or policy.essential.doctrine modern_co_rulers',
    });
  const context = evaluated(engine, request, policy);
  const state = context.planets[policy.planets.indexOf(planet)];
  return { ...conditionProfile(state, context), ...basisOf(engine, context) };
}

/**
 * The strongest and the weakest planets: by the surplus of strengthening over weakening counts, then by the strengthening ones, then in the
 * order of the seven. The outer planets have one place after them, so that equals among these are named together.
 */
function extremes(profiles: readonly PlanetaryConditionProfileResponse[]) {
  const surplus = (profile: PlanetaryConditionProfileResponse): number =>
    profile.strengthening_count - profile.weakening_count;
  const placeOf = (i: number): number => Math.min(i, CLASSICAL_PLANETS.length);
  const ranked = profiles.map((profile, i) => ({ profile, place: placeOf(i) }));
  const compare = (a: (typeof ranked)[number], b: (typeof ranked)[number]): number =>
    surplus(b.profile) - surplus(a.profile) ||
    b.profile.strengthening_count - a.profile.strengthening_count ||
    a.place - b.place;
  const sorted = [...ranked].sort(compare);
  const equalsOf = (one: (typeof ranked)[number]): string[] =>
    ranked.filter((other) => compare(one, other) === 0).map(({ profile }) => profile.planet);
  return { strongest: equalsOf(sorted[0]), weakest: equalsOf(sorted[sorted.length - 1]) };
}

/** POST /v1/dignities/chart/profile */
export const chartProfile = (engine: Engine, request: DignitiesChartRequest): ChartConditionProfileResponse =>
  chartProfileOf(engine, evaluated(engine, request));

/** The profiles of an evaluated chart with their sums. */
export function chartProfileOf(engine: Engine, context: DignityChart): ChartConditionProfileResponse {
  const profiles = profilesOf(context);
  const sum = (of: (profile: PlanetaryConditionProfileResponse) => number): number =>
    profiles.reduce((total, profile) => total + of(profile), 0);
  const inState = (state: PlanetaryConditionProfileResponse['state']): number =>
    profiles.filter((profile) => profile.state === state).length;
  const essential = (polarity: string): number =>
    sum((profile) => (profile.essential_classification?.polarity === polarity ? 1 : 0));
  const accidental = (polarity: string): number =>
    sum(
      ({ accidental_classification }) =>
        accidental_classification.conditions.filter((condition) => condition.polarity === polarity).length,
    );
  const { strongest, weakest } = extremes(profiles);
  return {
    profiles,
    reinforced_count: inState('reinforced'),
    mixed_count: inState('mixed'),
    weakened_count: inState('weakened'),
    strengthening_total: sum((profile) => profile.strengthening_count),
    weakening_total: sum((profile) => profile.weakening_count),
    neutral_total: sum((profile) => profile.neutral_count),
    strongest_planets: strongest,
    weakest_planets: weakest,
    essential_strengthening_total: essential('strengthening'),
    essential_weakening_total: essential('weakening'),
    accidental_strengthening_total: accidental('strengthening'),
    accidental_weakening_total: accidental('weakening'),
    reception_participation_total: sum((profile) => profile.admitted_receptions.length),
    strongest_count: strongest.length,
    weakest_count: weakest.length,
    ...basisOf(engine, context),
  };
}

/** POST /v1/dignities/chart/network: an edge from each guest to its host. */
export function chartNetwork(engine: Engine, request: DignitiesChartRequest): ConditionNetworkProfileResponse {
  const context = evaluated(engine, request);
  const { planets } = context.policy;
  const receptions = context.planets
    .flatMap(({ admitted }) => admitted)
    .sort(
      (a, b) =>
        planets.indexOf(a.guest) - planets.indexOf(b.guest) ||
        planets.indexOf(a.host) - planets.indexOf(b.host) ||
        Number(b.isMutual) - Number(a.isMutual),
    );
  const degrees = nodeDegrees(
    planets,
    receptions.map(({ guest, host, isMutual }) => ({ source: guest, target: host, isMutual })),
  );
  const { isolated, mostConnected } = connectivity(degrees);
  const mutual = receptions.filter(({ isMutual }) => isMutual).length;
  return {
    nodes: profilesOf(context).map((profile) => ({
      planet: profile.planet,
      profile,
      ...nodeCounts(degrees.get(profile.planet)),
    })),
    edges: receptions.map(({ guest, host, basis, isMutual }) => ({
      source_planet: guest,
      target_planet: host,
      basis,
      mode: isMutual ? 'mutual' : 'unilateral',
      is_mutual: isMutual,
    })),
    isolated_planets: isolated,
    most_connected_planets: mostConnected,
    mutual_edge_count: mutual,
    unilateral_edge_count: receptions.length - mutual,
    node_count: context.planets.length,
    edge_count: receptions.length,
    ...basisOf(engine, context),
  };
}
