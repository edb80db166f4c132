import type { BoundsDoctrine } from '../../../doctrine/bounds/bounds.js';
import type { BoundCondition } from '../../../doctrine/bounds/hosting.js';
import type { BoundState, RelationKind, WireBoundsDoctrine } from './schema.js';

/** Tables of bounds by their wire word; `authF` is Ptolemy. */
export const BOUNDS_DOCTRINES_BY_WORD: Readonly<Record<WireBoundsDoctrine, BoundsDoctrine>> = {
  egyptian: 'egyptian',
  authF: 'ptolemaic',
  chaldean_day: 'chaldeanDay',
  chaldean_night: 'chaldeanNight',
};

/** Wire words of the conditions of a planet by its bound. */
export const STATES: Readonly<Record<BoundCondition, BoundState>> = {
  selfGoverned: 'self_governed',
  supported: 'supported',
  mediated: 'mediated',
  constrained: 'constrained',
};

/** Wire words of the relation to the ruler of the bound, by the condition. */
export const RELATION_KINDS: Readonly<Record<BoundCondition, RelationKind>> = {
  selfGoverned: 'self_hosted',
  supported: 'hosted_by_benefic',
  mediated: 'hosted_by_neutral',
  constrained: 'hosted_by_malefic',
};
