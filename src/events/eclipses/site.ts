import { geodeticToCylindrical } from '../../frames/geodetic.js';
import { DEG_PER_RAD, RAD_PER_DEG, WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { normalizeDeg } from '../../kernel/angle.js';
import { surfaceLatitudeDeg } from './ellipsoid.js';
import type { EclipseRadii } from './radii.js';
import type { OccultationState } from './window.js';

export type LocalClass = 'none' | 'partial' | 'annular' | 'total';

/** Sun and Moon at one place and instant: angles in degrees, horizontal ones without refraction. */
export interface Discs {
  readonly separationDeg: number;
  /** Position angle of the Moon's centre from the Sun's, from north through east, 0 to 360. */
  readonly positionAngleDeg: number;
  readonly sunSemidiameterDeg: number;
  readonly moonSemidiameterDeg: number;
  /** Covered part of the solar diameter; in a central phase the ratio of the diameters, as in the canons. */
  readonly magnitude: number;
  /** Covered part of the solar disc. */
  readonly obscuration: number;
  readonly localClass: LocalClass;
  readonly sunAltitudeDeg: number;
  readonly sunAzimuthDeg: number;
  readonly moonAltitudeDeg: number;
  readonly moonAzimuthDeg: number;
}

/**
 * Discs seen from an inertial point (true equator of date, Earth radii) with the geodetic normal `normal`, at the last
 * instant of the window.
 */
export function discsAt(
  window: OccultationState,
  radii: EclipseRadii,
  px: number,
  py: number,
  pz: number,
  normal: Float64Array,
): Discs {
  const v = window.value;
  const mx = v[0] - px,
    my = v[1] - py,
    mz = v[2] - pz,
    sx = v[3] - px,
    sy = v[4] - py,
    sz = v[5] - pz;
  const m = Math.hypot(mx, my, mz),
    s = Math.hypot(sx, sy, sz);
  const cross = Math.hypot(my * sz - mz * sy, mz * sx - mx * sz, mx * sy - my * sx);
  const separation = Math.atan2(cross, mx * sx + my * sy + mz * sz);
  const sun = Math.asin(radii.sun / s),
    moon = Math.asin(radii.moonUmbra / m),
    moonOuter = Math.asin(radii.moonPenumbra / m);
  const sunPlace = horizontalOf(sx / s, sy / s, sz / s, normal),
    moonPlace = horizontalOf(mx / m, my / m, mz / m, normal);
  const localClass = classOf(separation, sun, moon, moonOuter);
  return {
    separationDeg: separation * DEG_PER_RAD,
    positionAngleDeg: positionAngleDeg(sx / s, sy / s, sz / s, mx / m, my / m, mz / m),
    sunSemidiameterDeg: sun * DEG_PER_RAD,
    moonSemidiameterDeg: moon * DEG_PER_RAD,
    magnitude: magnitudeOf(localClass, separation, sun, moon, moonOuter),
    obscuration: localClass === 'none' ? 0 : obscuration(sun, localClass === 'partial' ? moonOuter : moon, separation),
    localClass,
    sunAltitudeDeg: sunPlace.altitude,
    sunAzimuthDeg: sunPlace.azimuth,
    moonAltitudeDeg: moonPlace.altitude,
    moonAzimuthDeg: moonPlace.azimuth,
  };
}

/** Position angle of one direction from another (unit vectors, z the pole), degrees from north through east. */
export function positionAngleDeg(fx: number, fy: number, fz: number, tx: number, ty: number, tz: number): number {
  const east = fx * ty - fy * tx,
    north = tz * (fx * fx + fy * fy) - fz * (fx * tx + fy * ty);
  return normalizeDeg(Math.atan2(east, north) * DEG_PER_RAD);
}

function classOf(separation: number, sun: number, moon: number, moonOuter: number): LocalClass {
  if (separation >= sun + moonOuter) return 'none';
  if (separation >= Math.abs(moon - sun)) return 'partial';
  return moon > sun ? 'total' : 'annular';
}

function magnitudeOf(localClass: LocalClass, separation: number, sun: number, moon: number, moonOuter: number): number {
  if (localClass === 'none') return 0;
  // The (L1 - m) / (L1 + L2) of the canons; with one radius of the Moon for both cones it is the covered part of the
  // diameter.
  return localClass === 'partial' ? (sun + moonOuter - separation) / (2 * sun + moonOuter - moon) : moon / sun;
}

/**
 * Fraction of a disc of radius a that a disc of radius b covers at a distance of the centres (plane circles; the discs
 * are 0.5 degree wide).
 */
export function obscuration(a: number, b: number, distance: number): number {
  if (distance >= a + b) return 0;
  if (distance <= Math.abs(a - b)) return b >= a ? 1 : (b * b) / (a * a);
  const alpha = Math.acos(clamp((distance * distance + a * a - b * b) / (2 * distance * a)));
  const beta = Math.acos(clamp((distance * distance + b * b - a * a) / (2 * distance * b)));
  const lens = a * a * (alpha - Math.sin(alpha) * Math.cos(alpha)) + b * b * (beta - Math.sin(beta) * Math.cos(beta));
  return Math.min(1, lens / (Math.PI * a * a));
}

const clamp = (x: number): number => Math.min(1, Math.max(-1, x));

/**
 * Azimuth from north through east and altitude, degrees, of a direction over a horizon with the given normal (inertial
 * axes, z the pole).
 */
function horizontalOf(x: number, y: number, z: number, normal: Float64Array): { azimuth: number; altitude: number } {
  const up = x * normal[0] + y * normal[1] + z * normal[2];
  const cosLatitude = Math.hypot(normal[0], normal[1]);
  // At a pole the meridian is undefined; the x axis replaces it.
  const cos = cosLatitude > 1e-12 ? normal[0] / cosLatitude : 1,
    sin = cosLatitude > 1e-12 ? normal[1] / cosLatitude : 0;
  const east = -x * sin + y * cos;
  const north = z * cosLatitude - normal[2] * (x * cos + y * sin);
  return {
    azimuth: normalizeDeg(Math.atan2(east, north) * DEG_PER_RAD),
    altitude: Math.atan2(up, Math.hypot(east, north)) * DEG_PER_RAD,
  };
}

/** Sine of the Sun's altitude at an inertial point with the given normal, without refraction. */
export function sinSunAltitude(
  window: OccultationState,
  px: number,
  py: number,
  pz: number,
  normal: Float64Array,
): number {
  const v = window.value,
    x = v[3] - px,
    y = v[4] - py,
    z = v[5] - pz;
  return (x * normal[0] + y * normal[1] + z * normal[2]) / Math.sqrt(x * x + y * y + z * z);
}

/** A place that rotates with the Earth: computes its inertial position and normal for a sidereal angle. */
export class TurningSite {
  readonly position = new Float64Array(3);
  readonly normal = new Float64Array(3);
  private readonly longitudeRad: number;
  private readonly rho: number;
  private readonly cosLatitude: number;

  /** East longitude and geodetic latitude in radians; cylindrical coordinates in Earth radii. */
  constructor(latitudeRad: number, longitudeRad: number, axisDistance: number, z: number) {
    this.longitudeRad = longitudeRad;
    this.rho = axisDistance;
    this.cosLatitude = Math.cos(latitudeRad);
    this.normal[2] = Math.sin(latitudeRad);
    this.position[2] = z;
  }

  /** From geodetic coordinates in degrees and metres. */
  static of(latitudeDeg: number, longitudeDeg: number, elevationM: number): TurningSite {
    const { axisDistanceKm, equatorDistanceKm } = geodeticToCylindrical(latitudeDeg, elevationM);
    return new TurningSite(
      latitudeDeg * RAD_PER_DEG,
      longitudeDeg * RAD_PER_DEG,
      axisDistanceKm / WGS84_EQUATORIAL_RADIUS_KM,
      equatorDistanceKm / WGS84_EQUATORIAL_RADIUS_KM,
    );
  }

  /** From an inertial point of the surface at a sidereal angle. */
  static ofPoint(p: Float64Array, gastRad: number): TurningSite {
    const latitude = surfaceLatitudeDeg(p[0], p[1], p[2]) * RAD_PER_DEG;
    return new TurningSite(latitude, Math.atan2(p[1], p[0]) - gastRad, Math.hypot(p[0], p[1]), p[2]);
  }

  at(gastRad: number): this {
    const cos = Math.cos(gastRad + this.longitudeRad),
      sin = Math.sin(gastRad + this.longitudeRad);
    this.position[0] = this.rho * cos;
    this.position[1] = this.rho * sin;
    this.normal[0] = this.cosLatitude * cos;
    this.normal[1] = this.cosLatitude * sin;
    return this;
  }
}
