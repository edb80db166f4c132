import { canonicalName } from '../contract/names.js';
import type { NutationSource } from '../ephemeris/source.js';
import { icrsToEcliptic } from '../frames/ecliptic.js';
import { generalPrecessionDeg } from '../frames/precession.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import { foldName, suggestNames } from '../kernel/suggest.js';
import { AYANAMSA_SYSTEMS } from '../doctrine/ayanamsa/systems.js';
import type { AyanamsaAnchor, AyanamsaSystem } from '../doctrine/ayanamsa/anchor.js';

/** Equinox of an ayanamsa: `true` of date (with nutation in longitude), or `mean`. */
export type AyanamsaMode = 'true' | 'mean';
export const AYANAMSA_MODES = ['true', 'mean'] as const;

const BY_NAME: ReadonlyMap<string, AyanamsaSystem> = new Map(
  AYANAMSA_SYSTEMS.flatMap((entry) => [entry.system, ...entry.aliases].map((name) => [foldName(name), entry] as const)),
);
const TOKENS = AYANAMSA_SYSTEMS.map((entry) => entry.system);

/**
 * The system of a name, an alias, or the conventional form of a token. `field`: JSON pointer. Errors: InvalidInput with
 * suggestions.
 */
export function ayanamsaSystem(name: string, field: string): AyanamsaSystem {
  const found = BY_NAME.get(foldName(name)) ?? BY_NAME.get(foldName(canonicalName(name, TOKENS) ?? ''));
  if (found !== undefined) return found;
  const names = AYANAMSA_SYSTEMS.flatMap((entry) => [entry.system, ...entry.aliases]);
  throw new InvalidInput({
    field,
    message: 'is not a known ayanamsa',
    given: name,
    allowed: TOKENS,
    suggestions: suggestNames(name, names),
  });
}

/**
 * The ayanamsa, degrees in [0, 360): tropical longitude less sidereal longitude. `ttJ2k`: TT days since J2000.0; the
 * IAU 2006 precession is valid for about 5,000 years on either side. A zodiac defined by an epoch moves with the
 * general precession p_A (IAU 2006, Capitaine et al. 2003, eq. 39). A zodiac defined by a star follows the barycentric
 * direction of the star, without aberration, because a frame has no aberration.
 */
export function ayanamsaDeg(
  source: NutationSource,
  ttJ2k: number,
  { anchor }: AyanamsaSystem,
  mode: AyanamsaMode,
): number {
  const mean =
    anchor.kind === 'epoch'
      ? anchor.j2000Deg + generalPrecessionDeg(ttJ2k)
      : anchorLongitudeDeg(anchor, ttJ2k) - anchor.siderealDeg;
  if (mode === 'mean') return normalizeDeg(mean);
  const nutation = new Float64Array(4);
  source.angles(ttJ2k, nutation);
  return normalizeDeg(mean + nutation[0] * DEG_PER_RAD);
}

/** The mean ayanamsa at J2000.0, degrees, as registries list it. */
export const ayanamsaAtJ2000Deg = (system: AyanamsaSystem): number =>
  system.anchor.kind === 'epoch'
    ? system.anchor.j2000Deg
    : normalizeDeg(anchorLongitudeDeg(system.anchor, 0) - system.anchor.siderealDeg);

/** The sidereal longitude of a tropical longitude, degrees in [0, 360); both refer to the equinox of the ayanamsa. */
export const siderealDeg = (tropicalDeg: number, ayanamsa: number): number =>
  normalizeDeg(normalizeDeg(tropicalDeg) - ayanamsa);
/** The tropical longitude of a sidereal longitude, degrees in [0, 360); both refer to the equinox of the ayanamsa. */
export const tropicalDeg = (sidereal: number, ayanamsa: number): number =>
  normalizeDeg(normalizeDeg(sidereal) + ayanamsa);

const MAS_PER_DEG = 3_600_000;
const DAYS_PER_YEAR = 365.25;

/**
 * The longitude of an anchor in the mean ecliptic and equinox of date, degrees. A star moves on a straight line in
 * space, without radial motion (below 1 mas per millennium for the stars used). A pole gives the ascending node of its
 * circle.
 */
function anchorLongitudeDeg(anchor: Exclude<AyanamsaAnchor, { kind: 'epoch' }>, ttJ2k: number): number {
  const ra = anchor.raDeg * RAD_PER_DEG,
    dec = anchor.decDeg * RAD_PER_DEG;
  const sr = Math.sin(ra),
    cr = Math.cos(ra),
    sd = Math.sin(dec),
    cd = Math.cos(dec);
  let x = cd * cr,
    y = cd * sr,
    z = sd;
  if (anchor.kind === 'star') {
    const years = ttJ2k / DAYS_PER_YEAR;
    const east = (anchor.pmRaMasYr * years * RAD_PER_DEG) / MAS_PER_DEG,
      north = (anchor.pmDecMasYr * years * RAD_PER_DEG) / MAS_PER_DEG;
    x += -sr * east - sd * cr * north;
    y += cr * east - sd * sr * north;
    z += cd * north;
  }
  const m = icrsToEcliptic(ttJ2k, 0, new Float64Array(9));
  const longitude = Math.atan2(m[3] * x + m[4] * y + m[5] * z, m[0] * x + m[1] * y + m[2] * z) * DEG_PER_RAD;
  // The galactic equator crosses the ecliptic 90 degrees after the longitude of its north pole.
  return anchor.kind === 'pole' ? longitude + 90 : longitude;
}
