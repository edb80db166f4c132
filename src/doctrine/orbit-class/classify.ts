import { ASTEROID_CLASSES, COMET_CLASSES, JUPITER_AXIS_AU } from './classes.js';
import type { OrbitClass, OrbitCondition, OrbitParameter } from './classes.js';

/** Heliocentric osculating elements: au and degrees. `axisAu` is negative for a hyperbola and null for a parabola. */
export interface ClassifiedOrbit {
  readonly axisAu: number | null;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly perihelionAu: number;
}

/** A condition of a class with the value of the orbit. The margin is positive when the condition is met. */
export interface ConditionMargin extends OrbitCondition {
  readonly value: number;
  readonly margin: number;
  readonly satisfied: boolean;
}

/** Class of an orbit, and the conditions that it meets. */
export interface OrbitClassification {
  readonly orbitClass: OrbitClass;
  readonly conditions: readonly ConditionMargin[];
}

/** Greatest distance of the Earth from the Sun, least distance, and limits of potentially hazardous asteroids (MOID in au, H). */
const EARTH_APHELION_AU = 1.017,
  EARTH_PERIHELION_AU = 0.983,
  HAZARD_MOID_AU = 0.05,
  HAZARD_MAGNITUDE = 22;
/** Perihelion below which an asteroid is a near-Earth asteroid, au (Center for Near Earth Object Studies, JPL). */
const NEAR_EARTH_PERIHELION_AU = 1.3;

/** Tisserand parameter with respect to Jupiter; NaN for a parabola. Source: Levison and Duncan 1994, Icarus 108, 18, eq. 1. */
export function tisserandJupiter({ axisAu, eccentricity, inclinationDeg }: ClassifiedOrbit): number {
  if (axisAu === null) return NaN;
  const ratio = axisAu / JUPITER_AXIS_AU;
  return (
    1 / ratio + 2 * Math.cos((inclinationDeg * Math.PI) / 180) * Math.sqrt(ratio * (1 - eccentricity * eccentricity))
  );
}

/** Value of a parameter; NaN where the orbit does not have it. */
function valueOf(orbit: ClassifiedOrbit, parameter: OrbitParameter): number {
  const { eccentricity: e } = orbit,
    a = e < 1 && orbit.axisAu !== null ? orbit.axisAu : NaN;
  switch (parameter) {
    case 'e':
      return orbit.axisAu === null ? 1 : e;
    case 'q':
      return orbit.perihelionAu;
    case 'a':
      return a;
    case 'Q':
      return a * (1 + e);
    case 'P':
      return a ** 1.5;
    case 'T_J':
      return tisserandJupiter(orbit);
  }
}

function marginOf(orbit: ClassifiedOrbit, condition: OrbitCondition): ConditionMargin {
  const value = valueOf(orbit, condition.parameter);
  const distance = value - condition.boundary;
  const margin =
    condition.operator === '>' ? distance : condition.operator === '<' ? 0 - distance : 0 - Math.abs(distance);
  return { ...condition, value, margin, satisfied: condition.operator === '=' ? margin === 0 : margin > 0 };
}

/**
 * Class of an orbit by the rules of the JPL Small-Body Database: the first class all of whose conditions are met. A value on a boundary
 * meets no strict condition.
 */
export function classifyOrbit(kind: 'asteroid' | 'comet', orbit: ClassifiedOrbit): OrbitClassification {
  const classes = kind === 'asteroid' ? ASTEROID_CLASSES : COMET_CLASSES;
  for (const orbitClass of classes) {
    const conditions = orbitClass.conditions.map((condition) => marginOf(orbit, condition));
    if (conditions.every(({ satisfied }) => satisfied)) return { orbitClass, conditions };
  }
  return { orbitClass: classes[classes.length - 1], conditions: [] };
}

/** True for an asteroid on a closed orbit that comes within 1.3 au of the Sun. */
export const isNearEarthAsteroid = (orbit: ClassifiedOrbit): boolean =>
  orbit.eccentricity < 1 && orbit.perihelionAu < NEAR_EARTH_PERIHELION_AU;

/**
 * True for a near-Earth asteroid that may be potentially hazardous (JPL: minimum distance of the orbits at most 0.05 au, absolute magnitude
 * at most 22). Only the necessary conditions are tested: perihelion and aphelion admit that distance from the orbit of the Earth, and the
 * magnitude, when known, is bright enough.
 */
export function isHazardCandidate(orbit: ClassifiedOrbit, absoluteMagnitude: number | null): boolean {
  return (
    isNearEarthAsteroid(orbit) &&
    orbit.perihelionAu <= EARTH_APHELION_AU + HAZARD_MOID_AU &&
    valueOf(orbit, 'Q') >= EARTH_PERIHELION_AU - HAZARD_MOID_AU &&
    (absoluteMagnitude === null || absoluteMagnitude <= HAZARD_MAGNITUDE)
  );
}
