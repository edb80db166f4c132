import { DAYS_PER_JULIAN_CENTURY, RAD_PER_DEG } from '../kernel/constants.js';
import {
  moonLatitudeArgumentRad,
  moonMeanAnomalyRad,
  moonMeanRatesRadPerCentury,
  moonNodeRad,
} from '../kernel/delaunay.js';
import { normalizeRad } from '../kernel/angle.js';
import type { Epoch } from '../reduction/epoch.js';
import { GM_EARTH_MOON_KM3_PER_DAY2 } from '../reduction/epoch.js';
import { DIST, DIST_RATE, LAT, LAT_RATE, LON, LON_RATE, spherical } from '../kernel/spherical.js';
import { MEAN_APOGEE, MEAN_NODE, PROJECTED_APOGEE, TRUE_APOGEE, TRUE_NODE } from './bodies.js';

/** Work arrays of the stages of one lunar point. One instance serves one thread. */
export class LunarOrbit {
  /** Geocentric position, velocity and acceleration of the Moon in the mean ecliptic of date: km, km/day, km/day^2. */
  readonly moon = new Float64Array(9);
  /** Specific angular momentum, km^2/day, and its rate. */
  readonly momentum = new Float64Array(3);
  readonly momentumRate = new Float64Array(3);
  /** Vector to the apogee, of the length of the eccentricity, and its rate per day. */
  readonly apogee = new Float64Array(3);
  readonly apogeeRate = new Float64Array(3);
}

/** One step of the computation of a point of the lunar orbit. */
interface LunarPointStage {
  readonly name: string;
  readonly apply: (epoch: Epoch, nutation: boolean, out: Float64Array, orbit: LunarOrbit) => void;
}

const moonState: LunarPointStage = {
  name: 'moon_state_sampling',
  apply: (epoch, _nutation, _out, orbit) => moonOfDate(epoch, orbit),
};
const nutationInLongitude: LunarPointStage = { name: 'iau_2000a_nutation_in_longitude', apply: nutate };
const trueEquinox: LunarPointStage = {
  name: 'true_equinox_of_date_longitude',
  apply: (_epoch, _nutation, out) => normalize(out),
};

/**
 * Stages of each lunar point by its index. This list is both executed and reported.
 * - Mean Node: Omega of IERS Conventions 2010, eq. 5.43. Lilith: the mean apogee F + Omega - l + 180 degrees of the same theory. Both are
 * longitudes of the mean ecliptic; the mean apogee is not projected from the orbit.
 * - Mean Lilith: the same mean apogee, projected from the mean orbit (inclination 5.1453964 degrees) on the ecliptic, with its latitude.
 * - True Node: ascending node of the osculating geocentric orbit of the Moon on the ecliptic of date.
 * - True Lilith: apogee of that osculating ellipse (GM of Earth and Moon), projected on the ecliptic of date, with the latitude and the
 * distance of the apogee.
 */
export const LUNAR_POINT_STAGES: readonly (readonly LunarPointStage[])[] = byIndex([
  [
    TRUE_NODE,
    [
      moonState,
      { name: 'orbital_plane_solution', apply: (epoch, _nutation, _out, orbit) => orbitalPlane(epoch, orbit) },
      { name: 'ecliptic_intersection', apply: eclipticIntersection },
    ],
  ],
  [
    MEAN_NODE,
    [
      { name: 'iers_2003_mean_node_solution', apply: (epoch, _nutation, out) => meanPoint(epoch, false, out) },
      nutationInLongitude,
      trueEquinox,
    ],
  ],
  [
    MEAN_APOGEE,
    [
      { name: 'iers_2003_mean_apogee_solution', apply: (epoch, _nutation, out) => meanPoint(epoch, true, out) },
      nutationInLongitude,
      trueEquinox,
    ],
  ],
  [
    PROJECTED_APOGEE,
    [
      { name: 'iers_2003_mean_apogee_projection', apply: (epoch, _nutation, out) => meanApogeeOnEcliptic(epoch, out) },
      nutationInLongitude,
      trueEquinox,
    ],
  ],
  [
    TRUE_APOGEE,
    [
      moonState,
      { name: 'apogee_solution', apply: (epoch, _nutation, _out, orbit) => apogeeOfOrbit(epoch, orbit) },
      { name: 'ecliptic_projection', apply: projectedApogee },
    ],
  ],
]);

