import { DEG_PER_RAD, RAD_PER_DEG, TWO_PI } from '../../kernel/constants.js';
import type { MultipleOrbit, MultipleStar } from './multiple-catalogue.js';

const DAYS_PER_JULIAN_YEAR = 365.25;
const MAX_ITERATIONS = 60;

/**
 * Position of the secondary relative to the primary: separation in arcseconds, position angle in degrees from north through east (equinox
 * J2000).
 */
export interface PairPlace {
  readonly separationArcsec: number;
  readonly positionAngleDeg: number;
}

/** True when the elements are complete enough for an orbit. */
export const hasOrbit = (orbit: MultipleOrbit): boolean =>
  orbit.periodYears > 0 && orbit.epochJd > 0 && orbit.semiMajorArcsec > 0;

/** Eccentric anomaly of a mean anomaly, radians: Newton's method from M + e sin M, safeguarded by bisection. */
export function eccentricAnomalyRad(meanAnomalyRad: number, eccentricity: number): number {
  const m = meanAnomalyRad - TWO_PI * Math.round(meanAnomalyRad / TWO_PI);
  let low = -Math.PI,
    high = Math.PI,
    e = m + eccentricity * Math.sin(m);
  for (let i = 0; i < MAX_ITERATIONS; i++) {
    const f = e - eccentricity * Math.sin(e) - m;
    if (f > 0) high = e;
    else low = e;
    let next = e - f / (1 - eccentricity * Math.cos(e));
    if (!(next > low && next < high)) next = (low + high) / 2;
    if (Math.abs(next - e) < 1e-15) return next;
    e = next;
  }
  return e;
}

/**
 * Position of the secondary on its apparent orbit at a Julian day (TT), by Thiele-Innes constants (Aitken 1935, ch. IV). A pair without an
 * orbit keeps its measured position.
 */
export function pairPlace(orbit: MultipleOrbit, jdTt: number): PairPlace {
  if (!hasOrbit(orbit)) return { separationArcsec: orbit.semiMajorArcsec, positionAngleDeg: orbit.referencePaDeg };
  const turns = (jdTt - orbit.epochJd) / (orbit.periodYears * DAYS_PER_JULIAN_YEAR);
  const e = orbit.eccentricity;
  const anomaly = eccentricAnomalyRad(TWO_PI * (turns - Math.floor(turns)), e);
  const node = orbit.nodeDeg * RAD_PER_DEG,
    periastron = orbit.periastronArgumentDeg * RAD_PER_DEG,
    cosI = Math.cos(orbit.inclinationDeg * RAD_PER_DEG);
  const x = Math.cos(anomaly) - e,
    y = Math.sqrt(1 - e * e) * Math.sin(anomaly);
  const sinW = Math.sin(periastron),
    cosW = Math.cos(periastron),
    sinN = Math.sin(node),
    cosN = Math.cos(node);
  const along = cosW * x - sinW * y,
    across = (sinW * x + cosW * y) * cosI;
  const north = along * cosN - across * sinN,
    east = along * sinN + across * cosN;
  const angle = Math.atan2(east, north) * DEG_PER_RAD;
  return {
    separationArcsec: orbit.semiMajorArcsec * Math.hypot(north, east),
    positionAngleDeg: angle < 0 ? (angle + 360) % 360 : angle + 0,
  };
}

/**
 * Dawes' limit of resolution in arcseconds of an aperture in mm: 116 / mm (Dawes 1867, Mem. R. astr. Soc. 35, 137: 4.56 inches / aperture).
 */
export const dawesLimitArcsec = (apertureMm: number): number => 116 / apertureMm;

/** Combined V magnitude of all components. */
export const fluxSumMagnitude = (system: MultipleStar): number =>
  -2.5 * Math.log10(system.components.reduce((sum, part) => sum + 10 ** (-0.4 * part.magnitude), 0));

/** Label of the brightest component; the first of equals. */
export const dominantComponent = (system: MultipleStar): string =>
  system.components.reduce((best, part) => (part.magnitude < best.magnitude ? part : best)).label;
