import { geodeticToCylindrical } from '../frames/geodetic.js';
import { earthRotationAngleRad } from '../frames/sidereal.js';
import { EARTH_ROTATION_RAD_PER_UT1_DAY, LIGHT_SPEED_KM_PER_DAY, RAD_PER_DEG, TWO_PI } from '../kernel/constants.js';
import type { Site } from '../reduction/origin.js';
import { HorizonNodes, NODE_SIZE, ORIGINS } from './horizon-nodes.js';
import type { TrackContext } from './horizon-nodes.js';
import type { HorizonTarget } from './horizon-target.js';

/**
 * Altitude of one target at one place as a function of UT1, with its rate. The topocentric geometry is exact (WGS 84
 * parallax, light time to the observer, diurnal and annual aberration); the geocentric path is interpolated between
 * full reductions by cubic Hermite polynomials, whose spacing (`target.stepDays`) keeps the direction within 1 mas of
 * the full reduction. An evaluation between two known nodes takes about 0.2 us and allocates nothing. Refraction is not
 * included; the threshold of a search includes it.
 */
export class HorizonTrack {
  readonly target: HorizonTarget;
  /**
   * Results of `evaluate`: sine of the altitude of the centre and its rate per day; distance from the observer (km) and
   * its rate per day.
   */
  sinAltitude = 0;
  sinAltitudeRate = 0;
  distanceKm = 0;
  distanceRateKmPerDay = 0;
  /**
   * Results of `orient`, radians: local hour angle in (-pi, pi], azimuth from north through east, declination of date.
   */
  hourAngleRad = 0;
  azimuthRad = 0;
  declinationRad = 0;
  /**
   * Upper bound of |second derivative| of sin(altitude), per day squared, over the interval that contains the last
   * instant.
   */
  curvature = 0;
  /** Sine and cosine of the geodetic latitude. */
  sinLat = 0;
  cosLat = 0;

  private readonly nodes: HorizonNodes;
  private axisKm = 0;
  private equatorKm = 0;
  private lonRad = 0;
  private left = new Float64Array(NODE_SIZE);
  private right = new Float64Array(NODE_SIZE);
  private interval = NaN;
  private ux = 0;
  private uy = 0;
  private uz = 0;
  private cosTheta = 0;
  private sinTheta = 0;

  constructor(context: TrackContext, target: HorizonTarget, site: Site, nodes?: HorizonNodes) {
    this.target = target;
    this.nodes = nodes ?? new HorizonNodes(context, target);
    this.moveTo(site);
  }

  /** Moves the track to another place. The reductions of the target are kept. */
  moveTo(site: Site): void {
    const { axisDistanceKm, equatorDistanceKm } = geodeticToCylindrical(site.latitudeDeg, site.elevationM);
    this.axisKm = axisDistanceKm;
    this.equatorKm = equatorDistanceKm;
    this.sinLat = Math.sin(site.latitudeDeg * RAD_PER_DEG);
    this.cosLat = Math.cos(site.latitudeDeg * RAD_PER_DEG);
    this.lonRad = site.longitudeDeg * RAD_PER_DEG;
    if (!Number.isNaN(this.interval)) this.curvature = this.curvatureBound();
  }

