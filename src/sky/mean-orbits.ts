import { DAYS_PER_JULIAN_CENTURY, DEG_PER_RAD, RAD_PER_ARCSEC, RAD_PER_DEG } from '../kernel/constants.js';
import { icrsToEcliptic } from '../frames/ecliptic.js';
import { normalizeDeg } from '../kernel/angle.js';
import { multiply, multiplyTransposed } from '../kernel/vec3.js';

/**
 * Mean Keplerian elements of a planet in the mean dynamical ecliptic and equinox of J2000.0: coefficients of the powers 0, 1 and 2 of the
 * time in Julian millennia TDB. Semi-major axis in au. Longitude of perihelion, inclination and node: degrees at J2000.0, then arcseconds.
 * Source: Simon, Bretagnon, Chapront, Chapront-Touzé, Francou and Laskar 1994, Astron. Astrophys. 282, 663, sect. 5.8.3.
 */
export interface MeanElements {
  readonly name: string;
  readonly axis: readonly [number, number, number];
  readonly eccentricity: readonly [number, number, number];
  readonly perihelion: readonly [number, number, number];
  readonly inclination: readonly [number, number, number];
  readonly node: readonly [number, number, number];
}

/** Mean elements of the eight planets. */
export const MEAN_ELEMENTS: readonly MeanElements[] = [
  {
    name: 'Mercury',
    axis: [0.3870983098, 0, 0],
    eccentricity: [0.2056317526, 0.0002040653, -0.0000028349],
    perihelion: [77.45611904, 5719.1159, -4.83016],
    inclination: [7.00498625, -214.25629, 0.28977],
    node: [48.33089304, -4515.21727, -31.79892],
  },
  {
    name: 'Venus',
    axis: [0.72332982, 0, 0],
    eccentricity: [0.0067719164, -0.0004776521, 0.0000098127],
    perihelion: [131.563703, 175.4864, -498.48184],
    inclination: [3.39466189, -30.84437, -11.67836],
    node: [76.67992019, -10008.48154, -51.32614],
  },
  {
    name: 'Earth',
    axis: [1.0000010178, 0, 0],
    eccentricity: [0.0167086342, -0.0004203654, -0.0000126734],
    perihelion: [102.93734808, 11612.3529, 53.27577],
    inclination: [0, 469.97289, -3.35053],
    node: [174.87317577, -8679.27034, 15.34191],
  },
  {
    name: 'Mars',
    axis: [1.5236793419, 3e-10, 0],
    eccentricity: [0.0934006477, 0.0009048438, -0.0000080641],
    perihelion: [336.06023395, 15980.45908, -62.328],
    inclination: [1.84972648, -293.31722, -8.1183],
    node: [49.55809321, -10620.90088, -230.57416],
  },
  {
    name: 'Jupiter',
    axis: [5.2026032092, 0.0000019132, -3.9e-9],
    eccentricity: [0.0484979255, 0.0016322542, -0.0000471366],
    perihelion: [14.33120687, 7758.75163, 259.95938],
    inclination: [1.30326698, -71.5589, 11.95297],
    node: [100.46440702, 6362.03561, 326.52178],
  },
  {
    name: 'Saturn',
    axis: [9.5549091915, -0.0000213896, 4.44e-8],
    eccentricity: [0.0555481426, -0.0034664062, -0.0000643639],
    perihelion: [93.05723748, 20395.49439, 190.25952],
    inclination: [2.48887878, 91.85195, -17.66225],
    node: [113.66550252, -9240.19942, -66.23743],
  },
  {
    name: 'Uranus',
    axis: [19.2184460618, -3.716e-7, 9.79e-8],
    eccentricity: [0.0463812221, -0.0002729293, 0.0000078913],
    perihelion: [173.00529106, 3215.56238, -34.09288],
    inclination: [0.77319689, -60.72723, 1.25759],
    node: [74.00595701, 2669.15033, 145.93964],
  },
  {
    name: 'Neptune',
    axis: [30.1103868694, -0.0000016635, 6.86e-8],
    eccentricity: [0.009455747, 0.0000603263, 0],
    perihelion: [48.12027554, 1050.71912, 27.39717],
    inclination: [1.76995259, 8.12333, 0.08135],
    node: [131.78405702, -221.94322, -0.78728],
  },
];

/** Names of the planets with mean elements. */
export const MEAN_PLANETS: readonly string[] = MEAN_ELEMENTS.map((planet) => planet.name);
/** First and last Julian day on which the elements are used: 2000 BCE and 3000 CE. House rule; Simon et al. give no limits. */
export const MEAN_FIRST_JD = 990_557.5,
  MEAN_LAST_JD = 2_817_151.5;

/** A mean orbit, degrees and au. `perihelionDeg` is the longitude of perihelion, node + argument. */
export interface MeanOrbit {
  readonly nodeDeg: number;
  readonly perihelionDeg: number;
  readonly inclinationDeg: number;
  readonly eccentricity: number;
  readonly axisAu: number;
}

