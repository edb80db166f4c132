import { AXIS_IN_ECLIPTIC, semiArc, throughNorthPoint } from './projection.js';
import type { HouseFigure } from './figure.js';
import type { CuspFailure } from './system.js';

/**
 * Writes the cusps of houses from a parallel of declination (its sine is `sinDec`): its arcs above and below the horizon are divided into
 * six equal parts each and projected by circles through the north and south points. Apart from the angles, opposite cusps are not opposite
 * degrees. When the midheaven is below the horizon, the parts are counted from its side. Returns null or the reason of a failure;
 * `circumpolar` is the reason when the parallel does not cross the horizon.
 */
export function parallelArcCusps(
  figure: HouseFigure,
  sinDec: number,
  circumpolar: CuspFailure,
  out: Float64Array,
): CuspFailure | null {
  if (Math.abs(figure.northE) < AXIS_IN_ECLIPTIC) return 'house_axis_in_ecliptic';
  const diurnal = semiArc(figure, sinDec);
  if (Number.isNaN(diurnal)) return circumpolar;
  const cosDec = Math.sqrt(1 - sinDec * sinDec);
  const above = figure.midheavenAboveHorizon;
  // Parts from the midheaven's side to the horizon, and from there on; counted from the lower meridian when `above` is false.
  const first = above ? diurnal : Math.PI - diurnal;
  const second = Math.PI - first;
  for (let step = 1; step < 6; step++) {
    const from = step <= 3 ? (first * step) / 3 : first + (second * (step - 3)) / 3;
    const eastward = above ? from : Math.PI - from;
    out[(9 + step) % 12] = throughNorthPoint(figure, figure.armcRad + eastward, sinDec, cosDec);
    out[9 - step] = throughNorthPoint(figure, figure.armcRad - eastward, sinDec, cosDec);
  }
  out[9] = figure.mcDeg;
  out[0] = figure.ascDeg;
  out[3] = figure.icDeg;
  out[6] = figure.dscDeg;
  return above ? null : 'midheaven_below_horizon';
}
