import type { CoverageInterval } from '../kernel/errors.js';

/**
 * Bodies that an ephemeris file can carry, as small integers, so that hot paths index arrays.
 * Native centres: the planets, EMB and Sun from the solar-system barycentre; the Moon from the Earth.
 * Mars to Pluto are the barycentres of their systems (NAIF 4-9).
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
export const PACKED_BODY_COUNT = 11;

/** Names in messages and in packed files, by body. */
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

export interface SourceIdentity {
  /** Name for answers, e.g. `DE440 (embedded)` or a kernel's own label. */
  readonly label: string;
  readonly sha256: string;
  readonly coverage: CoverageInterval;
}

/** A file of body states. `state` writes position (km) and velocity (km/day), and with `order` 2 the acceleration (km/day^2), ICRF axes. */
export interface EphemerisSource {
  readonly identity: SourceIdentity;
  /** Earth/Moon mass ratio that belongs to the file's Moon and EMB; NaN when it does not carry both. */
  readonly earthMoonMassRatio: number;
  /**
   * How far before its coverage the source still answers, days: room for light that left before the first instant, so that a place is
   * never put together from two ephemerides. 0 for files that end where they end.
   */
  readonly lookBackDays: number;
  has(body: number): boolean;
  covers(body: number, tdbJ2k: number): boolean;
  /** Writes 6 (order 1) or 9 (order 2) numbers from `offset`, relative to the body's native centre. Throws OutOfCoverage. */
  state(body: number, tdbJ2k: number, order: 1 | 2, out: Float64Array, offset: number): void;
}

/** States of small bodies by NAIF id (or an id of the engine), which lie above all indices of the main bodies. */
export interface SmallBodyStates {
  /** As `Ephemeris.barycentric`; `main` gives the Sun where the body's own states are heliocentric. Throws OutOfCoverage. */
  barycentric(
    id: number,
    tdbJ2k: number,
    order: 1 | 2,
    out: Float64Array,
    offset: number,
    main?: EphemerisSource,
  ): void;
  /** What covers the body, in the order in which it is asked. */
  coverageOf(id: number): CoverageInterval[];
}

/** Nutation angles of date in radians, at any instant: out = [dpsi, deps, dpsi rate per day, deps rate per day]. */
export interface NutationSource {
  readonly identity: SourceIdentity;
  angles(ttJ2k: number, out: Float64Array): void;
}
