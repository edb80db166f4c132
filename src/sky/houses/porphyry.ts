import { normalizeDeg } from '../../kernel/angle.js';
import type { HouseFigure } from './figure.js';
import { fillOpposites } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Writes the cusps that trisect the ecliptic between the angles. The ascendant always follows the midheaven within half a circle, so that
 * it never fails.
 */
export function porphyryCusps(figure: HouseFigure, out: Float64Array): null {
  const eastern = normalizeDeg(figure.ascDeg - figure.mcDeg) / 3;
  const lower = 60 - eastern;
  out[9] = figure.mcDeg;
  out[10] = normalizeDeg(figure.mcDeg + eastern);
  out[11] = normalizeDeg(figure.mcDeg + 2 * eastern);
  out[0] = figure.ascDeg;
  out[1] = normalizeDeg(figure.ascDeg + lower);
  out[2] = normalizeDeg(figure.ascDeg + 2 * lower);
  fillOpposites(out);
  return null;
}

/** Porphyry: each quadrant of the ecliptic in three equal parts (Porphyry, Introduction to the Tetrabiblos, 43). */
export const porphyry: HouseSystem = {
  code: 'O',
  name: 'Porphyry',
  aliases: ['Porphyrius'],
  family: 'quadrant',
  cuspBasis: 'quadrant_trisection',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: porphyryCusps,
};
