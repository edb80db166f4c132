import { generalPrecessionDeg } from '../../../frames/precession.js';
import { DAYS_PER_JULIAN_CENTURY, GAUSSIAN_CONSTANT, RAD_PER_DEG } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { FixedOrbit } from '../../../sky/fixed-orbit.js';

/** Heliocentric mean elements, au and degrees, in the ecliptic of an equinox. Epoch and equinox are days since J2000.0. */
interface HypotheticalElements {
  readonly name: string;
  readonly epochJ2k: number;
  readonly equinoxJ2k: number;
  readonly meanAnomalyDeg: number;
  readonly semiMajorAxisAu: number;
  readonly eccentricity: number;
  readonly argumentOfPerihelionDeg: number;
  readonly nodeDeg: number;
  readonly inclinationDeg: number;
}

const J1900 = 2_415_020 - 2_451_545;
type Shape = Pick<HypotheticalElements, 'eccentricity' | 'argumentOfPerihelionDeg' | 'nodeDeg' | 'inclinationDeg'>;
const hamburg = (
  name: string,
  meanAnomalyDeg: number,
  semiMajorAxisAu: number,
  shape: Partial<Shape> = {},
): HypotheticalElements => ({
  name,
  epochJ2k: J1900,
  equinoxJ2k: J1900,
  meanAnomalyDeg,
  semiMajorAxisAu,
  eccentricity: 0,
  argumentOfPerihelionDeg: 0,
  nodeDeg: 0,
  inclinationDeg: 0,
  ...shape,
});

/**
 * Elements of the eight points of the Hamburg school (Witte, Sieggrün): Neely, "Orbital Elements of the Transneptunian Planets", Matrix 1988.
 * Elements of Transpluto (Isis): Strubell 1952 and Landscheidt, "Transpluto", Ebertin 1972; epoch JD 2368547.66, equinox of 1945.
 */
const POINTS: readonly HypotheticalElements[] = [
  hamburg('Cupido', 163.7409, 40.99837, {
    eccentricity: 0.0046,
    argumentOfPerihelionDeg: 171.4333,
    nodeDeg: 129.8325,
    inclinationDeg: 1.0833,
  }),
  hamburg('Hades', 27.6496, 50.66744, {
    eccentricity: 0.00245,
    argumentOfPerihelionDeg: 148.1796,
    nodeDeg: 161.3339,
    inclinationDeg: 1.05,
  }),
  hamburg('Zeus', 165.1232, 59.21436, { eccentricity: 0.0012, argumentOfPerihelionDeg: 299.044 }),
  hamburg('Kronos', 169.0193, 64.8196, { eccentricity: 0.00305, argumentOfPerihelionDeg: 208.8801 }),
  hamburg('Apollon', 138.0533, 70.29949),
  hamburg('Admetos', 351.335, 73.62765),
  hamburg('Vulkanus', 55.8983, 77.25568),
  hamburg('Poseidon', 165.5163, 83.66907),
  {
    name: 'Transpluto',
    epochJ2k: 2_368_547.66 - 2_451_545,
    equinoxJ2k: 2_431_456.5 - 2_451_545,
    meanAnomalyDeg: 0,
    semiMajorAxisAu: 77.775,
    eccentricity: 0.3,
    argumentOfPerihelionDeg: 0.7,
    nodeDeg: 0,
    inclinationDeg: 0,
  },
];

/** Mean motion at 1 au by the Gaussian constant, degrees per day. */
const GAUSSIAN_MOTION_DEG_PER_DAY = (GAUSSIAN_CONSTANT * 180) / Math.PI;
/** General precession at J2000.0, degrees per day (IAU 2006, 5028.796195 arcsec per century). */
const PRECESSION_DEG_PER_DAY = 5028.796195 / 3600 / DAYS_PER_JULIAN_CENTURY;

/** A point with uniform motion in the tropical zodiac. Degrees and degrees per day. */
export interface UniformPoint {
  readonly name: string;
  readonly longitudeAtJ2000Deg: number;
  readonly motionDegPerDay: number;
  /** Kepler orbit of the same elements. */
  readonly orbit: FixedOrbit;
}

/** Mean longitude (M + argument + node) reduced to J2000.0 by mean motion and precession, and the constant speed. */
function uniform(elements: HypotheticalElements): UniformPoint {
  const motion = GAUSSIAN_MOTION_DEG_PER_DAY / elements.semiMajorAxisAu ** 1.5;
  const atEpoch = elements.meanAnomalyDeg + elements.argumentOfPerihelionDeg + elements.nodeDeg;
  return {
    name: elements.name,
    longitudeAtJ2000Deg: normalizeDeg(atEpoch - motion * elements.epochJ2k - generalPrecessionDeg(elements.equinoxJ2k)),
    motionDegPerDay: motion + PRECESSION_DEG_PER_DAY,
    orbit: {
      epochJ2k: elements.epochJ2k,
      equinoxJ2k: elements.equinoxJ2k,
      meanAnomalyRad: elements.meanAnomalyDeg * RAD_PER_DEG,
      semiMajorAxisAu: elements.semiMajorAxisAu,
      eccentricity: elements.eccentricity,
      argumentOfPerihelionRad: elements.argumentOfPerihelionDeg * RAD_PER_DEG,
      nodeRad: elements.nodeDeg * RAD_PER_DEG,
      inclinationRad: elements.inclinationDeg * RAD_PER_DEG,
    },
  };
}

/** The nine hypothetical points. */
export const URANIAN_POINTS: readonly UniformPoint[] = POINTS.map(uniform);
/** Names of the nine points. */
export const URANIAN_NAMES: readonly string[] = URANIAN_POINTS.map((point) => point.name);

/**
 * Tropical mean longitude of a point.
 * @param j2k days since J2000.0
 * @returns degrees in [0, 360)
 */
export const longitudeOf = (point: UniformPoint, j2k: number): number =>
  normalizeDeg(point.longitudeAtJ2000Deg + point.motionDegPerDay * j2k);