  /** Computes altitude and rate at an instant (UT1, days since J2000.0). Errors: OutOfCoverage. */
  evaluate(ut1J2k: number): void {
    const h = this.target.stepDays;
    let k = Math.floor(ut1J2k / h);
    // The right end also belongs to the current interval: both intervals give the same value there.
    if (k === this.interval + 1 && k * h === ut1J2k) k = this.interval;
    if (k !== this.interval) this.load(k);
    const a = this.left,
      b = this.right,
      s = ut1J2k / h - k;
    // Hermite basis and its derivative.
    const s2 = s * s,
      r = 1 - s,
      h00 = (1 + 2 * s) * r * r,
      h10 = s * r * r * h,
      h01 = s2 * (3 - 2 * s),
      h11 = -s2 * r * h;
    const d0 = (-6 * s * r) / h,
      d10 = r * (1 - 3 * s),
      d11 = s * (3 * s - 2);
    const px = h00 * a[0] + h10 * a[3] + h01 * b[0] + h11 * b[3];
    const py = h00 * a[1] + h10 * a[4] + h01 * b[1] + h11 * b[4];
    const pz = h00 * a[2] + h10 * a[5] + h01 * b[2] + h11 * b[5];
    const vx = d0 * (a[0] - b[0]) + d10 * a[3] + d11 * b[3];
    const vy = d0 * (a[1] - b[1]) + d10 * a[4] + d11 * b[4];
    const vz = d0 * (a[2] - b[2]) + d10 * a[5] + d11 * b[5];
    const theta =
      earthRotationAngleRad(ut1J2k) +
      h00 * a[ORIGINS] +
      h10 * a[ORIGINS + 1] +
      h01 * b[ORIGINS] +
      h11 * b[ORIGINS + 1] +
      this.lonRad;
    const c = Math.cos(theta),
      sn = Math.sin(theta),
      w = EARTH_ROTATION_RAD_PER_UT1_DAY;
    this.cosTheta = c;
    this.sinTheta = sn;
    let qx = px,
      qy = py,
      qz = pz,
      wx = vx,
      wy = vy;
    if (!this.target.direction) {
      const sx = this.axisKm * c,
        sy = this.axisKm * sn;
      const ex = h00 * a[6] + h10 * a[9] + h01 * b[6] + h11 * b[9];
      const ey = h00 * a[7] + h10 * a[10] + h01 * b[7] + h11 * b[10];
      const ez = h00 * a[8] + h10 * a[11] + h01 * b[8] + h11 * b[11];
      qx -= sx;
      qy -= sy;
      qz -= this.equatorKm;
      // Difference between the light time to the observer and that to the geocentre, days.
      const later =
        (Math.sqrt(px * px + py * py + pz * pz) - Math.sqrt(qx * qx + qy * qy + qz * qz)) / LIGHT_SPEED_KM_PER_DAY;
      qx += (vx + ex) * later;
      qy += (vy + ey) * later;
      qz += (vz + ez) * later;
      wx += sy * w;
      wy -= sx * w;
      this.direct(qx, qy, qz);
      this.aberrate(
        (ex - sy * w) / LIGHT_SPEED_KM_PER_DAY,
        (ey + sx * w) / LIGHT_SPEED_KM_PER_DAY,
        ez / LIGHT_SPEED_KM_PER_DAY,
      );
    } else {
      this.direct(qx, qy, qz);
    }
    const { ux, uy, uz } = this,
      nx = this.cosLat * c,
      ny = this.cosLat * sn;
    const d = this.distanceKm,
      radial = ux * wx + uy * wy + uz * vz;
    this.distanceRateKmPerDay = radial;
    this.sinAltitude = ux * nx + uy * ny + uz * this.sinLat;
    this.sinAltitudeRate =
      w * (uy * nx - ux * ny) +
      ((wx - ux * radial) * nx + (wy - uy * radial) * ny + (vz - uz * radial) * this.sinLat) / d;
  }

  /** Computes hour angle, declination and azimuth of the last instant. */
  orient(): void {
    const { ux, uy, uz, cosTheta: c, sinTheta: s } = this;
    const meridian = ux * c + uy * s,
      west = ux * s - uy * c;
    this.hourAngleRad = Math.atan2(west, meridian);
    this.declinationRad = Math.atan2(uz, Math.hypot(ux, uy));
    const azimuth = Math.atan2(-west, uz * this.cosLat - meridian * this.sinLat);
    this.azimuthRad = azimuth < 0 ? azimuth + TWO_PI : azimuth + 0;
  }

  private direct(qx: number, qy: number, qz: number): void {
    const d = Math.sqrt(qx * qx + qy * qy + qz * qz);
    this.distanceKm = d;
    this.ux = qx / d;
    this.uy = qy / d;
    this.uz = qz / d;
  }

  /**
   * Relativistic aberration by a velocity in units of c (as ERFA's `ab` without the term of the solar potential, below
   * 1 microarcsec).
   */
  private aberrate(bx: number, by: number, bz: number): void {
    const inverse = Math.sqrt(1 - (bx * bx + by * by + bz * bz));
    const along = this.ux * bx + this.uy * by + this.uz * bz;
    const share = 1 + along / (1 + inverse);
    const x = this.ux * inverse + share * bx,
      y = this.uy * inverse + share * by,
      z = this.uz * inverse + share * bz;
    const n = Math.sqrt(x * x + y * y + z * z);
    this.ux = x / n;
    this.uy = y / n;
    this.uz = z / n;
  }

  private load(k: number): void {
    const previous = this.interval;
    this.interval = NaN; // remains NaN if a node is outside the coverage
    if (Math.abs(previous - k) === 1) {
      const swap = this.left;
      this.left = this.right;
      this.right = swap;
    }
    if (previous !== k - 1) this.nodes.read(k, this.left);
    if (previous !== k + 1) this.nodes.read(k + 1, this.right);
    this.interval = k;
    this.curvature = this.curvatureBound();
  }

  /** Upper bound of |d2 sin(altitude) / dt2|: rotation of the zenith, motion and acceleration of the direction, parallax. */
  private curvatureBound(): number {
    const a = this.left,
      b = this.right,
      w = EARTH_ROTATION_RAD_PER_UT1_DAY;
    const site = this.target.direction ? 0 : this.axisKm;
    const near = Math.max(
      1e-9,
      Math.min(Math.hypot(a[0], a[1], a[2]), Math.hypot(b[0], b[1], b[2])) -
        (this.target.direction ? 0 : site + Math.abs(this.equatorKm)),
    );
    const speed = (1.1 * Math.max(Math.hypot(a[3], a[4], a[5]), Math.hypot(b[3], b[4], b[5]))) / near;
    const acceleration = (2 * Math.hypot(b[3] - a[3], b[4] - a[4], b[5] - a[5])) / (this.target.stepDays * near);
    const motion = speed + (site / near) * w,
      change = acceleration + (site / near) * w * w + 3 * motion * motion;
    return 1.01 * (this.cosLat * w * w + 2 * w * this.cosLat * motion + change) + 1e-3;
  }
}
