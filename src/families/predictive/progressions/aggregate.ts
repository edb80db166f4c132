import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { byCodeUnit } from '../../../kernel/order.js';
import { requestedBodies } from '../../../services/chart.js';
import { requireCovered } from '../../../wire/instant.js';
import { frameTechnique, secondaryTechnique } from './techniques.js';
import { StageLog } from '../../../wire/stage-log.js';
import { lifeOf, progress } from './progress.js';
import type { Technique, Progressed } from './progress.js';
import { conditionProfile } from './receipts.js';
import type {
  ProgressionChartConditionProfileReductionResponse,
  ProgressionChartConditionProfileResponse,
  ProgressionConditionNetworkProfileReductionResponse,
  ProgressionConditionNetworkProfileResponse,
  ProgressionProfileRequest,
} from './schema-aggregate.js';
import { defaultOf } from '../../../contract/defaults.js';
import { HouseFrameProgressionRequest } from './schema.js';
import type { SecondaryProgressionRequest } from './schema.js';
import type { ProgressionConditionProfileResponse } from './schema-truth.js';

interface Item {
  readonly pointer: string;
  readonly profile: ProgressionConditionProfileResponse;
}

/**
 * The profiles of all items, validated as on their own routes. Errors: InvalidInput (also without items),
 * OutOfCoverage.
 */
function itemsOf(engine: Engine, request: ProgressionProfileRequest, stages = new StageLog()): Item[] {
  const { charts, frames } = stages.run('request_validation', () => givenItems(request));
  const chartItems = stages.run('progression_chart_assembly', () =>
    charts.map((item, i) => itemOf(engine, item, secondaryTechnique(item), `/items/${i}`)),
  );
  const frameItems = stages.run('house_frame_assembly', () =>
    frames.map((item, i) =>
      itemOf(engine, item, frameTechnique(item, `/house_frame_items/${i}/natal`), `/house_frame_items/${i}`),
    ),
  );
  return [...chartItems, ...frameItems];
}

/** The items of a request. Errors: InvalidInput if there are none. */
function givenItems(request: ProgressionProfileRequest) {
  const charts = request.items ?? [],
    frames = request.house_frame_items ?? [];
  if (charts.length + frames.length === 0)
    throw new InvalidInput({
      field: '/items',
      message: 'must have at least one item, unless house_frame_items has one',
      given: request.items ?? null,
      allowed: 'at least one item or house frame item',
    });
  return { charts, frames };
}

function itemOf(
  engine: Engine,
  item: Pick<SecondaryProgressionRequest, 'natal' | 'target_dt'>,
  technique: Technique,
  pointer: string,
): Item {
  requestedBodies(engine, item.natal.bodies, `${pointer}/natal/bodies`);
  const progressed: Progressed = progress(
    engine,
    lifeOf(engine, item.natal.dt, item.target_dt, { pointer }),
    technique,
  );
  requireCovered(engine, progressed.natal.tdbJ2k, `${pointer}/natal/dt`, item.natal.dt);
  requireCovered(engine, progressed.instant.tdbJ2k, `${pointer}/target_dt`, item.target_dt);
  return { pointer, profile: conditionProfile(progressed.technique) };
}

/**
 * House rule: the number of elements that a technique uses (directed arc, reference body, stepwise key, house frame).
 */
const strength = (profile: ProgressionConditionProfileResponse): number =>
  Number(profile.uses_directed_arc) +
  Number(profile.uses_reference_body) +
  Number(profile.uses_stepped_key) +
  Number(profile.uses_house_frame);

/** Sorts profiles by technique, direct before converse, kind of relation and coordinate system. */
const byTechnique = (a: ProgressionConditionProfileResponse, b: ProgressionConditionProfileResponse): number =>
  byCodeUnit(a.technique_name, b.technique_name) ||
  Number(a.converse) - Number(b.converse) ||
  byCodeUnit(a.relation_kind, b.relation_kind) ||
  byCodeUnit(a.coordinate_system, b.coordinate_system);

function profileOf(items: readonly Item[]): ProgressionChartConditionProfileResponse {
  const profiles = items.map(({ profile }) => profile).sort(byTechnique),
    strengths = profiles.map(strength);
  const counted = (holds: (profile: ProgressionConditionProfileResponse) => boolean) => profiles.filter(holds).length;
  const having = (value: number) =>
    profiles.filter((_, i) => strengths[i] === value).map(({ technique_name }) => technique_name);
  return {
    profiles,
    profile_count: profiles.length,
    uniform_count: counted(({ structural_state }) => structural_state === 'uniform'),
    differential_count: counted(({ structural_state }) => structural_state === 'differential'),
    hybrid_count: counted(({ structural_state }) => structural_state === 'hybrid'),
    directing_arc_count: counted(({ relation_kind }) => relation_kind === 'directing_arc'),
    time_key_count: counted(({ relation_kind }) => relation_kind === 'time_key'),
    house_frame_count: counted(({ relation_kind }) => relation_kind === 'house_frame_projection'),
    converse_count: counted(({ converse }) => converse),
    strongest_techniques: having(Math.max(...strengths)),
    weakest_techniques: having(Math.min(...strengths)),
  };
}

const UNTURNED = defaultOf(HouseFrameProgressionRequest.properties.angle_method);

