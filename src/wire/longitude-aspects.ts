import type { AspectsFromLongitudesResponse } from '../contract/aspects.js';
import { InvalidInput } from '../kernel/errors.js';
import { NODE_NAMES } from '../doctrine/aspects/aspects.js';
import type { AspectTier } from '../doctrine/aspects/aspects.js';
import { aspectAnswers } from './aspects.js';
import { byName, valueMap } from './named-points.js';
import type { NamedValue } from './named-points.js';

/**
 * The aspects among named longitudes, without motion, in answer shape. Points are sorted by name, so that each pair has
 * one order; aspects are sorted by orb. Longitudes in degrees, [0, 360). `field`: JSON pointer of the longitudes, for
 * the error. Errors: InvalidInput if fewer than two points remain without the nodes.
 */
export function longitudeAspects(
  longitudes: readonly NamedValue[],
  tier: AspectTier,
  orbFactor: number,
  includeNodes: boolean,
  field: string,
): AspectsFromLongitudesResponse {
  const ordered = [...longitudes].sort(byName);
  const excluded = includeNodes ? [] : ordered.filter(({ name }) => NODE_NAMES.has(name)).map(({ name }) => name);
  const points = excluded.length ? ordered.filter(({ name }) => !NODE_NAMES.has(name)) : ordered;
  if (points.length < 2)
    throw new InvalidInput({
      field,
      message: 'must have at least two points besides the nodes',
      given: points.map(({ name }) => name),
      allowed: 'two or more points that are not nodes, or include_nodes true',
    });
  const events = aspectAnswers(
    points.map(({ name, value }) => ({ name, longitudeDeg: value })),
    tier,
    orbFactor,
  );
  return {
    events,
    computation_truth: {
      source_module: 'engine.aspects',
      engine_entrypoint: 'aspects_from_longitudes',
      facade_entrypoint: 'Engine.aspects_from_longitudes',
      position_semantics: 'caller_supplied_ecliptic_longitudes',
      motion_semantics: 'not_computed_without_speeds',
      ordering: 'orb_ascending_stable_over_point_name_order',
      aspect_policy_authority: 'engine.constants.Aspect',
      normalized_longitudes: valueMap(points),
      tier,
      orb_factor: orbFactor,
      include_nodes: includeNodes,
      excluded_node_names: excluded,
      point_count: points.length,
      aspect_count: events.length,
    },
  };
}
