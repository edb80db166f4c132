import type { HouseFigure } from './figure.js';

/** Below this sine of the angle between two planes (radians) the derivative of their intersection is not defined in practice. */
const SINGULAR = 1e-9;

/** Rates of the sidereal time and the obliquity, in any one unit of angle and time. */
export interface FigureRates {
  readonly armc: number;
  readonly obliquity: number;
}

/** Exact rates of the angles of a figure in the unit of `FigureRates`; null where the angle has no derivative. */
export interface AngleRates {
  readonly midheaven: number;
  /** Null when the ecliptic coincides with the horizon. */
  readonly ascendant: number | null;
  /** Null when the ecliptic coincides with the prime vertical. At the equator the vertex stays at an equinox: its rate is 0. */
  readonly vertex: number | null;
}

/** Rate of atan2(y, x) from y, x and their rates. */
const atan2Rate = (y: number, x: number, dy: number, dx: number): number => (x * dy - y * dx) / (x * x + y * y);

/**
 * Exact rates of midheaven, ascendant and vertex at a fixed place. The angles are the directions atan2(sin A, cos A cos e), (zx, -zw) and
 * (nx, -nw) of `houseFigure`, differentiated by the sidereal time A and the obliquity e.
 */
export function angleRates(figure: HouseFigure, rates: FigureRates): AngleRates {
  const { sinArmc, cosArmc, sinObliquity, cosObliquity, sinLatitude, cosLatitude } = figure;
  const { zenithX, zenithW, zenithE, northX, northW, northE } = figure;
  const midheaven = atan2Rate(
    sinArmc,
    cosArmc * cosObliquity,
    cosArmc * rates.armc,
    -sinArmc * cosObliquity * rates.armc - cosArmc * sinObliquity * rates.obliquity,
  );
  // The derivative of the w component by the obliquity is the e component of the same axis.
  const ascendant = atan2Rate(
    zenithX,
    -zenithW,
    -cosLatitude * sinArmc * rates.armc,
    -cosLatitude * cosArmc * cosObliquity * rates.armc - zenithE * rates.obliquity,
  );
  const vertex = atan2Rate(
    northX,
    -northW,
    sinLatitude * sinArmc * rates.armc,
    sinLatitude * cosArmc * cosObliquity * rates.armc - northE * rates.obliquity,
  );
  return {
    midheaven,
    ascendant: Math.hypot(zenithX, zenithW) < SINGULAR ? null : ascendant,
    vertex: Math.hypot(northX, northW) < SINGULAR ? null : vertex,
  };
}
