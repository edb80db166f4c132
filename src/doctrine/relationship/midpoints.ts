import { normalizeDeg } from '../../kernel/angle.js';
import { middleOf } from '../../kernel/circle.js';

/** Middle of the shorter arc between two longitudes, degrees in [0, 360). Exactly opposite points: half their sum. */
export const midpointDeg = (a: number, b: number): number => middleOf(normalizeDeg(a), normalizeDeg(b));

/**
 * Place on a dial, [0, dial). A dial folds the zodiac: longitudes that differ by a multiple of it coincide (Witte and Lefeldt,
 * Regelwerk fuer Planetenbilder; Ebertin, Kombination der Gestirneinfluesse, on the 90 degree circle). Degrees stay degrees.
 */
export function dialPlace(longitudeDeg: number, dialDeg: number): number {
  const folded = normalizeDeg(longitudeDeg) % dialDeg;
  return folded >= dialDeg ? 0 : folded;
}

/** Shortest distance of two longitudes on a dial, degrees in [0, dial / 2]. */
export function dialDistance(a: number, b: number, dialDeg: number): number {
  const apart = Math.abs(dialPlace(a, dialDeg) - dialPlace(b, dialDeg));
  return Math.min(apart, dialDeg - apart);
}
