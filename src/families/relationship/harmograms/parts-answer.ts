import { InvalidInput } from '../../../kernel/errors.js';
import type { PartsPolicy, VectorPolicy } from './policy.js';
import type { HarmogramSourceVectorResponse } from './schema.js';
import { partsCount, partsVector } from './vectors.js';
import type { Position } from './vectors.js';

/** The two sets of positions whose differences are the zero-Aries parts. */
export interface PositionSets {
  readonly source: readonly Position[];
  readonly target: readonly Position[];
  /** JSON pointer of the source positions. */
  readonly field: string;
}

/**
 * The harmonic vector of the zero-Aries parts of two sets, in answer shape. Errors: InvalidInput if the policy leaves
 * no part.
 */
export function zeroAriesAnswer(
  { source, target, field }: PositionSets,
  parts: PartsPolicy,
  policy: VectorPolicy,
): HarmogramSourceVectorResponse {
  const count = partsCount(source, target, parts),
    mean = policy.normalization_mode === 'mean_resultant';
  if (count === 0)
    throw new InvalidInput({
      field,
      message: 'must leave at least one part; every pair is a point with itself',
      given: source.map(({ name }) => name),
      allowed: 'two or more points, or self_pair_mode include',
    });
  return {
    source_kind: 'zero_aries_parts',
    vector_policy: policy,
    body_names: null,
    point_count: null,
    parts_policy: parts,
    source_body_names: source.map(({ name }) => name),
    target_body_names: target.map(({ name }) => name),
    parts_count: count,
    harmonic_zero_amplitude: mean ? 1 : count,
    components: partsVector(source, target, parts, policy.harmonic_domain, mean),
  };
}
