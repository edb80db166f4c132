import type { SynastryConditionProfileResponse, SynastryRelationResponse } from '../../contract/relationship.js';
import { InvalidInput } from '../../kernel/errors.js';

/** Names of the two parties in relations and node ids. */
export interface PairLabels {
  readonly first: string;
  readonly second: string;
}

/** The labels of a request. They differ: relations and networks tell the parties apart by them. Errors: InvalidInput. */
export function pairLabels(request: { readonly first_label?: string; readonly second_label?: string }): PairLabels {
  const first = request.first_label ?? 'A',
    second = request.second_label ?? 'B';
  if (first === second)
    throw new InvalidInput({
      field: request.second_label === undefined ? '/first_label' : '/second_label',
      message: 'both parties have the same label',
      given: second,
      allowed: 'two different labels',
    });
  return { first, second };
}

const KINDS = {
  cross_chart_contact: 'contact',
  house_overlay: 'overlay',
  relationship_chart: 'relationship_chart',
} as const;

/** A relation between the parties, or between points of theirs: `refs` names them, by default the parties. */
export function relation(
  kind: keyof typeof KINDS,
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

/** The relation that a chart made of both births is. */
export const chartRelation = (labels: PairLabels, basis: string, method: string): SynastryRelationResponse =>
  relation('relationship_chart', basis, labels, labels, method);

type ProfileFlags = Partial<
  Pick<SynastryConditionProfileResponse, 'includes_nodes' | 'includes_house_frame' | 'has_house_fallback'>
>;

/** What a result is, structurally: no strength, no judgement. */
export function conditionProfile(
  resultKind: SynastryConditionProfileResponse['result_kind'],
  made: SynastryRelationResponse,
  flags: ProfileFlags,
): SynastryConditionProfileResponse {
  return {
    result_kind: resultKind,
    condition_state: KINDS[made.kind],
    pair_mode: 'pair',
    relation_kind: made.kind,
    relation_basis: made.basis,
    method: made.method ?? null,
    includes_nodes: flags.includes_nodes ?? null,
    includes_house_frame: flags.includes_house_frame ?? null,
    has_house_fallback: flags.has_house_fallback ?? null,
  };
}
