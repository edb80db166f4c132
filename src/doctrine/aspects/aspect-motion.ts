import type { AspectMotionWitnessResponse, AspectName, StationaryReason } from '../../contract/aspects.js';
import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import { aspectNamed } from './aspects.js';
import type { AspectPoint } from './aspects.js';
import { stationaryThreshold } from '../zodiac/stationary.js';

export interface AspectMotionQuery {
  readonly first: AspectPoint;
  readonly second: AspectPoint;
  readonly aspect: AspectName;
  readonly orbFactor: number;
  readonly exactToleranceDeg: number;
  readonly rateToleranceDegPerDay: number;
  readonly referenceFrame: string;
  readonly timescale: string;
}

/**
 * The motion of one aspect at one instant. The signed error is the shortest way from the first point to the second minus the
 * target of the same sign; its rate is speed2 - speed1, and the rate of |error| tells applying (negative) from separating.
 * Exactness comes before motion; without both speeds nothing is said; a point slower than its threshold, or a relative rate
 * within the tolerance, makes the state stationary. At zero separation an aspect other than the conjunction is equally near on
 * both sides: branch, error and state then stay open. Longitudes in degrees, speeds in degrees per day.
 */
export function aspectMotion(query: AspectMotionQuery): AspectMotionWitnessResponse {
  const definition = aspectNamed(query.aspect);
  const longitude1 = normalizeDeg(query.first.longitudeDeg),
    longitude2 = normalizeDeg(query.second.longitudeDeg);
  const speed1 = query.first.speedDegPerDay ?? null,
    speed2 = query.second.speedDegPerDay ?? null;
  const directed = signedDeg(longitude2 - longitude1);
  const branch =
    definition.angleDeg === 0
      ? 'undirected_conjunction'
      : directed === 0
        ? 'ambiguous_at_zero_separation'
        : directed > 0
          ? 'positive'
          : 'negative';
  const target =
    branch === 'ambiguous_at_zero_separation'
      ? null
      : branch === 'negative'
        ? -definition.angleDeg
        : definition.angleDeg;
  const error = target === null ? null : clean(directed - target);
  const separation = Math.abs(directed);
  const orb = Math.abs(separation - definition.angleDeg);
  const allowedOrb = definition.orbDeg * query.orbFactor;
  const threshold1 = stationaryThreshold(query.first.name),
    threshold2 = stationaryThreshold(query.second.name);
  const stationary1 = speed1 === null ? null : Math.abs(speed1) < threshold1;
  const stationary2 = speed2 === null ? null : Math.abs(speed2) < threshold2;
  const relativeSpeed = speed1 === null || speed2 === null ? null : clean(speed2 - speed1);
  const stalled = relativeSpeed === null ? null : Math.abs(relativeSpeed) <= query.rateToleranceDegPerDay;
  const reasons: StationaryReason[] = [];
  if (stationary1) reasons.push('body1_below_stationary_threshold');
  if (stationary2) reasons.push('body2_below_stationary_threshold');
  if (stalled) reasons.push('relative_rate_within_tolerance');
  const exact = orb <= query.exactToleranceDeg;
  const orbRate =
    exact || relativeSpeed === null || error === null ? null : clean(error < 0 ? -relativeSpeed : relativeSpeed);
  return {
    body1: query.first.name,
    body2: query.second.name,
    longitude1_deg: longitude1,
    longitude2_deg: longitude2,
    speed1_deg_per_day: speed1 === null ? null : clean(speed1),
    speed2_deg_per_day: speed2 === null ? null : clean(speed2),
    aspect: definition.name,
    symbol: definition.symbol,
    angle_deg: definition.angleDeg,
    branch_selection: branch,
    target_directed_separation_deg: target,
    directed_separation_deg: directed,
    directed_error_deg: error,
    separation_deg: separation,
    orb_deg: orb,
    allowed_orb_deg: allowedOrb,
    within_orb: orb <= allowedOrb,
    orb_policy: 'canonical_default_scaled',
    orb_factor: query.orbFactor,
    relative_speed_deg_per_day: relativeSpeed,
    orb_rate_deg_per_day: orbRate,
    state: exact
      ? 'exact'
      : orbRate === null
        ? 'indeterminate'
        : reasons.length
          ? 'stationary'
          : orbRate < 0
            ? 'applying'
            : 'separating',
    exact_tolerance_deg: query.exactToleranceDeg,
    rate_tolerance_deg_per_day: query.rateToleranceDegPerDay,
    body1_stationary_threshold_deg_per_day: threshold1,
    body2_stationary_threshold_deg_per_day: threshold2,
    body1_stationary: stationary1,
    body2_stationary: stationary2,
    relative_motion_stalled: stalled,
    stationary_reasons: reasons,
    reference_frame: query.referenceFrame,
    timescale: query.timescale,
    provenance: 'caller_supplied_longitudes_and_speeds',
    evaluation_scope: 'instantaneous_no_event_search',
  };
}

/** The same number, never a negative zero. */
const clean = (value: number): number => (value === 0 ? 0 : value);
