import { bracketedRoot, maximum } from '../roots.js';
import type { ShadowCone } from './cone.js';
import { ConeGenerators } from './generators.js';

/** Contact of a cone (or the axis) with the Earth: instant and inertial point. */
export interface SurfaceContact {
  /** Days from the window's centre. */
  readonly t: number;
  readonly point: Float64Array;
}

/**
 * External contacts (first and last touch), and internal contacts, between which the complete cone falls on the Earth.
 */
export interface ConeContacts {
  readonly first: SurfaceContact;
  readonly last: SurfaceContact;
  readonly innerFirst: SurfaceContact | null;
  readonly innerLast: SurfaceContact | null;
}

/** 10 microseconds. */
const TIME_TOLERANCE_DAYS = 1e-10;
/**
 * Tolerance of the search between internal contacts: the margin of the worst generator has its maximum near greatest
 * eclipse.
 */
const TURNING_TOLERANCE_DAYS = 1e-6;

/**
 * Contacts of a cone with WGS 84 around greatest eclipse at t = 0: P1 P2 P3 P4 of the outer cone, U1 U2 U3 U4 of the
 * inner cone, the ends of the central line for the axis. Null when it does not touch the Earth.
 */
export function coneContacts(cone: ShadowCone, which: 'outer' | 'inner' | 'axis'): ConeContacts | null {
  const half = cone.window.halfDays;
  const generators = new ConeGenerators(cone, which);
  const touching = (t: number): number => {
    cone.at(t);
    return which === 'axis' ? generators.margin(0) : generators.extreme(1).margin;
  };
  // Greatest eclipse is defined on a sphere; on the ellipsoid the deepest instant is within a minute or two of it.
  let peak = 0,
    depth = touching(0);
  if (depth <= 0.05) {
    const found = maximum(touching, -0.01, 0.01, TURNING_TOLERANCE_DAYS);
    if (found.value > depth) {
      peak = found.x;
      depth = found.value;
    }
  }
  if (depth <= 0) return null;
  const contact = (t: number, sign: 1 | -1): SurfaceContact => {
    cone.at(t);
    generators.tangentPoint(which === 'axis' ? 0 : generators.extreme(sign).azimuth);
    return { t, point: generators.found.slice() };
  };
  const first = bracketedRoot(touching, -half, peak, TIME_TOLERANCE_DAYS),
    last = bracketedRoot(touching, peak, half, TIME_TOLERANCE_DAYS);
  if (which === 'axis') return { first: contact(first, 1), last: contact(last, 1), innerFirst: null, innerLast: null };
  const innerMargin = (t: number): number => {
    cone.at(t);
    return generators.extreme(-1).margin;
  };
  const inside = innerPeak(innerMargin, first, last);
  if (inside === null) return { first: contact(first, 1), last: contact(last, 1), innerFirst: null, innerLast: null };
  return {
    first: contact(first, 1),
    innerFirst: contact(bracketedRoot(innerMargin, first, inside, TIME_TOLERANCE_DAYS), -1),
    innerLast: contact(bracketedRoot(innerMargin, inside, last, TIME_TOLERANCE_DAYS), -1),
    last: contact(last, 1),
  };
}

/**
 * An instant at which the complete cone falls on the Earth, or null. The margin of its worst generator has one maximum.
 */
function innerPeak(innerMargin: (t: number) => number, first: number, last: number): number | null {
  const middle = (first + last) / 2;
  if (innerMargin(middle) > 0) return middle;
  const found = maximum(innerMargin, first, last, TURNING_TOLERANCE_DAYS);
  return found.value > 0 ? found.x : null;
}
