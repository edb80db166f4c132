import { normalizeDeg } from '../../kernel/angle.js';
import { directedPoint } from '../directions/point.js';
import type { DirectionFrame } from '../directions/point.js';

/**
 * Oblique ascension of a degree of the ecliptic: right ascension less ascensional difference, degrees [0, 360). Ptolemy, Almagest II.7-8.
 * @returns null for a degree that never crosses the horizon
 */
export function obliqueAscension(longitudeDeg: number, frame: DirectionFrame): number | null {
  const point = directedPoint('', longitudeDeg, 0, frame);
  return point.semiArcs === null ? null : normalizeDeg(point.raDeg - (point.semiArcs.diurnalDeg - 90));
}

/**
 * Degrees of oblique ascension by which a degree of the ecliptic is below the rising degree: the equator that rises before it does, degrees
 * [0, 360).
 * @returns null for a degree that never crosses the horizon
 */
export function ascensionBelowAscendant(longitudeDeg: number, frame: DirectionFrame): number | null {
  const oblique = obliqueAscension(longitudeDeg, frame);
  return oblique === null ? null : normalizeDeg(oblique - frame.armcDeg - 90);
}
