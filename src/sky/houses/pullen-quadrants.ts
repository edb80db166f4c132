import { normalizeDeg } from '../../kernel/angle.js';
import type { HouseFigure } from './figure.js';
import { fillOpposites } from './projection.js';

/** Width of the smaller quadrant of the ecliptic in degrees (0 ... 90). */
export function compressedQuadrant(figure: HouseFigure): number {
  const eastern = normalizeDeg(figure.ascDeg - figure.mcDeg);
  return eastern <= 90 ? eastern : 180 - eastern;
}

/**
 * Writes cusps whose outer houses have the width `outer` in the compressed quadrant and `wideOuter` in the expanded one, degrees. It never
 * fails.
 */
export function fillQuadrants(figure: HouseFigure, outer: number, wideOuter: number, out: Float64Array): null {
  const eastern = normalizeDeg(figure.ascDeg - figure.mcDeg);
  const east = eastern <= 90 ? outer : wideOuter;
  const lower = eastern <= 90 ? wideOuter : outer;
  out[9] = figure.mcDeg;
  out[10] = normalizeDeg(figure.mcDeg + east);
  out[11] = normalizeDeg(figure.mcDeg + eastern - east);
  out[0] = figure.ascDeg;
  out[1] = normalizeDeg(figure.ascDeg + lower);
  out[2] = normalizeDeg(figure.ascDeg + (180 - eastern) - lower);
  fillOpposites(out);
  return null;
}
