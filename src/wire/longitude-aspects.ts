import type { AspectsFromLongitudesResponse } from '../contract/aspects.js';
import { InvalidInput } from '../kernel/errors.js';
import { NODE_NAMES } from '../doctrine/aspects/aspects.js';
import type { AspectTier } from '../doctrine/aspects/aspects.js';
import { aspectAnswers } from './aspects.js';
import { byName, valueMap } from './named-points.js';
import type { NamedValue } from './named-points.js';

/**
 * The aspects of a set of longitudes without motion: points in order of their names, so that each pair has one identity; events
 * tightest first. Longitudes in [0, 360) degrees. `field`: JSON pointer for the error. Errors: InvalidInput when fewer than two
 * points are left.
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
      message: 'fewer than two points are left without the nodes',
      given: points.map(({ name }) => name),
      allowed: 'two or more points that are no nodes, or include_nodes true',
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
