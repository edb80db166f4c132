import { aspectAnswer } from '../../../wire/aspects.js';
import type { FoundPattern } from '../../../doctrine/aspect-patterns/found-pattern.js';
import type { PatternSearch } from '../../../doctrine/aspect-patterns/patterns.js';
import { linkRoles, patternState } from '../../../doctrine/aspect-patterns/roles.js';
import type {
  AspectPatternResponse,
  PatternChartProfile,
  PatternConditionProfileResponse,
  PatternNetwork,
} from './schema.js';
import { BODY_ROLE_WORDS, DETECTORS, LINK_ROLE_WORDS } from './wire-words.js';

/** A pattern in answer shape. */
export function patternAnswer(
  found: FoundPattern,
  { orbFactor, orbs }: Pick<PatternSearch, 'orbFactor' | 'orbs'>,
): AspectPatternResponse {
  const bodyRoles = found.bodies.map(({ body, role }) => ({
    body,
    role: BODY_ROLE_WORDS[role],
  }));
  const symmetry = found.apex === null ? 'symmetric' : 'apex_bearing';
  const common = {
    pattern_name: found.name,
    detector: DETECTORS[found.name],
    source_kind: found.sourceKind,
  };
  const links = linkRoles(found),
    aspects = found.aspects.map(aspectAnswer);
  const contributions = aspects.map((aspect, i) => ({
    pattern_name: found.name,
    role: LINK_ROLE_WORDS[links[i]],
    body1: aspect.body1,
    body2: aspect.body2,
    aspect_name: aspect.aspect,
    aspect_angle: aspect.angle,
    pattern_orb: found.aspectOrbsDeg[i],
    aspect,
  }));
  const structured = links.filter((role) => role !== 'memberLink').length;
  return {
    name: found.name,
    bodies: found.bodies.map(({ body }) => body),
    aspects,
    apex: found.apex,
    detection_truth: {
      ...common,
      orb_factor: orbFactor,
      orbs,
      body_roles: bodyRoles,
      centroid_longitude: found.centroidDeg,
      max_body_distance: found.maxBodyDistanceDeg,
      orb_limit: found.orbLimitDeg,
    },
    classification: {
      ...common,
      symmetry,
      body_count: found.bodies.length,
      has_apex: found.apex !== null,
      body_roles: bodyRoles,
    },
    all_contributions: contributions,
    contributions,
    condition_profile: {
      ...common,
      symmetry,
      body_count: found.bodies.length,
      has_apex: found.apex !== null,
      contribution_count: contributions.length,
      all_contribution_count: contributions.length,
      structured_contribution_count: structured,
      generic_contribution_count: contributions.length - structured,
      state: patternState(links),
    },
  };
}

const STATES = ['weakened', 'mixed', 'reinforced'];
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function compareRank(a: PatternConditionProfileResponse, b: PatternConditionProfileResponse): number {
  return (
    STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
    a.structured_contribution_count - b.structured_contribution_count ||
    a.body_count - b.body_count ||
    compareText(a.pattern_name, b.pattern_name) ||
    compareText(a.detector, b.detector)
  );
}

/**
 * The condition of all patterns of a chart in answer shape: counts by state, and the patterns of highest and lowest
 * rank.
 */
export function chartProfile(patterns: readonly AspectPatternResponse[]): PatternChartProfile {
  const profiles = patterns
    .flatMap(({ condition_profile: profile }) => profile ?? [])
    .sort(
      (a, b) =>
        compareText(a.pattern_name, b.pattern_name) ||
        compareText(a.detector, b.detector) ||
        a.body_count - b.body_count,
    );
  const ranked = [...profiles].sort(compareRank);
  const equalTo = (rank: PatternConditionProfileResponse | undefined): string[] =>
    rank === undefined
      ? []
      : profiles
          .filter((profile) => compareRank(profile, rank) === 0)
          .map(({ pattern_name }) => pattern_name)
          .sort(compareText);
  const count = (state: string): number => profiles.filter((profile) => profile.state === state).length;
  return {
    profiles,
    reinforced_count: count('reinforced'),
    mixed_count: count('mixed'),
    weakened_count: count('weakened'),
    structured_contribution_total: profiles.reduce((sum, profile) => sum + profile.structured_contribution_count, 0),
    generic_contribution_total: profiles.reduce((sum, profile) => sum + profile.generic_contribution_count, 0),
    strongest_patterns: equalTo(ranked[ranked.length - 1]),
    weakest_patterns: equalTo(ranked[0]),
  };
}

/**
 * Patterns and bodies as a network in answer shape: an edge from each pattern to each of its bodies. Only bodies are
 * ranked by degree.
 */
export function patternNetwork(patterns: readonly AspectPatternResponse[]): PatternNetwork {
  const edges = patterns.flatMap((pattern, index) =>
    (pattern.classification?.body_roles ?? []).map(({ body, role }) => ({
      source_id: `pattern:${pattern.name}:${index}`,
      target_id: `body:${body}`,
      pattern_name: pattern.name,
      role,
    })),
  );
  const incoming = new Map<string, number>();
  for (const { target_id: id } of edges) incoming.set(id, (incoming.get(id) ?? 0) + 1);
  const nodes = [
    ...[...incoming].map(([id, degree]) => ({
      node_id: id,
      kind: 'body',
      label: id.slice('body:'.length),
      incoming_count: degree,
      outgoing_count: 0,
      total_degree: degree,
    })),
    ...patterns.map((pattern, index) => ({
      node_id: `pattern:${pattern.name}:${index}`,
      kind: 'pattern',
      label: pattern.name,
      incoming_count: 0,
      outgoing_count: pattern.bodies.length,
      total_degree: pattern.bodies.length,
    })),
  ].sort((a, b) => compareText(a.kind, b.kind) || compareText(a.label, b.label) || compareText(a.node_id, b.node_id));
  const most = Math.max(0, ...incoming.values());
  return {
    nodes,
    edges: edges.sort(
      (a, b) =>
        compareText(a.pattern_name, b.pattern_name) ||
        compareText(a.source_id, b.source_id) ||
        compareText(a.target_id, b.target_id) ||
        compareText(a.role, b.role),
    ),
    isolated_bodies: [],
    most_connected_nodes: nodes
      .filter(({ kind, total_degree: degree }) => kind === 'body' && degree === most)
      .map(({ label }) => label)
      .sort(compareText),
  };
}
