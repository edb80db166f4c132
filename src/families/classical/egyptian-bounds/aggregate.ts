import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { connectivity, nodeDegrees } from '../../../kernel/degree-network.js';
import { nodeCounts } from '../../../wire/degree-networks.js';
import { boundConditionProfile } from './bounds.js';
import type {
  BoundState,
  EgyptianBoundConditionProfileResponse,
  EgyptianBoundsAggregateProfileResponse,
  EgyptianBoundsAggregateRequest,
  EgyptianBoundsNetworkProfileResponse,
} from './schema.js';

/** States from the strongest to the weakest. */
const RANKED: readonly BoundState[] = ['self_governed', 'supported', 'mediated', 'constrained'];
const ORDER: readonly string[] = CLASSICAL_PLANETS;

/** Conditions of the entries in the order Sun to Saturn. Errors: InvalidInput (also for a planet that is repeated). */
function profilesOf(request: EgyptianBoundsAggregateRequest): EgyptianBoundConditionProfileResponse[] {
  const { entries, ...shared } = request;
  const profiles = entries.map((entry, i) => {
    const profile = boundConditionProfile({ ...shared, ...entry }, `/entries/${i}/planet`);
    return { profile, i };
  });
  const listed = new Set<string>();
  for (const { profile, i } of profiles) {
    if (listed.has(profile.planet))
      throw new InvalidInput({
        field: `/entries/${i}/planet`,
        message: 'must not repeat a planet',
        given: profile.planet,
        allowed: 'each planet at most once',
      });
    listed.add(profile.planet);
  }
  return profiles.map(({ profile }) => profile).sort((a, b) => ORDER.indexOf(a.planet) - ORDER.indexOf(b.planet));
}

/**
 * Planets from the strongest to the weakest, ranked by the strengthening count minus the weakening count, then by the state, then in the
 * order Sun to Saturn.
 */
function byStrength(profiles: readonly EgyptianBoundConditionProfileResponse[]): string[] {
  const surplus = (profile: EgyptianBoundConditionProfileResponse): number =>
    profile.strengthening_count - profile.weakening_count;
  return [...profiles]
    .sort((a, b) => surplus(b) - surplus(a) || RANKED.indexOf(a.state) - RANKED.indexOf(b.state))
    .map(({ planet }) => planet);
}

/** POST /v1/egyptian-bounds/aggregate: conditions of several planets with totals. Errors: InvalidInput. */
export function boundsAggregate(request: EgyptianBoundsAggregateRequest): EgyptianBoundsAggregateProfileResponse {
  const profiles = profilesOf(request);
  const inState = (state: BoundState): string[] =>
    profiles.filter((profile) => profile.state === state).map(({ planet }) => planet);
  const ranked = byStrength(profiles);
  const total = (count: 'strengthening_count' | 'weakening_count' | 'neutral_count'): number =>
    profiles.reduce((sum, profile) => sum + profile[count], 0);
  return {
    profiles,
    self_governed_count: inState('self_governed').length,
    supported_count: inState('supported').length,
    mediated_count: inState('mediated').length,
    constrained_count: inState('constrained').length,
    strengthening_total: total('strengthening_count'),
    weakening_total: total('weakening_count'),
    neutral_total: total('neutral_count'),
    strongest_planets: ranked.slice(0, 1),
    weakest_planets: ranked.slice(-1),
    strongest_count: 1,
    weakest_count: 1,
  };
}

/** POST /v1/egyptian-bounds/network: edges from each planet to the ruler of its bound, if the request has both. Errors: InvalidInput. */
export function boundsNetwork(request: EgyptianBoundsAggregateRequest): EgyptianBoundsNetworkProfileResponse {
  const profiles = profilesOf(request);
  const hostOf = new Map(profiles.map(({ planet, truth }) => [planet, truth.ruler]));
  const edges = profiles
    .filter(({ planet, truth }) => truth.ruler !== planet && hostOf.has(truth.ruler))
    .map(({ planet, truth, relation_profile }) => {
      const isMutual = hostOf.get(truth.ruler) === planet;
      return {
        source_planet: planet,
        target_planet: truth.ruler,
        relation_kind: relation_profile.detected_relation_kind,
        mode: isMutual ? ('mutual' as const) : ('unilateral' as const),
        is_mutual: isMutual,
      };
    });
  const degrees = nodeDegrees(
    profiles.map(({ planet }) => planet),
    edges.map((edge) => ({ source: edge.source_planet, target: edge.target_planet, isMutual: edge.is_mutual })),
  );
  const { isolated, mostConnected } = connectivity(degrees);
  const mutual = edges.filter((edge) => edge.is_mutual).length;
  return {
    nodes: profiles.map((profile) => ({ planet: profile.planet, profile, ...nodeCounts(degrees.get(profile.planet)) })),
    edges,
    isolated_planets: isolated,
    most_connected_planets: mostConnected,
    mutual_edge_count: mutual,
    unilateral_edge_count: edges.length - mutual,
    node_count: profiles.length,
    edge_count: edges.length,
  };
}
