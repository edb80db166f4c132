import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import { aspectNamed } from './aspects.js';
import type { AspectDefinition, AspectMotionState, AspectName, AspectPoint } from './aspects.js';
import { stationaryThreshold } from '../zodiac/stationary.js';

export interface AspectMotionQuery {
  readonly first: AspectPoint;
  readonly second: AspectPoint;
  readonly aspect: AspectName;
  readonly orbFactor: number;
  readonly exactToleranceDeg: number;
  readonly rateToleranceDegPerDay: number;
}

type Branch = 'undirected_conjunction' | 'positive' | 'negative' | 'ambiguous_at_zero_separation';
type StillReason = 'first_below_threshold' | 'second_below_threshold' | 'relative_rate_within_tolerance';

/** A point of an aspect with what its motion is judged by. */
interface MovingPoint {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number | null;
  readonly thresholdDegPerDay: number;
  readonly stationary: boolean | null;
}

export interface AspectMotion {
  readonly definition: AspectDefinition;
  readonly first: MovingPoint;
  readonly second: MovingPoint;
  readonly branch: Branch;
  /** Shortest way from the first point to the second, degrees in [-180, 180). */
  readonly directedDeg: number;
  readonly targetDeg: number | null;
  readonly errorDeg: number | null;
  readonly separationDeg: number;
  readonly orbDeg: number;
  readonly allowedOrbDeg: number;
  readonly withinOrb: boolean;
  readonly relativeSpeedDegPerDay: number | null;
  /** Rate of |error|: negative closes the aspect. */
  readonly orbRateDegPerDay: number | null;
  readonly stalled: boolean | null;
  readonly reasons: readonly StillReason[];
  readonly state: AspectMotionState;
}

/**
 * The motion of one aspect at one instant. The signed error is the shortest way from the first point to the second minus the
 * target of the same sign; its rate is speed2 - speed1, and the rate of |error| tells applying (negative) from separating.
 * Exactness comes before motion; without both speeds nothing is said; a point slower than its threshold, or a relative rate
 * within the tolerance, makes the state stationary. At zero separation an aspect other than the conjunction is equally near on
 * both sides: branch, error and state then stay open. Longitudes in degrees, speeds in degrees per day.
 */
export function aspectMotion(query: AspectMotionQuery): AspectMotion {
  const definition = aspectNamed(query.aspect);
  const first = moving(query.first),
    second = moving(query.second);
  const directedDeg = signedDeg(second.longitudeDeg - first.longitudeDeg);
  const branch = branchOf(definition.angleDeg, directedDeg);
  const targetDeg =
    branch === 'ambiguous_at_zero_separation'
      ? null
      : branch === 'negative'
        ? -definition.angleDeg
        : definition.angleDeg;
  const errorDeg = targetDeg === null ? null : clean(directedDeg - targetDeg);
  const separationDeg = Math.abs(directedDeg);
  const orbDeg = Math.abs(separationDeg - definition.angleDeg);
  const allowedOrbDeg = definition.orbDeg * query.orbFactor;
  const relativeSpeed =
    first.speedDegPerDay === null || second.speedDegPerDay === null
      ? null
      : clean(second.speedDegPerDay - first.speedDegPerDay);
  const stalled = relativeSpeed === null ? null : Math.abs(relativeSpeed) <= query.rateToleranceDegPerDay;
  const reasons: StillReason[] = [];
  if (first.stationary) reasons.push('first_below_threshold');
  if (second.stationary) reasons.push('second_below_threshold');
  if (stalled) reasons.push('relative_rate_within_tolerance');
  const exact = orbDeg <= query.exactToleranceDeg;
  const orbRate =
    exact || relativeSpeed === null || errorDeg === null ? null : clean(errorDeg < 0 ? -relativeSpeed : relativeSpeed);
  return {
    definition,
    first,
    second,
    branch,
    directedDeg,
    targetDeg,
    errorDeg,
    separationDeg,
    orbDeg,
    allowedOrbDeg,
    withinOrb: orbDeg <= allowedOrbDeg,
    relativeSpeedDegPerDay: relativeSpeed,
    orbRateDegPerDay: orbRate,
    stalled,
    reasons,
    state: exact ? 'exact' : stateOf(orbRate, reasons),
  };
}

function moving({ name, longitudeDeg, speedDegPerDay }: AspectPoint): MovingPoint {
  const speed = speedDegPerDay ?? null,
    thresholdDegPerDay = stationaryThreshold(name);
  return {
    longitudeDeg: normalizeDeg(longitudeDeg),
    speedDegPerDay: speed === null ? null : clean(speed),
    thresholdDegPerDay,
    stationary: speed === null ? null : Math.abs(speed) < thresholdDegPerDay,
  };
}

function branchOf(angleDeg: number, directedDeg: number): Branch {
  if (angleDeg === 0) return 'undirected_conjunction';
  if (directedDeg === 0) return 'ambiguous_at_zero_separation';
  return directedDeg > 0 ? 'positive' : 'negative';
}

function stateOf(orbRate: number | null, reasons: readonly StillReason[]): AspectMotionState {
  if (orbRate === null) return 'indeterminate';
  if (reasons.length) return 'stationary';
  return orbRate < 0 ? 'applying' : 'separating';
}

/** The same number, never a negative zero. */
const clean = (value: number): number => (value === 0 ? 0 : value);
