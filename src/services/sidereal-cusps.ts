import type { Houses } from '../sky/houses/resolve.js';
import { siderealDeg } from './ayanamsa.js';

/**
 * The twelve cusps of a sidereal chart, degrees. Whole Sign houses (from the ascendant) and Solar Sign houses (from the Sun) are signs of the
 * sidereal zodiac; from the cusps of other systems the ayanamsa is subtracted. Given: the tropical houses and the ayanamsa, degrees.
 */
export function siderealCusps({ cusps, effective, figure }: Houses, ayanamsaDeg: number): number[] {
  const anchorDeg = effective.code === 'W' ? figure.ascDeg : effective.code === 'S' ? figure.sunLongitudeDeg : null;
  if (anchorDeg === null) return Array.from(cusps, (cusp) => siderealDeg(cusp, ayanamsaDeg));
  const sign = Math.floor(siderealDeg(anchorDeg, ayanamsaDeg) / 30);
  return Array.from({ length: 12 }, (_, house) => 30 * ((sign + house) % 12));
}
