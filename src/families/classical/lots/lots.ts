import { castOf } from '../../../doctrine/lots/evaluate.js';
import type { EvaluatedLot } from '../../../doctrine/lots/evaluate.js';
import type { Engine } from '../../../engine.js';
import { connectivity, nodeDegrees } from '../../../kernel/degree-network.js';
import type { LotConditionProfileResponse, LotDependencyResponse } from './condition-schema.js';
import { castLot, castLots, lotBasis, lotChart } from '../../../services/lot-chart.js';
import type { LotChart } from '../../../services/lot-chart.js';
import { byLotName, namedLot, NAMED_LOTS, selectedLots } from '../../../wire/lot-names.js';
import type { NamedLot } from '../../../wire/lot-names.js';
import { conditionProfile, dependenciesOf, notEvaluable, partOf } from './parts.js';
import { CATEGORIES } from '../../../contract/lots.js';
import type {
  LotChartConditionProfileResponse,
  LotConditionNetworkProfileResponse,
  LotsCatalogResponse,
  LotsChartRequest,
  LotsConditionChartRequest,
  LotsConditionResponse,
  LotsConditionsResponse,
  LotsDependenciesResponse,
  LotsResultResponse,
  LotsSelectionRequest,
} from './schema.js';
import { lotFormula } from './wire-words.js';

/** GET /v1/lots/catalog: all 512 lots with both formulas. */
export const lotsCatalog = (): LotsCatalogResponse => ({
  parts: NAMED_LOTS.map(({ name, lot }) => ({
    name,
    day_add: lot.add,
    day_sub: lot.sub,
    reverse_at_night: lot.reversal === 'night',
    category: lot.tags.join(','),
    description: lot.description,
    projector: lot.projector,
    arc_policy: lot.arc,
    day_formula: lotFormula(castOf(lot, true)),
    night_formula: lotFormula(castOf(lot, false)),
    source: lot.source,
  })),
});

/** POST /v1/lots/chart: lots of a chart; lots with missing ingredients are listed in `not_evaluable`. Errors: InvalidInput, OutOfCoverage. */
export function lotsOfChart(engine: Engine, request: LotsChartRequest): LotsResultResponse {
  const lots = selectedLots(request.names),
    context = lotChart(engine, request),
    fields = request.fields === undefined ? null : new Set(request.fields);
  const parts: LotsResultResponse['parts'] = [],
    missing: LotsResultResponse['not_evaluable'] = [];
  for (const { named, result } of castLots(lots, context)) {
    if ('missing' in result) missing.push(notEvaluable(named, result));
    else parts.push(partOf(named, result, context.chart.houses.figure.ascDeg, fields));
  }
  return {
    parts,
    not_evaluable: missing,
    status: missing.length === 0 ? 'evaluated' : parts.length === 0 ? 'not_evaluable' : 'partial',
    evaluated_count: parts.length,
    not_evaluable_count: missing.length,
    ...lotBasis(engine, context),
  };
}

interface Evaluated {
  readonly context: LotChart;
  readonly lots: readonly { readonly named: NamedLot; readonly result: EvaluatedLot }[];
}

/** The requested lots that can be evaluated, in the order of their names. */
function evaluated(engine: Engine, request: LotsSelectionRequest): Evaluated {
  const selected = selectedLots(request.names),
    context = lotChart(engine, request);
  const lots = castLots(selected, context).flatMap(({ named, result }) =>
    'missing' in result ? [] : [{ named, result }],
  );
  lots.sort((a, b) => byLotName(a.named, b.named));
  return { context, lots };
}

/** POST /v1/lots/chart/dependencies: the ingredients of each lot. Errors: InvalidInput, OutOfCoverage. */
export function lotDependencies(engine: Engine, request: LotsSelectionRequest): LotsDependenciesResponse {
  const { context, lots } = evaluated(engine, request);
  return {
    // Order for each lot: added, projector, subtracted.
    dependencies: lots.flatMap(({ named, result }) => {
      const [projector, add, sub] = dependenciesOf(named, result);
      return [add, projector, sub];
    }),
    ...lotBasis(engine, context),
  };
}

const profilesOf = ({ lots }: Evaluated): LotConditionProfileResponse[] =>
  lots.map(({ named, result }) => conditionProfile(named, result));

/** Sorts profiles, which come by name, by main category in alphabetical order. */
const byCategory = (profiles: readonly LotConditionProfileResponse[]): LotConditionProfileResponse[] =>
  PROFILE_CATEGORIES.flatMap((category) => profiles.filter((profile) => profile.primary_category === category));
const PROFILE_CATEGORIES = [...CATEGORIES].sort();