/** A quadratic polynomial in t. */
const quadratic = (c: readonly number[], t: number): number => c[0] + t * (c[1] + t * c[2]);
/** A polynomial of degrees (constant term) and arcseconds (other terms), in degrees. */
const angleDeg = (c: readonly number[], t: number): number =>
  c[0] + (t * (c[1] + t * c[2]) * RAD_PER_ARCSEC) / RAD_PER_DEG;

/**
 * Mean orbit in the fixed ecliptic and equinox of J2000.0.
 * @param tdbJ2k days since J2000.0, TDB (TT is equivalent here)
 */
export function meanOrbitJ2000(planet: MeanElements, tdbJ2k: number): MeanOrbit {
  const t = tdbJ2k / (10 * DAYS_PER_JULIAN_CENTURY);
  const inclination = angleDeg(planet.inclination, t);
  // The inclination of the Earth is 0 at J2000.0 and negative before; a negative inclination means the opposite node.
  return {
    nodeDeg: normalizeDeg(angleDeg(planet.node, t) + (inclination < 0 ? 180 : 0)),
    perihelionDeg: normalizeDeg(angleDeg(planet.perihelion, t)),
    inclinationDeg: Math.abs(inclination),
    eccentricity: quadratic(planet.eccentricity, t),
    axisAu: quadratic(planet.axis, t),
  };
}

/** Ecliptic longitude and latitude of the perihelion of a mean orbit, degrees. */
export function perihelionPoint({ nodeDeg, perihelionDeg, inclinationDeg }: MeanOrbit): {
  lonDeg: number;
  latDeg: number;
} {
  const argument = (perihelionDeg - nodeDeg) * RAD_PER_DEG,
    tilt = inclinationDeg * RAD_PER_DEG;
  return {
    lonDeg: normalizeDeg(nodeDeg + Math.atan2(Math.sin(argument) * Math.cos(tilt), Math.cos(argument)) * DEG_PER_RAD),
    latDeg: Math.asin(Math.sin(argument) * Math.sin(tilt)) * DEG_PER_RAD + 0,
  };
}

/**
 * Mean orbit in the mean ecliptic and equinox of date: the plane and the apse line are rotated by the IAU 2006 precession of the ecliptic.
 * The mean orbit of the Earth is the ecliptic of date: its inclination is 0, and its node, which is undefined, is set to the equinox.
 * @param tdbJ2k days since J2000.0, TDB (TT is equivalent here)
 */
export function meanOrbitOfDate(planet: MeanElements, tdbJ2k: number): MeanOrbit {
  const fixed = meanOrbitJ2000(planet, tdbJ2k);
  const toDate = rotationToDate(tdbJ2k);
  const node = fixed.nodeDeg * RAD_PER_DEG,
    i = fixed.inclinationDeg * RAD_PER_DEG,
    argument = (fixed.perihelionDeg - fixed.nodeDeg) * RAD_PER_DEG;
  const sn = Math.sin(node),
    cn = Math.cos(node),
    si = Math.sin(i),
    ci = Math.cos(i),
    sa = Math.sin(argument),
    ca = Math.cos(argument);
  const pole = toDate(sn * si, -cn * si, ci),
    apse = toDate(cn * ca - sn * sa * ci, sn * ca + cn * sa * ci, sa * si);
  if (planet.name === 'Earth')
    return {
      ...fixed,
      nodeDeg: 0,
      inclinationDeg: 0,
      perihelionDeg: normalizeDeg(Math.atan2(apse[1], apse[0]) * DEG_PER_RAD),
    };
  const tilt = Math.hypot(pole[0], pole[1]),
    nodeOfDate = Math.atan2(pole[0], -pole[1]);
  const nx = -pole[1] / tilt,
    ny = pole[0] / tilt;
  // Direction in the orbit 90 degrees ahead of the node: pole x node.
  const qx = -pole[2] * ny,
    qy = pole[2] * nx,
    qz = pole[0] * ny - pole[1] * nx;
  const argumentOfDate = Math.atan2(apse[0] * qx + apse[1] * qy + apse[2] * qz, apse[0] * nx + apse[1] * ny);
  return {
    ...fixed,
    nodeDeg: normalizeDeg(nodeOfDate * DEG_PER_RAD),
    inclinationDeg: Math.atan2(tilt, pole[2]) * DEG_PER_RAD,
    perihelionDeg: normalizeDeg((nodeOfDate + argumentOfDate) * DEG_PER_RAD),
  };
}

/** Rotation of vectors from the ecliptic and equinox of J2000.0 to the ecliptic and equinox of date. */
function rotationToDate(tdbJ2k: number): (x: number, y: number, z: number) => Float64Array {
  const ofDate = new Float64Array(9),
    ofJ2000 = new Float64Array(9);
  icrsToEcliptic(tdbJ2k, 0, ofDate);
  icrsToEcliptic(0, 0, ofJ2000);
  return (x, y, z) => {
    const icrs = multiplyTransposed(ofJ2000, Float64Array.of(x, y, z), new Float64Array(3));
    return multiply(ofDate, icrs, new Float64Array(3));
  };
}
