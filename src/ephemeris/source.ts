import type { CoverageInterval } from '../kernel/errors.js';

/**
 * Indices of the bodies of an ephemeris file: small integers, so that hot paths can index arrays. Native centres: the solar-system
 * barycentre for the Sun, the planets and the EMB; the Earth for the Moon. MARS to PLUTO are the barycentres of their systems (NAIF 4-9).
 * EARTH is derived from EMB and MOON.
 */
export const SUN = 0,
  MERCURY = 1,
  VENUS = 2,
  EMB = 3,
  MARS = 4,
  JUPITER = 5,
  SATURN = 6,
  URANUS = 7,
  NEPTUNE = 8,
  PLUTO = 9,
  MOON = 10,
  EARTH = 11;
/** Number of bodies of a complete ephemeris file: SUN ... MOON. */
export const PACKED_BODY_COUNT = 11;

/** Names of the bodies in messages and packed files, by index. */
export const BODY_NAMES: readonly string[] = [
  'Sun',
  'Mercury',
  'Venus',
  'Earth-Moon barycentre',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Moon',
  'Earth',
];

/** Identity of a data file: label, checksum and coverage. */
export interface SourceIdentity {
  /** Label in answers, such as `DE440 (embedded)` or the label of a kernel. */
  readonly label: string;
  readonly sha256: string;
  readonly coverage: CoverageInterval;
}

/** A file of body states. `state` writes position (km) and velocity (km/day), with `order` 2 also acceleration (km/day^2), ICRF axes. */
export interface EphemerisSource {
  readonly identity: SourceIdentity;
  /** Earth/Moon mass ratio that belongs to the Moon and the EMB of the file; NaN when it does not have both. */
  readonly earthMoonMassRatio: number;
  /**
   * Days before its coverage in which the source can still be evaluated, for light that left before the first instant, so that a place
   * never combines two ephemerides. 0 for files that end exactly at their coverage.
   */
  readonly lookBackDays: number;
  /** True when the file has the body, at any instant. */
  has(body: number): boolean;
  /** True when the file has the body at an instant, days since J2000.0 TDB. */
  covers(body: number, tdbJ2k: number): boolean;
  /** Writes 6 (`order` 1) or 9 (`order` 2) numbers at `offset`, relative to the native centre of the body. Errors: OutOfCoverage. */
  state(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void;
}

/** States of small bodies by NAIF id (or an id of the engine). These ids are greater than all indices of main bodies. */
export interface SmallBodyStates {
  /** As `Ephemeris.barycentric`. `main` provides the Sun when the state of the body is heliocentric. Errors: OutOfCoverage. */
  barycentric(
    id: number,
    tdbJ2k: number,
    order: 1 | 2,
    out: Float64Array,
    offset: number,
    main?: EphemerisSource,
  ): void;
  /** Coverage of the body by each source, in the order of their use. */
  coverageOf(id: number): CoverageInterval[];
}

/** Nutation angles at TT, days since J2000.0: out = [dpsi, deps, dpsi rate, deps rate], radians and radians per day. */
export interface NutationSource {
  readonly identity: SourceIdentity;
  angles(ttJ2k: number, out: Float64Array): void;
}
