import { separationDeg, signedDeg } from '../../kernel/angle.js';

/** Largest distance of adherence (kollesis), degrees. Antiochus, in Porphyry, Introduction 11. */
export const ADHERENCE_ORB_DEG = 3;

/** A body with longitude (degrees) and rate in longitude (degrees per day). */
interface MovingPoint {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly rateDegPerDay: number;
}

/** A planet that adheres to another: the partner, their distance in degrees, and whether the distance decreases. */
export interface Adherence {
  readonly partner: string;
  readonly distanceDeg: number;
  readonly motion: 'applying' | 'separating' | 'exact';
}

/**
 * Adherence of a planet to the nearest of several others.
 * Source: Antiochus, in Porphyry, Introduction 11 (kollesis: bodily conjunction within three degrees).
 * @param others at least one other planet
 * @returns null where the nearest planet is outside the orb
 */
export function adherence(planet: MovingPoint, others: readonly MovingPoint[]): Adherence | null {
  const [nearest] = others
    .map((other) => ({ other, distanceDeg: separationDeg(planet.longitudeDeg, other.longitudeDeg) }))
    .sort((a, b) => a.distanceDeg - b.distanceDeg);
  const { other, distanceDeg } = nearest;
  if (distanceDeg > ADHERENCE_ORB_DEG) return null;
  const drift = signedDeg(planet.longitudeDeg - other.longitudeDeg) * (planet.rateDegPerDay - other.rateDegPerDay);
  const motion = distanceDeg === 0 ? 'exact' : drift < 0 ? 'applying' : 'separating';
  return { partner: other.name, distanceDeg, motion };
}
