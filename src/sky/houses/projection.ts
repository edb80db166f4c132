import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD } from '../../kernel/constants.js';
import type { HouseFigure } from './figure.js';

/** Below this |cos(angle of north point and ecliptic pole)| house circles through the north and south points are degenerate. */
export const AXIS_IN_ECLIPTIC = 1e-12;

/** Longitude in degrees of the point of the ecliptic on the hour circle of a right ascension (rad). */
export function onHourCircle(figure: HouseFigure, raRad: number): number {
  return normalizeDeg(Math.atan2(Math.sin(raRad), Math.cos(raRad) * figure.cosObliquity) * DEG_PER_RAD);
}

/**
 * Longitude in degrees of the degree that rises at sidereal time `armcRad` at a latitude whose sine and cosine are proportional to `sinLat`
 * and `cosLat` (`cosLat` not negative): the eastern intersection of that horizon with the ecliptic.
 */
export function risingDegree(figure: HouseFigure, armcRad: number, sinLat: number, cosLat: number): number {
  const { sinObliquity, cosObliquity } = figure;
  const sinArmc = Math.sin(armcRad);
  const x = cosLat * Math.cos(armcRad);
  const w = cosLat * sinArmc * cosObliquity + sinLat * sinObliquity;
  const eastward = cosLat * cosObliquity + sinLat * sinArmc * sinObliquity < 0 ? -1 : 1;
  return normalizeDeg(Math.atan2(eastward * x, -eastward * w) * DEG_PER_RAD);
}

/**
 * Longitude in degrees at which the ecliptic meets the half great circle that is bounded by the axis (ax, aw, ae) and contains the
 * direction (dx, dw, de), both in the ecliptic frame of `HouseFigure`. The two span the plane of the half circle; their combination without
 * a polar component, on the side of the direction, is D |ae| - A de sign(ae).
 */
export function onHalfCircle(ax: number, aw: number, ae: number, dx: number, dw: number, de: number): number {
  const side = ae < 0 ? -1 : 1;
  return normalizeDeg(Math.atan2(side * (dw * ae - aw * de), side * (dx * ae - ax * de)) * DEG_PER_RAD);
}

/**
 * As `onHalfCircle`, for the circles through the north and south points and a direction given by right ascension (rad) and sine and cosine
 * of declination.
 */
export function throughNorthPoint(figure: HouseFigure, raRad: number, sinDec: number, cosDec: number): number {
  const { sinObliquity, cosObliquity } = figure;
  const y = cosDec * Math.sin(raRad);
  return onHalfCircle(
    figure.northX,
    figure.northW,
    figure.northE,
    cosDec * Math.cos(raRad),
    y * cosObliquity + sinDec * sinObliquity,
    sinDec * cosObliquity - y * sinObliquity,
  );
}

/** Writes cusps 4 to 9 from 10, 11, 12, 1, 2, 3, for systems whose opposite cusps are opposite degrees. */
export function fillOpposites(out: Float64Array): void {
  for (let house = 3; house < 9; house++) {
    const opposite = (house + 6) % 12;
    out[house] = normalizeDeg(out[opposite] + 180);
  }
}

/** Writes twelve cusps 30 degrees apart from the longitude of cusp 1 (degrees). It never fails. */
export function fillEqual(out: Float64Array, firstDeg: number): null {
  for (let house = 0; house < 12; house++) out[house] = normalizeDeg(firstDeg + 30 * house);
  return null;
}

/**
 * Hour angle (rad, 0 ... pi) from the meridian at which a parallel with this sine of declination meets the horizon; NaN when it does not.
 */
export function semiArc(figure: HouseFigure, sinDec: number): number {
  const cosDec = Math.sqrt(1 - sinDec * sinDec);
  const cosine = (-figure.sinLatitude * sinDec) / (figure.cosLatitude * cosDec);
  return Math.acos(cosine);
}
