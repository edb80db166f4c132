/**
 * The definition of a sidereal zodiac:
 * - `epoch`: the ayanamsa has a given value at J2000.0 (mean equinox) and grows with the general precession;
 * - `star`: a star has a given sidereal longitude at all times (ICRS position at J2000.0 and proper motion);
 * - `pole`: the node on the ecliptic of the great circle with this pole has a given sidereal longitude.
 * Degrees; proper motions in mas per year (in right ascension times cos declination, and in declination).
 */
export type AyanamsaAnchor =
  | { readonly kind: 'epoch'; readonly j2000Deg: number }
  | {
      readonly kind: 'star';
      readonly name: string;
      readonly raDeg: number;
      readonly decDeg: number;
      readonly pmRaMasYr: number;
      readonly pmDecMasYr: number;
      readonly siderealDeg: number;
    }
  | {
      readonly kind: 'pole';
      readonly name: string;
      readonly raDeg: number;
      readonly decDeg: number;
      readonly siderealDeg: number;
    };

export interface AyanamsaSystem {
  /** Name of the system in answers. */
  readonly system: string;
  /** Other accepted names; case, accents and separators do not matter. */
  readonly aliases: readonly string[];
  readonly anchor: AyanamsaAnchor;
  /** The defining value, and its author. */
  readonly definition: string;
}

/** The anchor of a zodiac with an ayanamsa of `j2000Deg` degrees at J2000.0. */
export const epochAnchor = (j2000Deg: number): AyanamsaAnchor => ({ kind: 'epoch', j2000Deg });
