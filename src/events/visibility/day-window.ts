import { J2000_JD } from '../../kernel/constants.js';
import { bracketedRoot } from '../roots.js';
import type { VisibilityObservation, VisibilityPhase } from './observation.js';

/** Part of a day in which a phase can occur. Instants are UT1, days since J2000.0. */
export interface DayWindow {
  readonly dayKey: number;
  readonly start: number;
  readonly end: number;
  /** Instant at which the target crosses the boundary (the skyline or the altitude floor), or the nearest end if it is above throughout. */
  readonly boundary: number;
  readonly boundaryRole: 'rise' | 'set' | 'aboveThroughout';
  readonly morning: boolean;
}

/** Reason why a day has no window for a phase. */
export type NoWindowReason = 'sunTooHigh' | 'neverSets' | 'notClimbing' | 'notSinking' | 'belowBoundary';

/** Window of a phase on a day. `closed`: the day has no such phase; `unknown`: the day cannot be evaluated. */
export type DayGeometry =
  | { readonly kind: 'window'; readonly window: DayWindow }
  | { readonly kind: 'closed' | 'unknown'; readonly reason: NoWindowReason };

const HALF_DAY = 0.5;
const TOLERANCE_DAYS = 1e-9;
/** Rate of the hour angle, degrees per day. The target's own motion shifts a meridian passage by minutes, which the windows tolerate. */
const DEG_PER_DAY = 360.9856;

/** Number of the local mean civil day that contains a Julian day UT1: the Julian day number of its noon. Longitude: degrees east. */
export const dayKeyOf = (jdUt1: number, longitudeDeg: number): number => Math.floor(jdUt1 + longitudeDeg / 360 + 0.5);

/** Local mean midnight at the start of a day, UT1, days since J2000.0. */
const midnightOf = (dayKey: number, longitudeDeg: number): number => dayKey - 0.5 - longitudeDeg / 360 - J2000_JD;

/**
 * Window of a phase on a day: the part of the morning or evening in which the Sun is low enough, the target climbs (or sinks) and is above
 * its boundary. Errors: OutOfCoverage.
 */
export function dayWindow(observation: VisibilityObservation, phase: VisibilityPhase, dayKey: number): DayGeometry {
  const { scene, maximumSunAltitudeDeg, minimumTargetAltitudeDeg } = observation;
  const midnight = midnightOf(dayKey, scene.site.longitudeDeg),
    noon = midnight + HALF_DAY,
    next = midnight + 1;
  const sun = (at: number): number => scene.sunHeightDeg(at, maximumSunAltitudeDeg);
  const [dark, light] = phase.morning ? [midnight, noon] : [next, noon];
  const darkHeight = sun(dark),
    lightHeight = sun(light);
  if (darkHeight >= 0) return { kind: 'unknown', reason: 'sunTooHigh' };
  const edge =
    lightHeight < 0
      ? light
      : phase.morning
        ? bracketedRoot(sun, dark, light, TOLERANCE_DAYS, darkHeight, lightHeight)
        : bracketedRoot(sun, light, dark, TOLERANCE_DAYS, lightHeight, darkHeight);
  const night: readonly [number, number] = phase.morning ? [dark, edge] : [edge, dark];
  const branch = branchWithin(night, phase.rising, (at) => {
    scene.observeTarget(at);
    return scene.hourAngleDeg;
  });
  if (scene.neverSets(minimumTargetAltitudeDeg)) return { kind: 'unknown', reason: 'neverSets' };
  if (branch === null) return { kind: 'closed', reason: phase.rising ? 'notClimbing' : 'notSinking' };
  return boundedByTarget(
    (at) => scene.targetHeightDeg(at, minimumTargetAltitudeDeg),
    { dayKey, start: branch[0], end: branch[1] },
    phase,
  );
}

/** Part of a night in which the target climbs (negative hour angle) or sinks; null when there is none. */
function branchWithin(
  [from, to]: readonly [number, number],
  climbing: boolean,
  hourAngleDeg: (at: number) => number,
): readonly [number, number] | null {
  const first = hourAngleDeg(from);
  // Degrees to the upper meridian passage (climbing) or the lower one (sinking).
  const isOnBranch = first < 0 === climbing;
  const toTurn = climbing ? (isOnBranch ? -first : 180 - first) : isOnBranch ? 180 - first : -first;
  const turn = from + toTurn / DEG_PER_DAY;
  if (isOnBranch) return [from, Math.min(to, turn)];
  return turn < to ? [turn, to] : null;
}

/** Limits a branch to the time in which the target is above its boundary. */
function boundedByTarget(
  height: (at: number) => number,
  { dayKey, start, end }: { readonly dayKey: number; readonly start: number; readonly end: number },
  { rising, morning }: VisibilityPhase,
): DayGeometry {
  const low = rising ? start : end,
    high = rising ? end : start;
  const lowHeight = height(low),
    highHeight = height(high);
  if (highHeight <= 0) return { kind: 'closed', reason: 'belowBoundary' };
  if (lowHeight >= 0)
    return { kind: 'window', window: { dayKey, start, end, boundary: low, boundaryRole: 'aboveThroughout', morning } };
  const boundary = rising
    ? bracketedRoot(height, start, end, TOLERANCE_DAYS, lowHeight, highHeight)
    : bracketedRoot(height, start, end, TOLERANCE_DAYS, highHeight, lowHeight);
  return {
    kind: 'window',
    window: {
      dayKey,
      start: rising ? boundary : start,
      end: rising ? end : boundary,
      boundary,
      boundaryRole: rising ? 'rise' : 'set',
      morning,
    },
  };
}
