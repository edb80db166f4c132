import { signedDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import type { DirectedPoint, DirectionFrame } from './point.js';

/**
 * A circle on which a point of declination d has the hour angle h = equator + asin(tan(pole) tan(d)). The circle
 * crosses the equator at the hour angle `equatorDeg`; the height of its pole has the sign of the hour angle (west
 * positive).
 */
export interface PoleCircle {
  readonly equatorDeg: number;
  readonly tanPole: number;
  /**
   * Circles through the north and south points of the horizon: sine and cosine of the angle from the zenith, west
   * positive, at which the half circle with the point crosses the prime vertical (Campanus' position). Null for other
   * circles.
   */
  readonly prime: { readonly sin: number; readonly cos: number } | null;
}

/**
 * The circle of position of a point: the half circle through the north and south points of the horizon and the point
 * (Regiomontanus, Tabulae directionum, problems 10 and 24-26; the pole's height is sin p = sin(latitude) sin(angle from
 * the zenith)). Conjunctions under Campanus and Morinus (Astrologia Gallica XXII.I) perfect on the same circle.
 */
export function positionCircle(point: DirectedPoint, frame: DirectionFrame): PoleCircle {
  const h = point.hourAngleDeg * RAD_PER_DEG,
    d = point.decDeg * RAD_PER_DEG,
    phi = frame.latitudeDeg * RAD_PER_DEG;
  const west = Math.cos(d) * Math.sin(h),
    up = Math.cos(d) * Math.cos(h) * Math.cos(phi) + Math.sin(d) * Math.sin(phi);
  return circleAtPrimeVertical(Math.atan2(west, up), frame);
}

/** The circle of position that crosses the prime vertical at an angle (radians) from the zenith, west positive. */
export function circleAtPrimeVertical(angleRad: number, frame: DirectionFrame): PoleCircle {
  const phi = frame.latitudeDeg * RAD_PER_DEG,
    sin = Math.sin(angleRad),
    cos = Math.cos(angleRad),
    sinPole = Math.sin(phi) * sin;
  return {
    equatorDeg: Math.atan2(sin * Math.cos(phi), cos) * DEG_PER_RAD,
    tanPole: sinPole / Math.sqrt(1 - sinPole * sinPole),
    prime: { sin, cos },
  };
}

/**
 * The circle of position that crosses the equator at an hour angle (degrees, west positive; Regiomontanus' division).
 */
export function circleAtEquator(hourAngleDeg: number, frame: DirectionFrame): PoleCircle {
  const h = hourAngleDeg * RAD_PER_DEG;
  return circleAtPrimeVertical(Math.atan2(Math.sin(h), Math.cos(h) * Math.cos(frame.latitudeDeg * RAD_PER_DEG)), frame);
}

/** The topocentric circle that crosses the equator at an hour angle (degrees, west positive). */
export function topocentricCircleAtEquator(hourAngleDeg: number, frame: DirectionFrame): PoleCircle {
  const equatorDeg = signedDeg(hourAngleDeg),
    distance = Math.abs(equatorDeg),
    near = distance <= 90 ? distance : 180 - distance;
  const tanPole = (near / 90) * Math.tan(frame.latitudeDeg * RAD_PER_DEG);
  return { equatorDeg, tanPole: equatorDeg < 0 ? -tanPole : tanPole, prime: null };
}

/**
 * The circle of the topocentric system: its pole is tan p = (x / 90) tan(latitude), where x is the oblique distance of
 * the point from the meridian under that pole; the two are solved together (W. Polich and A. P. N. Page, The
 * Topocentric System, Spica 3, 1964). Null for a point that never crosses the horizon.
 */
export function topocentricCircle(point: DirectedPoint, frame: DirectionFrame): PoleCircle | null {
  if (point.semiArcs === null) return null;
  const tanLatitude = Math.tan(frame.latitudeDeg * RAD_PER_DEG),
    tanDec = Math.tan(point.decDeg * RAD_PER_DEG);
  const distance = Math.abs(point.hourAngleDeg),
    above = distance <= point.semiArcs.diurnalDeg,
    wanted = above ? distance : 180 - distance,
    slope = ((above ? 1 : -1) * tanLatitude * tanDec) / 90;
  // The hour angle under the pole of x is 0 at x = 0 and the semi-arc at x = 90, so the root is bracketed.
  let low = 0,
    high = 90;
  for (let i = 0; i < 60 && high - low > 1e-13; i++) {
    const x = (low + high) / 2;
    if (x + Math.asin(slope * x) * DEG_PER_RAD < wanted) low = x;
    else high = x;
  }
  const x = (low + high) / 2,
    side = point.hourAngleDeg < 0 ? -1 : 1;
  return topocentricCircleAtEquator(side * (above ? x : 180 - x), frame);
}

/**
 * The topocentric circle with the widely printed pole of a significator: tan p = (meridian distance / semi-arc)
 * tan(latitude), in the half of the sky that contains the point. At the cusps it is the exact topocentric pole;
 * elsewhere it is an approximation. Null for a point that never crosses the horizon.
 */
export function meridianDistanceCircle(point: DirectedPoint, frame: DirectionFrame): PoleCircle | null {
  if (point.semiArcs === null) return null;
  const { diurnalDeg, nocturnalDeg } = point.semiArcs,
    distance = Math.abs(point.hourAngleDeg),
    share = distance <= diurnalDeg ? distance / diurnalDeg : (180 - distance) / nocturnalDeg,
    tanPole = (point.hourAngleDeg < 0 ? -1 : 1) * share * Math.tan(frame.latitudeDeg * RAD_PER_DEG);
  const difference = Math.asin(tanPole * Math.tan(point.decDeg * RAD_PER_DEG)) * DEG_PER_RAD;
  return { equatorDeg: signedDeg(point.hourAngleDeg - difference), tanPole, prime: null };
}

/**
 * The circle of Placidus under the pole: the ascensional difference under the pole of the point is AD x (meridian
 * distance / semi-arc) (Placidus, Primum Mobile, canons 24 and 33, in the computation of Sepharial and Leo). Null for a
 * point that never crosses the horizon.
 */
export function underThePoleCircle(point: DirectedPoint, frame: DirectionFrame): PoleCircle | null {
  if (point.semiArcs === null) return null;
  const { diurnalDeg, nocturnalDeg } = point.semiArcs,
    distance = Math.abs(point.hourAngleDeg),
    above = distance <= diurnalDeg,
    share = above ? distance / diurnalDeg : (180 - distance) / nocturnalDeg,
    side = point.hourAngleDeg < 0 ? -1 : 1;
  const equatorDeg = side * (above ? 90 * share : 180 - 90 * share);
  const tanDec = Math.tan(point.decDeg * RAD_PER_DEG),
    difference = share * (diurnalDeg - 90) * RAD_PER_DEG;
  // On the equator the ascensional difference is 0 under every pole; the limit of the quotient is used.
  const tanPole =
    Math.abs(tanDec) < 1e-9 ? share * Math.tan(frame.latitudeDeg * RAD_PER_DEG) : Math.sin(difference) / tanDec;
  return { equatorDeg, tanPole: side * tanPole, prime: null };
}

/**
 * Ascensional difference of a declination under the pole of a circle, degrees; NaN if the point never crosses the
 * circle.
 */
export const differenceUnderPole = (decDeg: number, circle: PoleCircle): number =>
  Math.asin(circle.tanPole * Math.tan(decDeg * RAD_PER_DEG)) * DEG_PER_RAD;

/**
 * The hour angles at which a point of a declination is on a circle, degrees in [-180, 180): usually one. On a circle
 * through the north and south points, a point that never crosses the horizon has two or none.
 */
export function hourAnglesOn(circle: PoleCircle, decDeg: number, frame: DirectionFrame): readonly number[] {
  const difference = differenceUnderPole(decDeg, circle);
  if (Number.isNaN(difference)) return [];
  const first = signedDeg(circle.equatorDeg + difference);
  if (circle.prime === null) return [first];
  const second = signedDeg(circle.equatorDeg + 180 - difference);
  return [first, second].filter((hourAngle) => onHalf(hourAngle, decDeg, circle.prime!, frame));
}

/** Whether the point is on the half circle itself and not on the opposite half. */
function onHalf(
  hourAngleDeg: number,
  decDeg: number,
  prime: { readonly sin: number; readonly cos: number },
  frame: DirectionFrame,
): boolean {
  const h = hourAngleDeg * RAD_PER_DEG,
    d = decDeg * RAD_PER_DEG,
    phi = frame.latitudeDeg * RAD_PER_DEG;
  const west = Math.cos(d) * Math.sin(h),
    up = Math.cos(d) * Math.cos(h) * Math.cos(phi) + Math.sin(d) * Math.sin(phi);
  return west * prime.sin + up * prime.cos > 0;
}
