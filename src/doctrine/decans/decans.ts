import { CHALDEAN_ORDER } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { signOf } from '../zodiac/zodiac.js';
import type { SignPlace } from '../zodiac/zodiac.js';

/** A third of a sign: its number, 1 to 3, and the degrees inside it, [0, 10). */
export interface Decan {
  readonly place: SignPlace;
  readonly number: number;
  readonly degreeInDecan: number;
}

/**
 * Decan that contains a longitude. A decan includes its first degree and excludes its last.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 */
export function decanAt(longitudeDeg: number): Decan {
  const place = signOf(longitudeDeg);
  const index = Math.min(2, Math.floor(place.degree / 10));
  return { place, number: index + 1, degreeInDecan: place.degree - 10 * index };
}

/**
 * Ruler of a decan as a Chaldean face. The faces follow the Chaldean order from Mars in the first decan of Aries.
 * Source: Firmicus II.4; Paulus 4; al-Biruni, Elements, 449.
 */
export const faceRulerOf = ({ place, number }: Decan): ClassicalPlanet =>
  CHALDEAN_ORDER[(2 + 3 * place.index + number - 1) % 7];

/**
 * Ruler of the Chaldean face that contains a longitude.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 */
export const faceRuler = (longitudeDeg: number): ClassicalPlanet => faceRulerOf(decanAt(longitudeDeg));

/**
 * Sign and ruler of a decan by triplicity: the first decan has the sign itself, the second and third have the next two signs of the same
 * element; the ruler is the domicile ruler of that sign. The sidereal drekkana follows the same rule.
 * Source: Varahamihira, Brihat Jataka I.11; al-Biruni, Elements, 451 (darigan).
 */
export function triplicityDecan({ place, number }: Decan): { signIndex: number; ruler: ClassicalPlanet } {
  const signIndex = (place.index + 4 * (number - 1)) % 12;
  return { signIndex, ruler: domicileRuler(signIndex) };
}
