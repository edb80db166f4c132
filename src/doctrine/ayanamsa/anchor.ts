/**
 * What a sidereal zodiac is tied to:
 * - `epoch`: the ayanamsa had a given value at J2000.0 (mean equinox), and grows with the general precession;
 * - `star`: a star stands at a given sidereal longitude for ever (ICRS J2000.0 place, proper motion);
 * - `pole`: a great circle's pole, whose node on the ecliptic stands at a given sidereal longitude.
 * Degrees and mas per year (in right ascension times cos declination, in declination).
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
  /** Name in answers. */
  readonly system: string;
  /** Other names that are accepted (case, accents and separators aside). */
  readonly aliases: readonly string[];
  readonly anchor: AyanamsaAnchor;
  /** What defines it, and who. */
  readonly definition: string;
}

/** A zodiac tied to its value at J2000.0, degrees. */
export const epochAnchor = (j2000Deg: number): AyanamsaAnchor => ({ kind: 'epoch', j2000Deg });
