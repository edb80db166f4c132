import { RAD_PER_DEG } from '../../../kernel/constants.js';

/** Air at the observer that refracts light. */
export interface RefractingAir {
  readonly pressureHpa: number;
  readonly temperatureC: number;
  readonly relativeHumidity: number;
}

const STANDARD_PRESSURE_HPA = 1010;
const STANDARD_KELVINS = 283;
/** Below this apparent altitude the formula is not monotone; its value there is used for all lower altitudes. */
const LEAST_ALTITUDE_DEG = -1;
/**
 * Reduction of the refractivity of water vapour relative to dry air, per fraction of vapour pressure (Barrell & Sears
 * 1939, visual).
 */
const VAPOUR_SHARE = 0.145;
const ROUNDS = 30;
const PRECISION_DEG = 1e-9;

/** Pressure of saturated water vapour, hPa: Magnus formula (WMO No. 8). */
const saturationHpa = (celsius: number): number => 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));

/** Refractivity of air relative to that at 1010 hPa and 10 C, with its dry and moist parts. */
export function refractivityFactor({ pressureHpa, temperatureC, relativeHumidity }: RefractingAir): number {
  const vapour = Math.min(pressureHpa, relativeHumidity * saturationHpa(temperatureC));
  return (((pressureHpa - VAPOUR_SHARE * vapour) / STANDARD_PRESSURE_HPA) * STANDARD_KELVINS) / (273.15 + temperatureC);
}

/**
 * Refraction of a ray at an apparent altitude, degrees: G. G. Bennett 1982, J. Navigation 35, 255, with his correction
 * -0.06' sin(14.7 R + 13), scaled by `factor` (`refractivityFactor`). Constant below -1 degree.
 */
export function refractionDeg(apparentAltitudeDeg: number, factor: number): number {
  const h = Math.max(LEAST_ALTITUDE_DEG, apparentAltitudeDeg);
  const first = 1 / Math.tan((h + 7.31 / (h + 4.4)) * RAD_PER_DEG);
  const minutes = first - 0.06 * Math.sin((14.7 * first + 13) * RAD_PER_DEG);
  return (Math.max(0, minutes) / 60) * factor;
}

/**
 * Apparent altitude of a body at a true altitude, degrees: the inverse of `refractionDeg`, by the secant method (the
 * function is monotone).
 */
export function apparentAltitudeDeg(trueAltitudeDeg: number, factor: number): number {
  let before = trueAltitudeDeg + refractionDeg(trueAltitudeDeg, factor),
    excessBefore = before - refractionDeg(before, factor) - trueAltitudeDeg,
    apparent = before - excessBefore;
  for (let i = 0; i < ROUNDS && Math.abs(apparent - before) > PRECISION_DEG; i++) {
    const excess = apparent - refractionDeg(apparent, factor) - trueAltitudeDeg;
    if (excess === excessBefore) break;
    const next = apparent - (excess * (apparent - before)) / (excess - excessBefore);
    [before, excessBefore, apparent] = [apparent, excess, next];
  }
  return apparent;
}