function byIndex(rows: readonly (readonly [number, readonly LunarPointStage[]])[]): (readonly LunarPointStage[])[] {
  const list: (readonly LunarPointStage[])[] = [];
  for (const [index, stages] of rows) list[index] = stages;
  return list;
}

/**
 * Geometric geocentric direction of a lunar point in the true ecliptic and equinox of date (mean equinox when `nutation` is false). Writes
 * [longitude, latitude, distance, rates] in radians, km, per day. The nodes and Lilith have latitude 0; all points except the osculating
 * apogee have distance 0, because they are directions. `orbit` is the work space. Errors: OutOfCoverage.
 */
export function lunarPoint(epoch: Epoch, which: number, nutation: boolean, out: Float64Array, orbit: LunarOrbit): void {
  out.fill(0);
  const stages = LUNAR_POINT_STAGES[which];
  for (let i = 0; i < stages.length; i++) stages[i].apply(epoch, nutation, out, orbit);
}

function nutate(epoch: Epoch, nutation: boolean, out: Float64Array): void {
  if (!nutation) return;
  out[LON] += epoch.nutation[0];
  out[LON_RATE] += epoch.nutation[2];
}

function normalize(out: Float64Array): void {
  out[LON] = normalizeRad(out[LON]);
}

function meanPoint(epoch: Epoch, apogee: boolean, out: Float64Array): void {
  const t = epoch.tdbJ2k / DAYS_PER_JULIAN_CENTURY;
  const rates = moonMeanRatesRadPerCentury(t);
  if (apogee) {
    out[LON] = moonLatitudeArgumentRad(t) + moonNodeRad(t) - moonMeanAnomalyRad(t) + Math.PI;
    out[LON_RATE] = (rates.latitudeArgument + rates.node - rates.anomaly) / DAYS_PER_JULIAN_CENTURY;
  } else {
    out[LON] = moonNodeRad(t);
    out[LON_RATE] = rates.node / DAYS_PER_JULIAN_CENTURY;
  }
}

/** Mean inclination of the lunar orbit to the ecliptic (Chapront-Touze and Chapront, Lunar Tables and Programs, 1991). */
const MEAN_INCLINATION_RAD = 5.1453964 * RAD_PER_DEG;

/**
 * Projects the mean apogee, which is at the arc `u` from the node along the mean orbit, on the ecliptic: tan(longitude - node) = cos i tan
 * u.
 */
function meanApogeeOnEcliptic(epoch: Epoch, out: Float64Array): void {
  const t = epoch.tdbJ2k / DAYS_PER_JULIAN_CENTURY,
    rates = moonMeanRatesRadPerCentury(t);
  const node = moonNodeRad(t),
    u = moonLatitudeArgumentRad(t) - moonMeanAnomalyRad(t) + Math.PI,
    uRate = (rates.latitudeArgument - rates.anomaly) / DAYS_PER_JULIAN_CENTURY;
  const cosI = Math.cos(MEAN_INCLINATION_RAD),
    sinI = Math.sin(MEAN_INCLINATION_RAD),
    x = Math.cos(u),
    y = cosI * Math.sin(u),
    z = sinI * Math.sin(u);
  out[LON] = node + Math.atan2(y, x);
  out[LON_RATE] = rates.node / DAYS_PER_JULIAN_CENTURY + (cosI * uRate) / (x * x + y * y);
  out[LAT] = Math.asin(z);
  out[LAT_RATE] = (sinI * Math.cos(u) * uRate) / Math.sqrt(1 - z * z);
}

/** Rotates the geocentric state of the Moon to the mean ecliptic of date. */
function moonOfDate(epoch: Epoch, { moon }: LunarOrbit): void {
  const s = epoch.moon,
    m = epoch.meanEcliptic;
  for (let k = 0; k < 9; k += 3) {
    for (let i = 0; i < 3; i++) moon[k + i] = m[3 * i] * s[k] + m[3 * i + 1] * s[k + 1] + m[3 * i + 2] * s[k + 2];
  }
}

