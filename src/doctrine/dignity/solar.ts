import { normalizeDeg } from '../../kernel/angle.js';
import { SOLAR_BANDS } from '../zodiac/solar-bands.js';
import type { SolarBand, SolarCondition } from '../zodiac/solar-bands.js';
import type { DignityPlanet } from './planets.js';

/** Limits of the bands of the Sun, degrees of longitude. A limit belongs to the narrower band. */
export type SolarOrbs = Readonly<Record<SolarCondition, number>>;

/** The default limits. Source: `SOLAR_BANDS`. */
export const SOLAR_ORBS: SolarOrbs = {
  cazimi: SOLAR_BANDS[0].withinDeg,
  combust: SOLAR_BANDS[1].withinDeg,
  underBeams: SOLAR_BANDS[2].withinDeg,
};

/**
 * Band of a distance from the Sun under a policy.
 * @param distanceDeg difference of longitude, degrees, 0 to 180
 * @param orbs limits of the bands, degrees
 * @param admits bands that count; default all
 * @returns the narrowest admitted band that contains the distance; null outside all
 */
export const bandWithin = (
  distanceDeg: number,
  orbs: SolarOrbs,
  admits: (condition: SolarCondition) => boolean = () => true,
): SolarBand | null => SOLAR_BANDS.find(({ condition }) => admits(condition) && distanceDeg <= orbs[condition]) ?? null;

const HAS_PHASE: ReadonlySet<string> = new Set<DignityPlanet>(['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']);
const INFERIOR: ReadonlySet<string> = new Set<DignityPlanet>(['Mercury', 'Venus']);

/** Phase of a planet to the Sun: oriental (rises before the Sun) or occidental. */
export interface SolarPhase {
  readonly phase: 'oriental' | 'occidental' | null;
  /** Arc from the planet forward to the Sun, degrees in [0, 360). */
  readonly forwardToSunDeg: number;
  /** Superior planets are strong oriental, Venus and Mercury strong occidental (Lilly, p. 114). */
  readonly favourable: boolean;
  /** Reason why there is no phase: the luminaries and outer planets have none; a conjunction or opposition is neither. */
  readonly reason: 'bodyWithoutPhase' | 'conjunctSun' | 'oppositeSun' | null;
}

/**
 * Phase of a planet to the Sun. A planet is oriental where the arc forward to the Sun is less than 180 degrees.
 * Source: Lilly, Christian Astrology, p. 114; Ptolemy, Tetrabiblos II.6.
 * @param longitudeDeg longitude of the planet, degrees
 * @param sunDeg longitude of the Sun, degrees
 */
export function solarPhase(planet: DignityPlanet, longitudeDeg: number, sunDeg: number): SolarPhase {
  const forwardToSunDeg = normalizeDeg(sunDeg - longitudeDeg);
  const none = (reason: SolarPhase['reason']): SolarPhase => ({
    phase: null,
    forwardToSunDeg,
    favourable: false,
    reason,
  });
  if (!HAS_PHASE.has(planet)) return none('bodyWithoutPhase');
  if (forwardToSunDeg === 0) return none('conjunctSun');
  if (forwardToSunDeg === 180) return none('oppositeSun');
  const oriental = forwardToSunDeg < 180;
  return {
    phase: oriental ? 'oriental' : 'occidental',
    forwardToSunDeg,
    favourable: oriental !== INFERIOR.has(planet),
    reason: null,
  };
}

/** Longitudes of the seven planets by name, degrees in [0, 360). */
export type Longitudes = Readonly<Record<string, number>>;

/** The nearest of the seven planets before and behind a planet, and whether the planet is besieged by the malefics. */
export interface Besieging {
  /** Null where the neighbours are ambiguous. */
  readonly besieged: boolean | null;
  readonly backward: string | null;
  readonly forward: string | null;
  readonly backwardDeg: number | null;
  readonly forwardDeg: number | null;
  /** Planets at equal distances, or at the degree of the planet itself; no nearest planet can be chosen among them. */
  readonly ambiguous: readonly string[];
}

/** House rule: the largest distance of each besieging neighbour, degrees. It has the size of the malefics' moieties of orb. */
export const BESIEGING_ORB_DEG = 12;

/**
 * Besieging: the nearest planets before and behind a planet are Mars and Saturn, each within the orb.
 * Source: Lilly, Christian Astrology, p. 114; Bonatti 3.II.5.
 * @param planet name of the planet
 * @param longitudeDeg its longitude, degrees
 * @param longitudes longitudes of the seven planets; the planet itself is ignored
 * @param orbDeg largest distance of each neighbour, degrees, inclusive
 */
export function besieging(
  planet: string,
  longitudeDeg: number,
  longitudes: Longitudes,
  orbDeg = BESIEGING_ORB_DEG,
): Besieging {
  const others = Object.entries(longitudes).filter(([name]) => name !== planet);
  const ahead = nearest(others.map(([name, longitude]) => [name, normalizeDeg(longitude - longitudeDeg)]));
  const behind = nearest(others.map(([name, longitude]) => [name, normalizeDeg(longitudeDeg - longitude)]));
  const ambiguous = [...new Set([...ahead.tied, ...behind.tied])];
  const pair = [ahead.name, behind.name];
  const enclosed = pair.includes('Mars') && pair.includes('Saturn');
  return {
    besieged: ambiguous.length ? null : enclosed && Math.max(ahead.deg, behind.deg) <= orbDeg,
    backward: behind.name,
    forward: ahead.name,
    backwardDeg: behind.name === null ? null : behind.deg,
    forwardDeg: ahead.name === null ? null : ahead.deg,
    ambiguous,
  };
}

/** The smallest distance, the first planet with it, and all planets with it where there are several or the distance is zero. */
function nearest(distances: readonly (readonly [string, number])[]): {
  name: string | null;
  deg: number;
  tied: readonly string[];
} {
  const deg = Math.min(...distances.map(([, distance]) => distance));
  const names = distances.filter(([, distance]) => distance === deg).map(([name]) => name);
  return { name: names[0] ?? null, deg, tied: deg === 0 || names.length > 1 ? names : [] };
}
