import { LIGHT_SPEED_KM_PER_DAY, WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { POLAR_RADIUS } from '../eclipses/ellipsoid.js';
import { positionAngleDeg } from '../eclipses/site.js';
import { MOON_RADIUS } from './target.js';
import type { MoonTrack } from './track.js';

const POLAR_SQUARED = POLAR_RADIUS * POLAR_RADIUS;
/** Speed of light, Earth equatorial radii per day. */
const LIGHT_SPEED = LIGHT_SPEED_KM_PER_DAY / WGS84_EQUATORIAL_RADIUS_KM;

/**
 * Moon and target as seen from places of the rotating Earth at one instant. A place is given by its geodetic normal n
 * (unit vector, axes of the true equator of date) at a fixed height above WGS 84, so the poles are not special. Angles
 * in radians. The clearance is the Moon's semidiameter plus the target's minus the separation: positive where the discs
 * overlap, whether or not they are above the horizon.
 */
export class ClearanceField {
  readonly track: MoonTrack;
  /** Height above the ellipsoid, Earth equatorial radii. */
  readonly height: number;
  private readonly targetRadius: number;
  private readonly infinite: boolean;
  private readonly dirM = new Float64Array(3);
  private readonly dirT = new Float64Array(3);
  private readonly grad = new Float64Array(3);
  ttJ2k = NaN;
  gastRad = 0;
  private mx = 0;
  private my = 0;
  private mz = 0;
  /** Motion of the Moon while light crosses an Earth radius, and its geocentric distance. */
  private lx = 0;
  private ly = 0;
  private lz = 0;
  private geocentric = 0;
  private tx = 0;
  private ty = 0;
  private tz = 0;

  /** `sign` of the target's radius: 1 for the outer contact, -1 for total occultation of the disc. */
  constructor(track: MoonTrack, height: number, sign: 1 | -1 = 1) {
    this.track = track;
    this.height = height;
    this.targetRadius = sign * track.sampler.target.radius;
    this.infinite = track.sampler.target.star !== null;
  }

  at(ttJ2k: number): this {
    if (ttJ2k === this.ttJ2k) return this;
    this.track.at(ttJ2k);
    const v = this.track.value;
    this.mx = v[0];
    this.my = v[1];
    this.mz = v[2];
    const r = this.track.rate;
    this.lx = r[0] / LIGHT_SPEED;
    this.ly = r[1] / LIGHT_SPEED;
    this.lz = r[2] / LIGHT_SPEED;
    this.geocentric = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    this.tx = v[3];
    this.ty = v[4];
    this.tz = v[5];
    this.gastRad = v[6];
    this.ttJ2k = ttJ2k;
    return this;
  }

  separation = 0;
  clearance = 0;
  /** Sine of the altitude of the target's centre above the geodetic horizon, without refraction. */
  sinAltitude = 0;
  /** Semidiameter of the target (negative in the field of the inner contact). */
  targetSemidiameter = 0;
  private m = 0;
  private d = 0;

  /** Position angle of the target's centre from the Moon's for the last place, degrees from north through east. */
  get positionAngleDeg(): number {
    return positionAngleDeg(this.dirM[0], this.dirM[1], this.dirM[2], this.dirT[0], this.dirT[1], this.dirT[2]);
  }
  /** Semidiameter of the Moon for the last place. */
  get moonSemidiameter(): number {
    return Math.asin(Math.min(1, MOON_RADIUS / this.m));
  }

  /** Evaluates the place with normal n and returns its clearance. */
  place(nx: number, ny: number, nz: number): number {
    const w = Math.sqrt(nx * nx + ny * ny + POLAR_SQUARED * nz * nz),
      h = this.height;
    const px = nx / w + h * nx,
      py = ny / w + h * ny,
      pz = (POLAR_SQUARED * nz) / w + h * nz;
    let ax = this.mx - px,
      ay = this.my - py,
      az = this.mz - pz;
    // Light from the Moon is younger at a nearer place, and the Moon has moved on: up to 20 m.
    const younger = this.geocentric - Math.sqrt(ax * ax + ay * ay + az * az);
    ax += younger * this.lx;
    ay += younger * this.ly;
    az += younger * this.lz;
    let bx = this.tx,
      by = this.ty,
      bz = this.tz;
    if (!this.infinite) {
      bx -= px;
      by -= py;
      bz -= pz;
    }
    const m = Math.sqrt(ax * ax + ay * ay + az * az),
      d = Math.sqrt(bx * bx + by * by + bz * bz);
    const cx = ay * bz - az * by,
      cy = az * bx - ax * bz,
      cz = ax * by - ay * bx;
    this.separation = Math.atan2(Math.sqrt(cx * cx + cy * cy + cz * cz), ax * bx + ay * by + az * bz);
    this.sinAltitude = (bx * nx + by * ny + bz * nz) / d;
    // An observer above the Moon or inside a body (the height is unbounded) sees it from within: a quarter turn.
    const moon = m > MOON_RADIUS ? Math.asin(MOON_RADIUS / m) : Math.PI / 2;
    const target =
      this.infinite || this.targetRadius === 0 ? 0 : Math.asin(Math.max(-1, Math.min(1, this.targetRadius / d)));
    this.dirM[0] = ax / m;
    this.dirM[1] = ay / m;
    this.dirM[2] = az / m;
    this.dirT[0] = bx / d;
    this.dirT[1] = by / d;
    this.dirT[2] = bz / d;
    this.m = m;
    this.d = d;
    this.targetSemidiameter = target;
    this.clearance = moon + target - this.separation;
    return this.clearance;
  }

  /** Writes the gradient of the clearance with respect to the normal, at the last place (not projected), to `out`. */
  gradient(nx: number, ny: number, nz: number, out: Float64Array): void {
    const { m, d } = this,
      cos = Math.cos(this.separation),
      sin = Math.max(Math.sin(this.separation), 1e-300);
    const moon = m > MOON_RADIUS ? MOON_RADIUS / (m * Math.sqrt(m * m - MOON_RADIUS * MOON_RADIUS)) : 0;
    const r = this.targetRadius,
      target = this.infinite || !(d > Math.abs(r)) ? 0 : r / (d * Math.sqrt(d * d - r * r));
    const inverse = this.infinite ? 0 : 1 / d;
    for (let i = 0; i < 3; i++) {
      const apart = ((this.dirT[i] - cos * this.dirM[i]) / m + (this.dirM[i] - cos * this.dirT[i]) * inverse) / sin;
      this.grad[i] = moon * this.dirM[i] + target * this.dirT[i] - apart;
    }
    this.pullBack(this.grad, nx, ny, nz, out);
  }

  /** Writes the gradient of the sum of the semidiameters, which decides where the separation is zero, to `out`. */
  semidiameterGradient(nx: number, ny: number, nz: number, out: Float64Array): void {
    const { m, d } = this,
      r = this.targetRadius;
    const moon = m > MOON_RADIUS ? MOON_RADIUS / (m * Math.sqrt(m * m - MOON_RADIUS * MOON_RADIUS)) : 0;
    const target = this.infinite || !(d > Math.abs(r)) ? 0 : r / (d * Math.sqrt(d * d - r * r));
    for (let i = 0; i < 3; i++) this.grad[i] = moon * this.dirM[i] + target * this.dirT[i];
    this.pullBack(this.grad, nx, ny, nz, out);
  }

  /**
   * Gradient with respect to the normal for a function of the place with spatial gradient g: P = (D/w + h) n with D =
   * diag(1, 1, b^2).
   */
  pullBack(g: Float64Array, nx: number, ny: number, nz: number, out: Float64Array): void {
    const w = Math.sqrt(nx * nx + ny * ny + POLAR_SQUARED * nz * nz),
      h = this.height;
    const along = (g[0] * nx + g[1] * ny + g[2] * POLAR_SQUARED * nz) / (w * w * w);
    out[0] = g[0] / w - nx * along + h * g[0];
    out[1] = g[1] / w - ny * along + h * g[1];
    out[2] = (POLAR_SQUARED * g[2]) / w - POLAR_SQUARED * nz * along + h * g[2];
  }

  /**
   * Difference of the inverse distances of Moon and target at the last place: separation per unit of offset from the
   * axis.
   */
  get separationPerOffset(): number {
    return 1 / this.m - (this.infinite ? 0 : 1 / this.d);
  }

  /** Writes the vector from the Moon to the place with normal n to `out`. */
  fromMoon(nx: number, ny: number, nz: number, out: Float64Array): void {
    const w = Math.sqrt(nx * nx + ny * ny + POLAR_SQUARED * nz * nz),
      h = this.height;
    const x = nx / w + h * nx - this.mx,
      y = ny / w + h * ny - this.my,
      z = (POLAR_SQUARED * nz) / w + h * nz - this.mz;
    const younger = this.geocentric - Math.sqrt(x * x + y * y + z * z);
    out[0] = x - younger * this.lx;
    out[1] = y - younger * this.ly;
    out[2] = z - younger * this.lz;
  }

  /** Writes the Moon's vector and the unit vector from it to the target at this instant. */
  axis(moon: Float64Array, toward: Float64Array): void {
    moon[0] = this.mx;
    moon[1] = this.my;
    moon[2] = this.mz;
    let x = this.tx,
      y = this.ty,
      z = this.tz;
    if (!this.infinite) {
      x -= this.mx;
      y -= this.my;
      z -= this.mz;
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    toward[0] = x / length;
    toward[1] = y / length;
    toward[2] = z / length;
  }
}
