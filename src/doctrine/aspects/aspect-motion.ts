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

type Branch = 'undirectedConjunction' | 'positive' | 'negative' | 'ambiguousAtZeroSeparation';
type StationaryReason = 'firstBelowThreshold' | 'secondBelowThreshold' | 'relativeRateWithinTolerance';

/** A point of an aspect with its speed and stationary threshold. */
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
  /** Shortest arc from the first point to the second, degrees in [-180, 180). */
  readonly directedDeg: number;
  readonly targetDeg: number | null;
  readonly errorDeg: number | null;
  readonly separationDeg: number;
  readonly orbDeg: number;
  readonly allowedOrbDeg: number;
  readonly withinOrb: boolean;
  readonly relativeSpeedDegPerDay: number | null;
  /** Rate of |error|: negative while the aspect applies. */
  readonly orbRateDegPerDay: number | null;
  readonly stalled: boolean | null;
  readonly reasons: readonly StationaryReason[];
  readonly state: AspectMotionState;
}

/**
 * The motion of one aspect at one instant. The signed error is the shortest arc from the first point to the second
 * minus the target angle of the same sign. Its rate is speed2 - speed1. The aspect applies while the rate of |error| is
 * negative. The tests run in this order: exact (orb within the tolerance), indeterminate (a speed is missing),
 * stationary (a point is slower than its threshold, or the relative rate is within the tolerance), then the sign of the
 * rate. At zero separation an aspect other than the conjunction is equally distant on both sides, so its target, error
 * and rate are null and its state is indeterminate. House rule. Longitudes in degrees, speeds in degrees per day.
 */
export function aspectMotion(query: AspectMotionQuery): AspectMotion {
  const definition = aspectNamed(query.aspect);
  const first = moving(query.first),
    second = moving(query.second);
  const directedDeg = signedDeg(second.longitudeDeg - first.longitudeDeg);
  const branch = branchOf(definition.angleDeg, directedDeg);
  const targetDeg =
    branch === 'ambiguousAtZeroSeparation' ? null : branch === 'negative' ? -definition.angleDeg : definition.angleDeg;
  const errorDeg = targetDeg === null ? null : clean(directedDeg - targetDeg);
  const separationDeg = Math.abs(directedDeg);
  const orbDeg = Math.abs(separationDeg - definition.angleDeg);
  const allowedOrbDeg = definition.orbDeg * query.orbFactor;
  const relativeSpeed =
    first.speedDegPerDay === null || second.speedDegPerDay === null
      ? null
      : clean(second.speedDegPerDay - first.speedDegPerDay);
  const stalled = relativeSpeed === null ? null : Math.abs(relativeSpeed) <= query.rateToleranceDegPerDay;
  const reasons: StationaryReason[] = [];
  if (first.stationary) reasons.push('firstBelowThreshold');
  if (second.stationary) reasons.push('secondBelowThreshold');
  if (stalled) reasons.push('relativeRateWithinTolerance');
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
  if (angleDeg === 0) return 'undirectedConjunction';
  if (directedDeg === 0) return 'ambiguousAtZeroSeparation';
  return directedDeg > 0 ? 'positive' : 'negative';
}

function stateOf(orbRate: number | null, reasons: readonly StationaryReason[]): AspectMotionState {
  if (orbRate === null) return 'indeterminate';
  if (reasons.length) return 'stationary';
  return orbRate < 0 ? 'applying' : 'separating';
}

/** The same number, with 0 in place of -0. */
const clean = (value: number): number => (value === 0 ? 0 : value);
