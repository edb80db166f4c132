import type { OccultationState } from './window.js';

/**
 * Spherical light source: at a finite distance with a radius in Earth radii, or at infinity with an angular radius (0
 * for a star).
 */
export interface OccultedSource {
  readonly infinite: boolean;
  /** Radius in Earth radii, or angular radius in radians for a source at infinity. */
  readonly radius: number;
}

/**
 * Shadow of a sphere (the Moon) in the light of a source at one instant of a window: axis, Besselian elements and the
 * two cones (outer: external contact; inner: central phase), with the values that their rates need. Vectors are in the
 * true equator of date, lengths in Earth equatorial radii, rates per day (Explanatory Supplement 3rd ed., section
 * 11.3).
 * Elements: x, y of the axis in the fundamental plane (east, north), its direction a, d towards the source, l1, l2
 * (negative for an umbra).
 */
export class ShadowCone {
  readonly window: OccultationState;
  private readonly source: OccultedSource;
  private readonly outerRadius: number;
  private readonly innerRadius: number;
  t = NaN;
  /** Unit vector towards the source, and its rate. */
  kx = 0;
  ky = 0;
  kz = 0;
  private dkx = 0;
  private dky = 0;
  private dkz = 0;
  /** Position of the occulter, and its height above the fundamental plane. */
  mx = 0;
  my = 0;
  mz = 0;
  zMoon = 0;
  /** Vector of the point at which the axis crosses the fundamental plane. */
  ax = 0;
  ay = 0;
  az = 0;
  /** Unit vectors east (in the equator) and north of the fundamental plane. */
  ex = 0;
  ey = 0;
  nx = 0;
  ny = 0;
  nz = 0;
  x = 0;
  y = 0;
  tanF1 = 0;
  tanF2 = 0;
  l1 = 0;
  l2 = 0;
  private c1 = 0;
  private c2 = 0;
  private tan1Rate = 0;
  private tan2Rate = 0;
  gastRad = 0;
  private gastRate = 0;

  constructor(window: OccultationState, source: OccultedSource, outerRadius: number, innerRadius: number) {
    this.window = window;
    this.source = source;
    this.outerRadius = outerRadius;
    this.innerRadius = innerRadius;
  }

  /** Evaluates t days from the window's centre. */
  at(t: number): this {
    if (t === this.t) return this;
    this.t = t;
    const { window, source } = this;
    window.at(t);
    const { value: v, rate: r } = window;
    let gx = v[3],
      gy = v[4],
      gz = v[5],
      hx = r[3],
      hy = r[4],
      hz = r[5];
    if (!source.infinite) {
      gx -= v[0];
      gy -= v[1];
      gz -= v[2];
      hx -= r[0];
      hy -= r[1];
      hz -= r[2];
    }
    const g = Math.sqrt(gx * gx + gy * gy + gz * gz);
    const kx = gx / g,
      ky = gy / g,
      kz = gz / g;
    const gRate = kx * hx + ky * hy + kz * hz;
    this.kx = kx;
    this.ky = ky;
    this.kz = kz;
    this.dkx = (hx - kx * gRate) / g;
    this.dky = (hy - ky * gRate) / g;
    this.dkz = (hz - kz * gRate) / g;
    this.mx = v[0];
    this.my = v[1];
    this.mz = v[2];
    const z = v[0] * kx + v[1] * ky + v[2] * kz;
    this.zMoon = z;
    this.ax = v[0] - z * kx;
    this.ay = v[1] - z * ky;
    this.az = v[2] - z * kz;
    const cosD = Math.sqrt(kx * kx + ky * ky),
      ca = kx / cosD,
      sa = ky / cosD;
    this.ex = -sa;
    this.ey = ca;
    this.nx = -kz * ca;
    this.ny = -kz * sa;
    this.nz = cosD;
    this.x = this.ax * this.ex + this.ay * this.ey;
    this.y = this.ax * this.nx + this.ay * this.ny + this.az * this.nz;
    if (source.infinite) {
      this.tanF1 = Math.tan(source.radius);
      this.tanF2 = this.tanF1;
      this.c1 = this.outerRadius / Math.cos(source.radius);
      this.c2 = this.innerRadius / Math.cos(source.radius);
      this.tan1Rate = 0;
      this.tan2Rate = 0;
    } else {
      const s1 = (source.radius + this.outerRadius) / g,
        s2 = (source.radius - this.innerRadius) / g;
      const q1 = 1 - s1 * s1,
        q2 = 1 - s2 * s2,
        cos1 = Math.sqrt(q1),
        cos2 = Math.sqrt(q2);
      this.tanF1 = s1 / cos1;
      this.tanF2 = s2 / cos2;
      this.c1 = this.outerRadius / cos1;
      this.c2 = this.innerRadius / cos2;
      this.tan1Rate = (-s1 * gRate) / (g * q1 * cos1);
      this.tan2Rate = (-s2 * gRate) / (g * q2 * cos2);
    }
    this.l1 = z * this.tanF1 + this.c1;
    this.l2 = z * this.tanF2 - this.c2;
    this.gastRad = v[6];
    this.gastRate = r[6];
    return this;
  }

