import { bracketedRoot } from '../../../events/roots.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { Observation } from './assessment.js';
import type { Phase } from './schema.js';

/** The part of a day in which a phase may be seen. Instants are days since J2000.0 UT1. */
export interface DayWindow {
  readonly dayKey: number;
  readonly start: number;
  readonly end: number;
  /** When the target crosses the boundary (skyline or floor of the pack), or where it would if it were not above it all the time. */
  readonly boundary: number;
  readonly boundaryRole: 'target_rise' | 'target_set' | 'target_above_boundary_throughout';
  readonly solarSide: 'before_sunrise' | 'after_sunset';
}

/** A window, or why there is none: `closed` days are days without the phase, `unknown` ones cannot be judged. */
export type DayGeometry =
  | { readonly kind: 'window'; readonly window: DayWindow }
  | { readonly kind: 'closed' | 'unknown'; readonly reason: string };

export const isMorning = (phase: Phase): boolean => phase.startsWith('morning');
export const isRising = (phase: Phase): boolean => phase.endsWith('rising');
export const isFirst = (phase: Phase): boolean => phase.includes('first');

const HALF_DAY = 0.5;
const TOLERANCE_DAYS = 1e-9;
/** Hour angles run through a circle in a sidereal day; the target's own motion moves a branch by minutes, which the windows bear. */
const DEG_PER_DAY = 360.9856;

/** Number of the local mean civil day that holds an instant: Julian day number of its noon. */
export const dayKeyOf = (jdUt1: number, longitudeDeg: number): number => Math.floor(jdUt1 + longitudeDeg / 360 + 0.5);

/** Local mean midnight with which a day begins, days since J2000.0 UT1. */
const midnightOf = (dayKey: number, longitudeDeg: number): number => dayKey - 0.5 - longitudeDeg / 360 - J2000_JD;

/** The window of a phase on a day. Throws OutOfCoverage. */
export function dayWindow({ scene, pack }: Observation, phase: Phase, dayKey: number): DayGeometry {
  const { domain } = pack.tables,
    most = domain.solar_center_altitude_deg[1],
    floor = domain.target_true_altitude_deg[0];
  const midnight = midnightOf(dayKey, scene.site.longitudeDeg),
    noon = midnight + HALF_DAY,
    next = midnight + 1;
  const sun = (at: number): number => scene.sunHeightDeg(at, most);
  const [dark, light] = isMorning(phase) ? [midnight, noon] : [next, noon];
  const darkHeight = sun(dark),
    lightHeight = sun(light);
  if (darkHeight >= 0) return { kind: 'unknown', reason: 'the Sun does not go down far enough' };
  const edge =
    lightHeight < 0
      ? light
      : isMorning(phase)
        ? bracketedRoot(sun, dark, light, TOLERANCE_DAYS, darkHeight, lightHeight)
        : bracketedRoot(sun, light, dark, TOLERANCE_DAYS, lightHeight, darkHeight);
  const night: readonly [number, number] = isMorning(phase) ? [dark, edge] : [edge, dark];
  const branch = branchWithin(night, isRising(phase), (at) => {
    scene.observeTarget(at);
    return scene.hourAngleDeg;
  });
  if (scene.neverSets(floor)) return { kind: 'unknown', reason: 'the target neither rises nor sets' };
  if (branch === null)
    return { kind: 'closed', reason: `the target does not ${isRising(phase) ? 'climb' : 'sink'} then` };
  return boundedByTarget((at) => scene.targetHeightDeg(at, floor), { dayKey, start: branch[0], end: branch[1] }, phase);
}

/** The part of a night in which the target climbs (its hour angle is negative), or sinks; null when there is none. */
function branchWithin(
  [from, to]: readonly [number, number],
  climbing: boolean,
  hourAngleDeg: (at: number) => number,
): readonly [number, number] | null {
  const first = hourAngleDeg(from);
  // Degrees until the meridian above (climbing) or below (sinking) is passed.
  const isOnBranch = first < 0 === climbing;
  const toTurn = climbing ? (isOnBranch ? -first : 180 - first) : isOnBranch ? 180 - first : -first;
  const turn = from + toTurn / DEG_PER_DAY;
  if (isOnBranch) return [from, Math.min(to, turn)];
  return turn < to ? [turn, to] : null;
}

/** Cuts a branch to where the target stands above its boundary. */
function boundedByTarget(
  height: (at: number) => number,
  { dayKey, start, end }: { readonly dayKey: number; readonly start: number; readonly end: number },
  phase: Phase,
): DayGeometry {
  const rising = isRising(phase),
    low = rising ? start : end,
    high = rising ? end : start;
  const lowHeight = height(low),
    highHeight = height(high);
  if (highHeight <= 0) return { kind: 'closed', reason: 'the target stays below its boundary' };
  const solarSide = isMorning(phase) ? 'before_sunrise' : 'after_sunset';
  if (lowHeight >= 0)
    return {
      kind: 'window',
      window: {
        dayKey,
        start,
        end,
        boundary: low,
        boundaryRole: 'target_above_boundary_throughout',
        solarSide,
      },
    };
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
      boundaryRole: rising ? 'target_rise' : 'target_set',
      solarSide,
    },
  };
}
