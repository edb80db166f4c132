import { TWO_PI } from '../../kernel/constants.js';

/** A place on the Earth: geodetic latitude and longitude, radians. */
export interface GeoPoint {
  latRad: number;
  lonRad: number;
}

/**
 * An arc of a circle on the sphere of verticals, whose points are the zenith directions of geodetic places: x(t) = centre cos r + sin r
 * (from cos t + towards sin t), t in [0, length]. All lines of a map are such arcs: meridians, places that have a body on the horizon,
 * lines of local space. Vectors are unit vectors [x to longitude 0, y to 90 E, z north]; `centre`, `from` and `towards` are orthogonal.
 */
export interface Arc {
  readonly centre: readonly [number, number, number];
  readonly from: readonly [number, number, number];
  readonly towards: readonly [number, number, number];
  readonly cosRadius: number;
  readonly sinRadius: number;
  readonly length: number;
  /** Longitude in radians when the arc follows one meridian; otherwise null. */
  readonly meridianRad: number | null;
}

/** A point this far beyond an end still counts as on the arc, radians: the rounding of points that two arcs share. */
const END_SLACK = 1e-12;
/** Below this value the planes of two circles are parallel: their intersection is rounding noise. */
const PARALLEL = 1e-12;

/** Unit vector of the zenith at parameter t. */
function arcVector(arc: Arc, t: number): readonly [number, number, number] {
  const { centre: c, from: f, towards: w, cosRadius, sinRadius } = arc;
  const a = sinRadius * Math.cos(t),
    b = sinRadius * Math.sin(t);
  return [
    c[0] * cosRadius + f[0] * a + w[0] * b,
    c[1] * cosRadius + f[1] * a + w[1] * b,
    c[2] * cosRadius + f[2] * a + w[2] * b,
  ];
}

/** Writes the place at parameter t; longitude in (-pi, pi]. */
export function arcPoint(arc: Arc, t: number, out: GeoPoint): void {
  const v = arcVector(arc, t);
  out.latRad = Math.atan2(v[2], Math.hypot(v[0], v[1]));
  out.lonRad = arc.meridianRad ?? Math.atan2(v[1], v[0]);
}

const dot3 = (a: readonly number[], x: number, y: number, z: number): number => a[0] * x + a[1] * y + a[2] * z;

/** Parameter of the point of the arc's circle closest to a direction, radians in [0, 2 pi) up to rounding. */
function parameterOf(arc: Arc, x: number, y: number, z: number): number {
  const t = Math.atan2(dot3(arc.towards, x, y, z), dot3(arc.from, x, y, z));
  return t < -END_SLACK ? t + TWO_PI : Math.max(0, t);
}

/** The parameter when it is on the arc, within rounding at the ends; otherwise null. */
const onArc = (arc: Arc, t: number): number | null => (t <= arc.length + END_SLACK ? Math.min(t, arc.length) : null);

/** Parameters, ascending, at which the arc meets a meridian (a half circle from pole to pole) of longitude `lonRad`: none, one or two. */
export function arcAtLongitude(arc: Arc, lonRad: number): number[] {
  const { centre: c, from: f, towards: w, cosRadius, sinRadius } = arc;
  const sin = Math.sin(lonRad),
    cos = Math.cos(lonRad);
  // The plane of the meridian: y cos - x sin = 0.
  const constant = (c[1] * cos - c[0] * sin) * cosRadius,
    p = (f[1] * cos - f[0] * sin) * sinRadius,
    q = (w[1] * cos - w[0] * sin) * sinRadius,
    amplitude = Math.sqrt(p * p + q * q);
  const found: number[] = [];
  if (amplitude < PARALLEL || Math.abs(constant) > amplitude) return found;
  const middle = Math.atan2(q, p),
    half = Math.acos(-constant / amplitude);
  for (let root = 0; root < (half === 0 ? 1 : 2); root++) {
    let t = (root === 0 ? middle - half : middle + half) % TWO_PI;
    if (t < 0) t += TWO_PI;
    // An end at 0 may come out slightly below 0.
    const on = onArc(arc, t > TWO_PI - END_SLACK ? 0 : t);
    if (on === null) continue;
    const v = arcVector(arc, on);
    if (v[0] * cos + v[1] * sin > 0) found.push(on);
  }
  return found.length === 2 && found[0] > found[1] ? [found[1], found[0]] : found;
}

/** Writes the common points of two arcs, at most two, and returns their number. Arcs of the same circle have no isolated common point. */
export function arcCrossings(a: Arc, b: Arc, out: readonly [GeoPoint, GeoPoint]): number {
  const [ax, ay, az] = a.centre,
    [bx, by, bz] = b.centre;
  const cx = ay * bz - az * by,
    cy = az * bx - ax * bz,
    cz = ax * by - ay * bx,
    sin2 = cx * cx + cy * cy + cz * cz;
  if (sin2 < PARALLEL * PARALLEL) return 0;
  const cos = ax * bx + ay * by + az * bz,
    u = (a.cosRadius - b.cosRadius * cos) / sin2,
    v = (b.cosRadius - a.cosRadius * cos) / sin2,
    rest = 1 - (u * u + v * v + 2 * u * v * cos);
  if (rest < 0) return 0;
  const w = Math.sqrt(rest / sin2);
  let count = 0;
  for (const side of [w, -w]) {
    const x = u * ax + v * bx + side * cx,
      y = u * ay + v * by + side * cy,
      z = u * az + v * bz + side * cz;
    if (onArc(a, parameterOf(a, x, y, z)) === null || onArc(b, parameterOf(b, x, y, z)) === null) continue;
    out[count].latRad = Math.atan2(z, Math.hypot(x, y));
    out[count].lonRad = a.meridianRad ?? b.meridianRad ?? Math.atan2(y, x);
    count++;
    if (w === 0) break;
  }
  return count;
}

/**
 * Parameter of the point of the arc that is nearest to a place (radians) on the sphere of verticals, and the angle between them, radians.
 */
export function nearestOnArc(arc: Arc, latRad: number, lonRad: number): { t: number; angleRad: number } {
  const cosLat = Math.cos(latRad);
  const x = cosLat * Math.cos(lonRad),
    y = cosLat * Math.sin(lonRad),
    z = Math.sin(latRad);
  const foot = onArc(arc, parameterOf(arc, x, y, z));
  const angleAt = (t: number): number => {
    const v = arcVector(arc, t);
    const half = Math.hypot(v[0] - x, v[1] - y, v[2] - z) / 2;
    return 2 * Math.asin(Math.min(1, half));
  };
  if (foot !== null) return { t: foot, angleRad: angleAt(foot) };
  const first = angleAt(0),
    last = angleAt(arc.length);
  return first <= last ? { t: 0, angleRad: first } : { t: arc.length, angleRad: last };
}