/** The fields of items that are validated but have no effect, because these answers contain no positions. */
function notApplied(request: ProgressionProfileRequest): { options_not_applied?: { field: string; reason: string }[] } {
  const reason = 'validated, but this answer contains no positions and no angles';
  const given = [
    ...(request.items ?? []).map((item, i) => ({ item, at: `/items/${i}`, turned: false })),
    ...(request.house_frame_items ?? []).map((item, i) => ({
      item,
      at: `/house_frame_items/${i}`,
      turned: (item.angle_method ?? UNTURNED) !== UNTURNED,
    })),
  ].flatMap(({ item, at, turned }) => [
    ...(item.natal.bodies ? [{ field: `${at}/natal/bodies`, reason }] : []),
    ...(turned ? [{ field: `${at}/angle_method`, reason }] : []),
  ]);
  return given.length ? { options_not_applied: given } : {};
}

/** An aggregate of the items of a request, with its receipts. */
function reduced<T>(
  engine: Engine,
  request: ProgressionProfileRequest,
  what: 'profile' | 'network',
  aggregate: (items: readonly Item[]) => T,
) {
  const stages = new StageLog(),
    items = itemsOf(engine, request, stages);
  const result = stages.run(`aggregate_condition_${what}`, () => aggregate(items));
  return {
    result,
    reduction: {
      engine_surface:
        what === 'profile' ? 'progression_chart_condition_profile' : 'progression_condition_network_profile',
      chart_item_count: request.items?.length ?? 0,
      house_frame_item_count: request.house_frame_items?.length ?? 0,
      item_profiles: items.map(({ profile }) => profile),
      stage_sequence: stages.names,
    },
    ...notApplied(request),
  };
}

/** POST /v1/progressions/profile. Errors: InvalidInput, OutOfCoverage. */
export const progressionProfile = (
  engine: Engine,
  request: ProgressionProfileRequest,
): ProgressionChartConditionProfileResponse => ({ ...profileOf(itemsOf(engine, request)), ...notApplied(request) });

/** POST /v1/progressions/profile/reduction. Errors: InvalidInput, OutOfCoverage. */
export const progressionProfileReduction = (
  engine: Engine,
  request: ProgressionProfileRequest,
): ProgressionChartConditionProfileReductionResponse => reduced(engine, request, 'profile', profileOf);

/** The techniques of a network; direct and converse are different. Errors: InvalidInput for a repeated technique. */
function techniqueLabels(items: readonly Item[]): string[] {
  const labels = items.map(({ profile }) => profile.technique_name);
  labels.forEach((label, i) => {
    if (labels.indexOf(label) !== i)
      throw new InvalidInput({
        field: items[i].pointer,
        message: `repeats the technique ${label}`,
        given: label,
        allowed: 'each technique once',
      });
  });
  return labels;
}

/**
 * Techniques and their bases as a network, in answer shape. Nodes are sorted by id, edges by their ends, relation kind
 * and basis.
 */
function networkOf(items: readonly Item[]): ProgressionConditionNetworkProfileResponse {
  const labels = techniqueLabels(items);
  const edges = items
    .map(({ profile }, i) => ({
      source_id: `technique:${labels[i]}`,
      target_id: `basis:${profile.relation_basis}`,
      relation_kind: profile.relation_kind,
      relation_basis: profile.relation_basis,
    }))
    .sort(
      (a, b) =>
        byCodeUnit(a.source_id, b.source_id) ||
        byCodeUnit(a.target_id, b.target_id) ||
        byCodeUnit(a.relation_kind, b.relation_kind) ||
        byCodeUnit(a.relation_basis, b.relation_basis),
    );
  const ids = [...new Set(edges.flatMap(({ source_id, target_id }) => [source_id, target_id]))].sort();
  const nodes = ids.map((id) => {
    const incoming = edges.filter(({ target_id }) => target_id === id).length,
      outgoing = edges.filter(({ source_id }) => source_id === id).length;
    return {
      node_id: id,
      node_kind: id.slice(0, id.indexOf(':')),
      label: id.slice(id.indexOf(':') + 1),
      incoming_count: incoming,
      outgoing_count: outgoing,
      total_degree: incoming + outgoing,
      is_isolated: incoming + outgoing === 0,
    };
  });
  const most = Math.max(...nodes.map(({ total_degree }) => total_degree));
  return {
    nodes,
    edges,
    technique_node_count: nodes.filter(({ node_kind }) => node_kind === 'technique').length,
    target_node_count: nodes.filter(({ node_kind }) => node_kind !== 'technique').length,
    most_connected_nodes: nodes.filter(({ total_degree }) => total_degree === most).map(({ label }) => label),
    isolated_nodes: nodes.filter(({ is_isolated }) => is_isolated).map(({ label }) => label),
  };
}

/** POST /v1/progressions/network. Errors: InvalidInput, OutOfCoverage. */
export const progressionNetwork = (
  engine: Engine,
  request: ProgressionProfileRequest,
): ProgressionConditionNetworkProfileResponse => ({ ...networkOf(itemsOf(engine, request)), ...notApplied(request) });

/** POST /v1/progressions/network/reduction. Errors: InvalidInput, OutOfCoverage. */
export const progressionNetworkReduction = (
  engine: Engine,
  request: ProgressionProfileRequest,
): ProgressionConditionNetworkProfileReductionResponse => reduced(engine, request, 'network', networkOf);