/** Adds the motion of the ecliptic, (dM M^T) p, to the rate of a vector p of the osculating orbit. */
function addFrameRate(epoch: Epoch, x: number, y: number, z: number, rate: Float64Array): void {
  const m = epoch.meanEcliptic,
    d = epoch.meanEclipticRate;
  const gx = m[0] * x + m[3] * y + m[6] * z,
    gy = m[1] * x + m[4] * y + m[7] * z,
    gz = m[2] * x + m[5] * y + m[8] * z;
  for (let i = 0; i < 3; i++) rate[i] += d[3 * i] * gx + d[3 * i + 1] * gy + d[3 * i + 2] * gz;
}

/** Computes h = r x v and its inertial rate r x a in axes of date. */
function angularMomentum({ moon: s, momentum, momentumRate }: LunarOrbit): void {
  momentum[0] = s[1] * s[5] - s[2] * s[4];
  momentum[1] = s[2] * s[3] - s[0] * s[5];
  momentum[2] = s[0] * s[4] - s[1] * s[3];
  momentumRate[0] = s[1] * s[8] - s[2] * s[7];
  momentumRate[1] = s[2] * s[6] - s[0] * s[8];
  momentumRate[2] = s[0] * s[7] - s[1] * s[6];
}

function orbitalPlane(epoch: Epoch, orbit: LunarOrbit): void {
  const { momentum, momentumRate } = orbit;
  angularMomentum(orbit);
  addFrameRate(epoch, momentum[0], momentum[1], momentum[2], momentumRate);
}

function eclipticIntersection(
  epoch: Epoch,
  nutation: boolean,
  out: Float64Array,
  { momentum, momentumRate }: LunarOrbit,
): void {
  // The ascending node is in the direction of z x h = (-hy, hx, 0).
  const x = -momentum[1],
    y = momentum[0],
    dx = -momentumRate[1],
    dy = momentumRate[0];
  out[LON] = Math.atan2(y, x);
  out[LON_RATE] = (x * dy - y * dx) / (x * x + y * y);
  nutate(epoch, nutation, out);
  normalize(out);
}

function apogeeOfOrbit(epoch: Epoch, orbit: LunarOrbit): void {
  angularMomentum(orbit);
  const { moon: s, momentum: h, momentumRate: hd, apogee, apogeeRate } = orbit,
    mu = GM_EARTH_MOON_KM3_PER_DAY2;
  const r = Math.sqrt(s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
  const rRate = (s[0] * s[3] + s[1] * s[4] + s[2] * s[5]) / r;
  // The eccentricity vector e = v x h / mu - r/|r| points to the perigee, so that -e points to the apogee.
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3,
      k = (i + 2) % 3;
    const vxh = s[3 + j] * h[k] - s[3 + k] * h[j];
    const vxhRate = s[6 + j] * h[k] - s[6 + k] * h[j] + s[3 + j] * hd[k] - s[3 + k] * hd[j];
    apogee[i] = s[i] / r - vxh / mu;
    apogeeRate[i] = s[3 + i] / r - (s[i] * rRate) / (r * r) - vxhRate / mu;
  }
  addFrameRate(epoch, apogee[0], apogee[1], apogee[2], apogeeRate);
}

function projectedApogee(epoch: Epoch, nutation: boolean, out: Float64Array, orbit: LunarOrbit): void {
  const { momentum: h, momentumRate: hd, apogee, apogeeRate } = orbit,
    mu = GM_EARTH_MOON_KM3_PER_DAY2;
  const [x, y, z] = apogee,
    [dx, dy, dz] = apogeeRate;
  spherical({ x, y, z, dx, dy, dz }, out);
  // Distance of the apogee a(1 + e), with a from the angular momentum. Here out[DIST] is the eccentricity, the length of the vector.
  const e = out[DIST];
  const h2 = h[0] * h[0] + h[1] * h[1] + h[2] * h[2];
  const h2Rate = 2 * (h[0] * hd[0] + h[1] * hd[1] + h[2] * hd[2]);
  const eRate = out[DIST_RATE];
  out[DIST] = h2 / mu / (1 - e);
  out[DIST_RATE] = h2Rate / mu / (1 - e) + (h2 * eRate) / (mu * (1 - e) * (1 - e));
  nutate(epoch, nutation, out);
  normalize(out);
}
