import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';

/** Meridian, horizon and obliquity of a figure. Degrees. */
export interface DirectionFrame {
  /** Right ascension of the meridian. */
  readonly armcDeg: number;
  readonly obliquityDeg: number;
  /** Geographic latitude, in (-90, 90). */
  readonly latitudeDeg: number;
}

/** Semi-arcs above and below the horizon, degrees: their sum is 180. */
export interface SemiArcs {
  readonly diurnalDeg: number;
  readonly nocturnalDeg: number;
}

/** A point of the sky with its ecliptic and mundane coordinates. Degrees, true equator and ecliptic of date. */
export interface DirectedPoint {
  readonly name: string;
  readonly lonDeg: number;
  readonly latDeg: number;
  readonly raDeg: number;
  readonly decDeg: number;
  /** Hour angle from the upper meridian, west positive, in [-180, 180). */
  readonly hourAngleDeg: number;
  /** Null if the point never crosses the horizon. */
  readonly semiArcs: SemiArcs | null;
}

/**
 * The semi-arcs of a declination: cos DSA = -tan(latitude) tan(declination). Degrees. Null if the point never rises or
 * never sets.
 */
export function semiArcsOf(decDeg: number, latitudeDeg: number): SemiArcs | null {
  const cosine = -Math.tan(latitudeDeg * RAD_PER_DEG) * Math.tan(decDeg * RAD_PER_DEG);
  if (!(Math.abs(cosine) < 1)) return null;
  const diurnalDeg = Math.acos(cosine) * DEG_PER_RAD;
  return { diurnalDeg, nocturnalDeg: 180 - diurnalDeg };
}

/** The declination of a position in ecliptic coordinates. Degrees. */
export function declinationDeg(lonDeg: number, latDeg: number, obliquityDeg: number): number {
  const b = latDeg * RAD_PER_DEG,
    eps = obliquityDeg * RAD_PER_DEG;
  const sine = Math.sin(b) * Math.cos(eps) + Math.cos(b) * Math.sin(eps) * Math.sin(lonDeg * RAD_PER_DEG);
  return Math.asin(Math.max(-1, Math.min(1, sine))) * DEG_PER_RAD;
}

/** The directed point of a position in ecliptic coordinates, degrees of date. */
export function directedPoint(name: string, lonDeg: number, latDeg: number, frame: DirectionFrame): DirectedPoint {
  const l = lonDeg * RAD_PER_DEG,
    b = latDeg * RAD_PER_DEG,
    eps = frame.obliquityDeg * RAD_PER_DEG;
  const y = Math.cos(b) * Math.sin(l) * Math.cos(eps) - Math.sin(b) * Math.sin(eps);
  const raDeg = normalizeDeg(Math.atan2(y, Math.cos(b) * Math.cos(l)) * DEG_PER_RAD);
  const decDeg = declinationDeg(lonDeg, latDeg, frame.obliquityDeg);
  return {
    name,
    lonDeg: normalizeDeg(lonDeg),
    latDeg: latDeg + 0,
    raDeg,
    decDeg: decDeg + 0,
    hourAngleDeg: signedDeg(frame.armcDeg - raDeg),
    semiArcs: semiArcsOf(decDeg, frame.latitudeDeg),
  };
}

/** The point with the same longitude and another latitude (degrees). */
export const atLatitude = (point: DirectedPoint, latDeg: number, frame: DirectionFrame): DirectedPoint =>
  point.latDeg === latDeg ? point : directedPoint(point.name, point.lonDeg, latDeg, frame);
