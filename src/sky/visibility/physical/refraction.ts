import { RAD_PER_DEG } from '../../../kernel/constants.js';

/** Air that bends light, as the policy of a request gives it. */
export interface RefractingAir {
  readonly pressureHpa: number;
  readonly temperatureC: number;
  readonly relativeHumidity: number;
}

const STANDARD_PRESSURE_HPA = 1010;
const STANDARD_KELVINS = 283;
/** Below this apparent altitude the formula turns; its value there stands for all that is lower. */
const LEAST_ALTITUDE_DEG = -1;
/** Refractivity of water vapour below that of dry air, as a share for each share of vapour pressure (Barrell & Sears 1939, visual). */
const VAPOUR_SHARE = 0.145;
const ROUNDS = 30;
const PRECISION_DEG = 1e-9;

/** Pressure of saturated water vapour, hPa: Magnus formula (WMO No. 8). */
const saturationHpa = (celsius: number): number => 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));

/** How much more than at 1010 hPa and 10 degrees this air bends, dry and moist parts. */
export function refractivityFactor({ pressureHpa, temperatureC, relativeHumidity }: RefractingAir): number {
  const vapour = Math.min(pressureHpa, relativeHumidity * saturationHpa(temperatureC));
  return (((pressureHpa - VAPOUR_SHARE * vapour) / STANDARD_PRESSURE_HPA) * STANDARD_KELVINS) / (273.15 + temperatureC);
}

/**
 * Refraction of a ray seen at an apparent altitude, degrees: Bennett 1982, J. Navigation 35, 255, with the correction of his eq. (H)
 * -0.06' sin(14.7 R + 13), scaled by the air; held below -1 degree.
 */
export function refractionDeg(apparentAltitudeDeg: number, factor: number): number {
  const h = Math.max(LEAST_ALTITUDE_DEG, apparentAltitudeDeg);
  const first = 1 / Math.tan((h + 7.31 / (h + 4.4)) * RAD_PER_DEG);
  const minutes = first - 0.06 * Math.sin((14.7 * first + 13) * RAD_PER_DEG);
  return (Math.max(0, minutes) / 60) * factor;
}

/** Apparent altitude of a body at a true altitude, degrees: the inverse of `refractionDeg`, by secants (the function grows everywhere). */
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
