import type { Static } from '@sinclair/typebox';
import type { HellenisticSuperiorityTruthResponse } from '../contract/hellenistic.js';
import type { Overcoming, PairDirection } from '../doctrine/aspects/whole-sign-aspects.js';
import { normalizeDeg } from '../kernel/angle.js';
import type { NamedValue } from './named-points.js';

type SuperiorityTruth = Static<typeof HellenisticSuperiorityTruthResponse>;

/** Direction and overcoming of two bodies, with the values from which they follow, in answer shape. */
export function superiorityTruth(
  { first, second }: { readonly first: NamedValue; readonly second: NamedValue },
  relation: PairDirection,
  found: Overcoming,
): SuperiorityTruth {
  const { aspectAngleDeg: angle, direction } = relation;
  return {
    body1: first.name,
    body2: second.name,
    longitude1: normalizeDeg(first.value),
    longitude2: normalizeDeg(second.value),
    direction_truth: {
      status: direction === null ? 'not_evaluable' : 'evaluated',
      aspect_angle_deg: angle,
      forward_arc_body1_to_body2_deg: relation.forwardArcDeg,
      direction,
      reason:
        angle === null
          ? 'aspect_angle_not_supplied'
          : direction === null
            ? 'direction_not_applicable_to_conjunction_or_opposition'
            : null,
    },
    overcoming_truth: {
      status: 'evaluated',
      body1_sign_index: found.firstSignIndex,
      body2_sign_index: found.secondSignIndex,
      body1_place_from_body2: found.firstPlaceFromSecond,
      body2_place_from_body1: found.secondPlaceFromFirst,
      relation:
        found.overcomes === null
          ? 'neither'
          : found.overcomes === 'first'
            ? 'body1_overcomes_body2'
            : 'body2_overcomes_body1',
      reason: null,
    },
  };
}
