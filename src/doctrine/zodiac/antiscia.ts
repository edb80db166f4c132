import { normalizeDeg } from '../../kernel/angle.js';
import { arcBetween } from '../../kernel/circle.js';

/**
 * Antiscion: the longitude reflected across the solstices, where the Sun gives a day of the same length. It is its own inverse.
 * Source: Firmicus Maternus, Mathesis II.29; Lilly, Christian Astrology, p. 90.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 * @returns degrees in [0, 360)
 */
export const antiscion = (longitudeDeg: number): number => normalizeDeg(180 - normalizeDeg(longitudeDeg));

/**
 * Contra-antiscion: the longitude reflected across the equinoxes, which is the point opposite the antiscion. It is its own inverse.
 * Source: as `antiscion`.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 * @returns degrees in [0, 360)
 */
export const contraAntiscion = (longitudeDeg: number): number => normalizeDeg(360 - normalizeDeg(longitudeDeg));

/** Both reflections with their conventional names. */
export const REFLECTIONS = [
  ['Antiscion', antiscion],
  ['Contra-Antiscion', contraAntiscion],
] as const;

type ReflectionName = (typeof REFLECTIONS)[number][0];

/** A point with its longitude in degrees, [0, 360). */
interface Point {
  readonly name: string;
  readonly value: number;
}

/** A reflected point close to another point. Degrees. */
export interface ReflectionContact {
  readonly reflected: Point;
  readonly other: Point;
  readonly reflection: ReflectionName;
  /** Longitude of the reflection. */
  readonly shadowDeg: number;
  /** Distance from the reflection to the other point. */
  readonly orbDeg: number;
}

/**
 * Contacts between points, each pair once for each reflection. A contact is mutual, and both directions have the same orb except for
 * rounding: the direction with the smaller orb is returned, the first point of the list if they are equal.
 * @param orbDeg largest orb, degrees, inclusive
 */
export function reflectionContacts(points: readonly Point[], orbDeg: number): ReflectionContact[] {
  const found: ReflectionContact[] = [];
  for (const [i, first] of points.entries())
    for (const second of points.slice(i + 1))
      for (const reflection of REFLECTIONS) {
        const forward = contactOf(first, second, reflection),
          backward = contactOf(second, first, reflection);
        const contact = forward.orbDeg <= backward.orbDeg ? forward : backward;
        if (contact.orbDeg <= orbDeg) found.push(contact);
      }
  return found;
}

/**
 * Contacts of the reflections of several points with one point.
 * @param orbDeg largest orb, degrees, inclusive
 */
export const reflectionsOn = (points: readonly Point[], target: Point, orbDeg: number): ReflectionContact[] =>
  points
    .flatMap((point) => REFLECTIONS.map((reflection) => contactOf(point, target, reflection)))
    .filter((contact) => contact.orbDeg <= orbDeg);

function contactOf(
  reflected: Point,
  other: Point,
  [reflection, reflect]: (typeof REFLECTIONS)[number],
): ReflectionContact {
  const shadowDeg = reflect(reflected.value);
  return { reflected, other, reflection, shadowDeg, orbDeg: arcBetween(shadowDeg, other.value) };
}
