import type { AspectMotionWitnessResponse, StationaryReason } from '../contract/aspects.js';
import type { AspectMotion } from '../doctrine/aspects/aspect-motion.js';
import type { AspectDefinition } from '../doctrine/aspects/aspects.js';

/** Tier of an aspect, as answers name it. */
export const ASPECT_TIER_WORDS: Readonly<Record<AspectDefinition['tier'], string>> = {
  major: 'major',
  commonMinor: 'common_minor',
  extendedMinor: 'extended_minor',
};

/** Branch of the signed error of an aspect, as answers name it. */
export const BRANCH_WORDS: Readonly<Record<AspectMotion['branch'], AspectMotionWitnessResponse['branch_selection']>> = {
  undirectedConjunction: 'undirected_conjunction',
  positive: 'positive',
  negative: 'negative',
  ambiguousAtZeroSeparation: 'ambiguous_at_zero_separation',
};

/** Reasons for a stationary state, as answers name them. */
export const STATIONARY_REASON_WORDS: Readonly<Record<AspectMotion['reasons'][number], StationaryReason>> = {
  firstBelowThreshold: 'body1_below_stationary_threshold',
  secondBelowThreshold: 'body2_below_stationary_threshold',
  relativeRateWithinTolerance: 'relative_rate_within_tolerance',
};