  /** Direction of the axis: right ascension and declination, radians. */
  get axisRightAscensionRad(): number {
    return Math.atan2(this.ky, this.kx);
  }
  get axisDeclinationRad(): number {
    return Math.asin(this.kz);
  }

  /** Squared distance of the axis from the Earth's centre, and half its rate, which is zero at greatest eclipse. */
  get axisDistanceSquared(): number {
    return this.ax * this.ax + this.ay * this.ay + this.az * this.az;
  }
  get axisApproach(): number {
    const r = this.window.rate;
    const zRate =
      r[0] * this.kx + r[1] * this.ky + r[2] * this.kz + this.mx * this.dkx + this.my * this.dky + this.mz * this.dkz;
    return this.mx * r[0] + this.my * r[1] + this.mz * r[2] - this.zMoon * zRate;
  }

  // Results of `site`: distances from the axis and behind the occulter, radii of the cones there, and rates of the
  // clearances.
  /** Distance of the site from the axis. */
  distance = 0;
  /** Radius of the outer cone at the site minus that distance: positive inside. */
  outer = 0;
  /** Radius of the inner cone at the site: positive in an umbra (total), negative in an antumbra (annular). */
  innerRadiusAtSite = 0;
  /** |inner radius| minus the distance: positive in the central phase. */
  inner = 0;
  outerRate = 0;
  innerRate = 0;
  distanceRate = 0;

  /** Evaluates a site that rotates with the Earth, given by its inertial position at this instant in Earth radii. */
  site(px: number, py: number, pz: number): void {
    const r = this.window.rate;
    const vx = px - this.mx,
      vy = py - this.my,
      vz = pz - this.mz;
    const wx = -this.gastRate * py - r[0],
      wy = this.gastRate * px - r[1],
      wz = -r[2];
    const s = -(vx * this.kx + vy * this.ky + vz * this.kz);
    const sRate = -(wx * this.kx + wy * this.ky + wz * this.kz + vx * this.dkx + vy * this.dky + vz * this.dkz);
    const ox = vx + s * this.kx,
      oy = vy + s * this.ky,
      oz = vz + s * this.kz;
    const distance = Math.sqrt(ox * ox + oy * oy + oz * oz);
    // Component of the relative velocity perpendicular to the axis, along the offset; the offset is perpendicular to
    // the axis.
    const across = ox * (wx + s * this.dkx) + oy * (wy + s * this.dky) + oz * (wz + s * this.dkz);
    this.distance = distance;
    this.distanceRate = distance > 0 ? across / distance : 0;
    this.outer = s * this.tanF1 + this.c1 - distance;
    this.outerRate = sRate * this.tanF1 + s * this.tan1Rate - this.distanceRate;
    const inner = this.c2 - s * this.tanF2,
      innerRate = -sRate * this.tanF2 - s * this.tan2Rate;
    this.innerRadiusAtSite = inner;
    this.inner = Math.abs(inner) - distance;
    this.innerRate = (inner < 0 ? -innerRate : innerRate) - this.distanceRate;
  }
}
