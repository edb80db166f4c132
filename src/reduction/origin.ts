import { geodeticToCylindrical } from '../frames/geodetic.js';
import { RAD_PER_DEG } from '../kernel/constants.js';
import { multiplyTransposed } from '../kernel/vec3.js';
import type { Epoch } from './epoch.js';

/** A place on the Earth: geodetic WGS 84 degrees (north, east positive) and metres above the ellipsoid. */
export interface Site {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly elevationM: number;
}

/** From where a body is seen: a barycentric state, and the velocity (with its rate) that aberrates the light. */
export class Origin {
  /** Position, velocity, acceleration: km, km/day, km/day^2, barycentric, ICRF axes. */
  readonly state = new Float64Array(9);
  /** Velocity and acceleration that enter aberration. */
  readonly aberration = new Float64Array(6);

  setGeocentre(epoch: Epoch): this {
    this.state.set(epoch.earth);
    for (let i = 0; i < 6; i++) this.aberration[i] = epoch.earth[3 + i];
    return this;
  }

  /**
   * The observer's place, carried by the Earth's rotation; polar motion neglected.
   * `diurnalAberration` false leaves the geocentre's velocity in the aberration: the place with parallax alone (stage 7).
   */
  setSite(epoch: Epoch, site: Site, diurnalAberration = true): this {
    siteState(epoch, site, this.state);
    for (let i = 0; i < 9; i++) this.state[i] += epoch.earth[i];
    for (let i = 0; i < 6; i++) this.aberration[i] = diurnalAberration ? this.state[3 + i] : epoch.earth[3 + i];
    return this;
  }
}

const equatorial = new Float64Array(3);
const ecliptic = new Float64Array(3);
const rotated = new Float64Array(3);

/** Geocentric state of a site (km, km/day, km/day^2) along ICRF axes: WGS 84, sidereal rotation about the true pole of date. */
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

/** A vector of the true equator and equinox of date, turned to ICRF axes. */
function toGcrs(epoch: Epoch, x: number, y: number, z: number, out: Float64Array, offset: number): void {
  const sinE = Math.sin(epoch.trueObliquityRad),
    cosE = Math.cos(epoch.trueObliquityRad);
  equatorial[0] = x;
  equatorial[1] = y;
  equatorial[2] = z;
  const ye = cosE * y + sinE * z,
    ze = cosE * z - sinE * y; // true ecliptic of date
  const sinN = Math.sin(epoch.dpsiRad),
    cosN = Math.cos(epoch.dpsiRad);
  ecliptic[0] = cosN * x + sinN * ye;
  ecliptic[1] = cosN * ye - sinN * x;
  ecliptic[2] = ze; // mean ecliptic of date
  multiplyTransposed(epoch.meanEcliptic, ecliptic, rotated);
  out[offset] = rotated[0];
  out[offset + 1] = rotated[1];
  out[offset + 2] = rotated[2];
}
