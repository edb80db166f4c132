import { defaultOf } from '../../contract/defaults.js';
import { pairFields } from '../../contract/relationship.js';
import type { SynastryConditionProfileResponse, SynastryRelationResponse } from '../../contract/relationship.js';
import { InvalidInput } from '../../kernel/errors.js';

/** Names of the two parties in relations and node ids. */
export interface PairLabels {
  readonly first: string;
  readonly second: string;
}

/**
 * The labels of the two parties, by default A and B. Errors: InvalidInput for equal labels, since answers identify
 * parties by label.
 */
export function pairLabels(request: { readonly first_label?: string; readonly second_label?: string }): PairLabels {
  const first = request.first_label ?? defaultOf(pairFields.first_label),
    second = request.second_label ?? defaultOf(pairFields.second_label);
  if (first === second)
    throw new InvalidInput({
      field: request.second_label === undefined ? '/first_label' : '/second_label',
      message: 'must be different from the label of the other party',
      given: second,
      allowed: 'two different labels',
    });
  return { first, second };
}

/** Condition state of each kind of relation. */
const CONDITION_STATES = {
  cross_chart_contact: 'contact',
  house_overlay: 'overlay',
  relationship_chart: 'relationship_chart',
} as const;

/**
 * A relation between the parties, or between two of their points, in answer shape. `refs`: names of its ends, by
 * default the labels.
 */
export function relation(
  kind: keyof typeof CONDITION_STATES,
  basis: string,
  labels: PairLabels,
  refs: PairLabels = labels,
  method: string | null = null,
): SynastryRelationResponse {
  return {
    kind,
    basis,
    source_label: labels.first,
    target_label: labels.second,
    source_ref: refs.first,
    target_ref: refs.second,
    method,
  };
}

/** The relation of a chart derived from both births, in answer shape. */
export const chartRelation = (labels: PairLabels, basis: string, method: string): SynastryRelationResponse =>
  relation('relationship_chart', basis, labels, labels, method);

type ProfileFlags = Partial<
  Pick<SynastryConditionProfileResponse, 'includes_nodes' | 'includes_house_frame' | 'has_house_fallback'>
>;

/** The structural profile of a result in answer shape: its kind and basis, without strength or interpretation. */
export function conditionProfile(
  resultKind: SynastryConditionProfileResponse['result_kind'],
  made: SynastryRelationResponse,
  flags: ProfileFlags,
): SynastryConditionProfileResponse {
  return {
    result_kind: resultKind,
    condition_state: CONDITION_STATES[made.kind],
    pair_mode: 'pair',
    relation_kind: made.kind,
    relation_basis: made.basis,
    method: made.method ?? null,
    includes_nodes: flags.includes_nodes ?? null,
    includes_house_frame: flags.includes_house_frame ?? null,
    has_house_fallback: flags.has_house_fallback ?? null,
  };
}