/** POST /v1/lots/chart/conditions: the condition profile of each lot. Errors: InvalidInput, OutOfCoverage. */
export function lotConditions(engine: Engine, request: LotsSelectionRequest): LotsConditionsResponse {
  const found = evaluated(engine, request);
  return { profiles: byCategory(profilesOf(found)), ...lotBasis(engine, found.context) };
}

/** POST /v1/lots/chart/condition: the condition profile of one lot. Errors: InvalidInput (also for a missing ingredient), OutOfCoverage. */
export function lotCondition(engine: Engine, request: LotsConditionChartRequest): LotsConditionResponse {
  const named = namedLot(request.part_name, '/part_name'),
    context = lotChart(engine, request);
  return { ...conditionProfile(named, castLot(named, context)), ...lotBasis(engine, context) };
}

/** POST /v1/lots/chart/profile: condition profiles with totals over the chart. Errors: InvalidInput, OutOfCoverage. */
export function lotsProfile(engine: Engine, request: LotsSelectionRequest): LotChartConditionProfileResponse {
  const found = evaluated(engine, request),
    profiles = profilesOf(found);
  const sum = (of: (profile: LotConditionProfileResponse) => number): number =>
    profiles.reduce((total, profile) => total + of(profile), 0);
  const inState = (state: LotConditionProfileResponse['state']): number =>
    profiles.filter((profile) => profile.state === state).length;
  const mostDirect = Math.max(...profiles.map((profile) => profile.direct_dependency_count)),
    mostIndirect = Math.max(...profiles.map((profile) => profile.indirect_dependency_count));
  const strongest = profiles.filter((profile) => profile.direct_dependency_count === mostDirect).slice(0, 1),
    weakest = profiles.filter((profile) => profile.indirect_dependency_count === mostIndirect);
  return {
    profiles: byCategory(profiles),
    direct_count: inState('direct'),
    mixed_count: inState('mixed'),
    indirect_count: inState('indirect'),
    direct_dependency_total: sum((profile) => profile.direct_dependency_count),
    indirect_dependency_total: sum((profile) => profile.indirect_dependency_count),
    inter_lot_dependency_total: sum((profile) => profile.inter_lot_dependency_count),
    external_dependency_total: sum((profile) => profile.external_dependency_count),
    strongest_parts: strongest.map(({ part_name }) => part_name),
    weakest_parts: weakest.map(({ part_name }) => part_name),
    profile_count: profiles.length,
    strongest_count: strongest.length,
    weakest_count: weakest.length,
    ...lotBasis(engine, found.context),
  };
}

/** Edges from each lot to its ingredients among the lots of the answer, in the order of names. */
function edgesOf(profiles: readonly LotConditionProfileResponse[]) {
  const present = new Set(profiles.map(({ part_name }) => part_name));
  const isListedLot = (one: LotDependencyResponse): boolean => one.is_inter_lot && present.has(one.effective_key);
  return profiles.flatMap(({ part_name, dependencies }) =>
    dependencies
      .filter(isListedLot)
      .map((one) => ({ source: part_name, target: one.effective_key, role: one.role }))
      .sort((a, b) => (a.target < b.target ? -1 : 1)),
  );
}

/** POST /v1/lots/chart/network: lots as nodes, with an edge from each lot to every lot that is its ingredient. Errors: InvalidInput, OutOfCoverage. */
export function lotsNetwork(engine: Engine, request: LotsSelectionRequest): LotConditionNetworkProfileResponse {
  const found = evaluated(engine, request),
    profiles = profilesOf(found),
    edges = edgesOf(profiles);
  const mutual = (one: { source: string; target: string }): boolean =>
    edges.some(({ source, target }) => source === one.target && target === one.source);
  const degrees = nodeDegrees(
    profiles.map(({ part_name }) => part_name),
    edges.map((edge) => ({ ...edge, isMutual: mutual(edge) })),
  );
  const { isolated, mostConnected } = connectivity(degrees);
  const reciprocal = edges.filter(mutual).length;
  return {
    nodes: profiles.map(({ part_name, state }) => {
      const degree = degrees.get(part_name);
      return {
        part_name,
        condition_state: state,
        outgoing_count: degree?.outgoing ?? 0,
        incoming_count: degree?.incoming ?? 0,
        reciprocal_count: degree?.mutual ?? 0,
        degree_count: degree?.total ?? 0,
        is_isolated: degree?.total === 0,
      };
    }),
    edges: edges.map((edge) => ({
      source_part: edge.source,
      target_part: edge.target,
      role: edge.role,
      mode: mutual(edge) ? 'reciprocal' : 'unilateral',
    })),
    isolated_parts: isolated,
    most_connected_parts: mostConnected,
    reciprocal_edge_count: reciprocal,
    unilateral_edge_count: edges.length - reciprocal,
    node_count: profiles.length,
    edge_count: edges.length,
    ...lotBasis(engine, found.context),
  };
}
