import { geodeticToCylindrical } from '../frames/geodetic.js';
import { RAD_PER_DEG } from '../kernel/constants.js';
import type { Epoch } from './epoch.js';

/** A site on the Earth: geodetic WGS 84 latitude and longitude in degrees (north and east positive), metres above the ellipsoid. */
export interface Site {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly elevationM: number;
}

/** The point from which a body is observed: its barycentric state, and the velocity (with its rate) for aberration. */
export class Origin {
  /** Barycentric position, velocity and acceleration: km, km/day, km/day^2, ICRF axes. */
  readonly state = new Float64Array(9);
  /** Velocity and acceleration for aberration: km/day, km/day^2, barycentric, ICRF axes. */
  readonly aberration = new Float64Array(6);

  /** Sets the origin to the geocentre. */
  setGeocentre(epoch: Epoch): this {
    this.state.set(epoch.earth);
    for (let i = 0; i < 6; i++) this.aberration[i] = epoch.earth[3 + i];
    return this;
  }

  /**
   * Sets the origin to a site, which the Earth's rotation moves; polar motion is neglected. With `diurnalAberration` false aberration uses
   * the velocity of the geocentre: the place with parallax only (stage 7). Errors: OutOfCoverage.
   */
  setSite(epoch: Epoch, site: Site, diurnalAberration = true): this {
    siteState(epoch, site, this.state);
    for (let i = 0; i < 9; i++) this.state[i] += epoch.earth[i];
    for (let i = 0; i < 6; i++) this.aberration[i] = diurnalAberration ? this.state[3 + i] : epoch.earth[3 + i];
    return this;
  }
}

/** Writes the geocentric state of a site (km, km/day, km/day^2; ICRF axes): WGS 84, sidereal rotation about the true pole of date. */
function siteState(epoch: Epoch, site: Site, out: Float64Array): void {
  const { axisDistanceKm, equatorDistanceKm } = geodeticToCylindrical(site.latitudeDeg, site.elevationM);
  const theta = epoch.gastRad + site.longitudeDeg * RAD_PER_DEG;
  const rate = epoch.gastRateRadPerDay;
  const x = axisDistanceKm * Math.cos(theta),
    y = axisDistanceKm * Math.sin(theta);
  toGcrs(epoch, x, y, equatorDistanceKm, out, 0);
  toGcrs(epoch, -y * rate, x * rate, 0, out, 3);
  toGcrs(epoch, -x * rate * rate, -y * rate * rate, 0, out, 6);
}

/** Rotates a vector from the true equator and equinox of date to ICRF axes and writes it at `offset`. */
function toGcrs(epoch: Epoch, x: number, y: number, z: number, out: Float64Array, offset: number): void {
  const sinE = Math.sin(epoch.trueObliquityRad),
    cosE = Math.cos(epoch.trueObliquityRad);
  const ye = cosE * y + sinE * z,
    ze = cosE * z - sinE * y; // true ecliptic of date
  const sinN = Math.sin(epoch.dpsiRad),
    cosN = Math.cos(epoch.dpsiRad);
  const xm = cosN * x + sinN * ye,
    ym = cosN * ye - sinN * x; // mean ecliptic of date
  const m = epoch.meanEcliptic;
  out[offset] = m[0] * xm + m[3] * ym + m[6] * ze;
  out[offset + 1] = m[1] * xm + m[4] * ym + m[7] * ze;
  out[offset + 2] = m[2] * xm + m[5] * ym + m[8] * ze;
}
