import type { Houses } from '../sky/houses/resolve.js';
import { siderealDeg } from '../wire/ayanamsa.js';

/**
 * The twelve cusps of a sidereal chart, degrees. Houses that are whole signs (Whole Sign from the ascendant, Solar Sign from the Sun) are
 * signs of the sidereal zodiac; every other cusp is a direction, of which the ayanamsa is subtracted.
 */
export function siderealCusps({ cusps, effective, figure }: Houses, ayanamsaDeg: number): number[] {
  const anchorDeg = effective.code === 'W' ? figure.ascDeg : effective.code === 'S' ? figure.sunLongitudeDeg : null;
  if (anchorDeg === null) return Array.from(cusps, (cusp) => siderealDeg(cusp, ayanamsaDeg));
  const sign = Math.floor(siderealDeg(anchorDeg, ayanamsaDeg) / 30);
  return Array.from({ length: 12 }, (_, house) => 30 * ((sign + house) % 12));
}
