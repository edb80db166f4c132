import { CHALDEAN_ORDER } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { signOf } from '../zodiac/zodiac.js';
import type { SignPlace } from '../zodiac/zodiac.js';

/** A third of a sign: number 1 to 3 and the degrees inside it, [0, 10). */
export interface Decan {
  readonly place: SignPlace;
  readonly number: number;
  readonly degreeInDecan: number;
}

/** The decan that holds a longitude in degrees; each owns its beginning and not its end. */
export function decanAt(longitudeDeg: number): Decan {
  const place = signOf(longitudeDeg);
  const index = Math.min(2, Math.floor(place.degree / 10));
  return { place, number: index + 1, degreeInDecan: place.degree - 10 * index };
}

/** Ruler of a face: descending Chaldean order from Mars in the first of Aries. Firmicus II.4; Paulus 4; al-Biruni 449. */
export const faceRulerOf = ({ place, number }: Decan): ClassicalPlanet =>
  CHALDEAN_ORDER[(2 + 3 * place.index + number - 1) % 7];

/** Ruler of the face that holds a longitude in degrees. */
export const faceRuler = (longitudeDeg: number): ClassicalPlanet => faceRulerOf(decanAt(longitudeDeg));

/**
 * Sign of a decan by triplicity: the sign itself, then the next two of its element; its ruler is that sign's. The same rule
 * serves the sidereal drekkana. Varahamihira, Brihat Jataka I.11; al-Biruni 451 (darigan).
 */
export function triplicityDecan({ place, number }: Decan): { signIndex: number; ruler: ClassicalPlanet } {
  const signIndex = (place.index + 4 * (number - 1)) % 12;
  return { signIndex, ruler: domicileRuler(signIndex) };
}
