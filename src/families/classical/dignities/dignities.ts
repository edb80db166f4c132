import type { DignityPlanet } from '../../../doctrine/dignity/planets.js';
import { CLASSICAL_PLANETS, isClassicalPlanet, OUTER_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { classicalChart, classicalChartBasis } from '../../../services/classical-chart.js';
import type { ClassicalChartRequest } from '../../../services/classical-chart.js';
import { connectivity, nodeDegrees } from '../../../kernel/degree-network.js';
import { nodeCounts } from '../../../wire/degree-networks.js';
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

/**
 * Computes the chart of a request and evaluates its dignities. Routes of other families may also give a `house_policy`.
 * Errors: InvalidInput, OutOfCoverage.
 */
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

/** The dignities of an evaluated chart in the wire shape. */
export const dignitiesOf = (engine: Engine, context: DignityChart): DignitiesResultResponse => ({
  dignities: context.planets.map((state) => planetaryDignity(state, context)),
  ...basisOf(engine, context),
});

/** POST /v1/dignities/chart: the dignities of each planet. Errors: InvalidInput, OutOfCoverage. */
export const chartDignities = (engine: Engine, request: DignitiesChartRequest): DignitiesResultResponse =>
  dignitiesOf(engine, evaluated(engine, request));

/** POST /v1/dignities/chart/receptions: the receptions that the policy admits. Errors: InvalidInput, OutOfCoverage. */
export function chartReceptions(engine: Engine, request: DignitiesChartRequest): DignitiesReceptionsResponse {
  const context = evaluated(engine, request);
  return {
    receptions: context.planets.flatMap(({ admitted }) => admitted.map(reception)),
    ...basisOf(engine, context),
  };
}

/** POST /v1/dignities/chart/conditions: the condition profile of each planet. Errors: InvalidInput, OutOfCoverage. */
export function chartConditions(engine: Engine, request: DignitiesChartRequest): DignitiesConditionsResponse {
  const context = evaluated(engine, request);
  return { profiles: profilesOf(context), ...basisOf(engine, context) };
}

const ALL_PLANETS: readonly DignityPlanet[] = [...CLASSICAL_PLANETS, ...OUTER_PLANETS];

/**
 * POST /v1/dignities/chart/condition: the condition profile of one planet. Errors: InvalidInput (also for a planet without dignities under
 * the doctrine), OutOfCoverage.
 */
export function chartCondition(engine: Engine, request: DignitiesConditionChartRequest): DignitiesConditionResponse {
  const planet = namedMember(request.planet, ALL_PLANETS, '/planet', 'planet');
  const policy = dignityPolicy(request.policy);
  if (!isClassicalPlanet(planet) && policy.applied.essential_doctrine !== 'modern_co_rulers')
    throw new InvalidInput({
      field: '/planet',
      message: 'has dignities only under the doctrine modern_co_rulers',
      given: request.planet,
      allowed: 'Sun to Saturn; any planet with policy.essential.doctrine modern_co_rulers',
    });
  const context = evaluated(engine, request, policy);
  const state = context.planets[policy.planets.indexOf(planet)];
  return { ...conditionProfile(state, context), ...basisOf(engine, context) };
}

/**
 * The strongest and the weakest planets, ranked by the strengthening count minus the weakening count, then by the strengthening count, then
 * in the order of the seven planets. The outer planets share one rank after the seven, so that several of them can tie.
 */
function extremes(profiles: readonly PlanetaryConditionProfileResponse[]) {
  const surplus = (profile: PlanetaryConditionProfileResponse): number =>
    profile.strengthening_count - profile.weakening_count;
  const ranked = profiles.map((profile, i) => ({ profile, order: Math.min(i, CLASSICAL_PLANETS.length) }));
  const compare = (a: (typeof ranked)[number], b: (typeof ranked)[number]): number =>
    surplus(b.profile) - surplus(a.profile) ||
    b.profile.strengthening_count - a.profile.strengthening_count ||
    a.order - b.order;
  const sorted = [...ranked].sort(compare);
  const tiedWith = (one: (typeof ranked)[number]): string[] =>
    ranked.filter((other) => compare(one, other) === 0).map(({ profile }) => profile.planet);
  return { strongest: tiedWith(sorted[0]), weakest: tiedWith(sorted[sorted.length - 1]) };
}

/** POST /v1/dignities/chart/profile: condition profiles with totals over the chart. Errors: InvalidInput, OutOfCoverage. */
export const chartProfile = (engine: Engine, request: DignitiesChartRequest): ChartConditionProfileResponse =>
  chartProfileOf(engine, evaluated(engine, request));

/** The condition profiles of an evaluated chart with their totals. */
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

/** POST /v1/dignities/chart/network: receptions as edges from guest to host. Errors: InvalidInput, OutOfCoverage. */
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
