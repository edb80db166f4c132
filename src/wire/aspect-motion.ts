import type { AspectMotionWitnessResponse } from '../contract/aspects.js';
import { aspectMotion } from '../doctrine/aspects/aspect-motion.js';
import type { AspectMotionQuery } from '../doctrine/aspects/aspect-motion.js';
import { BRANCH_WORDS, STATIONARY_REASON_WORDS } from './aspect-words.js';

/** Frame and time scale that the caller declares for the longitudes; answers echo them. */
interface Declared {
  readonly referenceFrame: string;
  readonly timescale: string;
}

/** The motion of one aspect at one instant, in answer shape. The rule is `aspectMotion` of the doctrine. */
export function aspectMotionAnswer(query: AspectMotionQuery, declared: Declared): AspectMotionWitnessResponse {
  const motion = aspectMotion(query),
    { definition, first, second } = motion;
  return {
    body1: query.first.name,
    body2: query.second.name,
    longitude1_deg: first.longitudeDeg,
    longitude2_deg: second.longitudeDeg,
    speed1_deg_per_day: first.speedDegPerDay,
    speed2_deg_per_day: second.speedDegPerDay,
    aspect: definition.name,
    symbol: definition.symbol,
    angle_deg: definition.angleDeg,
    branch_selection: BRANCH_WORDS[motion.branch],
    target_directed_separation_deg: motion.targetDeg,
    directed_separation_deg: motion.directedDeg,
    directed_error_deg: motion.errorDeg,
    separation_deg: motion.separationDeg,
    orb_deg: motion.orbDeg,
    allowed_orb_deg: motion.allowedOrbDeg,
    within_orb: motion.withinOrb,
    orb_policy: 'canonical_default_scaled',
    orb_factor: query.orbFactor,
    relative_speed_deg_per_day: motion.relativeSpeedDegPerDay,
    orb_rate_deg_per_day: motion.orbRateDegPerDay,
    state: motion.state,
    exact_tolerance_deg: query.exactToleranceDeg,
    rate_tolerance_deg_per_day: query.rateToleranceDegPerDay,
    body1_stationary_threshold_deg_per_day: first.thresholdDegPerDay,
    body2_stationary_threshold_deg_per_day: second.thresholdDegPerDay,
    body1_stationary: first.stationary,
    body2_stationary: second.stationary,
    relative_motion_stalled: motion.stalled,
    stationary_reasons: motion.reasons.map((reason) => STATIONARY_REASON_WORDS[reason]),
    reference_frame: declared.referenceFrame,
    timescale: declared.timescale,
    provenance: 'caller_supplied_longitudes_and_speeds',
    evaluation_scope: 'instantaneous_no_event_search',
  };
}
