import { TWO_PI, WGS84_EQUATORIAL_RADIUS_KM, WGS84_FLATTENING } from '../../kernel/constants.js';
import { arcPoint, nearestOnArc } from './arc.js';
import type { Arc, GeoPoint } from './arc.js';

/** The shortest path between two places on the ellipsoid. Azimuths are measured from north through east, radians in [0, 2 pi). */
export interface Geodesic {
  readonly distanceKm: number;
  /** Azimuth of the second place at the first. */
  readonly azimuthRad: number;
  /** Azimuth of the first place at the second. */
  readonly backAzimuthRad: number;
}

const MOST_STEPS = 100;
const LAST_STEP = 1e-13;
const POLAR_RADIUS_KM = WGS84_EQUATORIAL_RADIUS_KM * (1 - WGS84_FLATTENING);

const turn = (rad: number): number => (rad < 0 ? rad + TWO_PI : rad >= TWO_PI ? rad - TWO_PI : rad + 0);

/**
 * The geodesic between two places on WGS 84, accurate to 1 mm (T. Vincenty 1975, Survey Review 23, 88, inverse formula). The iteration does
 * not converge for nearly antipodal places: callers stay within some thousand km.
 */
export function geodesic(a: GeoPoint, b: GeoPoint): Geodesic {
  const u1 = Math.atan2((1 - WGS84_FLATTENING) * Math.sin(a.latRad), Math.cos(a.latRad)),
    u2 = Math.atan2((1 - WGS84_FLATTENING) * Math.sin(b.latRad), Math.cos(b.latRad));
  const sin1 = Math.sin(u1),
    cos1 = Math.cos(u1),
    sin2 = Math.sin(u2),
    cos2 = Math.cos(u2);
  let span = (b.lonRad - a.lonRad) % TWO_PI;
  if (span > Math.PI) span -= TWO_PI;
  else if (span < -Math.PI) span += TWO_PI;
  let lambda = span,
    sinSigma = 0,
    cosSigma = 1,
    sigma = 0,
    cosSquaredAlpha = 1,
    middle = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    const x = cos2 * Math.sin(lambda),
      y = cos1 * sin2 - sin1 * cos2 * Math.cos(lambda);
    sinSigma = Math.hypot(x, y);
    if (sinSigma === 0) return { distanceKm: 0, azimuthRad: 0, backAzimuthRad: Math.PI };
    cosSigma = sin1 * sin2 + cos1 * cos2 * Math.cos(lambda);
    sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cos1 * cos2 * Math.sin(lambda)) / sinSigma;
    cosSquaredAlpha = Math.max(0, 1 - sinAlpha * sinAlpha);
    middle = cosSquaredAlpha > 1e-15 ? cosSigma - (2 * sin1 * sin2) / cosSquaredAlpha : 0;
    const c = (WGS84_FLATTENING / 16) * cosSquaredAlpha * (4 + WGS84_FLATTENING * (4 - 3 * cosSquaredAlpha));
    const next =
      span +
      (1 - c) *
        WGS84_FLATTENING *
        sinAlpha *
        (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)));
    const step = Math.abs(next - lambda);
    lambda = next;
    if (step < LAST_STEP) break;
  }
  const u = cosSquaredAlpha * ((WGS84_EQUATORIAL_RADIUS_KM / POLAR_RADIUS_KM) ** 2 - 1),
    scale = 1 + (u / 16384) * (4096 + u * (-768 + u * (320 - 175 * u))),
    series = (u / 1024) * (256 + u * (-128 + u * (74 - 47 * u)));
  const correction =
    series *
    sinSigma *
    (middle +
      (series / 4) *
        (cosSigma * (2 * middle * middle - 1) -
          (series / 6) * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)));
  return {
    distanceKm: POLAR_RADIUS_KM * scale * (sigma - correction),
    azimuthRad: turn(Math.atan2(cos2 * Math.sin(lambda), cos1 * sin2 - sin1 * cos2 * Math.cos(lambda))),
    backAzimuthRad: turn(Math.atan2(-cos1 * Math.sin(lambda), cos2 * sin1 - sin2 * cos1 * Math.cos(lambda))),
  };
}

/** The point of a line that is nearest to a place. */
export interface LineDistance {
  readonly nearest: GeoPoint;
  /**
   * Angle on the sphere of verticals, radians. For a horizon line it is the altitude of the body above that horizon when the foot is on the
   * line.
   */
  readonly angleRad: number;
  readonly way: Geodesic;
}

/**
 * Half widths, radians, of the parabolas through three distances: the foot on the ellipsoid is within the first of the foot on the sphere.
 */
const WIDTHS = [1e-2, 1e-3, 1e-4] as const;

/**
 * Distance of a place from a line along the shortest geodesic. Null when it exceeds the limit in km, or when the angle on the sphere
 * exceeds the limit in radians.
 */
export function lineDistance(arc: Arc, place: GeoPoint, within: { angleRad: number; km: number }): LineDistance | null {
  const { t: start, angleRad } = nearestOnArc(arc, place.latRad, place.lonRad);
  if (angleRad > within.angleRad) return null;
  const nearest: GeoPoint = { latRad: 0, lonRad: 0 };
  const squareAt = (t: number): number => {
    arcPoint(arc, t, nearest);
    return geodesic(place, nearest).distanceKm ** 2;
  };
  let t = start;
  for (const width of WIDTHS) {
    const low = Math.max(0, Math.min(t - width, arc.length - 2 * width)),
      middle = low + width;
    const before = squareAt(low),
      at = squareAt(middle),
      after = squareAt(middle + width),
      bend = before - 2 * at + after;
    const step = bend > 0 ? (width * (before - after)) / (2 * bend) : 0;
    t = Math.max(0, Math.min(arc.length, middle + Math.max(-2 * width, Math.min(2 * width, step))));
  }
  arcPoint(arc, t, nearest);
  const way = geodesic(place, nearest);
  return way.distanceKm > within.km ? null : { nearest, angleRad, way };
}
