import type { HouseFigure } from './figure.js';

/**
 * Placidus' condition for a cusp. A degree at hour angle H east of the meridian has the ascensional difference A = asin(tan latitude tan
 * declination). It is a cusp when H - A f = c, where f is the fraction of the semi-arc, and c = 90 f above the horizon (H = f (90 + A)) or
 * 180 - 90 f below it (180 - H = f (90 - A)).
 */
export interface CuspCondition {
  readonly fraction: number;
  readonly offsetRad: number;
}

const above = (fraction: number): CuspCondition => ({ fraction, offsetRad: (fraction * Math.PI) / 2 });
const below = (fraction: number): CuspCondition => ({ fraction, offsetRad: Math.PI - (fraction * Math.PI) / 2 });
/** Conditions of the intermediate cusps. */
export const CUSP_11 = above(1 / 3),
  CUSP_12 = above(2 / 3),
  CUSP_2 = below(2 / 3),
  CUSP_3 = below(1 / 3);

/** Residual of the condition (rad) at a longitude (rad). Beyond its range the ascensional difference is limited to +-90 degrees. */
export function residual(figure: HouseFigure, condition: CuspCondition, lonRad: number): number {
  const sinLon = Math.sin(lonRad),
    cosLon = Math.cos(lonRad);
  const sinDec = figure.sinObliquity * sinLon,
    y = figure.cosObliquity * sinLon;
  // From 0 at the midheaven to pi at the lower one, where rounding may give -pi.
  const angle = Math.atan2(y * figure.cosArmc - cosLon * figure.sinArmc, cosLon * figure.cosArmc + y * figure.sinArmc);
  const hourAngle = angle < -Math.PI / 2 ? angle + 2 * Math.PI : angle;
  const sine = (figure.sinLatitude * sinDec) / (figure.cosLatitude * Math.sqrt(1 - sinDec * sinDec));
  return hourAngle - condition.offsetRad - condition.fraction * Math.asin(sine > 1 ? 1 : sine < -1 ? -1 : sine);
}

/** Derivative of the residual with respect to the longitude; infinite where the degree only touches the horizon. */
export function slope(figure: HouseFigure, condition: CuspCondition, lonRad: number): number {
  const sinDec = figure.sinObliquity * Math.sin(lonRad);
  const cosDec2 = 1 - sinDec * sinDec;
  const tanLat = figure.sinLatitude / figure.cosLatitude;
  const grazing = 1 - (tanLat * tanLat * sinDec * sinDec) / cosDec2;
  const ascensional =
    (tanLat * figure.sinObliquity * Math.cos(lonRad)) /
    (cosDec2 * Math.sqrt(cosDec2) * Math.sqrt(grazing > 0 ? grazing : 0));
  return figure.cosObliquity / cosDec2 - condition.fraction * ascensional;
}

/** The iteration ends with a step below this: the next error is rounding. */
const CONVERGED_RAD = 1e-9;
const NARROWEST_RAD = 1e-14;

/**
 * Root (rad) between two longitudes at which the residual changes sign, accurate to 1e-13 rad. It uses Newton's step when it stays in the
 * bracket and at least halves the step before, otherwise bisection. `risesThrough`: the residual increases through the root.
 */
export function solveBetween(
  figure: HouseFigure,
  condition: CuspCondition,
  loRad: number,
  hiRad: number,
  risesThrough: boolean,
): number {
  let lo = loRad,
    hi = hiRad;
  let lon = (lo + hi) / 2;
  let before = hi - lo;
  for (let round = 0; round < 100; round++) {
    const value = residual(figure, condition, lon);
    if (value < 0 === risesThrough) lo = lon;
    else hi = lon;
    const newton = value / slope(figure, condition, lon);
    const next = lon - newton;
    if (next >= lo && next <= hi && Math.abs(newton) <= before / 2) {
      // The error after a Newton step is about the square of the step.
      if (Math.abs(newton) < CONVERGED_RAD) return next;
      before = Math.abs(newton);
      lon = next;
    } else {
      before = (hi - lo) / 2;
      lon = lo + before;
      if (before < NARROWEST_RAD) return lon;
    }
  }
  return lon;
}
